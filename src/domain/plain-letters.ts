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

/** A text in lower case without letters that are more than a base letter with an accent: `tromsø` is `tromso`. */
export const withPlainLetters = (text: string): string =>
  text.replace(/[đðłøßæœı]/g, (letter) => PLAIN_LETTERS[letter] ?? letter);
