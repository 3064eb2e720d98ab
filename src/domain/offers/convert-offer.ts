import { allocate, type Money } from '../money.ts';
import { RISKS, type Excess, type Liability } from '../excess.ts';
import type { OfferedExtra } from '../offered-extra.ts';
import type { QuotedPrice, VehicleOffer } from '../vehicle-offer.ts';

/** An amount in another currency. */
type Convert = (amount: Money) => Money;

/** The lines in the currency of a converted total, to which they add up. */
export function convertLines<Line extends { readonly amount: Money }>(
  lines: readonly Line[],
  total: Money,
  convert: Convert,
): readonly Line[] {
  const sum = lines.reduce((minor, { amount }) => minor + amount.minor, 0);
  if (sum <= 0) return lines.map((line) => ({ ...line, amount: convert(line.amount) }));
  const amounts = allocate(
    total,
    lines.map(({ amount }) => amount.minor),
  );
  return lines.map((line, position) => ({ ...line, amount: amounts[position] as Money }));
}

const convertExcess = (excess: Excess, convert: Convert): Excess =>
  Object.fromEntries(
    RISKS.flatMap((risk) => {
      const amount = excess[risk];
      return amount ? [[risk, convert(amount)]] : [];
    }),
  );

/** Excess and deposit in another currency. */
export const convertLiability = ({ excess, deposit }: Liability, convert: Convert): Liability => ({
  excess: convertExcess(excess, convert),
  deposit: deposit && convert(deposit),
});

/** An extra with its price in another currency. */
export const convertExtra = (extra: OfferedExtra, convert: Convert): OfferedExtra => ({
  ...extra,
  price: convert(extra.price),
  net: extra.net && convert(extra.net),
});

/** A price with all its amounts in another currency; its lines still add up to its total. */
export function convertPrice<
  Price extends Pick<QuotedPrice, 'total' | 'lines' | 'excess' | 'deposit' | 'promotions'>,
>(price: Price, convert: Convert): Price {
  const total = convert(price.total);
  return {
    ...price,
    ...convertLiability(price, convert),
    total,
    lines: convertLines(price.lines, total, convert),
    promotions: price.promotions.map((promotion) => ({
      ...promotion,
      finalTotal: convert(promotion.finalTotal),
      discount: promotion.discount && convert(promotion.discount),
    })),
  };
}

/** An offer with all its amounts in another currency; its lines still add up to its total. */
export function convertOffer(offer: VehicleOffer, convert: Convert): VehicleOffer {
  const known = (amount: Money | null) => amount && convert(amount);
  const { agencyTerms } = offer;
  return {
    ...convertPrice(offer, convert),
    averageDay: known(offer.averageDay),
    daily: known(offer.daily),
    pickUpPlace: { ...offer.pickUpPlace, fee: known(offer.pickUpPlace.fee) },
    dropOffPlace: { ...offer.dropOffPlace, fee: known(offer.dropOffPlace.fee) },
    agencyTerms: agencyTerms && {
      agencyPrice: known(agencyTerms.agencyPrice),
      customerPrice: known(agencyTerms.customerPrice),
      salesCommission: known(agencyTerms.salesCommission),
    },
  };
}
