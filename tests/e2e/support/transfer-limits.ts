/** Kinds of resources that have a limit; pictures in other formats than SVG are chosen by the width of the screen. */
export const RESOURCES = ['document', 'script', 'font', 'svg', 'json'] as const;
export type Resource = (typeof RESOURCES)[number];
type Bytes = Readonly<Record<Resource, number>>;

export const PAGES = ['home', 'fleet', 'results', 'checkout'] as const;
export type PageKind = (typeof PAGES)[number];

export const KB = 1024;
/** Until a page is touched it runs the loader alone, and fetches no data. */
const CONTENT = { script: 2 * KB, font: 96 * KB, json: 0 } as const;

/** Limits of what a visitor without a cache receives for a page, headers included; docs/performance.md states them too. */
export const LIMITS: Readonly<Record<PageKind, Bytes>> = {
  home: { ...CONTENT, document: 23 * KB, svg: 40 * KB },
  fleet: { ...CONTENT, document: 20 * KB, svg: 73 * KB },
  // With the details of every car, and those that are on request.
  results: { ...CONTENT, document: 27 * KB, svg: 80 * KB },
  checkout: { ...CONTENT, document: 27 * KB, script: 140 * KB, svg: 24 * KB },
};

/** Limits of the scripts of a page with a search form, by what its visitor does there. */
export const SEARCH_SCRIPTS = {
  untouched: 3 * KB,
  /** Neither a place nor a date turned to. */
  fields: 116 * KB,
  placeList: 168 * KB,
  calendar: 185 * KB,
} as const;

/** Limit of the scripts of the results once the list of cars, a place and a date of the search are in use. */
export const RESULTS_IN_USE = 193 * KB;
