import { add, averageOf, type Money, money, multiply, percentOf, sumMoney } from '../../src/domain/money.ts';
import type { Extra } from '../db/repositories/prices.ts';
import type { SiteCatalogue } from './site-catalogue.ts';

/** What one piece of an extra costs, for a rental and for one of its days. */
export type ExtraPrice = {
  net: Money;
  tax: Money;
  total: Money;
  netDaily: Money;
  daily: Money;
};

/**
 * The price of one piece of an extra for a number of days. What is priced for the booking is spread over its days to
 * get a daily price. A booking computes taxes once, on its whole sum.
 */
export function priceExtra(
  { priceMinor, isPriceByDay }: Extra,
  { taxes, rules }: Pick<SiteCatalogue, 'taxes' | 'rules'>,
  days: number,
): ExtraPrice {
  const currency = rules.currency.isoCode;
  const taxOn = (net: Money): Money =>
    sumMoney(
      taxes.map(({ basisPoints }) => percentOf(net, basisPoints)),
      currency,
    );
  const unit = money(priceMinor, currency);
  const net = isPriceByDay ? multiply(unit, days) : unit;
  const tax = taxOn(net);
  const total = add(net, tax);
  return {
    net,
    tax,
    total,
    netDaily: isPriceByDay ? unit : averageOf(net, days),
    daily: isPriceByDay ? add(unit, taxOn(unit)) : averageOf(total, days),
  };
}
