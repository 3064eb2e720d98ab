/** A part of a stored booking as text, without space around it; '' for none. Programs may send a number in its place. */
export const storedText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
