import type { Section } from '../../../../../generated/page/types.ts';
import { column, node, row, text } from '../../../nodes.ts';
import { eyebrow, picture, rule } from '../nodes.ts';

const hero = row(
  'hero',
  {
    backgroundImage: picture('offer-route-40', 'alt.route40'),
    minHeight: 'most',
    valign: 'start',
    tone: 'light',
    shade: 'start',
    paddingBlock: 64,
  },
  [
    column('hero-texts', { md: 7, lg: 6, gap: 16 }, [
      eyebrow('hero-eyebrow', 'r40.hero.eyebrow'),
      text('hero-title', 'r40.hero.title', { as: 'h1', size: 'poster' }),
      text('hero-lead', 'r40.hero.lead', { size: 'lead' }),
    ]),
  ],
);

const fact = (name: string) =>
  column(`fact-${name}`, { md: 4, gap: 4 }, [
    text(`fact-${name}-number`, `r40.facts.${name}`, { size: 'headline' }),
    text(`fact-${name}-text`, `r40.facts.${name}Text`, { color: 'muted' }),
  ]);

const facts = row('facts', { gap: 32, paddingBlock: 64 }, ['km', 'gravel', 'height'].map(fact));

const stage = (number: number): Section[] => [
  rule(`stage-${number}-line`),
  row(`stage-${number}`, { width: 'full', gap: 16, paddingBlock: 12 }, [
    column(`stage-${number}-when`, { xs: 12, sm: 3, gap: 0 }, [
      eyebrow(`stage-${number}-day`, `r40.d${number}.day`),
      text(`stage-${number}-meta`, `r40.d${number}.meta`, { size: 'small', color: 'muted' }),
    ]),
    column(`stage-${number}-what`, { xs: 12, sm: 9, gap: 8 }, [
      text(`stage-${number}-title`, `r40.d${number}.title`, { as: 'h3' }),
      text(`stage-${number}-text`, `r40.d${number}.text`),
    ]),
  ]),
];

const stages = row('stages', { section: true, gap: 64, valign: 'start', background: 'surface' }, [
  column('stages-head', { md: 4, gap: 16 }, [
    text('stages-title', 'r40.stages.title', { as: 'h2' }),
    text('stages-text', 'r40.stages.text', { color: 'muted' }),
  ]),
  column(
    'stages-list',
    { md: 8, gap: 12 },
    Array.from({ length: 10 }, (_, index) => stage(index + 1)).flat(),
  ),
]);

const hint = (name: string, icon: string): Section[] => [
  rule(`car-${name}-line`),
  row(`car-${name}`, { width: 'full', gap: 16, wrap: false }, [
    column(`car-${name}-icon`, { xs: 1 }, [
      node(`car-${name}-mark`, 'Icon', { name: icon, color: 'primary' }),
    ]),
    column(`car-${name}-texts`, { xs: 11 }, [text(`car-${name}-text`, `r40.car.${name}`)]),
  ]),
];

const car = row('car', { section: true, gap: 64, valign: 'center' }, [
  column('car-texts', { md: 6, gap: 16 }, [
    text('car-title', 'r40.car.title', { as: 'h2' }),
    text('car-text', 'r40.car.text', { marginBottom: 16 }),
    ...hint('fuel', 'fuel'),
    ...hint('phone', 'navigation'),
    ...hint('tyre', 'gauge'),
  ]),
  column('car-view', { md: 6 }, [
    node('car-picture', 'Image', {
      image: picture('interlude-steppe', 'alt.steppe'),
      ratio: '4/5',
      sizes: 'half',
    }),
  ]),
]);

const offer = row('offer', { section: true, gap: 48, background: 'primary', tone: 'light', motif: true }, [
  column('offer-texts', { md: 7, gap: 16 }, [
    text('offer-title', 'r40.offer.title', { as: 'h2', size: 'display' }),
    text('offer-text', 'r40.offer.text', { size: 'lead' }),
  ]),
  column('offer-form', { md: 5, valign: 'center' }, [
    node('offer-search', 'SearchForm', {
      layout: 'vertical',
      placeId: 'sla-airport',
      buttonLabel: 'r40.offer.action',
    }),
  ]),
]);

/** A journey that needs one car, two branches and ten days. */
export const route40 = { format: 1, sections: [hero, facts, stages, car, offer] };
