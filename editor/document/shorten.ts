/** A text, or its beginning of that many characters with `…` where it is longer. */
export const shorten = (text: string, longest: number): string =>
  text.length > longest && [...text].length > longest
    ? `${[...text].slice(0, longest).join('').trimEnd()}…`
    : text;
