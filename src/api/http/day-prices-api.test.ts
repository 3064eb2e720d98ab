import { describe, expect, it } from 'vitest';
import { type ApiRequest, createCaller } from './caller.ts';
import { NO_DAY_PRICES } from '../wire/day-prices.ts';
import { createDayPrices } from './day-prices-api.ts';

const QUERY = {
  pickUp: '2026-05-11T10:00',
  dropOff: '2026-05-14T10:00',
  pickUpPlaceId: 'zag-air',
  dropOffPlaceId: 'zag-air',
  hasUnlimitedMileage: true,
  showFinalPrice: true,
  days: 2,
} as const;
const day = (date: string, price: number) => ({ date, price, totalDays: 3, currency: 'EUR' });

function open(status: number, body: unknown) {
  const requested: ApiRequest[] = [];
  const ask = createDayPrices(
    createCaller(
      async (request) => {
        requested.push(request);
        return { status, body };
      },
      { wait: async () => undefined },
    ),
  );
  return { ask, requested };
}

describe('the prices of the days of a calendar', () => {
  it('are those of one day of the rental, and asked for once', async () => {
    const { ask, requested } = open(200, [day('2026-05-11', 90), day('2026-05-12', 120), { date: 'soon' }]);
    const prices = await ask(QUERY);
    expect([prices.currency, [...prices.byDate]]).toEqual([
      'EUR',
      [
        ['2026-05-11', 30],
        ['2026-05-12', 40],
      ],
    ]);
    expect(await ask({ ...QUERY })).toBe(prices);
    expect(requested).toHaveLength(1);
    expect(requested[0]?.path).toBe(
      '/api/booking/day-prices?from=2026%2F05%2F11+10%3A00&to=2026%2F05%2F14+10%3A00&fromPlace=zag-air&toPlace=zag-air&ilimitedKm=true&showFinalPrice=true&days=2',
    );
    await ask({ ...QUERY, days: 3 });
    expect(requested).toHaveLength(2);
  });

  it.each<[why: string, status: number, body: unknown]>([
    ['a product API does not know them', 404, { error: 'Not found' }],
    ['it fails', 500, '<html>'],
    ['it answers something else', 200, { items: [] }],
    ['no day has one', 200, []],
  ])('are none where %s', async (_why, status, body) => {
    expect(await open(status, body).ask(QUERY)).toEqual(NO_DAY_PRICES);
  });
});
