import type { Error as WireError } from '../../../generated/api/types.ts';
import { BOOKING_GRACE_MINUTES, LEAD_GRACE_MINUTES } from '../../domain/constants.ts';

/** A reason of the domain as the product API spells it: `too-soon` is `tooSoon`. */
export type CamelCase<Text extends string> = Text extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Text;

/** The codes of the product API, as the schema of its errors lists them. */
export type ApiErrorCode = NonNullable<WireError['errorCode']>;

/** An error of the product API. */
export interface ApiErrorKind {
  /** HTTP status. */
  readonly status: number;
  /** What is wrong, for developers. */
  readonly error: string;
  /** Key of the text for visitors. */
  readonly textKey: string;
}

const kind = (status: number, error: string, textKey = 'errors.gralError'): ApiErrorKind => ({
  status,
  error,
  textKey,
});
const itinerary = (error: string) => kind(400, error, 'errors.tripImpossible');

const ITINERARY_ERRORS = {
  unknownPlace: itinerary('there is no such place'),
  dropOffOnly: itinerary('cars are only returned at this place'),
  pickUpOnly: itinerary('cars are only picked up at this place'),
  notAReturnPlaceOfPickUp: itinerary('a car of the pick-up place cannot be returned here'),
  closedDay: itinerary('the branch is closed on this day'),
  holiday: itinerary('the branch is closed on this holiday'),
  noHoursOnWeekday: itinerary('the branch has no hours on this weekday'),
  noOpeningHours: itinerary('the branch has no opening hours'),
  inThePast: itinerary('the moment is past'),
  outsideOpeningHours: itinerary('the branch is closed at this time'),
  betweenSteps: itinerary('the time is between the steps that the branch offers'),
  tooSoon: itinerary(
    `the branch needs more notice before the pick-up: searches take ${LEAD_GRACE_MINUTES} minutes less of it, prices and bookings ${BOOKING_GRACE_MINUTES}`,
  ),
  tooFar: itinerary('the moment is too far ahead'),
  returnBeforePickUp: itinerary('the return is before the pick-up'),
  returnNotAfterPickUp: itinerary('the return is not after the pick-up'),
  shorterThanMinimum: itinerary('the rental is shorter than the shortest one'),
  longerThanMaximum: itinerary('the rental is longer than the longest one'),
  outsideAllowedAges: itinerary('the driver is younger or older than allowed'),
  outsideAgesWithoutCaution: itinerary('the driver is younger or older than allowed without a deposit'),
} as const satisfies Readonly<Partial<Record<ApiErrorCode, ApiErrorKind>>>;

