/** A value that says when another one takes its place. */
export interface Observable<Value> {
  readonly value: () => Value;
  /** Calls back after each change. @returns stops */
  readonly subscribe: (onChange: () => void) => () => void;
}

/** An observable value, and the function that replaces it. */
export function createObservable<Value>(
  first: Value,
): Observable<Value> & { readonly set: (next: Value) => void } {
  let current = first;
  const listeners = new Set<() => void>();
  return {
    value: () => current,
    set(next) {
      current = next;
      for (const onChange of listeners) onChange();
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
