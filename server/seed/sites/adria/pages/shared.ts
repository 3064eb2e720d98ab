import { column, node, row, text } from '../../../nodes.ts';

const branch = (id: string) =>
  column(`branch-${id}`, { xs: 12, sm: 6, md: 3, gap: 4 }, [
    text(`branch-${id}-name`, `branch.${id}`, { as: 'h3' }),
    text(`branch-${id}-address`, `footer.${id}.address`, { size: 'small' }),
    text(`branch-${id}-hours`, `footer.${id}.hours`, { size: 'small' }),
    node(`branch-${id}-call`, 'Button', {
      label: `footer.${id}.phone`,
      link: { pageId: '', url: `tel:${PHONES[id]}` },
      variant: 'text',
      size: 'small',
      icon: 'phone',
    }),
  ]);

const PHONES: Readonly<Record<string, string>> = {
  pula: '+38552000100',
  zadar: '+38523000100',
  split: '+38521000100',
  dubrovnik: '+38520000100',
};

const rules = (pageId: string) =>
  node(`foot-${pageId}`, 'Button', {
    label: `${pageId}.title`,
    link: { pageId, url: '' },
    variant: 'text',
    size: 'small',
  });

/** The foot of every page: what we stand for, the four desks with their hours, languages, the small print. */
export const footer = {
  format: 1,
  sections: [
    row('mosaic', { width: 'full', background: 'paper', paddingBlock: 8 }, [
      column('mosaic-strip', {}, [
        node('mosaic-border', 'Divider', { line: 'brand', thickness: 12, color: 'paper', spacing: 0 }),
      ]),
    ]),
    row(
      'foot',
      { anchor: 'contact', background: 'ink', tone: 'light', motif: true, section: true, gap: 48 },
      [
        column('foot-texts', { md: 9, gap: 16 }, [
          text('foot-title', 'footer.title', { as: 'h2' }),
          text('foot-text', 'footer.text'),
        ]),
        column('foot-contact', { md: 3, gap: 4, valign: 'end' }, [
          node('foot-mail', 'Button', {
            label: 'contact.mail',
            link: { pageId: '', url: 'mailto:putovanja@adria-cars.example' },
            variant: 'text',
            icon: 'mail',
          }),
          node('foot-call', 'Button', {
            label: 'contact.phone',
            link: { pageId: '', url: 'tel:+38521000100' },
            variant: 'text',
            icon: 'phone',
          }),
        ]),
        ...['pula', 'zadar', 'split', 'dubrovnik'].map(branch),
        column('foot-line', {}, [node('foot-rule', 'Divider', { spacing: 0 })]),
        column('foot-languages', { md: 9 }, [
          node('foot-language', 'LanguageSelector', { layout: 'inline' }),
        ]),
        column('foot-payment', { md: 3 }, [text('foot-pay', 'footer.payment', { size: 'small' })]),
        column('foot-legal', { md: 9 }, [text('foot-imprint', 'footer.legal', { size: 'small' })]),
        column('foot-rules', { md: 3, direction: 'horizontal', gap: 16 }, ['terms', 'privacy'].map(rules)),
      ],
    ),
  ],
};

/** What stands beside the menu in the header. */
export const headerTools = {
  format: 1,
  sections: [node('tools-language', 'LanguageSelector', { layout: 'dropdown', compact: true })],
};
