import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlainDate } from './calendar.ts';
import { addDays, addMinutes } from './calendar.ts';
import type { Money } from './money.ts';
import { CurrencyMismatchError, money, sumMoney } from './money.ts';
import type {
  FeeKind,
  PriceRequest,
  Quote,
  QuoteLine,
  QuoteLineKind,
  SeasonRate,
  TaxRate,
} from './pricing.ts';
import { feeShown, priceShown, quoteRental, rateOn } from './pricing.ts';

const eur = (minor: number): Money => money(minor, 'EUR');
const rate = (
  seasonId: string,
  from: PlainDate,
  to: PlainDate,
  fromDays: number,
  dailyMinor: number,
): SeasonRate => ({
  seasonId,
  from,
  to,
  fromDays,
  daily: eur(dailyMinor),
});
const YEAR = ['2026-01-01', '2026-12-31'] as const;
const rates = [
  rate('base', ...YEAR, 1, 5000),
  rate('base', ...YEAR, 7, 4000),
  rate('summer', '2026-07-01', '2026-08-31', 1, 9000),
  rate('summer', '2026-07-01', '2026-08-31', 7, 8000),
];
const base: PriceRequest = {
  currency: 'EUR',
  pickUp: '2026-03-10T10:00',
  dropOff: '2026-03-13T10:00',
  dayRules: { returnToleranceMinutes: 59, minimumChargedDays: 1 },
  rates,
  promotion: null,
  fees: [],
  extras: [],
  taxes: [],
};

const FEE_KINDS: readonly FeeKind[] = [
  'pick-up-place',
  'drop-off-place',
  'one-way',
  'pick-up-after-hours',
  'drop-off-after-hours',
];

function quoted(more: Partial<PriceRequest>): Quote {
  const outcome = quoteRental({ ...base, ...more });
  if (!outcome.ok) throw new Error(`no price: ${outcome.reason}`);
  return outcome.quote;
}
const linesOf = (quote: Quote): [QuoteLineKind, number][] =>
  quote.lines.map(({ kind, amount }) => [kind, amount.minor]);

describe('the rental', () => {
  it.each<[why: string, more: Partial<PriceRequest>, days: number, minor: number]>([
    ['three days in the short bracket', {}, 3, 15_000],
    ['a day more past the tolerance', { dropOff: '2026-03-13T11:00' }, 4, 20_000],
    ['the last day of the short bracket', { dropOff: '2026-03-16T10:00' }, 6, 30_000],
    ['the first of the long one, for all days', { dropOff: '2026-03-17T10:00' }, 7, 28_000],
    ['each day of its own season', { pickUp: '2026-06-29T10:00', dropOff: '2026-07-02T10:00' }, 3, 19_000],
    [
      'the bracket of the whole length in both seasons',
      { pickUp: '2026-06-27T10:00', dropOff: '2026-07-04T10:00' },
      7,
      4 * 4000 + 3 * 8000,
    ],
    ['the last day of a season', { pickUp: '2026-08-31T10:00', dropOff: '2026-09-02T10:00' }, 2, 14_000],
    [
      'days that are charged without being driven',
      { dropOff: '2026-03-11T10:00', dayRules: { returnToleranceMinutes: 0, minimumChargedDays: 3 } },
      3,
      15_000,
    ],
  ])('charges %s', (_why, more, days, minor) => {
    const quote = quoted(more);
    expect(quote.totalDays).toBe(days);
    expect(quote.total).toEqual(eur(minor));
    expect(quote.lines).toEqual([{ kind: 'rental', amount: eur(minor), referenceId: null, quantity: days }]);
  });

  it('lists its days by daily price', () => {
    expect(quoted({ pickUp: '2026-06-29T10:00', dropOff: '2026-07-02T10:00' }).ratedDays).toEqual([
      { from: '2026-06-29', days: 2, daily: eur(5000) },
      { from: '2026-07-01', days: 1, daily: eur(9000) },
    ]);
  });

  it.each<[why: string, date: PlainDate, days: number, expected: number | null]>([
    ['the season that began last', '2026-07-01', 3, 9000],
    ['the highest bracket reached', '2026-07-01', 30, 8000],
    ['no season', '2027-01-01', 3, null],
    ['no bracket', '2026-03-10', 0, null],
  ])('finds the rate of %s', (_why, date, days, expected) => {
    expect(rateOn(date, days, rates)?.daily.minor ?? null).toBe(expected);
    expect(rateOn(date, days, [...rates].reverse())?.daily.minor ?? null).toBe(expected);
  });

  it.each<[why: string, first: Partial<SeasonRate>, second: Partial<SeasonRate>, days: number]>([
    ['the season that ends first', { to: '2026-04-05' }, { to: '2026-06-30' }, 3],
    [
      'the season that ends first, whatever bracket the other has',
      { to: '2026-04-05' },
      { to: '2026-06-30', fromDays: 7 },
      9,
    ],
    ['the first of their ids', { seasonId: 'a' }, { seasonId: 'b', fromDays: 7 }, 9],
  ])('takes, of seasons that begin on the same day, %s', (_why, first, second, days) => {
    const easter = { seasonId: 'e', from: '2026-04-01', to: '2026-04-30', fromDays: 1 } as const;
    const [wanted, other] = [
      { ...easter, daily: eur(1), ...first },
      { ...easter, daily: eur(2), ...second },
    ];
    expect(rateOn('2026-04-02', days, [wanted, other])).toBe(wanted);
    expect(rateOn('2026-04-02', days, [other, wanted])).toBe(wanted);
  });

  it.each<[why: string, more: Partial<PriceRequest>, refusal: object]>([
    [
      'a day without a season, named',
      { pickUp: '2026-12-30T10:00', dropOff: '2027-01-02T10:00' },
      { ok: false, reason: 'no-rate', date: '2027-01-01' },
    ],
    [
      'a return at the moment of pick-up',
      { dropOff: base.pickUp },
      { ok: false, reason: 'return-not-after-pick-up' },
    ],
    ['a rental of thousands of years', { dropOff: '9999-01-01T10:00' }, { ok: false, reason: 'too-long' }],
  ])('has no price with %s', (_why, more, refusal) => {
    expect(quoteRental({ ...base, ...more })).toEqual(refusal);
  });
});

