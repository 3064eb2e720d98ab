/** Between the title of a component and its synonyms. */
export const SYNONYM_MARK = ' · ';
