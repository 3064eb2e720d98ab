import {
  addPaymentInfo,
  type DecimalsOf,
  generateLead,
  purchase,
} from '../../../api/wire/ecommerce-events.ts';
import { track } from '../../analytics/track.ts';
import { pageEvents } from '../../analytics/page-events.ts';
import type { QuotedPrice } from '../../../domain/vehicle-offer.ts';
import type { CheckoutOrder } from '../state/checkout-order.ts';

/** A booking is sent, a booking is made, or a quote is requested. */
export type CheckoutEvent =
  | { readonly kind: 'sent'; readonly method: string }
  | { readonly kind: 'booked'; readonly number: string }
  | { readonly kind: 'quoted' };

/** Sends an event of the checkout to the tag container. Never throws: a failure here must not stop a booking. */
export function reportEvent(
  event: CheckoutEvent,
  offer: QuotedPrice,
  { search }: CheckoutOrder,
  decimalsOf: DecimalsOf,
): void {
  try {
    const begun = pageEvents().find((one) => one.event === 'begin_checkout');
    if (!begun) return;
    const order = {
      offer,
      coupon: search.promotionCode,
      decimals: decimalsOf(offer.total.currency),
    };
    if (event.kind === 'sent') track(addPaymentInfo(begun, order, event.method));
    else if (event.kind === 'booked') track(purchase(begun, order, event.number));
    else track(generateLead(begun, order));
  } catch (error) {
    reportError(error);
  }
}
