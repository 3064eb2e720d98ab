import i18next, { type i18n } from 'i18next';
import { fallbackChain, LAST_RESORT, type LanguageTag } from './languages.ts';

/** The built-in text of a key such as `results.total`; `count` chooses the plural form. */
export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** Built-in texts of one language, nested by area. */
export type LocaleTexts = Readonly<Record<string, unknown>>;

/**
 * An i18next instance over the given texts. A key that no language has yields '' and is reported,
 * so that a raw key never reaches a page.
 */
export function createTexts(
  resources: Readonly<Partial<Record<LanguageTag, LocaleTexts>>>,
  onMissing: (key: string) => void,
): i18n {
  const instance = i18next.createInstance();
  void instance.init({
    initAsync: false,
    resources: Object.fromEntries(
      Object.entries(resources).map(([tag, texts]) => [tag, { translation: texts as object }]),
    ),
    lng: LAST_RESORT,
    fallbackLng: (tag) => [...fallbackChain(tag)],
    interpolation: { escapeValue: false },
    returnEmptyString: false,
    parseMissingKeyHandler: (key) => {
      onMissing(key);
      return '';
    },
  });
  return instance;
}

/**
 * Texts without values as they were found, by language and key: a list asks for the same ones with each entry. Bounded
 * by the languages of the sites and the keys that have a text, and cached as long as the texts are used.
 */
const found = new WeakMap<i18n, Map<string, Map<string, string>>>();

function foundIn(texts: i18n, language: string): Map<string, string> {
  const byLanguage = found.get(texts) ?? new Map<string, Map<string, string>>();
  found.set(texts, byLanguage);
  const known = byLanguage.get(language) ?? new Map<string, string>();
  byLanguage.set(language, known);
  return known;
}

/** The translate function of one language. */
export function translateFor(texts: i18n, language: string): Translate {
  const fixed = texts.getFixedT(language);
  const known = foundIn(texts, language);
  return (key, values) => {
    const before = values ? undefined : known.get(key);
    if (before !== undefined) return before;
    const text: unknown = fixed(key, values as Record<string, string | number>);
    if (typeof text !== 'string') return '';
    // One that is missing is reported each time.
    if (!values && text !== '') known.set(key, text);
    return text;
  };
}
