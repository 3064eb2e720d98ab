import { withPlainLetters } from './plain-letters.ts';

const MAX_SLUG = 80;

/** Letters that mean something else without their mark. */
const MARKED_LETTERS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** A segment of a path made of a title: `Ofertas de verão` is `ofertas-de-verao`. Letters of other scripts stay, with their marks. */
export function slugOf(title: string): string {
  const letters = title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[äöü]/g, (letter) => MARKED_LETTERS[letter] ?? letter);
  const words = withPlainLetters(letters)
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  return [...words]
    .slice(0, MAX_SLUG)
    .join('')
    .replace(/^-+|-+$/g, '');
}

/** What of the path of a title is in ASCII, for names of files and identifiers; '' without any. */
export const asciiSlugOf = (title: string): string =>
  slugOf(title)
    .replace(/[^a-z0-9-]/g, '')
    .replace(/^-+|-+$/g, '');
