import type { Section } from '../../../../../generated/page/types.ts';
import { column, row, text } from '../../../nodes.ts';
import { rule } from '../nodes.ts';

const point = (name: string): Section[] => [
  rule(`point-${name}-line`),
  row(`point-${name}`, { width: 'full', gap: 16, paddingBlock: 12 }, [
    column(`point-${name}-name`, { xs: 12, sm: 4 }, [
      text(`point-${name}-title`, `cond.${name}.title`, { as: 'h3', size: 'lead' }),
    ]),
    column(`point-${name}-texts`, { xs: 12, sm: 8 }, [text(`point-${name}-text`, `cond.${name}.text`)]),
  ]),
];

const part = (id: string, titleKey: string, props: object, names: readonly string[]): Section =>
  row(id, { section: true, gap: 48, valign: 'start', ...props }, [
    column(`${id}-head`, { md: 4 }, [text(`${id}-title`, titleKey, { as: 'h2' })]),
    column(`${id}-points`, { md: 8, gap: 8 }, names.flatMap(point)),
  ]);

/** What a customer agrees to, and what happens with their data. */
export const conditions = {
  format: 1,
  sections: [
    row('lead', { paddingBlock: 64 }, [
      column('lead-texts', { md: 9, gap: 16 }, [
        text('lead-title', 'cond.title', { as: 'h1' }),
        text('lead-text', 'cond.lead', { size: 'lead', color: 'muted' }),
      ]),
    ]),
    part('rental', 'cond.rental', { background: 'surface' }, [
      'age',
      'days',
      'price',
      'deposit',
      'cover',
      'fuel',
      'border',
      'cancel',
    ]),
    part('privacy', 'cond.privacy', { anchor: 'privacidad' }, ['data', 'use', 'time', 'rights']),
  ],
};
