import {
  ApiError,
  type CodeTexts,
  hasErrorCode,
  isNoAvailability,
  isRefusedForGood,
  isTooManyRequests,
  PriceChangedError,
  problemsOf,
  visitorMessageOf,
} from '../../../api/api-error.ts';
import type { BookingApi } from '../../../api/product-api.ts';
import { isItineraryError } from '../../../api/wire/error-codes.ts';
import type { DecimalsOf } from '../../../api/wire/vehicle-offer.ts';
import {
  answersWithoutProperty,
  assembleBookingRequest,
  type CustomerAnswers,
  type Remark,
} from '../../../domain/booking.ts';
import type { PlacedBooking } from '../../../domain/booking-summary.ts';
import type { SelectedExtra, SelectionProblem } from '../../../domain/extras.ts';
import type { FormAnswers, FormFieldRules } from '../../../domain/check-answer.ts';
import { answersByType, uploadedFiles } from '../../../domain/forms.ts';
import { isSameMoney } from '../../../domain/money.ts';
import { quotedPrice, type QuotedPrice } from '../../../domain/vehicle-offer.ts';
import { agreedPrice } from '../price/agreed-price.ts';
import { type CheckoutOrder, tripOf } from '../state/checkout-order.ts';
import type { CheckoutStore, SentBooking } from '../state/checkout-store.ts';
import { newKey } from './new-key.ts';
import { findOwnBooking } from './own-booking.ts';

/** What a visitor submits: answers, extras and the price that was shown for them. */
export interface Submission {
  readonly fields: readonly (FormFieldRules & { readonly label: string })[];
  readonly answers: FormAnswers;
  readonly isCompany: boolean;
  readonly extras: readonly SelectedExtra[];
  readonly paymentMethodId: string | null;
  /** As it was answered: it is sent in the currency of the order. */
  readonly offer: QuotedPrice;
  /** Requests the price of this moment. Rejects with ApiError. */
  readonly confirm: () => Promise<QuotedPrice>;
}

export type SubmissionOutcome =
  | ({ readonly kind: 'booked' } & PlacedBooking)
  /** A quote is stored and mailed. */
  | ({ readonly kind: 'quoted' } & PlacedBooking)
  /** Nothing was booked; `offer` is the price of now, where the server returned it. */
  | { readonly kind: 'price-changed'; readonly offer: QuotedPrice | null }
  | { readonly kind: 'unavailable' }
  /** The operator requires an insurance. */
  | { readonly kind: 'no-insurance' }
  /** None of several ways to pay is chosen. */
  | { readonly kind: 'no-payment' }
  /** Too many bookings from this address in a short time. */
  | { readonly kind: 'too-many' }
  /** Refused, with a sentence for visitors or without. */
  | { readonly kind: 'refused'; readonly message: string | null }
  /** The server refuses answers: reasons by name of field. */
  | { readonly kind: 'wrong-answers'; readonly reasons: Readonly<Record<string, string>> }
  /** A code of the search is no longer valid. */
  | { readonly kind: 'wrong-code' }
  /** What the page shows can no longer be booked as it is. */
  | { readonly kind: 'outdated' }
  /** The price of this moment was not available, so nothing was sent. */
  | { readonly kind: 'no-price' }
  /** The call had no response, and the server has no booking under its key. */
  | { readonly kind: 'not-arrived' }
  /** The call had no response, or one without an outcome: the booking may exist. */
  | { readonly kind: 'unclear' };

/** Whether an error concerns this call alone: it booked nothing, but an earlier call with its key may have. */
const isOfThisCall = (error: ApiError): boolean => isTooManyRequests(error) || hasErrorCode(error, 'busy');

/** Whether a failed call leaves the outcome of its booking unknown. */
export const isUnclear = (error: ApiError): boolean =>
  !isOfThisCall(error) &&
  // A proxy answers with its own 5xx while the server may still be booking.
  (error.status === 0 ||
    error.status === 408 ||
    error.status >= 500 ||
    hasErrorCode(error, 'inProgress', 'keyUsedDifferently'));

export interface SubmissionOptions {
  /** Makes the key of a new call. */
  readonly newKey?: () => string;
  readonly api: BookingApi;
  readonly store: CheckoutStore;
  readonly decimalsOf: DecimalsOf;
  readonly codeTexts: CodeTexts;
}

/** Pages whose visitor was told of an equal booking, made in another tab or on another device. */
const toldOfEqual = new WeakSet<CheckoutStore>();

/** What a filled-in form says of the customer. */
export const customerOf = ({
  fields,
  answers,
  isCompany,
}: Pick<Submission, 'fields' | 'answers' | 'isCompany'>) => ({
  answers: answersByType(fields, answers, isCompany),
  remarks: answersWithoutProperty(fields, answers, isCompany),
  files: uploadedFiles(fields, answers, isCompany),
});

/**
 * Books at the price that was shown. The same request sent again has the same key, after a reload too, so that nothing
 * is booked twice. After a call without a response, the server is first asked for its booking: before the price, which
 * may have changed since, and before a changed request is sent. That one takes over the key, so that the server refuses
 * the first call if it arrives late.
 */
