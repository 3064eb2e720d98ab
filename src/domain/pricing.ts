/*
 * What a rental costs. Rates, fees and extras are stored net; taxes are computed once per rate on the whole sum, so
 * that the lines of a quote add up to its total to the minor unit.
 */
import type { PlainDate, PlainDateTime } from './calendar.ts';
import { addDays, dateOf } from './calendar.ts';
import { FARTHEST_SEARCH_DAYS } from './constants.ts';
import type { CurrencyCode, Money } from './money.ts';
import { add, averageOf, compareMoney, multiply, negate, percentOf, sumMoney } from './money.ts';
import type { RentalDayRules } from './rental-period.ts';
import { countRentalDays } from './rental-period.ts';

/** The net price of a day within a season, both dates included, for rentals of at least `fromDays` days. */
export type SeasonRate = {
  readonly seasonId: string;
  readonly from: PlainDate;
  readonly to: PlainDate;
  readonly fromDays: number;
  readonly daily: Money;
};

/** What a promotion takes off the rental: a share in basis points, or an amount. */
export type PromotionDiscount =
  | { readonly kind: 'percentage'; readonly id: string; readonly basisPoints: number }
  | { readonly kind: 'amount'; readonly id: string; readonly amount: Money };

/** An extra as chosen; `price` is net, per day or for the whole rental, for one piece. */
export type PricedExtra = {
  readonly id: string;
  readonly type: 'insurance' | 'additional' | 'other';
  readonly price: Money;
  readonly isPriceByDay: boolean;
  readonly quantity: number;
};

/** A tax on the whole sum, in basis points. */
export type TaxRate = { readonly id: string; readonly basisPoints: number };

/** What a fee of an itinerary is for. */
export type FeeKind =
  | 'pick-up-place'
  | 'drop-off-place'
  | 'one-way'
  | 'pick-up-after-hours'
  | 'drop-off-after-hours';

/** A fee of an itinerary, net. */
export type Fee = { readonly kind: FeeKind; readonly amount: Money };

/** Everything a price depends on, all in one currency. */
export type PriceRequest = {
  readonly currency: CurrencyCode;
  readonly pickUp: PlainDateTime;
  readonly dropOff: PlainDateTime;
  readonly dayRules: RentalDayRules;
  readonly rates: readonly SeasonRate[];
  readonly promotion: PromotionDiscount | null;
  readonly fees: readonly Fee[];
  readonly extras: readonly PricedExtra[];
  readonly taxes: readonly TaxRate[];
};

/** What a line is for. */
export type QuoteLineKind = 'rental' | 'promotion' | FeeKind | 'extra' | 'insurance' | 'tax';

/** A line of the breakdown; `referenceId` names promotion, extra or tax. Reductions are negative. */
export type QuoteLine = {
  readonly kind: QuoteLineKind;
  readonly amount: Money;
  readonly referenceId: string | null;
  readonly quantity: number;
};

/** Charged days at one daily price, in order: how the rental line came about. */
export type RatedDays = { readonly from: PlainDate; readonly days: number; readonly daily: Money };

/** The price of a rental. `net` is without taxes; the lines, tax lines included, add up to `total`. */
export type Quote = {
  readonly currency: CurrencyCode;
  readonly totalDays: number;
  readonly ratedDays: readonly RatedDays[];
  readonly lines: readonly QuoteLine[];
  readonly net: Money;
  readonly tax: Money;
  readonly total: Money;
  readonly averageDay: Money;
  readonly netAverageDay: Money;
};

/** A quote, or the reason why there is no price: `date` is the first day without a rate. */
export type QuoteOutcome =
  | { readonly ok: true; readonly quote: Quote }
  | { readonly ok: false; readonly reason: 'no-rate'; readonly date: PlainDate }
  | { readonly ok: false; readonly reason: 'return-not-after-pick-up' | 'too-long' };

/** The price of a rental. @throws CurrencyMismatchError when an amount is in another currency */
export function quoteRental(request: PriceRequest): QuoteOutcome {
  if (request.dropOff <= request.pickUp) return { ok: false, reason: 'return-not-after-pick-up' };
  const totalDays = countRentalDays(request.pickUp, request.dropOff, request.dayRules);
  if (totalDays > FARTHEST_SEARCH_DAYS) return { ok: false, reason: 'too-long' };
  const ratedDays: RatedDays[] = [];
  for (let day = 0; day < totalDays; day += 1) {
    const date = addDays(dateOf(request.pickUp), day);
    const rate = rateOn(date, totalDays, request.rates);
    if (!rate) return { ok: false, reason: 'no-rate', date };
    const last = ratedDays.at(-1);
    if (last && compareMoney(last.daily, rate.daily) === 0) {
      ratedDays[ratedDays.length - 1] = { ...last, days: last.days + 1 };
    } else ratedDays.push({ from: date, days: 1, daily: rate.daily });
  }
  return { ok: true, quote: toQuote(request, totalDays, ratedDays) };
}

