import { ApiError, type CodeTexts } from '../../../api/api-error.ts';
import type { BookingApi } from '../../../api/product-api.ts';
import type { DecimalsOf } from '../../../api/wire/vehicle-offer.ts';
import type { CustomerAnswers, Remark } from '../../../domain/booking.ts';
import type { SelectedExtra } from '../../../domain/extras.ts';
import type { QuotedPrice } from '../../../domain/vehicle-offer.ts';
import { agreedPrice } from '../price/agreed-price.ts';
import type { CheckoutOrder } from '../state/checkout-order.ts';
import { newKey } from '../submission/new-key.ts';
import {
  customerOf,
  isUnclear,
  refusalOf,
  requestOf,
  type Submission,
  type SubmissionOutcome,
} from '../submission/submission.ts';

/** Who wants a quote, and of what. */
export interface QuoteWish {
  readonly answers: CustomerAnswers;
  readonly remarks: readonly Remark[];
  readonly files: readonly string[];
  readonly isCompany: boolean;
  readonly extras: readonly SelectedExtra[];
  /** The way to pay that its price is with, where a promotion holds only with that. */
  readonly paymentMethodId: string | null;
  readonly offer: QuotedPrice;
}

interface Calls {
  readonly api: BookingApi;
  readonly decimalsOf: DecimalsOf;
  readonly codeTexts: CodeTexts;
}

/** Asks for a quote with what the form was filled in with. */
export const sendFilledQuote = (order: CheckoutOrder, filled: Omit<Submission, 'confirm'>, calls: Calls) =>
  sendQuote(order, { ...filled, ...customerOf(filled) }, calls);

/** Asks for a quote of a car; the server stores it and mails it. Nothing is booked, so that it may be asked for again. */
export async function sendQuote(
  order: CheckoutOrder,
  wish: QuoteWish,
  { api, decimalsOf, codeTexts }: Calls,
): Promise<SubmissionOutcome> {
  const request = requestOf(order, { ...wish, isQuotation: true });
  try {
    const submission = {
      request,
      shownTotal: agreedPrice(wish.offer, order).total,
      idempotencyKey: newKey(),
    };
    return { kind: 'quoted', ...(await api.book(submission, decimalsOf)) };
  } catch (error) {
    if (error instanceof ApiError && error.status === 0) return { kind: 'not-arrived' };
    // A response that says nothing about the quote: it may be asked for again.
    if (!(error instanceof ApiError) || isUnclear(error)) return { kind: 'refused', message: null };
    return refusalOf(error, wish.offer, codeTexts);
  }
}
