/** A stored JSON object; readers take defaults field by field. */
export type DocumentBody = Readonly<Record<string, unknown>>;