export function createSubmission(order: CheckoutOrder, options: SubmissionOptions) {
  const { newKey: createKey = newKey, api, store, decimalsOf } = options;
  const trip = tripOf(order);
  const orOwnBooking = async (otherwise: SubmissionOutcome): Promise<SubmissionOutcome> => {
    const own = await findOwnBooking(order, options);
    return own.kind === 'none' ? otherwise : own;
  };
  return async (submission: Submission): Promise<SubmissionOutcome> => {
    const request = {
      ...requestOf(order, {
        ...submission,
        ...customerOf(submission),
        isQuotation: false,
      }),
      isOnlyBooking: !toldOfEqual.has(store),
    };
    const content = JSON.stringify(request);
    const last = store.sent(trip);
    const isAgain = last?.content === content;
    const wasOpen = last?.isOpen === true;
    const earlier = wasOpen ? await findOwnBooking(order, options) : null;
    if (earlier?.kind === 'booked' || (earlier?.kind === 'unclear' && !isAgain)) return earlier;
    if (earlier?.kind !== 'unclear') {
      const refusal = await priceRefusal(submission);
      // The last car may have been taken by the earlier call, arriving meanwhile.
      if (refusal?.kind === 'unavailable' && wasOpen) return orOwnBooking(refusal);
      if (refusal) return refusal;
    }
    const key = ((isAgain || wasOpen) && last?.key) || createKey();
    const sent: SentBooking = { content, key, isOpen: true, number: null, accessKey: null };
    store.saveSent(trip, sent);
    try {
      const shownTotal = agreedPrice(submission.offer, order).total;
      const placed = await api.book({ request, shownTotal, idempotencyKey: key }, decimalsOf);
      store.saveSent(trip, { ...sent, isOpen: false, ...placed });
      return { kind: 'booked', ...placed };
    } catch (error) {
      // A response that cannot be read, such as a login page of a network, says nothing about the booking.
      if (!(error instanceof ApiError) || isUnclear(error)) return orOwnBooking({ kind: 'not-arrived' });
      // A refusal says nothing about the earlier call with this key, which may still arrive.
      store.saveSent(trip, { ...sent, isOpen: wasOpen });
      if (error.code === 'alreadyBooked') toldOfEqual.add(store);
      const refusal = refusalOf(error, submission.offer, options.codeTexts);
      return wasOpen && isOfThisCall(error) ? orOwnBooking(refusal) : refusal;
    }
  };
}

/** What is booked or quoted. */
interface Wish {
  readonly answers: CustomerAnswers;
  readonly remarks: readonly Remark[];
  readonly files: readonly string[];
  readonly extras: readonly SelectedExtra[];
  readonly paymentMethodId: string | null;
  readonly offer: QuotedPrice;
  readonly isCompany: boolean;
  readonly isQuotation: boolean;
}

/** The request of a checkout. */
export const requestOf = (
  order: CheckoutOrder,
  { answers, remarks, files, isCompany, extras, paymentMethodId, offer, isQuotation }: Wish,
) =>
  assembleBookingRequest({
    search: order.search,
    answers,
    remarks,
    selected: { ...offer, modelId: order.modelId },
    extras,
    language: order.language,
    currency: agreedPrice(offer, order).total.currency,
    isOnlinePayment: false,
    isQuotation,
    isCompany,
    hasWebLogin: false,
    profile: { kind: 'visitor' },
    // A booking has one promotion; of several the visitor chose none in particular.
    promotionId:
      order.search.promotionId ??
      (order.search.promotionIds.length === 1 ? (order.search.promotionIds[0] ?? null) : null),
    paymentMethodId,
    brandCode: order.brandCode,
    files,
  });

/** Why a car cannot be booked at the price that was shown; `null` when it can. */
async function priceRefusal({ offer: shown, confirm }: Submission): Promise<SubmissionOutcome | null> {
  try {
    const offer = await confirm();
    return isSameMoney(offer.total, shown.total) ? null : { kind: 'price-changed', offer };
  } catch (error) {
    if (isNoAvailability(error)) return { kind: 'unavailable' };
    return { kind: isRefusedForGood(error) ? 'outdated' : 'no-price' };
  }
}

const REASONS_OF_RENTALS: ReadonlySet<string> = new Set<SelectionProblem['reason']>([
  'needs-notice',
  'not-at-pick-up',
  'not-at-drop-off',
  'out-of-season',
  'not-available',
]);

/** Whether an extra is refused for the rental that it is wanted for: the server says in words why. */
const isReasonOfRental = (reason: string): boolean => REASONS_OF_RENTALS.has(reason);

/** What a call that was refused means to the checkout, which showed a price as it was answered. */
export function refusalOf(
  error: ApiError,
  shown: Pick<QuotedPrice, 'total'>,
  codeTexts: CodeTexts,
): SubmissionOutcome {
  if (error instanceof PriceChangedError) {
    const { offer } = error;
    // The same price at another rate: only the page served anew knows that.
    if (offer && isSameMoney(offer.total, shown.total)) return { kind: 'outdated' };
    return { kind: 'price-changed', offer: offer && quotedPrice(offer) };
  }
  // A proxy refuses too many calls without a code of ours.
  if (error.status === 429) return { kind: 'too-many' };
  switch (error.code) {
    case 'formAnswers':
      return { kind: 'wrong-answers', reasons: problemsOf(error) };
    case 'noAvailability':
      return { kind: 'unavailable' };
    case 'invalidPromoCode':
      return { kind: 'wrong-code' };
    case 'insuranceRequired':
      return { kind: 'no-insurance' };
    case 'extras':
      return Object.values(problemsOf(error)).some(isReasonOfRental)
        ? { kind: 'refused', message: visitorMessageOf(error, codeTexts) }
        : { kind: 'outdated' };
    // The model or an extra was removed since the page was served.
    case 'unknownModel':
    case 'noPrice':
    case 'distanceLimit':
      return { kind: 'outdated' };
    default:
      return isItineraryError(error.code)
        ? { kind: 'outdated' }
        : { kind: 'refused', message: visitorMessageOf(error, codeTexts) };
  }
}
