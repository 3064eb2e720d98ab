/** Built-in texts of a language, by key. */
export type TextsOf = (
  language: string,
) => (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** The operator's name of something in a language; `fallback` when it has none. */
export type NameIn = (names: Readonly<Record<string, string>> | null, language: string) => string;