describe('the sum', () => {
  const full: Partial<PriceRequest> = {
    promotion: { kind: 'percentage', id: 'spring', basisPoints: 1000 },
    fees: [
      { kind: 'pick-up-place', amount: eur(1500) },
      { kind: 'drop-off-place', amount: eur(700) },
      { kind: 'one-way', amount: eur(4900) },
    ],
    extras: [
      { id: 'seat', type: 'additional', price: eur(300), isPriceByDay: true, quantity: 2 },
      { id: 'map', type: 'other', price: eur(999), isPriceByDay: false, quantity: 1 },
      { id: 'cover', type: 'insurance', price: eur(1250), isPriceByDay: true, quantity: 1 },
      { id: 'unused', type: 'additional', price: eur(100), isPriceByDay: false, quantity: 0 },
    ],
    taxes: [
      { id: 'vat', basisPoints: 2500 },
      { id: 'road', basisPoints: 133 },
    ],
  };

  it('has a line for each part, taxes last', () => {
    const quote = quoted(full);
    expect(linesOf(quote)).toEqual([
      ['rental', 15_000],
      ['promotion', -1500],
      ['pick-up-place', 1500],
      ['drop-off-place', 700],
      ['one-way', 4900],
      ['extra', 1800],
      ['extra', 999],
      ['insurance', 3750],
      ['tax', 6787],
      ['tax', 361],
    ]);
    expect(quote).toMatchObject({ net: eur(27_149), tax: eur(7148), total: eur(34_297) });
    expect(quote.lines.map(({ referenceId }) => referenceId)).toEqual([
      null,
      'spring',
      null,
      null,
      null,
      'seat',
      'map',
      'cover',
      'vat',
      'road',
    ]);
    expect(quote).toMatchObject({ averageDay: eur(11_432), netAverageDay: eur(9050) });
    expect(priceShown(quote, true)).toEqual({ price: eur(34_297), averageDay: eur(11_432) });
    expect(priceShown(quote, false)).toEqual({ price: eur(27_149), averageDay: eur(9050) });
  });

  it.each<[why: string, promotion: PriceRequest['promotion'], discount: number | null]>([
    ['a share of the rental only', { kind: 'percentage', id: 'p', basisPoints: 1000 }, -1500],
    ['a share rounded half up', { kind: 'percentage', id: 'p', basisPoints: 1233 }, -1850],
    ['an amount', { kind: 'amount', id: 'p', amount: eur(2000) }, -2000],
    ['never more than the rental', { kind: 'amount', id: 'p', amount: eur(99_999) }, -15_000],
    ['never a surcharge', { kind: 'amount', id: 'p', amount: eur(-500) }, null],
    ['nothing for nothing', { kind: 'percentage', id: 'p', basisPoints: 0 }, null],
  ])('takes the promotion off as %s', (_why, promotion, discount) => {
    const quote = quoted({ promotion, fees: [{ kind: 'pick-up-place', amount: eur(1500) }] });
    expect(quote.lines.find(({ kind }) => kind === 'promotion')?.amount.minor ?? null).toBe(discount);
    expect(quote.net.minor).toBe(16_500 + (discount ?? 0));
  });

  it('taxes the sum once, not line by line', () => {
    // 3 x 0.5 would round up three times; the sum of 1.5 rounds up once.
    const extras = ['a', 'b', 'c'].map((id) => ({
      id,
      type: 'other' as const,
      price: eur(1),
      isPriceByDay: false,
      quantity: 1,
    }));
    const free = rates.map((each) => ({ ...each, daily: eur(0) }));
    expect(quoted({ rates: free, extras, taxes: [{ id: 'vat', basisPoints: 5000 }] }).tax).toEqual(eur(2));
  });

  it.each<[why: string, taxes: readonly TaxRate[], adds: number]>([
    ['no tax', [], 1500],
    ['a tax', [{ id: 'vat', basisPoints: 2100 }], 1815],
    [
      'two taxes',
      [
        { id: 'vat', basisPoints: 2100 },
        { id: 'city', basisPoints: 200 },
      ],
      1845,
    ],
  ])('grows by a fee as that is shown, with %s', (_why, taxes, adds) => {
    const fee = eur(1500);
    const after = quoted({ taxes, fees: [{ kind: 'pick-up-after-hours', amount: fee }] });
    const inside = quoted({ taxes });
    expect(after.total.minor - inside.total.minor).toBe(adds);
    expect(feeShown(fee, taxes, true)).toEqual(eur(adds));
    expect(after.net.minor - inside.net.minor).toBe(feeShown(fee, taxes, false).minor);
  });

  it('refuses amounts of another currency', () => {
    expect(() => quoted({ fees: [{ kind: 'one-way', amount: money(100, 'USD') }] })).toThrow(
      CurrencyMismatchError,
    );
  });
});

