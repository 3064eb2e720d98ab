/** Letters that are no base letter with an accent, by what is typed for them. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};

/** A text in lower case with what is typed for the letters that keep a form of their own without accents. */
export const withPlainLetters = (text: string): string =>
  text.replace(/[đðłøßæœı]/g, (letter) => PLAIN_LETTERS[letter] ?? letter);
