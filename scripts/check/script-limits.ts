const KB = 1024;

/** What the visitors' scripts may weigh, in Brotli bytes; islands by themselves have `budget.json` beside them. */
export const SCRIPT_LIMITS = {
  loader: KB,
  /** Nearly all of it is React, React DOM and its client. */
  reactAndHydration: 59_500,
  sharedByIslands: 72 * KB,
  analytics: 3 * KB,
  searchPage: 126 * KB,
} as const;

/** What the data of hydration may add to a page of 500 nodes, compressed by Brotli. */
export const HYDRATION_DATA_BYTES = 512;
