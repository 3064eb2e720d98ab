import { primarySubtag } from '../../src/runtime/text/languages.ts';

type Texts = Readonly<Record<string, string>>;

/**
 * Languages of a site in the order in which operators read names: those of the interface's language, then the others.
 * @param languages languages of the site, the default first
 */
export const namingLanguages = (
  interfaceLanguage: string,
  languages: readonly string[],
): readonly string[] => [
  ...new Set([
    ...languages.filter((tag) => primarySubtag(tag) === primarySubtag(interfaceLanguage)),
    ...languages,
  ]),
];

/** The name in the first language that has one, then one of no known language, then any; '' without one. */
export const pickName = (names: Texts, languages: readonly string[]): string =>
  [...languages, 'und', ...Object.keys(names)].map((tag) => names[tag]).find(Boolean) ?? '';

/** What operators call a document in lists: the name that it has, else its id. @param language whose name is taken first */
export const documentName = (
  { id, title }: { readonly id: string; readonly title: Texts },
  language?: string,
): string => pickName(title, language === undefined ? [] : [language]) || id;

/** The name that operators gave a stored document; '' without one. */
export const nameOfBody = ({ name }: Readonly<Record<string, unknown>>): string =>
  typeof name === 'string' ? name.trim() : '';