/**
 * The rate of a day: of the seasons it lies in the one that began last (high summer within summer), of those that
 * began together the one that ends first (Easter within April), then the first by id; there the bracket that the
 * length of the whole rental reaches.
 */
export function rateOn(date: PlainDate, totalDays: number, rates: readonly SeasonRate[]): SeasonRate | null {
  let best: SeasonRate | null = null;
  for (const rate of rates) {
    if (date < rate.from || date > rate.to || rate.fromDays > totalDays) continue;
    if (!best || rulesOver(rate, best)) best = rate;
  }
  return best;
}

/** Whether a rate goes before another that holds on the same day. */
function rulesOver(rate: SeasonRate, other: SeasonRate): boolean {
  if (rate.from !== other.from) return rate.from > other.from;
  if (rate.to !== other.to) return rate.to < other.to;
  if (rate.seasonId !== other.seasonId) return rate.seasonId < other.seasonId;
  return rate.fromDays > other.fromDays;
}

function toQuote(request: PriceRequest, totalDays: number, ratedDays: readonly RatedDays[]): Quote {
  const { currency } = request;
  const rental = sumMoney(
    ratedDays.map(({ daily, days }) => multiply(daily, days)),
    currency,
  );
  const netLines = [
    line('rental', rental, null, totalDays),
    ...promotionLines(rental, request.promotion),
    ...request.fees.filter(({ amount }) => amount.minor !== 0).map(({ kind, amount }) => line(kind, amount)),
    ...request.extras.filter(({ quantity }) => quantity > 0).map((extra) => extraLine(extra, totalDays)),
  ];
  const net = sumLines(netLines, currency);
  const taxLines = request.taxes.map(({ id, basisPoints }) => line('tax', percentOf(net, basisPoints), id));
  const tax = sumLines(taxLines, currency);
  const total = add(net, tax);
  return {
    currency,
    totalDays,
    ratedDays,
    lines: [...netLines, ...taxLines],
    net,
    tax,
    total,
    averageDay: averageOf(total, totalDays),
    netAverageDay: averageOf(net, totalDays),
  };
}

function line(
  kind: QuoteLineKind,
  amount: Money,
  referenceId: string | null = null,
  quantity = 1,
): QuoteLine {
  return { kind, amount, referenceId, quantity };
}

const sumLines = (lines: readonly QuoteLine[], currency: CurrencyCode): Money =>
  sumMoney(
    lines.map(({ amount }) => amount),
    currency,
  );

function promotionLines(rental: Money, promotion: PromotionDiscount | null): readonly QuoteLine[] {
  if (!promotion) return [];
  const wanted = promotion.kind === 'amount' ? promotion.amount : percentOf(rental, promotion.basisPoints);
  // A promotion lowers the rental, at most to nothing; it never pays for extras and never raises a price.
  const discount = compareMoney(wanted, rental) > 0 ? rental : wanted;
  return discount.minor > 0 ? [line('promotion', negate(discount), promotion.id)] : [];
}

function extraLine({ id, type, price, isPriceByDay, quantity }: PricedExtra, totalDays: number): QuoteLine {
  const pieces = multiply(price, quantity);
  const amount = isPriceByDay ? multiply(pieces, totalDays) : pieces;
  return line(type === 'insurance' ? 'insurance' : 'extra', amount, id, quantity);
}

/** What a net fee adds to a price: with its taxes for `showFinalPrice`, else as it is. */
export const feeShown = (fee: Money, taxes: readonly TaxRate[], showFinalPrice: boolean): Money =>
  showFinalPrice
    ? sumMoney([fee, ...taxes.map(({ basisPoints }) => percentOf(fee, basisPoints))], fee.currency)
    : fee;

/** The price a search shows: with taxes for `showFinalPrice`, else without, and the average day to match. */
export function priceShown(
  quote: Quote,
  showFinalPrice: boolean,
): { readonly price: Money; readonly averageDay: Money } {
  return showFinalPrice
    ? { price: quote.total, averageDay: quote.averageDay }
    : { price: quote.net, averageDay: quote.netAverageDay };
}
