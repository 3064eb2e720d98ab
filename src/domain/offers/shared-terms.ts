/** The value that all entries have in common; `null` where they differ or there is none. */
export function sharedValue<Value extends string | number | boolean>(
  values: readonly (Value | null)[],
): Value | null {
  const [first = null] = values;
  return first !== null && values.every((value) => value === first) ? first : null;
}
