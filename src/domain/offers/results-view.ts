/** How results are listed. */
export type ResultsView = 'cards' | 'rows';

/** Cookie by which a device remembers how its visitor looks at results. */
export const RESULTS_VIEW_COOKIE = 'resultsView';

/** The view that a cookie names; `null` for anything else. */
export const readResultsView = (text: string | undefined): ResultsView | null =>
  text === 'cards' || text === 'rows' ? text : null;
