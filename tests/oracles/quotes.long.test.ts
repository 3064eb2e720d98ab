import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlainDateTime } from '../../src/domain/calendar.ts';
import { type Money, money, moneyFromDecimal, toDecimal } from '../../src/domain/money.ts';
import { type PriceRequest, type Quote, quoteRental, type SeasonRate } from '../../src/domain/pricing.ts';

const QUOTES = 500;
const CURRENCIES = [
  { code: 'CLP', decimals: 0 },
  { code: 'EUR', decimals: 2 },
  { code: 'KWD', decimals: 3 },
] as const;
const FIRST_DAY = Date.UTC(2026, 0, 1);
const DAY = 86_400_000;

const dateOf = (day: number) => new Date(FIRST_DAY + day * DAY).toISOString().slice(0, 10);
const momentOf = (minute: number) =>
  new Date(FIRST_DAY + minute * 60_000).toISOString().slice(0, 16) as PlainDateTime;

/** All that a price depends on, in a currency; a base rate for all days, so that there is always one. */
const requestIn = (currency: string): fc.Arbitrary<PriceRequest> => {
  const amount: fc.Arbitrary<Money> = fc
    .integer({ min: 0, max: 9_999_999 })
    .map((minor) => money(minor, currency));
  const fee = fc.record({
    kind: fc.constantFrom('pick-up-place' as const, 'one-way' as const, 'drop-off-after-hours' as const),
    amount,
  });
  // So few beginnings and lengths that many seasons begin on the same day, and some end on the same one too.
  const season = fc
    .record({
      name: fc.constantFrom('a', 'b'),
      start: fc.nat({ max: 25 }).map((count) => count * 28),
      length: fc.nat({ max: 4 }).map((count) => count * 30),
      fromDays: fc.constantFrom(1, 3, 7, 14),
      daily: amount,
    })
    .map(({ name, start, length, fromDays, daily }) => ({
      seasonId: `${name} of ${length} from ${start}`,
      from: dateOf(start),
      to: dateOf(start + length),
      fromDays,
      daily,
    }));
  return fc
    .record({
      start: fc.nat({ max: 700 * 1440 }),
      length: fc.integer({ min: 1, max: 60 * 1440 }),
      tolerance: fc.constantFrom(0, 59, 120),
      minimum: fc.constantFrom(0, 1, 3),
      base: amount,
      seasons: fc.uniqueArray(season, {
        maxLength: 6,
        selector: ({ seasonId, fromDays }) => `${seasonId}, ${fromDays} days`,
      }),
      promotion: fc.option(
        fc.oneof(
          fc
            .integer({ min: 1, max: 10_000 })
            .map((basisPoints) => ({ kind: 'percentage' as const, id: 'p', basisPoints })),
          amount.map((off) => ({ kind: 'amount' as const, id: 'p', amount: off })),
        ),
      ),
      fees: fc.array(fee, { maxLength: 5 }),
      extras: fc.array(
        fc.record({
          id: fc.constantFrom('seat', 'cover', 'gps'),
          type: fc.constantFrom('insurance' as const, 'additional' as const, 'other' as const),
          price: amount,
          isPriceByDay: fc.boolean(),
          quantity: fc.nat({ max: 3 }),
        }),
        { maxLength: 4 },
      ),
      taxes: fc.array(
        fc.record({
          id: fc.constantFrom('vat', 'city', 'road'),
          basisPoints: fc.integer({ min: 0, max: 3_500 }),
        }),
        { maxLength: 3 },
      ),
    })
    .map(({ start, length, tolerance, minimum, base, seasons, promotion, fees, extras, taxes }) => ({
      currency,
      pickUp: momentOf(start),
      dropOff: momentOf(start + length),
      dayRules: { returnToleranceMinutes: tolerance, minimumChargedDays: minimum },
      rates: [
        { seasonId: '', from: '0001-01-01', to: '9999-12-31', fromDays: 1, daily: base },
        ...seasons,
      ] as PriceRequest['rates'],
      promotion,
      fees,
      extras,
      taxes,
    }));
};

/** Half up, as people round; with whole numbers only. */
const shareOf = (minor: bigint, basisPoints: bigint): bigint =>
  (minor * basisPoints * 2n + 10_000n) / 20_000n;

type Key = (rate: SeasonRate) => string | number;
const most = (rates: readonly SeasonRate[], key: Key) =>
  rates.filter((rate) => rates.every((other) => key(other) <= key(rate)));
const least = (rates: readonly SeasonRate[], key: Key) =>
  rates.filter((rate) => rates.every((other) => key(other) >= key(rate)));

