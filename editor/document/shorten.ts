/** A text, or its beginning of at most so many code points with `…` where it has more. */
export function shorten(text: string, longest: number): string {
  const points = [...text];
  return points.length > longest ? `${points.slice(0, longest).join('').trimEnd()}…` : text;
}
