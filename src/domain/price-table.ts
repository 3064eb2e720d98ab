import { add, allocate, type Money, sumMoney } from './money.ts';
import type { PriceLine } from './vehicle-offer.ts';

/** The lines of a price, all of one kind: with their taxes or without. */
export type PriceTable<Line> = {
  readonly lines: readonly Line[];
  /** What the lines add up to. */
  readonly sum: Money;
  /** The taxes that are in the lines, or that are added to them. */
  readonly taxes: readonly Line[];
};

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
  const net = all.filter(({ kind }) => kind !== 'tax');
  const amounts = net.map(({ amount }) => amount);
  const sum = sumMoney(amounts, total.currency);
  // A price of nothing has no parts that could bear a tax.
  if (!areTaxesIncluded || taxes.length === 0 || sum.minor <= 0) return { lines: net, sum, taxes };
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
  return { lines, sum: add(sum, tax), taxes };
}
