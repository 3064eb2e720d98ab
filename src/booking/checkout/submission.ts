import { browserTransport } from '../../api/client/browser-transport.ts';
import { ApiError } from '../../api/client/api-error.ts';
import { createProductApi, type ProductApi } from '../../api/client/product-api.ts';
import { isRecord } from '../../api/wire/is-record.ts';
import { placeBooking } from '../../api/queries/place-booking.ts';
import { assembleBookingRequest } from '../../domain/booking.ts';
import { answersByType, type FormAnswers } from '../../domain/forms.ts';
import type { Money } from '../../domain/money.ts';
import type { SearchParameters } from '../../domain/search-parameters.ts';
import { CUSTOMER_FIELDS } from './customer-fields.ts';
import { loadSubmissionKey, saveSubmissionKey } from './draft.ts';

/** What the checkout books, apart from who books it. */
export interface CheckoutOrder {
  readonly search: SearchParameters;
  readonly modelId: string;
  readonly isQuoteOnly: boolean;
  readonly hasUnlimitedMileage: boolean;
  readonly total: Money;
  readonly language: string;
}

export type SubmissionOutcome =
  | { readonly kind: 'booked'; readonly number: string }
  | { readonly kind: 'price-changed' }
  | { readonly kind: 'gone' }
  /** This address booked too often in a short time. */
  | { readonly kind: 'too-many' }
  /** The server said no, with a sentence or without. */
  | { readonly kind: 'refused'; readonly message: string | null }
  /** No answer came, or one that leaves it open: the booking may exist. */
  | { readonly kind: 'unclear' };

const CODES: Readonly<Record<string, 'price-changed' | 'gone' | 'too-many'>> = {
  priceChanged: 'price-changed',
  noAvailability: 'gone',
  tooManyRequests: 'too-many',
};

/** Answers given in place of the one that was waited for, while the booking may go on. */
const UNCLEAR_STATUSES: ReadonlySet<number> = new Set([500, 502, 503, 504]);

/** The server's word that it booked nothing because others are booking the same cars. */
const BUSY_CODE = 'busy';

/** Whether a failed call leaves open what became of the booking. */
const isUnclear = ({ status, code }: ApiError): boolean =>
  status === 0 || (UNCLEAR_STATUSES.has(status) && code !== BUSY_CODE);

/**
 * Sends bookings; the same request sent again carries the same key, after a reload too, so that nothing is
 * booked twice.
 */
export function createSubmission(
  order: CheckoutOrder,
  newKey: () => string,
  api: Pick<ProductApi, 'send'> = createProductApi(browserTransport),
) {
  let last = loadSubmissionKey();
  return async (answers: FormAnswers): Promise<SubmissionOutcome> => {
    const request = assembleBookingRequest({
      search: order.search,
      answers: answersByType(CUSTOMER_FIELDS, answers, false),
      selected: order,
      extras: [],
      language: order.language,
      currency: order.total.currency,
      isOnlinePayment: false,
      isQuotation: false,
      isCompany: false,
      hasWebLogin: false,
      profile: { kind: 'visitor' },
      promotionId: null,
      brandCode: null,
      files: [],
    });
    const content = JSON.stringify(request);
    if (last?.content !== content) {
      last = { content, key: newKey() };
      saveSubmissionKey(last);
    }
    try {
      const number = await placeBooking(api, { request, shownTotal: order.total, idempotencyKey: last.key });
      return { kind: 'booked', number };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isUnclear(error)) return { kind: 'unclear' };
      const known = CODES[error.code ?? ''];
      if (known) return { kind: known };
      return { kind: 'refused', message: operatorMessage(error.body) };
    }
  };
}

/** A sentence that the operator's API means for visitors; technical texts of other fields stay out of sight. */
function operatorMessage(body: unknown): string | null {
  const message = isRecord(body) ? body.errorMessage : null;
  return typeof message === 'string' && message !== '' ? message : null;
}
