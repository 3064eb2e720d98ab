import { describe, expect, it } from 'vitest';
import * as check from '../../../generated/api/check.js';
import type { PriceResult, SearchResult } from '../../../generated/api/types.ts';
import { findBooking } from '../../db/repositories/bookings.ts';
import { openBookingApp, SEARCH } from '../../testing/booking-app.ts';

const PERIOD = { fromDate: '2026-11-25', toDate: '2026-12-10' };
const { ask, at, book } = openBookingApp({
  units: 9,
  promotions: [
    { id: 'tenth', names: { 'en-US': 'A tenth' }, basisPoints: 1000, ...PERIOD, code: 'TENTH' },
    { id: 'acme', names: {}, basisPoints: 2000, ...PERIOD, code: 'ACME', isAgreement: true },
    { id: 'over', names: {}, basisPoints: 5000, fromDate: '2026-01-01', toDate: '2026-02-01', code: 'OVER' },
  ],
});
const COMPACT = { ...SEARCH, modelId: 'compact' };
const validate = (query: Readonly<Record<string, string>>) => ask('/api/booking/validatepromotion', query);

describe('a code', () => {
  it('[API-27] is answered with what it opens', async () => {
    const response = await validate({ promotionCode: 'tenth', language: 'en-US' });
    expect([response.statusCode, response.json()]).toEqual([200, { id: 'tenth', name: 'A tenth' }]);
    expect(check.ValidatedCode(response.json())).toBe(true);
    expect((await validate({ commercialAgreementCode: 'ACME' })).json().id).toBe('acme');
  });

  it.each([
    ['unknown', { promotionCode: 'NOTHING' }],
    ['of the other kind', { promotionCode: 'ACME' }],
    ['over', { promotionCode: 'OVER' }],
    ['missing', {}],
  ])('[API-27] that is %s is refused', async (_why, query) => {
    const response = await validate(query as Record<string, string>);
    expect([response.statusCode, response.json().errorCode]).toEqual([404, 'invalidPromoCode']);
  });

  it('is listed with no promotions', async () => {
    const [found] = (await ask('/api/booking/search', COMPACT)).json() as SearchResult[];
    expect(found?.price).toBe(96.8);
  });

  it('lowers search, price and booking alike, and is stored with the booking', async () => {
    const query = { ...COMPACT, promotionCode: 'TENTH' };
    const [found] = (await ask('/api/booking/search', query)).json() as SearchResult[];
    const price = (await ask('/api/booking/price', query)).json() as PriceResult;
    expect([found?.price, price.price]).toEqual([87.12, 87.12]);
    const booked = await book({ promotionCode: 'TENTH' }, { 'expected-total': '8712 USD' });
    expect([booked.statusCode, booked.json().price]).toEqual([200, 87.12]);
    const stored = await at((scope) => findBooking(scope, booked.json().id as string));
    expect(stored?.details).toMatchObject({ promotionCode: 'TENTH' });
  });

  it('[PROMO-10] of an agreement lowers prices too', async () => {
    const price = await ask('/api/booking/price', { ...COMPACT, commercialAgreementCode: 'ACME' });
    expect((price.json() as PriceResult).price).toBe(77.44);
    const booked = await book({ commercialAgreementCode: 'ACME' }, { 'expected-total': '7744 USD' });
    expect(booked.json().price).toBe(77.44);
  });

  it.each([['promotionCode'], ['commercialAgreementCode']])(
    'that opens nothing changes no price, and nothing is booked with it: %s',
    async (name) => {
      const price = await ask('/api/booking/price', { ...COMPACT, [name]: 'NOTHING' });
      expect((price.json() as PriceResult).price).toBe(96.8);
      const refused = await book({ [name]: 'NOTHING' });
      expect([refused.statusCode, refused.json().errorCode]).toEqual([404, 'invalidPromoCode']);
    },
  );
});
