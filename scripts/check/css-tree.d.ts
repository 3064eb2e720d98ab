// The package has no types of its own; what is used of it.
declare module 'css-tree/definition-syntax-data' {
  /** What CSS allows, as its specifications write it: `'named-color'` is a list of alternatives. */
  const definitions: { readonly types: Readonly<Record<string, string>> };
  export default definitions;
}
