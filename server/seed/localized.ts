/** Texts by language tag and key. */
export type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** One text in every language, by language tag. @throws RangeError when a language lacks it */
export const localized = (texts: Texts, key: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).map(([language, entries]) => {
      const text = entries[key];
      if (text === undefined) throw new RangeError(`localized: ${language} lacks the text "${key}"`);
      return [language, text];
    }),
  );
