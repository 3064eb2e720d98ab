/**
 * Returns a function that calls `make` once for each key and caches its result for the life of the process or page. Keys
 * must come from a bounded set, which each use names; nothing is cached for a key with which `make` throws.
 */
export function memoize<Value>(make: (key: string) => Value): (key: string) => Value {
  const cached = new Map<string, Value>();
  return (key) => {
    let value = cached.get(key);
    if (value === undefined) {
      value = make(key);
      cached.set(key, value);
    }
    return value;
  };
}
