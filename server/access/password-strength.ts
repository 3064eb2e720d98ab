import COMMON from './common-passwords.json' with { type: 'json' };

/** Why a password is not taken. */
export type PasswordWeakness = 'short' | 'common' | 'own-words';

const SHORTEST = 12;
/** Shorter words say too little about whom a password belongs to. */
const SHORTEST_OWN_WORD = 4;

/** Letters that digits and signs stand for in passwords. */
const LETTERS: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};
const KEYBOARD = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'azertyuiop',
  '1234567890',
  'abcdefghijklmnopqrstuvwxyz',
];
const RUNS = KEYBOARD.flatMap((row) => [row, [...row].toReversed().join('')]).map((row) => row + row);

const plain = (text: string) => text.normalize('NFKD').toLowerCase().replaceAll(/\p{M}/gu, '');
const lettersOf = (text: string) =>
  [...text]
    .map((sign) => LETTERS[sign] ?? sign)
    .join('')
    .replaceAll(/[^\p{L}]/gu, '');

/** Whether a text is one sign or a short part again and again, or follows a row of the keyboard or the alphabet. */
function isPattern(text: string): boolean {
  if (/^(.{1,4})\1+.{0,3}$/su.test(text)) return true;
  return text.length >= 4 && RUNS.some((run) => run.includes(text));
}

/** What is left of a password when the words are taken out. */
const without = (text: string, words: readonly string[]): string =>
  words.reduce((rest, word) => rest.replaceAll(word, ''), text);

const WORDS = [...COMMON].sort((one, other) => other.length - one.length);
/** Letters beside common words that make a password hard to guess. */
const ENOUGH_LETTERS = 4;

/**
 * Why a password is easy to guess; `null` for one that is taken. Common words count as common with digits, signs and years
 * around them, repeated, joined, and spelt with digits for letters.
 * @param ownWords what everybody knows of its owner: name, address, site
 */
export function passwordWeakness(password: string, ownWords: readonly string[]): PasswordWeakness | null {
  if ([...password].length < SHORTEST) return 'short';
  const text = plain(password);
  const letters = lettersOf(text);
  if (!/\p{L}/u.test(text) || isPattern(text) || letters.length < ENOUGH_LETTERS || isPattern(letters))
    return 'common';
  if (without(letters, WORDS).length < ENOUGH_LETTERS) return 'common';
  const own = ownWords
    .flatMap((words) => plain(words).split(/[^\p{L}\d]+/u))
    .filter((word) => word.length >= SHORTEST_OWN_WORD)
    .map(lettersOf)
    .filter((word) => word.length >= SHORTEST_OWN_WORD);
  return without(without(letters, own), WORDS).length < ENOUGH_LETTERS ? 'own-words' : null;
}
