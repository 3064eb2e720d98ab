/** A parsed JSON of any shape: what is expected of it is what the tests say. */
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyJson = any;
