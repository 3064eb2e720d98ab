/** File stem -> type name: `site-configuration` -> `SiteConfiguration`. */
export const typeName = (stem: string) =>
  stem.replace(/(^|-)([a-z])/g, (_all, _dash, letter: string) => letter.toUpperCase());
