/* Which ways to pay a promotion holds for, and the price that a result leads with. */
import type { Money } from '../money.ts';
import type { OfferedPromotion, VehicleOffer } from '../vehicle-offer.ts';

/** A configured way to pay, as far as promotions know it: type 0 is cash at the counter, every other is online. */
export interface PromotedMethod {
  readonly id: string;
  readonly paymentType: number;
  readonly name: string;
  /** A promotion that holds only with it. */
  readonly promotionId: string | null;
}

type Accepts = Pick<OfferedPromotion, 'validFor' | 'paymentTypes'>;

/** Whether a promotion holds for a way to pay. */
export function isValidFor({ validFor, paymentTypes }: Accepts, { paymentType }: PromotedMethod): boolean {
  if (paymentTypes.length > 0 && !paymentTypes.some(({ id }) => id === String(paymentType))) return false;
  switch (validFor) {
    case 'both':
      return true;
    case 'counter':
      return paymentType === 0;
    case 'online':
      return paymentType !== 0;
    case 'unknown':
      return false;
  }
}

/** How a promotion fits the ways to pay of a site: with all, some (named) or none of them. */
export interface PromotionFit {
  readonly severity: 'success' | 'warning' | 'error';
  readonly methods: readonly string[];
}

export function promotionFit(promotion: Accepts, methods: readonly PromotedMethod[]): PromotionFit {
  const accepted = methods.filter((method) => isValidFor(promotion, method));
  const severity =
    accepted.length === 0 ? 'error' : accepted.length === methods.length ? 'success' : 'warning';
  return { severity, methods: accepted.map(({ name }) => name) };
}

/** The price that a result leads with, and a lower one with another way to pay. */
export interface PromotedPrice {
  readonly headline: Money;
  readonly lower: { readonly price: Money; readonly methods: readonly string[] } | null;
}

/**
 * The headline is the lowest total under the way to pay of the primary button; a total that another way lowers further
 * is named with the ways that it holds for.
 */
export function promotedPrice(
  { total, promotions }: Pick<VehicleOffer, 'total' | 'promotions'>,
  methods: readonly PromotedMethod[],
  primaryId: string,
): PromotedPrice {
  const own = promotions.filter(({ finalTotal }) => finalTotal.currency === total.currency);
  const isLinked = ({ id }: OfferedPromotion) =>
    id !== null && methods.some(({ promotionId }) => promotionId === id);
  const holdsFor = (promotion: OfferedPromotion, method: PromotedMethod) =>
    isValidFor(promotion, method) && (!isLinked(promotion) || method.promotionId === promotion.id);
  const primary = methods.find(({ id }) => id === primaryId);
  const lowest = (fitting: readonly OfferedPromotion[], from: Money) =>
    fitting.reduce((best, { finalTotal }) => (finalTotal.minor < best.minor ? finalTotal : best), from);
  const headline = lowest(primary ? own.filter((promotion) => holdsFor(promotion, primary)) : [], total);
  const usable = own.filter((promotion) => methods.some((method) => holdsFor(promotion, method)));
  const price = lowest(usable, headline);
  if (price.minor >= headline.minor) return { headline, lower: null };
  const holding = usable.filter(({ finalTotal }) => finalTotal.minor === price.minor);
  const names = methods.filter((method) => holding.some((promotion) => holdsFor(promotion, method)));
  return { headline, lower: { price, methods: names.map(({ name }) => name) } };
}