/** The total of a request, reckoned once more and in one go. */
function reckon(request: PriceRequest): { net: bigint; total: bigint } {
  const start = Date.parse(`${request.pickUp}Z`);
  const minutes = (Date.parse(`${request.dropOff}Z`) - start) / 60_000;
  const { returnToleranceMinutes, minimumChargedDays } = request.dayRules;
  const days = Math.max(1, minimumChargedDays, Math.ceil((minutes - returnToleranceMinutes) / 1440));
  let rental = 0n;
  for (let day = 0; day < days; day += 1) {
    const date = new Date(start + day * DAY).toISOString().slice(0, 10);
    // Each rule leaves only the rates that it prefers: never mind how the list is sorted.
    const held = request.rates.filter(
      ({ from, to, fromDays }) => from <= date && date <= to && fromDays <= days,
    );
    const begunLast = most(held, ({ from }) => from);
    const endingFirst = least(begunLast, ({ to }) => to);
    const ofOneSeason = least(endingFirst, ({ seasonId }) => seasonId);
    const [best] = most(ofOneSeason, ({ fromDays }) => fromDays);
    rental += BigInt(best?.daily.minor ?? 0);
  }
  const { promotion } = request;
  const wanted = !promotion
    ? 0n
    : promotion.kind === 'amount'
      ? BigInt(promotion.amount.minor)
      : shareOf(rental, BigInt(promotion.basisPoints));
  let net = rental - (wanted > rental ? rental : wanted);
  for (const { amount } of request.fees) net += BigInt(amount.minor);
  for (const { price, quantity, isPriceByDay } of request.extras)
    net += BigInt(price.minor) * BigInt(quantity) * (isPriceByDay ? BigInt(days) : 1n);
  const total = request.taxes.reduce((sum, { basisPoints }) => sum + shareOf(net, BigInt(basisPoints)), net);
  return { net, total };
}

/** What does not add up in a quote; empty when all does. */
function mistakesOf(request: PriceRequest, quote: Quote, decimals: number): readonly string[] {
  const sum = (lines: Quote['lines']) => lines.reduce((all, { amount }) => all + amount.minor, 0);
  const taxLines = quote.lines.filter(({ kind }) => kind === 'tax');
  const reckoned = reckon(request);
  const checks: Readonly<Record<string, boolean>> = {
    'lines and total': sum(quote.lines) === quote.total.minor,
    'net, taxes and total': quote.net.minor + quote.tax.minor === quote.total.minor,
    'tax lines and taxes': sum(taxLines) === quote.tax.minor,
    'net as reckoned': BigInt(quote.net.minor) === reckoned.net,
    'total as reckoned': BigInt(quote.total.minor) === reckoned.total,
    'amounts as the calls carry them': quote.lines.every(({ amount }) => {
      const unit = { code: amount.currency, decimals };
      return moneyFromDecimal(toDecimal(amount, decimals), unit).minor === amount.minor;
    }),
  };
  return Object.entries(checks).flatMap(([name, isRight]) => (isRight ? [] : [name]));
}

const REQUESTS = CURRENCIES.flatMap(({ code, decimals }, index) =>
  fc
    .sample(requestIn(code), { seed: 11 + index, numRuns: Math.ceil(QUOTES / CURRENCIES.length) })
    .map((request) => ({ request, decimals })),
);

function quoted(request: PriceRequest): Quote {
  const outcome = quoteRental(request);
  if (!outcome.ok) throw new Error(`no price: ${outcome.reason}`);
  return outcome.quote;
}

describe('generated quotes', () => {
  it(`add up to the minor unit, ${QUOTES} times, in currencies of 0, 2 and 3 decimals`, () => {
    expect(REQUESTS.length).toBeGreaterThanOrEqual(QUOTES);
    const wrong = REQUESTS.map(({ request, decimals }) => mistakesOf(request, quoted(request), decimals));
    expect(wrong.filter((mistakes) => mistakes.length > 0)).toEqual([]);
  });

  it('are seen not to add up when a tax is rounded another way, or a line is lost', () => {
    const taxed = REQUESTS.map(({ request, decimals }) => ({ request, decimals, quote: quoted(request) }));
    const floored = taxed.filter(({ request, decimals, quote }) => {
      const [first, ...rest] = quote.lines.filter(({ kind }) => kind === 'tax');
      if (!first) return false;
      const share = Math.floor((quote.net.minor * (request.taxes[0]?.basisPoints ?? 0)) / 10_000);
      const off = first.amount.minor - share;
      const total = money(quote.total.minor - off, quote.currency);
      const lines = [
        ...quote.lines.filter(({ kind }) => kind !== 'tax'),
        { ...first, amount: money(share, quote.currency) },
        ...rest,
      ];
      const wrong = { ...quote, lines, total, tax: money(quote.tax.minor - off, quote.currency) };
      return mistakesOf(request, wrong, decimals).length > 0;
    });
    expect(floored.length).toBeGreaterThan(50);
    const [shortened] = taxed.filter(
      ({ quote }) => quote.lines.length > 2 && (quote.lines.at(-1)?.amount.minor ?? 0) > 0,
    );
    if (!shortened) throw new Error('no quote has lines to lose');
    const { request, decimals, quote } = shortened;
    expect(mistakesOf(request, { ...quote, lines: quote.lines.slice(0, -1) }, decimals)).toContain(
      'lines and total',
    );
  });
});
