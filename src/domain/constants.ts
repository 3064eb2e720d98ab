/** Numbers of the specification that rules need when the operator's configuration leaves them open. */
export const MINUTES_PER_HOUR = 60;
export const MINUTES_PER_DAY = 1440;
export const DEFAULT_STEP_MINUTES = 15;
/** Lead before a pick-up when the branch sets none. */
export const DEFAULT_LEAD_MINUTES = 60;
/**
 * A page completes a search by one look at the clock, and whoever answers it looks again, later and maybe at another
 * clock: so long after it was the earliest one, a pick-up is still taken.
 */
export const LEAD_GRACE_MINUTES = 5;
/** How long after its search was answered a car is still priced and booked although the lead has passed meanwhile. */
export const FORM_FILLING_MINUTES = 30;
/** Default pick-up, counted from now, while no opening hours are known. */
export const PICK_UP_WITHOUT_HOURS_MINUTES = 30;
export const OPEN_DAY_LOOK_AHEAD_DAYS = 365;
export const DEFAULT_DRIVER_AGE_MIN = 20;
export const DEFAULT_DRIVER_AGE_MAX = 65;
/** Age assumed while the visitor confirms to be within the bounds. */
export const ASSUMED_DRIVER_AGE = 30;
/** Ages that the age field accepts at all. */
export const AGE_FIELD_MIN = 16;
export const AGE_FIELD_MAX = 99;
export const MIN_PHONE_CHARACTERS = 6;
/** Days a driving licence must stay valid after the rental, unless the field says otherwise. */
export const DEFAULT_LICENCE_VALID_DAYS = 7;
/** Longest pattern of a form field that is run at all. */
export const MAX_PATTERN_CHARACTERS = 200;
/** More than anybody types into one field of a form; the booking call takes as much for each. */
export const MAX_ANSWER_CHARACTERS = 1000;
/** Longest first or last name: names are printed in messages to an address that nobody has confirmed. */
export const MAX_NAME_CHARACTERS = 60;
/** Longer than every id, number, code and opaque text of the product API: nothing takes longer ones. */
export const MAX_ID_CHARACTERS = 200;
/** Longest key under which a call that books is repeated; the database takes no longer one. */
export const MAX_IDEMPOTENCY_KEY_CHARACTERS = 255;
/** More of one extra than anybody takes, where the operator sets no limit. */
export const MAX_EXTRA_QUANTITY = 9999;
/** Dates further ahead are typing errors; without a limit one address could ask for the price of 8,000 years. */
export const FARTHEST_SEARCH_DAYS = 1830;
