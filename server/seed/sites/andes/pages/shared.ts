import type { Section } from '../../../../../generated/page/types.ts';
import { column, node, row, text } from '../../../nodes.ts';
import { button, eyebrow, rule } from '../nodes.ts';

const branch = (name: string): Section =>
  column(`foot-${name}`, { xs: 12, sm: 6, lg: 2, gap: 4 }, [
    text(`foot-${name}-name`, `footer.${name}`, { as: 'h3', size: 'body' }),
    text(`foot-${name}-text`, `footer.${name}Text`, { size: 'small' }),
  ]);

/** The foot of every page: who we are, five branches with their hours, languages, the small print. */
export const footer = {
  format: 1,
  sections: [
    row(
      'foot',
      { anchor: 'contacto', background: 'ink', tone: 'light', motif: true, section: true, gap: 48 },
      [
        column('foot-texts', { md: 7 }, [text('foot-statement', 'footer.statement', { as: 'h2' })]),
        column('foot-contact', { md: 5, gap: 4 }, [
          eyebrow('foot-contact-title', 'footer.contact'),
          button(
            'foot-call',
            'footer.phone',
            { pageId: '', url: 'tel:+542615550140' },
            {
              variant: 'text',
              icon: 'phone',
            },
          ),
          button(
            'foot-call-chile',
            'footer.phoneChile',
            { pageId: '', url: 'tel:+56255500140' },
            { variant: 'text', icon: 'phone' },
          ),
          button(
            'foot-mail',
            'footer.mail',
            { pageId: '', url: 'mailto:reservas@andes-rent.example' },
            {
              variant: 'text',
              icon: 'mail',
            },
          ),
        ]),
        column('foot-line', {}, [rule('foot-line-rule')]),
        column('foot-branches', {}, [
          row(
            'foot-branch-list',
            { width: 'full', gap: 24, justify: 'between' },
            ['mendoza', 'buenosaires', 'bariloche', 'salta', 'santiago'].map(branch),
          ),
        ]),
        column('foot-line-2', {}, [rule('foot-line-2-rule')]),
        column('foot-languages', { md: 6 }, [
          node('foot-language', 'LanguageSelector', { layout: 'inline' }),
        ]),
        column('foot-payment', { md: 6, gap: 8 }, [
          text('foot-pay', 'footer.payment', { size: 'small' }),
          text('foot-legal', 'footer.legal', { size: 'small' }),
          button(
            'foot-conditions',
            'menu.conditions',
            { pageId: 'conditions', url: '' },
            {
              variant: 'text',
              size: 'small',
            },
          ),
        ]),
      ],
    ),
  ],
};

/** What stands beside the menu in the header. */
export const headerTools = {
  format: 1,
  sections: [node('tools-language', 'LanguageSelector', { layout: 'dropdown', compact: true })],
};
