/** The parameter by which an address names the second step. */
export const STEP_PARAMETER = 'step';

/** The extras, or the form with the payment; in one step both are shown. */
export type Step = 'extras' | 'details';

/** The step that an address names. Without a price there is nothing to fill a form in for. */
export const stepOf = (search: URLSearchParams, hasPrice: boolean): Step =>
  search.get(STEP_PARAMETER) === '2' && hasPrice ? 'details' : 'extras';
