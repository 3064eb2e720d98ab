import type { DocumentBody } from '../../src/api/wire/document-body.ts';
import type { Translations } from '../../src/runtime/text/resolve-text.ts';

/** The texts of composed documents by language and key; each key has one text in a language, wherever it is. */
export function composedTexts(bodies: readonly DocumentBody[]): Translations {
  const texts: Record<string, Record<string, string>> = {};
  for (const { builder } of bodies) {
    const { translations = {} } = (builder ?? {}) as { readonly translations?: Translations };
    for (const [language, entries] of Object.entries(translations))
      texts[language] = { ...texts[language], ...entries };
  }
  return texts;
}