/** Every error of the product API, by the code that responses carry as `errorCode`. */
export const API_ERRORS = {
  ...ITINERARY_ERRORS,
  // What a request is.
  malformedRequest: kind(400, 'the request is not HTTP as the server reads it'),
  invalidRequest: kind(400, 'the request is not valid'),
  invalidParameter: kind(400, 'a parameter of the call is not valid'),
  postNotFound: kind(404, 'there is no such post', 'errors.notFound'),
  formAnswers: kind(400, 'the form does not take these answers'),
  captchaUnsolved: kind(400, 'the captcha is not solved', 'validation.captchaError'),
  extras: kind(400, 'these extras cannot be had together, or not so many of them', 'errors.pageOutdated'),
  invalidPromoCode: kind(404, 'the code opens nothing, or what it opens is over', 'errors.invalidPromoCode'),
  insuranceRequired: kind(400, 'an insurance is required', 'checkout.extras.insuranceRequired'),
  requestTimeout: kind(408, 'the request did not arrive in time'),
  pictureRefused: kind(422, 'the file does not become a picture'),
  fileSizeExceeded: kind(413, 'the file has more than 2,097,152 bytes', 'errors.fileSizeExceeded'),
  fileRefused: kind(422, 'the file is neither JPEG, PNG, WebP nor PDF', 'errors.fileType'),
  noFilesSelected: kind(400, 'the file is empty', 'errors.noFilesSelected'),
  bodyTooLarge: kind(413, 'the body is too large'),
  unsupportedMediaType: kind(415, 'the body is not of the type that the call takes'),
  unknownHost: kind(421, 'the host belongs to no site', 'errors.unknownHost'),
  headersTooLarge: kind(431, 'the headers are too large'),
  // Who makes it.
  signInRequired: kind(401, 'the call needs a sign-in', 'errors.authenticationError'),
  passwordRefused: kind(422, 'the new password is easy to guess'),
  signInFailed: kind(401, 'the address or the password is wrong', 'errors.authenticationError'),
  previewRefused: kind(401, 'this preview is not open to you', 'preview.refusedTitle'),
  previewBooksNothing: kind(403, 'a preview books nothing', 'preview.booksNothing'),
  notAllowed: kind(403, 'the role of the principal does not allow this', 'errors.notAllowed'),
  foreignClaim: kind(403, 'the order is of somebody who is not signed in', 'errors.authenticationError'),
  foreignCall: kind(403, 'the call comes from a page of another address'),
  tooManyRequests: kind(429, 'too many calls from this address', 'errors.tooOften'),
  // What it names.
  notFound: kind(404, 'there is nothing at this address', 'errors.notFound'),
  pageNotFound: kind(404, 'there is no such page', 'errors.notFound'),
  formNotFound: kind(404, 'there is no such form', 'errors.formNotFound'),
  previewLinkNotFound: kind(404, 'there is no such preview link', 'errors.notFound'),
  documentNotFound: kind(404, 'there is no such document', 'errors.documentNotFound'),
  tokenNotFound: kind(404, 'there is no such token', 'errors.notFound'),
  personNotFound: kind(404, 'the site has no such person', 'errors.notFound'),
  linkEnded: kind(404, 'the link was used, has ended, or there is none', 'errors.notFound'),
  bookingNotFound: kind(404, 'there is no such booking', 'success.missing'),
  notCancellable: kind(409, 'the booking cannot be cancelled by this call', 'cancellation.notHere'),
  cancellationFee: kind(409, 'cancelling costs a fee that was not agreed to', 'cancellation.feeChanged'),
  unknownModel: kind(404, 'there is no such model', 'checkout.unknownModel'),
  noPrice: kind(404, 'the model has no price for this rental', 'errors.codes.noPrice'),
  distanceLimit: kind(404, 'the model may not go as far', 'errors.codes.distanceLimit'),
  methodNotAllowed: kind(405, 'the address does not take this method', 'errors.methodNotAllowed'),
  // What became of it.
  noAvailability: kind(409, 'no car of this model is left', 'checkout.unavailable'),
  alreadyBooked: kind(409, 'the customer has an equal booking', 'errors.codes.alreadyBooked'),
  priceChanged: kind(409, 'the price has changed', 'checkout.priceChanged'),
  inProgress: kind(409, 'the booking of this key is still being worked on', 'errors.bookingUnclear'),
  idTaken: kind(409, 'another document has this id'),
  tooManyTokens: kind(409, 'the operator has as many tokens as possible on this site'),
  personExists: kind(409, 'somebody with this address works on the site or is invited'),
  ownAccount: kind(409, 'nobody changes the own access to a site'),
  lastAdministrator: kind(409, 'the site has no other active administrator'),
  inUse: kind(409, 'other documents use this one'),
  versionConflict: kind(409, 'another author stored a newer version'),
  notPublishable: kind(422, 'some documents cannot be published'),
  keyUsedDifferently: kind(422, 'this Idempotency-Key was used for another request', 'errors.bookingUnclear'),
  internal: kind(500, 'the server failed'),
  productApiUnavailable: kind(502, 'the product API does not respond'),
  busy: kind(503, 'many are booking at this moment', 'errors.codes.busy'),
  unavailable: kind(503, 'the server cannot respond at this moment', 'errors.codes.unavailable'),
} as const satisfies Readonly<Record<ApiErrorCode, ApiErrorKind>>;

/** Why a trip is impossible, whatever car is chosen. */
export type ItineraryErrorCode = keyof typeof ITINERARY_ERRORS;

/** A reason of the domain as the product API spells it. */
export const toErrorCode = <Reason extends string>(reason: Reason): CamelCase<Reason> =>
  reason.replaceAll(/-(\w)/g, (_all, letter: string) => letter.toUpperCase()) as CamelCase<Reason>;

/** Whether an error says that a trip is impossible, whatever car is chosen. */
export const isItineraryError = (code: ApiErrorCode | null): code is ItineraryErrorCode =>
  code !== null && Object.hasOwn(ITINERARY_ERRORS, code);
