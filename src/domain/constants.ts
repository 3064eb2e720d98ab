/** Values of the specification that rules use where the operator's configuration sets none. */
export const MINUTES_PER_HOUR = 60;
export const MINUTES_PER_DAY = 1440;
export const DEFAULT_STEP_MINUTES = 15;
/** Lead before a pick-up when the branch sets none. */
export const DEFAULT_LEAD_MINUTES = 60;
/**
 * The page and the server read the clock at different times, and possibly on different machines, for the same search.
 * The server still accepts a pick-up this many minutes after its lead time has run out.
 */
export const LEAD_GRACE_MINUTES = 5;
/**
 * The one allowance for filling in the form, in minutes counted from the quote: a booking is taken, and its price told,
 * if the quote that it began with could have been given up to this many minutes ago. These are the 30 minutes for the
 * form, and the minutes that the search accepted already. The server's clock decides, whatever a page says of its quote.
 */
export const BOOKING_GRACE_MINUTES = LEAD_GRACE_MINUTES + 30;
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
/** Most characters of an answer to a form field; the booking call accepts as many for each. */
export const MAX_ANSWER_CHARACTERS = 1000;
/** Most characters of an answer of several lines in a contact form. */
export const MAX_MESSAGE_CHARACTERS = 5000;
/** Most characters of a first or last name. Short, because mails to unconfirmed addresses contain them. */
export const MAX_NAME_CHARACTERS = 60;
/** Most characters of an id, number, code or opaque text of the product API; longer ones are rejected. */
export const MAX_ID_CHARACTERS = 200;
/** Most characters of an idempotency key of a booking call; the database column is as long. */
export const MAX_IDEMPOTENCY_KEY_CHARACTERS = 255;
/** Largest quantity of one extra where the operator sets no limit. */
export const MAX_EXTRA_QUANTITY = 9999;
/** Dates further ahead are typing errors; without a limit one address could ask for the price of 8,000 years. */
export const FARTHEST_SEARCH_DAYS = 1830;
/** For so long a page says that a quote was sent. */
export const QUOTE_NOTICE_MS = 5_000;
/** How long results may stand before their prices have to be loaded anew. */
export const RELOAD_AFTER_MS = 600_000;
/** Most bytes of a file that goes with a booking. */
export const MAX_FILE_BYTES = 2_097_152;
/** Most files that answer one field. */
export const MAX_FILES_OF_FIELD = 5;
/** Most posts of the blog that one call returns, and that it leaves out before them. */
export const MAX_POSTS = 100;
export const MAX_POSTS_SKIPPED = 100_000;
