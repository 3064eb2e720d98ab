import { ApiError } from '../../api/client/api-error.ts';
import type { ProductApi } from '../../api/client/product-api.ts';
import { isNoAvailability } from '../../api/queries/price.ts';
import { isRecord } from '../../api/wire/is-record.ts';
import { type DecimalsOf, toPricedOffer } from '../../api/wire/vehicle-offer.ts';
import { placeBooking } from '../../api/queries/place-booking.ts';
import { findPlacedBooking } from '../../api/queries/placed-booking.ts';
import { answersWithoutPlace, assembleBookingRequest } from '../../domain/booking.ts';
import type { SelectedExtra } from '../../domain/extras.ts';
import { answersByType, type FormAnswers, type FormFieldRules } from '../../domain/forms.ts';
import type { VehicleOffer } from '../../domain/vehicle-offer.ts';
import { type CheckoutOrder, tripOf } from './checkout-order.ts';
import { loadSubmissionKey, type SubmissionKey, saveSubmissionKey } from './draft.ts';

/** What a visitor sends: answers, extras and the price that was shown for them. */
export interface Submission {
  readonly fields: readonly (FormFieldRules & { readonly label: string })[];
  readonly answers: FormAnswers;
  readonly extras: readonly SelectedExtra[];
  readonly offer: VehicleOffer;
}

export type SubmissionOutcome =
  | { readonly kind: 'booked'; readonly number: string }
  /** Nothing was booked; `offer` is what it costs now, where the server told. */
  | { readonly kind: 'price-changed'; readonly offer: VehicleOffer | null }
  | { readonly kind: 'gone' }
  /** The operator books nothing without an insurance. */
  | { readonly kind: 'no-insurance' }
  /** This address booked too often in a short time. */
  | { readonly kind: 'too-many' }
  /** The server said no, with a sentence or without. */
  | { readonly kind: 'refused'; readonly message: string | null }
  /** The server does not take these answers: reasons by type of field. */
  | { readonly kind: 'wrong-answers'; readonly reasons: Readonly<Record<string, string>> }
  /** No answer came, and no booking is known under the key: it never arrived. */
  | { readonly kind: 'not-arrived' }
  /** No answer came, or one that leaves it open: the booking may exist. */
  | { readonly kind: 'unclear' };

const CODES: Readonly<Record<string, 'no-insurance' | 'too-many'>> = {
  'insurance-required': 'no-insurance',
  tooManyRequests: 'too-many',
};

const FORM_ANSWERS_CODE = 'formAnswers';
const PRICE_CHANGED_CODE = 'priceChanged';

/** Answers given in place of the one that was waited for, while the booking may go on. */
const UNCLEAR_STATUSES: ReadonlySet<number> = new Set([500, 502, 503, 504]);

/** The server's word that an earlier call with the same key is still at work. */
const IN_PROGRESS_CODE = 'inProgress';

/** Refusals given without looking at the key: this call booked nothing, but an earlier one may have. */
const KEY_UNSEEN_CODES: ReadonlySet<string | null> = new Set(['busy', 'tooManyRequests']);

/** Whether a failed call leaves open what became of the booking. `wasOpen`: an earlier one left it open. */
function isUnclear({ status, code }: ApiError, wasOpen: boolean): boolean {
  if (KEY_UNSEEN_CODES.has(code)) return wasOpen;
  return status === 0 || UNCLEAR_STATUSES.has(status) || code === IN_PROGRESS_CODE;
}

export interface SubmissionOptions {
  readonly newKey: () => string;
  readonly api: ProductApi;
  readonly decimalsOf: DecimalsOf;
}

/**
 * Sends bookings; the same request sent again carries the same key, after a reload too, so that nothing is
 * booked twice. Where no answer came, it asks what became of the booking, before an altered one is sent too.
 */
export function createSubmission(order: CheckoutOrder, { newKey, api, decimalsOf }: SubmissionOptions) {
  const trip = tripOf(order);
  let last = loadSubmissionKey();
  const keep = (submission: SubmissionKey) => {
    last = submission;
    saveSubmissionKey(submission);
  };
  return async ({ fields, answers, extras, offer }: Submission): Promise<SubmissionOutcome> => {
    const request = assembleBookingRequest({
      search: order.search,
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
      promotionId: order.search.promotionId,
      brandCode: order.brandCode,
      files: [],
    });
    const content = JSON.stringify(request);
    const isAgain = last?.content === content;
    if (last?.isOpen && !isAgain && last.trip === trip) {
      const earlier = await whatBecameOf(api, last.key, order.language);
      if (earlier.kind !== 'not-arrived') return earlier;
    }
    const wasOpen = isAgain && last?.isOpen === true;
    const sent: SubmissionKey = { content, key: (isAgain && last?.key) || newKey(), trip, isOpen: true };
    keep(sent);
    const { key } = sent;
    try {
      const number = await placeBooking(api, { request, shownTotal: offer.total, idempotencyKey: key });
      keep({ ...sent, isOpen: false });
      return { kind: 'booked', number };
    } catch (error) {
      // An answer that cannot be read may be anybody's, and leaves open what became of the booking too.
      if (!(error instanceof ApiError) || isUnclear(error, wasOpen))
        return whatBecameOf(api, key, order.language);
      keep({ ...sent, isOpen: false });
      if (error.code === PRICE_CHANGED_CODE)
        return { kind: 'price-changed', offer: newPrice(error.body, decimalsOf) };
      if (error.code === FORM_ANSWERS_CODE) return { kind: 'wrong-answers', reasons: reasonsIn(error.body) };
      if (isNoAvailability(error)) return { kind: 'gone' };
      const known = CODES[error.code ?? ''];
      if (known) return { kind: known };
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

/** Why each answer is refused; empty when the refusal does not say. */
function reasonsIn(body: unknown): Record<string, string> {
  const errors = isRecord(body) && isRecord(body.errors) ? body.errors : {};
  return Object.fromEntries(
    Object.entries(errors).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** A sentence that the operator's API means for visitors; technical texts of other fields stay out of sight. */
function operatorMessage(body: unknown): string | null {
  const message = isRecord(body) ? body.errorMessage : null;
  return typeof message === 'string' && message !== '' ? message : null;
}
