/** The parameter by which an address names the second step. */
export const STEP_PARAMETER = 'step';

/** Marks the link at the head of the page to the step before, which stands outside the island. */
export const STEP_BACK = 'data-step-back';

/** The extras, or the form with the payment; in one step both are shown. */
export type Step = 'extras' | 'details';

/** The step that an address names. Without a price there is nothing to fill a form in for. */
export const stepOf = (search: URLSearchParams, hasPrice: boolean): Step =>
  search.get(STEP_PARAMETER) === '2' && hasPrice ? 'details' : 'extras';
