import { ApiError } from '../../api/client/api-error.ts';
import type { ProductApi } from '../../api/client/product-api.ts';
import { isNoAvailability } from '../../api/queries/price.ts';
import { isRecord } from '../../api/wire/is-record.ts';
import { type DecimalsOf, toPricedOffer } from '../../api/wire/vehicle-offer.ts';
import { placeBooking } from '../../api/queries/place-booking.ts';
import { findPlacedBooking } from '../../api/queries/placed-booking.ts';
import { assembleBookingRequest } from '../../domain/booking.ts';
import type { SelectedExtra } from '../../domain/extras.ts';
import { answersByType, type FormAnswers, type FormFieldRules } from '../../domain/forms.ts';
import type { VehicleOffer } from '../../domain/vehicle-offer.ts';
import { type BookableTrip, tripOf } from './booked-order.ts';
import { loadSubmissionKey, saveSubmissionKey } from './draft.ts';

/** What the checkout books, apart from who books it and with what. */
export interface CheckoutOrder extends BookableTrip {
  readonly language: string;
  readonly brandCode: string | null;
}

/** What a visitor sends: answers, extras and the price that was shown for them. */
export interface Submission {
  readonly fields: readonly FormFieldRules[];
  readonly answers: FormAnswers;
  readonly extras: readonly SelectedExtra[];
  readonly offer: VehicleOffer;
}

export type SubmissionOutcome =
  | { readonly kind: 'booked'; readonly number: string }
  /** Nothing was booked; `offer` is what it costs now, where the server told. */
  | { readonly kind: 'price-changed'; readonly offer: VehicleOffer | null }
  | { readonly kind: 'gone' }
  /** This address booked too often in a short time. */
  | { readonly kind: 'too-many' }
  /** The server said no, with a sentence or without. */
  | { readonly kind: 'refused'; readonly message: string | null }
  /** No answer came, and no booking is known under the key: it never arrived. */
  | { readonly kind: 'not-arrived' }
  /** No answer came, or one that leaves it open: the booking may exist. */
  | { readonly kind: 'unclear' };

const TOO_MANY_CODE = 'tooManyRequests';
const PRICE_CHANGED_CODE = 'priceChanged';

/** Answers given in place of the one that was waited for, while the booking may go on. */
const UNCLEAR_STATUSES: ReadonlySet<number> = new Set([500, 502, 503, 504]);

/** The server's word that it booked nothing because others are booking the same cars. */
const BUSY_CODE = 'busy';

/** Whether a failed call leaves open what became of the booking. */
const isUnclear = ({ status, code }: ApiError): boolean =>
  status === 0 || (UNCLEAR_STATUSES.has(status) && code !== BUSY_CODE);

export interface SubmissionOptions {
  readonly newKey: () => string;
  readonly api: ProductApi;
  readonly decimalsOf: DecimalsOf;
}

/**
 * Sends bookings; the same request sent again carries the same key, after a reload too, so that nothing is
 * booked twice. Where no answer came, it asks what became of the booking.
 */
export function createSubmission(order: CheckoutOrder, { newKey, api, decimalsOf }: SubmissionOptions) {
  let last = loadSubmissionKey();
  return async ({ fields, answers, extras, offer }: Submission): Promise<SubmissionOutcome> => {
    const request = assembleBookingRequest({
      search: order.search,
      answers: answersByType(fields, answers, false),
      selected: { ...offer, modelId: order.modelId },
      extras,
      language: order.language,
      currency: offer.total.currency,
      isOnlinePayment: false,
      isQuotation: false,
      isCompany: false,
      hasWebLogin: false,
      profile: { kind: 'visitor' },
      promotionId: order.search.promotionId,
      brandCode: order.brandCode,
      files: [],
    });
    const content = JSON.stringify(request);
    if (last?.content !== content) {
      last = { trip: tripOf(order), content, key: newKey() };
      saveSubmissionKey(last);
    }
    const { key } = last;
    try {
      const number = await placeBooking(api, { request, shownTotal: offer.total, idempotencyKey: key });
      return { kind: 'booked', number };
    } catch (error) {
      // An answer that cannot be read may be anybody's, and leaves open what became of the booking too.
      if (!(error instanceof ApiError) || isUnclear(error)) return whatBecameOf(api, key, order.language);
      if (error.code === PRICE_CHANGED_CODE)
        return { kind: 'price-changed', offer: newPrice(error.body, decimalsOf) };
      if (isNoAvailability(error)) return { kind: 'gone' };
      if (error.code === TOO_MANY_CODE) return { kind: 'too-many' };
      return { kind: 'refused', message: operatorMessage(error.body) };
    }
  };
}

/** Asks for the booking that may have been made under a key. */
async function whatBecameOf(
  api: ProductApi,
  key: string,
  language: string,
): Promise<Extract<SubmissionOutcome, { kind: 'booked' | 'not-arrived' | 'unclear' }>> {
  try {
    const number = await findPlacedBooking(api, key, language);
    return number === null ? { kind: 'not-arrived' } : { kind: 'booked', number };
  } catch {
    return { kind: 'unclear' };
  }
}

/** The price in a refusal; `null` when it tells none. */
function newPrice(body: unknown, decimalsOf: DecimalsOf): VehicleOffer | null {
  try {
    return isRecord(body) ? toPricedOffer(body.price, decimalsOf) : null;
  } catch {
    return null;
  }
}

/** A sentence that the operator's API means for visitors; technical texts of other fields stay out of sight. */
function operatorMessage(body: unknown): string | null {
  const message = isRecord(body) ? body.errorMessage : null;
  return typeof message === 'string' && message !== '' ? message : null;
}
