const GAP = ' | ';

/** The title of a document that shows a screen. */
export const screenTitle = (screen: string, site: string): string => screen + GAP + site;

/** The same title, with another screen. */
export const withScreen = (title: string, screen: string): string =>
  [screen, ...title.split(GAP).slice(1)].join(GAP);
