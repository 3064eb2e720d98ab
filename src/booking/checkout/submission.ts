import {
  ApiError,
  isNoAvailability,
  isRefusedForGood,
  PriceChangedError,
  problemsOf,
  visitorMessageOf,
  hasErrorCode,
} from '../../api/api-error.ts';
import { type ApiErrorCode, isItineraryError } from '../../api/wire/error-codes.ts';
import type { BookingApi } from '../../api/product-api.ts';
import type { DecimalsOf } from '../../api/wire/vehicle-offer.ts';
import { answersWithoutPlace, assembleBookingRequest } from '../../domain/booking.ts';
import type { SelectedExtra } from '../../domain/extras.ts';
import { answersByType, type FormAnswers, type FormFieldRules } from '../../domain/forms.ts';
import { isSameMoney } from '../../domain/money.ts';
import { quotedPrice, type QuotedPrice } from '../../domain/vehicle-offer.ts';
import { findOwnBooking, type OwnBooking, storeBookedNumber } from './booked-order.ts';
import { type CheckoutOrder, tripOf } from './checkout-order.ts';
import { loadSent, type SentBooking, saveSent } from './draft.ts';

/** What a visitor sends: answers, extras and the price that was shown for them. */
export interface Submission {
  readonly fields: readonly (FormFieldRules & { readonly label: string })[];
  readonly answers: FormAnswers;
  readonly extras: readonly SelectedExtra[];
  readonly offer: QuotedPrice;
  /** Asks for the price of this moment. Rejects with ApiError. */
  readonly confirm: () => Promise<QuotedPrice>;
}

export type SubmissionOutcome =
  | { readonly kind: 'booked'; readonly number: string }
  /** Nothing was booked; `offer` is what it costs now, where the server told. */
  | { readonly kind: 'price-changed'; readonly offer: QuotedPrice | null }
  | { readonly kind: 'unavailable' }
  /** The operator books nothing without an insurance. */
  | { readonly kind: 'no-insurance' }
  /** This address booked too often in a short time. */
  | { readonly kind: 'too-many' }
  /** The server said no, with a sentence or without. */
  | { readonly kind: 'refused'; readonly message: string | null }
  /** The server does not take these answers: reasons by type of field. */
  | { readonly kind: 'wrong-answers'; readonly reasons: Readonly<Record<string, string>> }
  /** What the page shows can no longer be booked as it is. */
  | { readonly kind: 'outdated' }
  /** The price of this moment could not be asked, so nothing was sent. */
  | { readonly kind: 'no-price' }
  /** No answer came, and no booking is known under the key: it never arrived. */
  | { readonly kind: 'not-arrived' }
  /** No answer came, or one that leaves it open: the booking may exist. */
  | { readonly kind: 'unclear' };

const CODES: { readonly [Code in ApiErrorCode]?: 'no-insurance' | 'too-many' } = {
  insuranceRequired: 'no-insurance',
  tooManyRequests: 'too-many',
};

/** Refusals because what the page shows is over: a desk that has closed, a model or an extra that is gone. */
const isOutdated = (error: ApiError): boolean =>
  isItineraryError(error.code) || hasErrorCode(error, 'unknownModel', 'noPrice', 'distanceLimit', 'extras');

const FORM_ANSWERS_CODE: ApiErrorCode = 'formAnswers';

/** The server's word that a call with this key was there before: it is still at work, or it had another content. */
const KEY_KNOWN_CODES: ReadonlySet<string | null> = new Set<ApiErrorCode>([
  'inProgress',
  'keyUsedDifferently',
]);

/** Refusals of this call alone: it booked nothing, but an earlier one with its key may have. */
const THIS_CALL_CODES: ReadonlySet<string | null> = new Set<ApiErrorCode>(['busy', 'tooManyRequests']);

/** Whether a failed call leaves open what became of its booking. */
function isUnclear({ status, code }: ApiError): boolean {
  if (THIS_CALL_CODES.has(code)) return false;
  // Whatever stands before the server answers with its own 5xx while the booking may go on.
  return status === 0 || status === 408 || status >= 500 || KEY_KNOWN_CODES.has(code);
}

export interface SubmissionOptions {
  readonly newKey: () => string;
  readonly api: BookingApi;
  readonly decimalsOf: DecimalsOf;
}

