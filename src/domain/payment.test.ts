import { describe, expect, it } from 'vitest';
import { money } from './money.ts';
import {
  acceptsCurrency,
  betterPrice,
  defaultPayment,
  isOnlinePayment,
  type PaymentMethod,
  type PaymentSituation,
  splitPayment,
  toPaymentId,
  validCurrencies,
} from './payment.ts';

const method = (id: string, changes: Partial<PaymentMethod> = {}): PaymentMethod => ({
  id,
  paymentType: 0,
  name: id,
  image: '',
  promotionId: null,
  currencies: [],
  needsBilling: true,
  ...changes,
});
const COUNTER = method('counter');
const CARD = method('4', { paymentType: 14, promotionId: 'online' });
const EUR = (minor: number) => money(minor, 'EUR');
const situation = (changes: Partial<PaymentSituation> = {}): PaymentSituation => ({
  wanted: null,
  isQuoteOnly: false,
  currency: 'EUR',
  total: EUR(10_000),
  promoted: [],
  ...changes,
});

it('[PAY-02] takes -1 of the settings for the counter, other ids as they are', () => {
  expect([toPaymentId(-1), toPaymentId(14)]).toEqual(['counter', '14']);
});

it('[PAY-05] takes every type but cash for an online payment', () => {
  expect([0, 1, 4, 14].map((paymentType) => isOnlinePayment({ paymentType }))).toEqual([
    false,
    true,
    true,
    true,
  ]);
});

describe('the currencies of a method', () => {
  it.each<[why: string, paymentType: number, own: string[], valid: readonly string[] | null]>([
    ['are any without a list', 0, [], null],
    ['are those of the operator', 0, ['USD'], ['USD']],
    ['are those of the gateway', 7, [], ['CLP']],
    ['are those of the operator that the gateway takes', 3, ['ARS', 'EUR'], ['ARS']],
    ['are none where the gateway takes none of the operator\u2019s', 15, ['USD'], []],
    ['are any with a gateway that is not restricted', 21, [], null],
  ])('[PAY-14] %s', (_why, paymentType, currencies, valid) => {
    expect(validCurrencies({ paymentType, currencies })).toEqual(valid);
  });

  it.each([
    ['PAY-08', 3, 'ARS BRL CLP COP MXN PEN UYU', 'USD'],
    ['PAY-09', 7, 'CLP', 'ARS'],
    ['PAY-09', 15, 'ARS', 'CLP'],
    ['PAY-10', 20, 'ZAR EUR USD GBP MUR KES UGS UGX CAD MXN', 'ARS'],
    ['PAY-11', 22, 'EUR USD GBP AUD MXN CHF JPY DKK SEK NOK', 'ARS'],
  ])(
    '[PAY-08] [PAY-09] [PAY-10] [PAY-11] %s: a gateway takes its own and no others',
    (_row, paymentType, taken, refused) => {
      const bare = { paymentType, currencies: [] };
      expect(validCurrencies(bare)).toEqual(taken.split(' '));
      expect(acceptsCurrency(bare, refused)).toBe(false);
    },
  );

  it('[PAY-12] [PAY-13] are 24 of PayPal and 135 of Stripe', () => {
    const count = (paymentType: number) => new Set(validCurrencies({ paymentType, currencies: [] })).size;
    expect([count(6), count(14)]).toEqual([24, 135]);
    expect(acceptsCurrency({ paymentType: 6, currencies: [] }, 'ARS')).toBe(false);
    expect(acceptsCurrency({ paymentType: 14, currencies: [] }, 'DOP')).toBe(true);
  });
});

it.each<[why: string, changes: Partial<PaymentSituation>, chosen: string | null]>([
  ['that of the address', { wanted: '4' }, '4'],
  ['the first, where that of the address takes no such currency', { wanted: '5' }, 'counter'],
  ['the first, where that of the address is none', { wanted: '99' }, 'counter'],
  ['the one whose promotion costs least', { promoted: [{ id: 'online', finalTotal: EUR(9000) }] }, '4'],
  [
    'the first, where the promotion saves nothing',
    { promoted: [{ id: 'online', finalTotal: EUR(10_000) }] },
    'counter',
  ],
])('[CHK-17] chooses %s', (_why, changes, chosen) => {
  const pesos = method('5', { currencies: ['ARS'] });
  expect(defaultPayment([COUNTER, CARD, pesos], situation(changes))).toBe(chosen);
});

it.each<[why: string, changes: Partial<PaymentSituation>]>([
  ['a car that is only quoted', { isQuoteOnly: true, wanted: 'counter' }],
  ['an address that wants one', { wanted: '-1' }],
])('[CHK-18] [PAY-02] chooses the quote for %s', (_why, changes) => {
  expect(defaultPayment([COUNTER], situation(changes))).toBe('-1');
});

it('chooses nothing where no method takes the currency', () => {
  expect(defaultPayment([method('5', { currencies: ['ARS'] })], situation())).toBeNull();
});

describe('what is paid now', () => {
  const rules = { onlyPayCommission: false, commissionPercentage: 15, percentageToPay: 0 };
  it.each<[why: string, changes: Partial<typeof rules>, paid: PaymentMethod | null, now: number]>([
    ['is all of it online', {}, CARD, 9999],
    ['is a share online', { percentageToPay: 30 }, CARD, 3000],
    [
      'is the commission alone, whatever the share',
      { onlyPayCommission: true, percentageToPay: 30 },
      CARD,
      1500,
    ],
    ['is nothing at the counter', { percentageToPay: 30 }, COUNTER, 0],
    ['is nothing for a quote', { onlyPayCommission: true }, null, 0],
  ])('[PAY-15] [PAY-16] %s; the rest at the destination', (_why, changes, paid, now) => {
    const split = splitPayment(EUR(9999), paid, { ...rules, ...changes });
    expect(split).toEqual({ now: EUR(now), atDestination: EUR(9999 - now) });
  });
});

describe('a better price', () => {
  const rules = { onlyPayCommission: false, commissionPercentage: 10, percentageToPay: 0 };
  const offered = (finalTotal: number) => ({
    total: EUR(10_000),
    promoted: [{ id: 'online', finalTotal: EUR(finalTotal) }],
  });
  it.each<
    [why: string, chosen: string, finalTotal: number, onlyPayCommission: boolean, saving: number | null]
  >([
    ['names saving and method', 'counter', 9000, false, 1000],
    ['is net of the commission', 'counter', 10_000, true, 1000],
    ['is none at the same price', 'counter', 10_000, false, null],
    ['is none with the method that is chosen', '4', 9000, false, null],
  ])('[PAY-17] %s', (_why, chosen, finalTotal, onlyPayCommission, saving) => {
    const found = betterPrice([COUNTER, CARD], chosen, offered(finalTotal), { ...rules, onlyPayCommission });
    expect(found).toEqual(saving === null ? null : { methodId: '4', methodName: '4', saving: EUR(saving) });
  });
});
