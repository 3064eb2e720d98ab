import type { SearchResult } from '../../../generated/api/types.ts';
import { API_ERRORS, type ApiErrorCode, toErrorCode } from '../../../src/api/wire/error-codes.ts';
import type { SelectionProblem } from '../../../src/domain/extras.ts';
import type { ItineraryRefusal } from '../../booking/itinerary.ts';
import type { CarRefusal } from '../../booking/quote-car.ts';
import type { ErrorDetails } from '../../http/send-error.ts';

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
) => new CallRefusal(code, { errors });

/** Names the rule that makes an itinerary impossible, and the field of the call that breaks it. */
export function itineraryRefusal({ field, reason }: ItineraryRefusal, fields: ItineraryFields): CallRefusal {
  const code = toErrorCode(reason);
  return new CallRefusal(code, { errors: { [fields[field]]: code } });
}

/** Why a selection of extras is refused; what a visitor can understand of it is said in words. */
const extrasRefusal = (problems: readonly SelectionProblem[], texts: readonly string[]) =>
  new CallRefusal('extras', {
    errors: Object.fromEntries(problems.map(({ extraId, reason }) => [extraId, reason])),
    ...(texts.length > 0 ? { errorMessage: texts.join(' · ') } : {}),
  });

/** Sentences about extras that cannot be had with a rental; none about other problems of a selection. */
export type ExtraRefusalTexts = (refusal: Extract<CarRefusal, { reason: 'extras' }>) => readonly string[];

/** The refusal of a car that has no price or cannot be booked; the same for every operation. */
export function carRefusal(
  refusal: CarRefusal,
  fields: ItineraryFields,
  textsOf: ExtraRefusalTexts = () => [],
): CallRefusal {
  switch (refusal.reason) {
    case 'extras':
      return extrasRefusal(refusal.problems, textsOf(refusal));
    case 'itinerary':
      return itineraryRefusal(refusal.refusal, fields);
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
