import { primarySubtag } from '../../runtime/text/languages.ts';

/**
 * The texts of a language. A variant has what differs from its language alone, and variants that say it alike stand
 * together, as `es-CR es-DO`; a language without texts has the English ones.
 */
export function textsOf<Name extends string>(
  texts: { readonly en: Readonly<Record<Name, string>> } & Readonly<
    Record<string, Readonly<Partial<Record<Name, string>>>>
  >,
  language: string,
): Readonly<Record<Name, string>> {
  const variant = Object.keys(texts).find((tags) => tags.split(' ').includes(language));
  return { ...texts.en, ...texts[primarySubtag(language)], ...(variant && texts[variant]) };
}
