import { textsOf } from '../../src/site/page-templates/texts-of.ts';
import texts from './site-texts.json' with { type: 'json' };

type TextName = keyof (typeof texts)['en'];

/** A text about a new company by language, with what is named in braces put in. */
export const siteTexts = (
  name: TextName,
  languages: readonly string[],
  values: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    languages.map((language) => [
      language,
      textsOf(texts, language)[name].replace(/\{(\w+)\}/g, (_, value: string) => values[value] ?? ''),
    ]),
  );
