import { convertPrice } from '../../../domain/offers/convert-offer.ts';
import { toShownCurrency } from '../../../domain/shown-currency.ts';
import type { QuotedPrice } from '../../../domain/vehicle-offer.ts';
import type { CheckoutOrder } from '../state/checkout-order.ts';

/** A price as it is shown and booked: in the currency of the order. */
export const agreedPrice = (
  price: QuotedPrice,
  { currency }: Pick<CheckoutOrder, 'currency'>,
): QuotedPrice => (currency ? convertPrice(price, toShownCurrency(currency)) : price);
