import { phoneHref } from '../../src/domain/contact-links.ts';
import type { Section } from '../../generated/page/types.ts';
import { type ByLanguage, type Company, column, node, row, same } from './sections.ts';

/** Pages that the foot leads to. */
export type Listed = readonly { readonly id: string; readonly label: ByLanguage }[];

/** The foot of every page: the company, its pages, and what a booking and the law need. */
export const footer = (phone: string, email: string, listed: Listed, others: Listed): Section => {
  const links = (id: string, pages: Listed, props: object) =>
    column(
      id,
      pages.map((entry) =>
        node(`foot-to-${entry.id}`, 'Button', {
          label: `footer.${entry.id}`,
          link: { pageId: entry.id, url: '' },
          variant: 'text',
        }),
      ),
      { xs: 6, gap: 4, ...props },
    );
  return row(
    'foot',
    [
      column(
        'foot-name',
        [
          node('foot-title', 'Paragraph', { text: 'footer.name', as: 'h2', size: 'title' }),
          node('foot-city', 'Paragraph', { text: 'footer.city' }),
          node('foot-phone', 'Button', {
            label: 'footer.phone',
            link: { pageId: '', url: phoneHref(phone) },
            variant: 'text',
            icon: 'phone',
          }),
          node('foot-mail', 'Button', {
            label: 'footer.email',
            link: { pageId: '', url: `mailto:${email}` },
            variant: 'text',
            icon: 'mail',
          }),
        ],
        { md: 6, gap: 8 },
      ),
      links('foot-links', listed, { md: 3 }),
      links('foot-others', others, { md: 3 }),
    ],
    { background: 'ink', tone: 'light', motif: true, paddingBlock: 64, gap: 32 },
  );
};

/** The texts of the foot by language. */
export function footerTexts({ name, languages, city, phone, email }: Company, listed: Listed): object {
  const texts: Readonly<Record<string, ByLanguage>> = {
    'footer.name': same(languages, name),
    'footer.city': same(languages, city),
    'footer.phone': same(languages, phone),
    'footer.email': same(languages, email),
    ...Object.fromEntries(listed.map(({ id, label }) => [`footer.${id}`, label])),
  };
  return Object.fromEntries(
    languages.map((language) => [
      language,
      Object.fromEntries(Object.entries(texts).map(([key, byLanguage]) => [key, byLanguage[language] ?? ''])),
    ]),
  );
}
