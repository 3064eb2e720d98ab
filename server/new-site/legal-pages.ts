import type { Section } from '../../generated/page/types.ts';
import { textsOf } from '../../src/site/page-templates/texts-of.ts';
import { type ByLanguage, column, node, row } from './sections.ts';
import texts from './legal-texts.json' with { type: 'json' };

type TextName = keyof (typeof texts)['en'];

/** A page that a company must have: what it says is true of every site, and its author adds what the law demands. */
export interface LegalPage {
  readonly id: 'terms' | 'privacy';
  readonly titles: ByLanguage;
  readonly lead: ByLanguage;
  readonly sections: readonly Section[];
  readonly translations: Readonly<Record<string, ByLanguage>>;
}

const PAGES = [
  { id: 'terms', name: 'termsName', lead: 'termsLead', texts: ['termsPrice', 'termsCancel'] },
  { id: 'privacy', name: 'privacyName', lead: 'privacyLead', texts: ['privacyStored', 'privacyConsent'] },
] as const satisfies readonly {
  readonly id: LegalPage['id'];
  readonly name: TextName;
  readonly lead: TextName;
  readonly texts: readonly TextName[];
}[];

const keyOf = (name: TextName) => `legal.${name}`;

/** The pages of terms and privacy in the languages of a site. */
export const legalPages = (languages: readonly string[]): readonly LegalPage[] =>
  PAGES.map(({ id, name, lead, texts: paragraphs }) => {
    const inEach = (text: TextName): ByLanguage =>
      Object.fromEntries(languages.map((language) => [language, textsOf(texts, language)[text]]));
    const content = [
      node('title', 'Paragraph', { text: keyOf(name), as: 'h1' }),
      node('lead', 'Paragraph', { text: keyOf(lead), size: 'lead', color: 'muted' }),
      ...paragraphs.map((text) => node(text, 'Paragraph', { text: keyOf(text) })),
    ];
    return {
      id,
      titles: inEach(name),
      lead: inEach(lead),
      sections: [row('legal', [column('legal-column', content, { md: 8, gap: 16 })], { section: true })],
      translations: Object.fromEntries(
        languages.map((language) => [
          language,
          Object.fromEntries(
            [name, lead, ...paragraphs].map((text) => [keyOf(text), textsOf(texts, language)[text]]),
          ),
        ]),
      ),
    };
  });
