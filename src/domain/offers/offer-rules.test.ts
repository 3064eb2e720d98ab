import { describe, expect, it } from 'vitest';
import { type Money, money } from '../money.ts';
import type { OfferedPromotion, PriceLine, VehicleOffer } from '../vehicle-offer.ts';
import { visibleAgencyTerms } from '../visibility.ts';
import { convertOffer } from './convert-offer.ts';
import { currencyMismatch, isExchangeNoticeDue, resultsNotice } from './notices.ts';
import { dailyPriceOf, netPriceOf, oneWayFeeOf, openRateOf } from './offer-prices.ts';
import { type PromotedMethod, promotedPrice, promotionFit } from './promoted-price.ts';
import { readSort, sortOffers } from './sort-offers.ts';

const eur = (minor: number): Money => money(minor, 'EUR');
const line = (kind: PriceLine['kind'], minor: number): PriceLine => ({
  kind,
  description: kind,
  amount: eur(minor),
});

describe('sortOffers', () => {
  const offers = [
    { id: 'b', price: 200, isQuoteOnly: false },
    { id: 'quote', price: 50, isQuoteOnly: true },
    { id: 'a', price: 100, isQuoteOnly: false },
    { id: 'b2', price: 200, isQuoteOnly: false },
  ];
  it.each([
    ['relevance', ['b', 'quote', 'a', 'b2']],
    ['priceAsc', ['a', 'b', 'b2', 'quote']],
    ['priceDesc', ['b', 'b2', 'a', 'quote']],
  ] as const)('[RES-03] %s: quotes last by price, ties as they came', (sort, ids) => {
    expect(sortOffers(offers, sort).map(({ id }) => id)).toEqual(ids);
  });

  it('[RES-03] takes the order of the site for anything else', () => {
    expect(readSort(null, 'priceDesc')).toBe('priceDesc');
    expect(readSort('cheap', 'relevance')).toBe('relevance');
    expect(readSort('priceAsc', 'relevance')).toBe('priceAsc');
  });
});

describe('dailyPriceOf', () => {
  it.each<
    [
      why: string,
      averageDay: number | null,
      daily: number | null,
      total: number,
      days: number,
      expected: [number, boolean] | null,
    ]
  >([
    ['none for one day', 10_000, null, 10_000, 1, null],
    ['the average of the response', 10_000, 9_000, 30_000, 3, [10_000, false]],
    ['a rounded average', 3_333, null, 10_000, 3, [3_333, true]],
    ['the daily price without an average', null, 10_000, 30_000, 3, [10_000, false]],
    ['its own average without either', null, null, 30_000, 3, [10_000, false]],
    ['not an average without the one-way fee', 8_000, 8_000, 30_000, 3, [10_000, false]],
  ])('[RES-26] is %s', (_why, averageDay, daily, total, totalDays, expected) => {
    const found = dailyPriceOf({
      averageDay: averageDay === null ? null : eur(averageDay),
      daily: daily === null ? null : eur(daily),
      total: eur(total),
      totalDays,
    });
    expect(found && [found.amount.minor, found.isRounded]).toEqual(expected);
  });
});

describe('the parts of a total', () => {
  const lines = [
    line('rental', 10_000),
    line('promotion', -1_000),
    line('one-way', 3_000),
    line('tax', 2_400),
  ];
  const offer = { lines, total: eur(14_400) };
  it('[RES-27] are the price before a promotion and without taxes', () => {
    expect(openRateOf(offer)).toEqual(eur(15_600));
    expect(netPriceOf(offer)).toEqual(eur(12_000));
    expect(openRateOf({ lines: [line('rental', 500)], total: eur(500) })).toBeNull();
    expect(netPriceOf({ lines: [line('rental', 500)], total: eur(500) })).toBeNull();
  });
  it('are the one-way fee with its taxes', () => {
    expect(oneWayFeeOf(offer)).toEqual(eur(3_600));
    expect(oneWayFeeOf({ lines: [line('rental', 500)], total: eur(500) })).toBeNull();
  });
});

describe('resultsNotice', () => {
  it.each<[why: string, found: number, shown: number, notice: ReturnType<typeof resultsNotice>]>([
    ['nothing found', 0, 0, 'limited-availability'],
    ['all hidden', 5, 0, 'filters-hide-all'],
    ['one', 1, 1, 'few-units'],
    ['the most that are few', 12, 12, 'few-units'],
    ['one more', 13, 13, null],
    ['few that filters leave of many', 20, 2, null],
  ])('[RES-07, RES-08] %s', (_why, found, shown, notice) => {
    expect(resultsNotice(found, shown, { fewUnits: 12 })).toBe(notice);
  });
});

