import de from '../editor/palette/example-texts/de.json' with { type: 'json' };

/** Texts of examples in other languages than English, by their English text. */
const TEXTS: Readonly<Record<string, Readonly<Record<string, string>>>> = { de };

/** Texts of an example in a language: those that were translated, the others as they are. */
export function exampleTextsIn(
  language: string,
  texts: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const translated = TEXTS[language];
  if (!translated) return texts;
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      Object.hasOwn(translated, text) ? (translated[text] ?? text) : text,
    ]),
  );
}
