import { add, allocate, type Money, sumMoney } from './money.ts';
import type { PriceLine } from './vehicle-offer.ts';

/** The lines of a price, all of one kind: with their taxes or without. */
export type PriceTable<Line> = {
  readonly lines: readonly Line[];
  /** Insurances that cost nothing: part of every rental, and not chosen like those that a price is paid for. */
  readonly included: readonly Line[];
  /** The sum of the lines. */
  readonly sum: Money;
  /** The taxes that the lines contain, or that are added to them. */
  readonly taxes: readonly Line[];
};

/** Whether a line is of an insurance that costs nothing. */
export const isIncludedCover = ({ kind, amount }: Pick<PriceLine, 'kind' | 'amount'>): boolean =>
  kind === 'insurance' && amount.minor === 0;

/**
 * The lines of a price as a visitor reads them. Taxes are computed once, on the whole sum; where lines are shown
 * with them, each bears its share, and they add up to the total to the minor unit.
 */
export function priceTable<Line extends Pick<PriceLine, 'kind' | 'amount'>>(
  all: readonly Line[],
  total: Money,
  areTaxesIncluded: boolean,
): PriceTable<Line> {
  const taxes = all.filter(({ kind }) => kind === 'tax');
  const included = all.filter(isIncludedCover);
  const net = all.filter((line) => line.kind !== 'tax' && !isIncludedCover(line));
  const amounts = net.map(({ amount }) => amount);
  const sum = sumMoney(amounts, total.currency);
  // A price of zero has no parts to which a tax could be allotted.
  if (!areTaxesIncluded || taxes.length === 0 || sum.minor <= 0) return { lines: net, included, sum, taxes };
  const tax = sumMoney(
    taxes.map(({ amount }) => amount),
    total.currency,
  );
  const shares = allocate(
    tax,
    amounts.map(({ minor }) => minor),
  );
  const lines = net.map((line, position) => ({
    ...line,
    amount: add(line.amount, shares[position] as Money),
  }));
  return { lines, included, sum: add(sum, tax), taxes };
}
