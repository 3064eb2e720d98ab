import { DESCRIPTION } from './schema-parts.ts';

type Texts = Readonly<Record<string, string>>;

/** Texts of a new component that no other has, by language of the editor. */
const NEW: Readonly<Record<string, Texts>> = {
  de: {
    [DESCRIPTION]: 'Ein Satz für Betreiber: wofür es gut ist.',
    'How much it stands out.': 'Wie sehr es auffällt.',
    'What it says.': 'Was darin steht.',
  },
  es: {
    [DESCRIPTION]: 'Una frase para los operadores: para qué sirve.',
    'How much it stands out.': 'Cuánto destaca.',
    'What it says.': 'Lo que dice.',
  },
  hr: {
    [DESCRIPTION]: 'Jedna rečenica za operatere: čemu služi.',
    'How much it stands out.': 'Koliko se ističe.',
    'What it says.': 'Što piše.',
  },
  pt: {
    [DESCRIPTION]: 'Uma frase para os operadores: para que serve.',
    'How much it stands out.': 'Quanto se destaca.',
    'What it says.': 'O que diz.',
  },
};

/** The languages of the editor beside English. */
export const EDITOR_LANGUAGES: readonly string[] = Object.keys(NEW);

/** The order of these texts. */
export const byText = (one: string, other: string) =>
  one.toLowerCase().localeCompare(other.toLowerCase(), 'en');

/**
 * The texts of schemas in a language with those of a new component; its title stays English until it is translated.
 * @param shown every text that its schema shows
 */
export function withNewTexts(texts: Texts, language: string, title: string, shown: readonly string[]): Texts {
  const added = { [title]: title, ...NEW[language] };
  const missing = Object.entries(added).filter(
    ([text]) => shown.includes(text) && !Object.hasOwn(texts, text),
  );
  return Object.fromEntries(
    [...Object.entries(texts), ...missing].sort(([one], [other]) => byText(one, other)),
  );
}

interface SharedText {
  readonly text: string;
  readonly languages: readonly string[];
  readonly reason: string;
}

/** The list of texts that are the same as in English, with the title of a new component. */
export const withSharedTitle = (shared: readonly SharedText[], title: string): readonly SharedText[] =>
  shared.some(({ text }) => text === title)
    ? shared
    : [
        ...shared,
        {
          text: title,
          languages: EDITOR_LANGUAGES,
          reason: 'A new component, whose title is to be translated.',
        },
      ];
