import type { SearchResult } from '../../../generated/api/types.ts';
import { API_ERRORS, type ApiErrorCode, toErrorCode } from '../../../src/api/wire/error-codes.ts';
import type { SelectionProblem } from '../../../src/domain/extras.ts';
import type { ItineraryRefusal } from '../../booking/itinerary.ts';
import type { CarRefusal } from '../../booking/quote-car.ts';
import type { ErrorDetails } from '../../http/send-error.ts';
import type { TextsOf } from '../wire/texts.ts';

/** Names under which a call takes the parts of an itinerary. */
export type ItineraryFields = Readonly<Record<ItineraryRefusal['field'], string>>;

export const SEARCH_FIELDS: ItineraryFields = {
  pickUpPlace: 'fromPlace',
  dropOffPlace: 'toPlace',
  pickUp: 'from',
  dropOff: 'to',
  driverAge: 'driverAge',
};

export const EXTRAS_FIELDS: ItineraryFields = {
  pickUpPlace: 'deliveryPlaceId',
  dropOffPlace: 'returnPlaceId',
  pickUp: 'fromDate',
  dropOff: 'toDate',
  driverAge: 'driverAge',
};

export const BOOKING_FIELDS: ItineraryFields = {
  pickUpPlace: '/pickupId',
  dropOffPlace: '/returnId',
  pickUp: '/from',
  dropOff: '/to',
  driverAge: '/customer/birthDate',
};

/** How a call is refused beside its code. */
interface RefusalOptions extends ErrorDetails {
  /** Replaces the HTTP status of the catalogue. */
  readonly status?: number;
  /** Seconds after which the same call may succeed. */
  readonly retryAfter?: number;
}

/** A call of the product API that is refused: its route sends it, and in process it is an ApiError. */
export class CallRefusal extends Error {
  override readonly name = 'CallRefusal';
  readonly code: ApiErrorCode;
  readonly statusCode: number;
  readonly details: ErrorDetails;
  /** Seconds after which the same call may succeed; `null` when it will not. */
  readonly retryAfter: number | null;

  constructor(code: ApiErrorCode, { status, retryAfter, ...details }: RefusalOptions = {}) {
    super(API_ERRORS[code].error);
    this.code = code;
    this.statusCode = status ?? API_ERRORS[code].status;
    this.details = details;
    this.retryAfter = retryAfter ?? null;
  }

  /** As a response carries it, without what is of its request. */
  get body() {
    return { error: this.message, errorCode: this.code, ...this.details };
  }
}

/** Something of a request cannot be read; `errors` names it by field or parameter. */
export const invalidRequest = (
  code: 'invalidRequest' | 'invalidParameter' | 'extras' | 'formAnswers',
  errors: Readonly<Record<string, string>>,
  texts: readonly string[] = [],
) => new CallRefusal(code, { errors, ...inWords(texts) });

/** Sentences for visitors in place of the text of the catalogue, which stays where there are none. */
const inWords = (texts: readonly string[]) =>
  texts.length > 0 ? { errorMessage: [...new Set(texts)].join(' · ') } : {};

/** A built-in text in the language of a call. */
type Translate = ReturnType<TextsOf>;

/** What a visitor can change of an itinerary beside its places and moments: the age, by the checkout's sentence. */
function itineraryTexts(refusal: ItineraryRefusal, t: Translate): readonly string[] {
  if (refusal.field !== 'driverAge') return [];
  const { reason, min, max } = refusal;
  const key =
    reason === 'outside-ages-without-caution' ? 'errors.driverAgeWarning' : 'errors.betweenAllowedAges';
  return [t(key, { min, max })];
}

/** Names the rule that makes an itinerary impossible, and the field of the call that breaks it. */
export function itineraryRefusal(
  refusal: ItineraryRefusal,
  fields: ItineraryFields,
  t?: Translate,
): CallRefusal {
  const code = toErrorCode(refusal.reason);
  return new CallRefusal(code, {
    errors: { [fields[refusal.field]]: code },
    ...inWords(t ? itineraryTexts(refusal, t) : []),
  });
}

/** Why a selection of extras is refused; what a visitor can understand of it is said in words. */
const extrasRefusal = (problems: readonly SelectionProblem[], texts: readonly string[]) =>
  new CallRefusal('extras', {
    errors: Object.fromEntries(problems.map(({ extraId, reason }) => [extraId, reason])),
    ...inWords(texts),
  });

/** Sentences about extras that cannot be had with a rental; none about other problems of a selection. */
export type ExtraRefusalTexts = (refusal: Extract<CarRefusal, { reason: 'extras' }>) => readonly string[];

/** In which words a call is refused, where it has some of its own. */
interface RefusalTexts {
  readonly t?: Translate;
  readonly extraTexts?: ExtraRefusalTexts;
}

/** The refusal of a car that has no price or cannot be booked; the same for every operation. */
export function carRefusal(
  refusal: CarRefusal,
  fields: ItineraryFields,
  { t, extraTexts = () => [] }: RefusalTexts = {},
): CallRefusal {
  switch (refusal.reason) {
    case 'extras':
      return extrasRefusal(refusal.problems, extraTexts(refusal));
    case 'itinerary':
      return itineraryRefusal(refusal.refusal, fields, t);
    case 'no-car-left':
      return unavailableRefusal();
    default:
      return new CallRefusal(toErrorCode(refusal.reason));
  }
}

/** The last car of a model is taken; names what else is free where that is known. */
export const unavailableRefusal = (alternatives?: readonly SearchResult[]) =>
  new CallRefusal('noAvailability', alternatives && { alternatives });

/** A draft is requested without a token that opens it. */
export const previewRefusal = () => new CallRefusal('previewRefused');
