/** The texts that are read first, by their keys, of the interface in groups: scripts/build/first-texts.ts. */
declare module '*.json?first' {
  const texts: Readonly<Record<string, string>>;
  export default texts;
}
