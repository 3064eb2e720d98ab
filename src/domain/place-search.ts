import { withPlainLetters } from './plain-letters.ts';

/* Finding a place by what somebody types. */

/** A place as it is looked for: the words of all its texts, its name first. */
export type FindablePlace = {
  readonly name: string;
  readonly city: string;
  /** Name of the country in the visitor's language. */
  readonly countryName: string;
  readonly address: string;
  readonly iataCode: string | null;
};

/** A text in lower case, without accents and punctuation. */
export const plainText = (text: string): string =>
  withPlainLetters(text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, ''))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** How well a place fits, 0 best; null when a typed word begins no word of it. */
function rankOf(place: FindablePlace, typed: string): number | null {
  const name = plainText(place.name);
  const code = plainText(place.iataCode ?? '');
  const words = plainText(
    [place.name, place.city, place.countryName, place.address, place.iataCode ?? ''].join(' '),
  ).split(' ');
  if (!typed.split(' ').every((part) => words.some((word) => word.startsWith(part)))) return null;
  if (code === typed) return 0;
  if (name.startsWith(typed)) return 1;
  return plainText(place.city).startsWith(typed) ? 2 : 3;
}

/** The places that fit what was typed, the best first, equal ones in their order; all of them for an empty text. */
export function findPlaces<T extends FindablePlace>(text: string, places: readonly T[]): readonly T[] {
  const typed = plainText(text);
  if (typed === '') return places;
  return places
    .flatMap((place) => {
      const rank = rankOf(place, typed);
      return rank === null ? [] : [{ place, rank }];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ place }) => place);
}
