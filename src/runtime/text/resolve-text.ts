import { fallbackChain } from './languages.ts';

/** Texts by language tag and key, as a builder document carries them. */
export type Translations = Readonly<Record<string, Readonly<Record<string, string>>>>;

const own = <T>(record: Readonly<Record<string, T>> | undefined, key: string): T | undefined =>
  record && Object.hasOwn(record, key) ? record[key] : undefined;

/** The text for a language: by the fallback chain, then the first text that is not empty, else ''. */
export function pickText(texts: Readonly<Record<string, string>> | undefined, language: string): string {
  if (!texts) return '';
  for (const tag of fallbackChain(language)) {
    const text = own(texts, tag);
    if (text) return text;
  }
  return Object.values(texts).find((text) => typeof text === 'string' && text !== '') ?? '';
}

/** The text of a key in a page's translations; '' when no language has it, never the key itself. */
export function resolveText(translations: Translations, key: string, language: string): string {
  if (key === '') return '';
  for (const tag of fallbackChain(language)) {
    const text: unknown = own(own(translations, tag), key);
    if (typeof text === 'string' && text !== '') return text;
  }
  for (const texts of Object.values(translations)) {
    const text: unknown = own(texts, key);
    if (typeof text === 'string' && text !== '') return text;
  }
  return '';
}
