/**
 * A pure function whose answers are kept: for headers, which nearly all requests spell in one of a few ways. Past
 * `limit` spellings it forgets them all, so that senders of ever new ones cannot fill the memory.
 */
export function remember<Value>(work: (text: string) => Value, limit = 1_000): (text: string) => Value {
  const kept = new Map<string, { readonly value: Value }>();
  return (text) => {
    const known = kept.get(text);
    if (known) return known.value;
    const value = work(text);
    if (kept.size >= limit) kept.clear();
    kept.set(text, { value });
    return value;
  };
}
