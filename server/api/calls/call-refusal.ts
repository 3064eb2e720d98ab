import type { SearchResult } from '../../../generated/api/types.ts';
import type { SelectionProblem } from '../../../src/domain/extras.ts';
import type { ItineraryRefusal } from '../../booking/itinerary.ts';
import type { CarRefusal } from '../../booking/quote-car.ts';

/** Body of a refusal, as the product API spells it. */
export interface RefusalBody {
  readonly error: string;
  readonly errorCode: string;
  /** What is wrong, by field, parameter or id. */
  readonly errors?: Readonly<Record<string, string>>;
  readonly [more: string]: unknown;
}

/** A call of the product API that is refused: its route sends it, and in process it is an ApiError. */
export class CallRefusal extends Error {
  override readonly name = 'CallRefusal';
  readonly statusCode: number;
  readonly body: RefusalBody;
  /** Seconds after which the same call may succeed; `null` when it will not. */
  readonly retryAfter: number | null;

  constructor(statusCode: number, body: RefusalBody, retryAfter: number | null = null) {
    super(body.error);
    this.statusCode = statusCode;
    this.body = body;
    this.retryAfter = retryAfter;
  }
}

/** Something of a request cannot be read; `errors` names it by field or parameter. */
export const invalidRequest = (
  errorCode: 'invalidRequest' | 'invalidParameter' | 'extras' | 'formAnswers',
  error: string,
  errors: Readonly<Record<string, string>>,
) => new CallRefusal(400, { error, errorCode, errors });

/** Names what is wrong with each extra of a selection. */
export const extrasRefusal = (problems: readonly SelectionProblem[]) =>
  invalidRequest(
    'extras',
    'these extras cannot be had together, or not so many of them',
    Object.fromEntries(problems.map(({ extraId, reason }) => [extraId, reason])),
  );

/** The parameters of a search by the parts of an itinerary. */
const PARAMETERS: Readonly<Record<ItineraryRefusal['field'], string>> = {
  pickUpPlace: 'fromPlace',
  dropOffPlace: 'toPlace',
  pickUp: 'from',
  dropOff: 'to',
  driverAge: 'driverAge',
};

/** Names the parameter of a search that makes its itinerary impossible, and why. */
export const itineraryRefusal = ({ field, reason }: ItineraryRefusal) =>
  new CallRefusal(400, {
    error: 'this journey is not possible',
    errorCode: reason,
    errors: { [PARAMETERS[field]]: reason },
  });

/** Says why a car has no price. */
export function carRefusal(refusal: CarRefusal): CallRefusal {
  switch (refusal.reason) {
    case 'extras':
      return extrasRefusal(refusal.problems);
    case 'no-car-left':
      return unavailableRefusal();
    default:
      return new CallRefusal(404, {
        error: 'there is no price for this car',
        errorCode: refusal.reason,
      });
  }
}

/** The last car of a model is taken; names what else is free where that is known. */
export const unavailableRefusal = (alternatives?: readonly SearchResult[]) =>
  new CallRefusal(409, {
    error: 'no car of this model is left',
    errorCode: 'noAvailability',
    ...(alternatives && { alternatives }),
  });

/** A draft is requested without a token that opens it. */
export const previewRefusal = () =>
  new CallRefusal(401, { error: 'this preview is not open to you', errorCode: 'previewRefused' });
