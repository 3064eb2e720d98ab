/* Prices of an offer as the results show them: none contradicts another. */
import { add, averageOf, isSameMoney, type Money, multiply, negate, subtract, sumMoney } from '../money.ts';
import { priceTable } from '../price-table.ts';
import type { VehicleOffer } from '../vehicle-offer.ts';

/** A daily price; `isRounded` when days times it is not exactly the total. */
export interface DailyPrice {
  readonly amount: Money;
  readonly isRounded: boolean;
}

/**
 * The price of a day, all mandatory charges included; `null` for a single day, where it is the total. What the product
 * API states is shown where it agrees with the total: it may leave out the one-way fee or taxes.
 */
export function dailyPriceOf({
  averageDay,
  daily,
  total,
  totalDays,
}: Pick<VehicleOffer, 'averageDay' | 'daily' | 'total' | 'totalDays'>): DailyPrice | null {
  if (totalDays <= 1) return null;
  const agrees = (day: Money) =>
    day.currency === total.currency && Math.abs(day.minor * totalDays - total.minor) <= totalDays / 2;
  const amount =
    [averageDay, daily].find((day) => day !== null && agrees(day)) ?? averageOf(total, totalDays);
  return { amount, isRounded: !isSameMoney(multiply(amount, totalDays), total) };
}

type Priced = Pick<VehicleOffer, 'lines' | 'total'>;

/** What the lines of some kinds add to the total, their share of taxes included. */
function amountOf({ lines, total }: Priced, kinds: readonly string[]): Money {
  const { lines: shown } = priceTable(lines, total, true);
  return sumMoney(
    shown.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => amount),
    total.currency,
  );
}

const orNull = (amount: Money): Money | null => (amount.minor === 0 ? null : amount);

/** The fee for a return elsewhere within the total; `null` without one. */
export const oneWayFeeOf = (offer: Priced): Money | null => orNull(amountOf(offer, ['one-way']));

/** The total before a promotion; `null` unless one lowers it. */
export function openRateOf(offer: Priced): Money | null {
  const discount = negate(amountOf(offer, ['promotion']));
  return discount.minor > 0 ? add(offer.total, discount) : null;
}

/** The total without taxes; `null` where it contains none. */
export function netPriceOf({ lines, total }: Priced): Money | null {
  const taxes = lines.filter(({ kind }) => kind === 'tax').map(({ amount }) => amount);
  const tax = sumMoney(taxes, total.currency);
  return tax.minor > 0 ? subtract(total, tax) : null;
}