describe('currencies', () => {
  it('[CURR-05] names both where the first result is in another one', () => {
    expect(currencyMismatch('USD', 'EUR')).toEqual({ result: 'USD', system: 'EUR' });
    expect(currencyMismatch('EUR', 'EUR')).toBeNull();
    expect(currencyMismatch(undefined, 'EUR')).toBeNull();
  });
  it.each([
    [1, 'USD', 'EUR', false],
    [2, 'EUR', 'EUR', false],
    [2, 'USD', 'EUR', true],
  ])(
    '[RES-09] explain the rate with %d currencies, %s shown and %s as the default: %s',
    (offered, shown, system, due) => {
      expect(isExchangeNoticeDue(offered, shown, system)).toBe(due);
    },
  );
});

const promotion = (finalTotal: number, changes: Partial<OfferedPromotion> = {}): OfferedPromotion => ({
  id: 'spring',
  finalTotal: eur(finalTotal),
  discount: null,
  validFor: 'both',
  paymentTypes: [],
  ...changes,
});
const COUNTER: PromotedMethod = { id: 'counter', paymentType: 0, name: 'Counter', promotionId: null };
const CARD: PromotedMethod = { id: '14', paymentType: 14, name: 'Card', promotionId: 'card' };

describe('promotionFit', () => {
  it.each<[why: string, changes: Partial<OfferedPromotion>, severity: string, methods: string[]]>([
    ['both', {}, 'success', ['Counter', 'Card']],
    ['counter only', { validFor: 'counter' }, 'warning', ['Counter']],
    ['online only', { validFor: 'online' }, 'warning', ['Card']],
    ['a listed type', { paymentTypes: [{ id: '14', name: 'Stripe' }] }, 'warning', ['Card']],
    ['a type that is not offered', { paymentTypes: [{ id: '6', name: 'PayPal' }] }, 'error', []],
    [
      'a listed type that its validity excludes',
      { validFor: 'counter', paymentTypes: [{ id: '14', name: '' }] },
      'error',
      [],
    ],
    ['a validity that nobody knows', { validFor: 'unknown' }, 'error', []],
  ])('[PROMO-02, PROMO-07] %s', (_why, changes, severity, methods) => {
    expect(promotionFit(promotion(1), [COUNTER, CARD]).severity).toBe('success');
    expect(promotionFit(promotion(1, changes), [COUNTER, CARD])).toEqual({ severity, methods });
  });
});

describe('promotedPrice', () => {
  const price = (promotions: readonly OfferedPromotion[]) => {
    const { headline, lower } = promotedPrice({ total: eur(10_000), promotions }, [COUNTER, CARD], 'counter');
    return [headline.minor, lower?.price.minor ?? null, lower?.methods ?? []];
  };
  it.each<[why: string, promotions: OfferedPromotion[], expected: ReturnType<typeof price>]>([
    ['the total without promotions', [], [10_000, null, []]],
    ['the promoted total under the primary method', [promotion(9_000)], [9_000, null, []]],
    [
      'a lower one with another method',
      [promotion(8_000, { validFor: 'online' })],
      [10_000, 8_000, ['Card']],
    ],
    [
      'a lower one with the one method that a promotion is linked to',
      [promotion(8_000, { id: 'card' })],
      [10_000, 8_000, ['Card']],
    ],
    ['both', [promotion(9_000), promotion(8_000, { validFor: 'online' })], [9_000, 8_000, ['Card']]],
    [
      'nothing that no method has',
      [promotion(7_000, { paymentTypes: [{ id: '6', name: '' }] })],
      [10_000, null, []],
    ],
  ])('[PROMO-09] leads with %s', (_why, promotions, expected) => expect(price(promotions)).toEqual(expected));
});

const OFFER = {
  vehicle: { modelId: 'clio' },
  total: eur(10_001),
  averageDay: eur(3_334),
  daily: null,
  deposit: eur(30_000),
  excess: { damage: eur(90_000) },
  pickUpPlace: { fee: null },
  dropOffPlace: { fee: eur(1_000) },
  lines: [line('rental', 8_001), line('tax', 2_000)],
  promotions: [promotion(9_000)],
  agencyTerms: { agencyPrice: eur(8_000), customerPrice: null, salesCommission: null },
} as unknown as VehicleOffer;

it('[CURR-06] converts an offer with all its amounts, and its lines still add up', () => {
  const converted = convertOffer(OFFER, ({ minor }) => money(Math.round(minor * 1.1), 'USD'));
  expect(converted.total).toEqual(money(11_001, 'USD'));
  const amounts = [
    converted.averageDay,
    converted.deposit,
    converted.excess.damage,
    converted.dropOffPlace.fee,
    converted.promotions[0]?.finalTotal,
    converted.agencyTerms?.agencyPrice,
    ...converted.lines.map(({ amount }) => amount),
  ];
  expect(amounts.map((amount) => amount?.currency)).toEqual(Array.from(amounts, () => 'USD'));
  expect(converted.lines.reduce((sum, { amount }) => sum + amount.minor, 0)).toBe(converted.total.minor);
});

it.each([
  ['visitor', null],
  ['customer', null],
  ['agency', OFFER.agencyTerms],
] as const)('[RES-16] shows a %s of the terms of an agency: %o', (viewer, terms) => {
  expect(visibleAgencyTerms(OFFER, viewer)).toBe(terms);
});
