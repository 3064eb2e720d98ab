const MAX_CHARACTERS = 1_048_576;
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/** Parses JSON that arrived as a string; `undefined` when it is too long, no JSON, or names a prototype. */
export function parseJson(text: unknown): unknown {
  if (typeof text !== 'string' || text.length > MAX_CHARACTERS) return undefined;
  let polluted = false;
  try {
    const value: unknown = JSON.parse(text, (key, part: unknown) => {
      if (FORBIDDEN.has(key)) polluted = true;
      return part;
    });
    return polluted ? undefined : value;
  } catch {
    return undefined;
  }
}
