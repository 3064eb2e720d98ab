import type { builtInContent } from '../../src/site/page-templates/built-in-templates.ts';
import type { ByLanguage } from './sections.ts';
import { siteTexts } from './texts-of-site.ts';

type Content = ReturnType<typeof builtInContent>;
type Translations = Content['translations'];

/** The texts of several contents, by language. */
export const mergedTexts = (...contents: readonly Pick<Content, 'translations'>[]): Translations => {
  const [first] = contents;
  return Object.fromEntries(
    Object.keys(first?.translations ?? {}).map((language) => [
      language,
      // The heading is that of the first one.
      Object.assign({}, ...contents.map(({ translations }) => translations[language]).reverse()),
    ]),
  );
};

/** Texts by language as those of a page. */
export const textsOf = (key: string, textsByLanguage: ByLanguage) => ({
  translations: Object.fromEntries(
    Object.entries(textsByLanguage).map(([language, text]) => [language, { [key]: text }]),
  ),
});

/** How customers cancel and change a booking, with the name of the page that they do it on. */
export const changeAnswers = (languages: readonly string[], pageNames: ByLanguage): ByLanguage =>
  Object.assign(
    {},
    ...languages.map((language) =>
      siteTexts('changeAnswer', [language], { page: pageNames[language] ?? '' }),
    ),
  );

/** The texts of the template with another sentence below the heading. */
export const leadOf = (translations: Translations, lead: ByLanguage, key = 'page.offersLead') =>
  Object.fromEntries(
    Object.entries(translations).map(([language, texts]) => [
      language,
      { ...texts, [key]: lead[language] ?? '' },
    ]),
  );
