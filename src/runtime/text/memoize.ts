/** Returns a function that calls `make` once for each key and caches its result; keys must come from a bounded set. */
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
