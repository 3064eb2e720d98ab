import type { Section } from '../../../generated/page/types.ts';
import { primarySubtag } from '../../../src/runtime/text/languages.ts';
import { blankPage, type PageNamings } from './new-page.ts';
import type { DocumentBody } from './page-body.ts';
import texts from './template-texts.json';

/** What a new page may begin with, besides being a copy. */
export const PAGE_TEMPLATES = ['blank', 'text', 'search'] as const;
export type PageTemplate = (typeof PAGE_TEMPLATES)[number];

export const isTemplate = (value: string): value is PageTemplate =>
  PAGE_TEMPLATES.some((template) => template === value);

const node = (id: string, type: string, props: object = {}, slots: Section['slots'] = {}): Section => ({
  id,
  type,
  v: 1,
  props: { ...props },
  slots,
});

/** A section of one column. */
const section = (id: string, content: Section[]): Section =>
  node(id, 'Row', { section: true }, { columns: [node(`${id}-column`, 'Column', { md: 8 }, { content })] });

const TITLE = node('title', 'Paragraph', { text: 'page.title', as: 'h1' });
const LEAD = node('lead', 'Paragraph', { text: 'page.lead', size: 'lead', color: 'muted' });
const BODY = node('body', 'Paragraph', { text: 'page.body' });

/** Sections of each template, and the keys of their texts besides the title. */
const CONTENT: Readonly<
  Record<
    Exclude<PageTemplate, 'blank'>,
    { readonly sections: readonly Section[]; readonly keys: readonly ('lead' | 'body')[] }
  >
> = {
  text: { sections: [section('head', [TITLE, LEAD]), section('text', [BODY])], keys: ['lead', 'body'] },
  search: {
    sections: [
      section('head', [TITLE, LEAD]),
      node(
        'search',
        'Row',
        { section: true },
        {
          columns: [node('search-column', 'Column', {}, { content: [node('search-form', 'SearchForm')] })],
        },
      ),
    ],
    keys: ['lead'],
  },
};

const wordsOf = (language: string) =>
  (texts as Readonly<Record<string, { readonly lead: string; readonly body: string }>>)[
    primarySubtag(language)
  ];

/** A page as a template makes it: its name is the heading in each language, and other texts are there to be replaced. */
export function templatePage(template: PageTemplate, namings: PageNamings): DocumentBody {
  const blank = blankPage(namings);
  if (template === 'blank') return blank;
  const { sections, keys } = CONTENT[template];
  const translations = Object.fromEntries(
    Object.entries(blank.menuLabel as Readonly<Record<string, string>>).map(([language, title]) => {
      const words = wordsOf(language);
      const rest = words ? keys.map((key) => [`page.${key}`, words[key]]) : [];
      return [language, Object.fromEntries([['page.title', title], ...rest])];
    }),
  );
  return { ...blank, builder: { ...(blank.builder as object), sections, translations } };
}
