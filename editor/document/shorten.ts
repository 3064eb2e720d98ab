/** A text, or its beginning with `…` where it is longer. */
export const shorten = (text: string, longest: number): string =>
  text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text;
