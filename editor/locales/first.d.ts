/** The texts that are read as soon as a page is open: scripts/build/first-texts.ts. */
declare module '*.json?first' {
  const texts: Readonly<Record<string, string>>;
  export default texts;
}
