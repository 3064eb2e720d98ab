import type { Promotion } from '../../../generated/api/types.ts';
import type { Money } from '../../domain/money.ts';
import type { OfferedPromotion } from '../../domain/vehicle-offer.ts';

/** Numbers by which the wire names the payments that a promotion holds for. */
const VALIDITIES: readonly OfferedPromotion['validFor'][] = ['both', 'counter', 'online'];

/** A promotion that an offer can be had with. */
export const toOfferedPromotion = (
  { id, bookingFinalPrice, discountPrice, validForPayment = 0, acceptedPaymentTypes = [] }: Promotion,
  amount: (value: number) => Money,
): OfferedPromotion => ({
  id: id === undefined ? null : String(id),
  finalTotal: amount(bookingFinalPrice),
  discount: discountPrice === undefined ? null : amount(discountPrice),
  validFor: VALIDITIES[validForPayment] ?? 'unknown',
  paymentTypes: acceptedPaymentTypes.map((type) => ({ id: String(type.id), name: type.name ?? '' })),
});
