/** The first letters of the first and last word of a name. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const first = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return first.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('');
}