describe('any quote', () => {
  const amount = fc.integer({ min: 0, max: 500_000 }).map(eur);
  const request: fc.Arbitrary<PriceRequest> = fc.record({
    currency: fc.constant('EUR'),
    pickUp: fc.integer({ min: 0, max: 200_000 }).map((minutes) => addMinutes('2026-01-01T00:00', minutes)),
    dropOff: fc.constant(base.dropOff),
    dayRules: fc.record({ returnToleranceMinutes: fc.nat(120), minimumChargedDays: fc.nat(3) }),
    rates: fc
      .array(
        fc.record({
          seasonId: fc.string(),
          from: fc.nat(180).map((days) => addDays('2026-01-01', days)),
          to: fc.nat(180).map((days) => addDays('2026-06-01', days)),
          fromDays: fc.integer({ min: 1, max: 30 }),
          daily: amount,
        }),
        { maxLength: 6 },
      )
      .map((seasons) => [...seasons, { ...rate('all', '2026-01-01', '2027-12-31', 1, 3333) }]),
    promotion: fc.option(
      fc.oneof(
        fc.record({ kind: fc.constant('percentage' as const), id: fc.string(), basisPoints: fc.nat(12_000) }),
        fc.record({ kind: fc.constant('amount' as const), id: fc.string(), amount }),
      ),
    ),
    fees: fc.array(fc.record({ kind: fc.constantFrom(...FEE_KINDS), amount })),
    extras: fc.array(
      fc.record({
        id: fc.string(),
        type: fc.constantFrom('insurance' as const, 'additional' as const, 'other' as const),
        price: amount,
        isPriceByDay: fc.boolean(),
        quantity: fc.nat(4),
      }),
      { maxLength: 5 },
    ),
    taxes: fc.array(fc.record({ id: fc.string(), basisPoints: fc.nat(4000) }) as fc.Arbitrary<TaxRate>, {
      maxLength: 3,
    }),
  });
  const length = fc.integer({ min: 1, max: 60_000 });
  const sumOf = (lines: readonly QuoteLine[]): Money =>
    sumMoney(
      lines.map((line) => line.amount),
      'EUR',
    );

  it('has lines that add up to its total to the minor unit', () => {
    fc.assert(
      fc.property(request, length, (given, minutes) => {
        const outcome = quoteRental({ ...given, dropOff: addMinutes(given.pickUp, minutes) });
        if (!outcome.ok) throw new Error(outcome.reason);
        const { lines, net, tax, total, totalDays, ratedDays } = outcome.quote;
        const isTax = ({ kind }: QuoteLine): boolean => kind === 'tax';
        expect(sumOf(lines)).toEqual(total);
        expect(sumOf(lines.filter((line) => !isTax(line)))).toEqual(net);
        expect(sumOf(lines.filter(isTax))).toEqual(tax);
        expect(ratedDays.reduce((days, rated) => days + rated.days, 0)).toBe(totalDays);
        expect(net.minor).toBeGreaterThanOrEqual(0);
        for (const { amount: each } of lines) expect(Number.isSafeInteger(each.minor)).toBe(true);
        const exactTax = given.taxes.reduce(
          (sum, { basisPoints }) => sum + (net.minor * basisPoints) / 10_000,
          0,
        );
        expect(Math.abs(tax.minor - exactTax)).toBeLessThanOrEqual(given.taxes.length * 0.5 + 1e-6);
      }),
      { seed: 20260310, numRuns: 500 },
    );
  });
});
