import { allocate, type Money } from '../money.ts';
import { RISKS, type Excess } from '../excess.ts';
import type { PriceLine, VehicleOffer } from '../vehicle-offer.ts';

/** An amount in another currency. */
type Convert = (amount: Money) => Money;

/** The lines in the currency of a converted total, to which they add up. */
function convertLines(lines: readonly PriceLine[], total: Money, convert: Convert): readonly PriceLine[] {
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

/** An offer with all its amounts in another currency; its lines still add up to its total. */
export function convertOffer(offer: VehicleOffer, convert: Convert): VehicleOffer {
  const known = (amount: Money | null) => amount && convert(amount);
  const total = convert(offer.total);
  const { agencyTerms } = offer;
  return {
    ...offer,
    total,
    averageDay: known(offer.averageDay),
    daily: known(offer.daily),
    deposit: known(offer.deposit),
    excess: convertExcess(offer.excess, convert),
    pickUpPlace: { ...offer.pickUpPlace, fee: known(offer.pickUpPlace.fee) },
    dropOffPlace: { ...offer.dropOffPlace, fee: known(offer.dropOffPlace.fee) },
    lines: convertLines(offer.lines, total, convert),
    promotions: offer.promotions.map((promotion) => ({
      ...promotion,
      finalTotal: convert(promotion.finalTotal),
      discount: known(promotion.discount),
    })),
    agencyTerms: agencyTerms && {
      agencyPrice: known(agencyTerms.agencyPrice),
      customerPrice: known(agencyTerms.customerPrice),
      salesCommission: known(agencyTerms.salesCommission),
    },
  };
}