/**
 * Sends bookings at the price that was shown. The same request sent again carries the same key, after a reload too, so
 * that nothing is booked twice. Of a booking that was never answered it asks first what became of it: before a price
 * that may have moved since, and before an altered one is sent. That one takes over its key: a call that arrives late
 * is then refused as the key's other request.
 */
export function createSubmission(order: CheckoutOrder, { newKey, api, decimalsOf }: SubmissionOptions) {
  const trip = tripOf(order);
  return async (submission: Submission): Promise<SubmissionOutcome> => {
    const request = requestOf(order, submission);
    const content = JSON.stringify(request);
    const last = loadSent(trip);
    const isAgain = last?.content === content;
    const wasOpen = last?.isOpen === true;
    const earlier = wasOpen ? await findOwnBooking(order, api) : null;
    if (earlier?.kind === 'booked' || (earlier?.kind === 'unclear' && !isAgain)) return earlier;
    if (earlier?.kind !== 'unclear') {
      const refusal = await priceRefusal(submission);
      // Who else took the last car may be the booking that had not arrived a moment ago.
      if (refusal?.kind === 'unavailable' && wasOpen) return orOwn(await findOwnBooking(order, api), refusal);
      if (refusal) return refusal;
    }
    const sent: SentBooking = {
      content,
      key: ((isAgain || wasOpen) && last?.key) || newKey(),
      isOpen: true,
      number: null,
    };
    saveSent(trip, sent);
    try {
      const shownTotal = submission.offer.total;
      const number = await api.book({ request, shownTotal, idempotencyKey: sent.key }, decimalsOf);
      storeBookedNumber(order, number);
      return { kind: 'booked', number };
    } catch (error) {
      // An answer that cannot be read may be anybody's, and leaves open what became of the booking too.
      if (!(error instanceof ApiError) || isUnclear(error))
        return orOwn(await findOwnBooking(order, api), { kind: 'not-arrived' });
      // A refusal says nothing of the earlier call with its key: that one may still be on its way.
      saveSent(trip, { ...sent, isOpen: wasOpen });
      const refusal = refusalOf(error);
      return wasOpen && THIS_CALL_CODES.has(error.code)
        ? orOwn(await findOwnBooking(order, api), refusal)
        : refusal;
    }
  };
}

const requestOf = (order: CheckoutOrder, { fields, answers, extras, offer }: Submission) =>
  assembleBookingRequest({
    // A product API without promotions refuses a code, so none is sent with a price that has no promotion.
    search: offer.lines.some(({ kind }) => kind === 'promotion')
      ? order.search
      : { ...order.search, promotionCode: null },
    answers: answersByType(fields, answers, false),
    remarks: answersWithoutPlace(fields, answers, false),
    selected: { ...offer, modelId: order.modelId },
    extras,
    language: order.language,
    currency: offer.total.currency,
    isOnlinePayment: false,
    isQuotation: false,
    isCompany: false,
    hasWebLogin: false,
    profile: { kind: 'visitor' },
    promotionId: order.search.promotionId ?? onlyOf(order.search.promotionIds),
    brandCode: order.brandCode,
    files: [],
  });

/** A booking has room for one promotion: of several nobody can say which. */
const onlyOf = (ids: readonly string[]): string | null => (ids.length === 1 ? (ids[0] ?? null) : null);

/** What became of the tab's own booking; the alternative where the server knows of none. */
const orOwn = (own: OwnBooking, otherwise: SubmissionOutcome): SubmissionOutcome =>
  own.kind === 'none' ? otherwise : own;

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

/** What a refusal says. */
function refusalOf(error: ApiError): SubmissionOutcome {
  if (error instanceof PriceChangedError)
    return { kind: 'price-changed', offer: error.offer && quotedPrice(error.offer) };
  if (error.code === FORM_ANSWERS_CODE) return { kind: 'wrong-answers', reasons: problemsOf(error) };
  if (isNoAvailability(error)) return { kind: 'unavailable' };
  const known = CODES[error.code as ApiErrorCode];
  if (known) return { kind: known };
  const message = visitorMessageOf(error);
  return isOutdated(error) ? { kind: 'outdated' } : { kind: 'refused', message };
}
