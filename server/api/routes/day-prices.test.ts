import { describe, expect, it } from 'vitest';
import type { DayPrice, SearchResult } from '../../../generated/api/types.ts';
import { openBookingApp, SEARCH } from '../../testing/booking-app.ts';

const { ask, book } = openBookingApp({ units: 1 });

const december = (day: number, hour = '10:00') => `2026/12/${String(day).padStart(2, '0')} ${hour}`;
const pricesOf = async (changes: object = {}) =>
  (await ask('/api/booking/day-prices', { ...SEARCH, ...changes })).json<DayPrice[]>();

describe('the prices of the days of a calendar', () => {
  it('are those of the cheapest car that a search on the same day finds, across seasons', async () => {
    const days = await pricesOf({ days: '21' });
    expect(days.length).toBeGreaterThan(10);
    for (const { date, price, totalDays, currency } of days) {
      const day = Number(date.slice(-2));
      const found = (
        await ask('/api/booking/search', { ...SEARCH, from: december(day), to: december(day + 2) })
      ).json<SearchResult[]>();
      const [cheapest] = found.filter(({ onlyQuote }) => !onlyQuote);
      expect([date, price, totalDays, currency]).toEqual([
        date,
        cheapest?.price,
        cheapest?.totalDays,
        cheapest?.currency,
      ]);
    }
    expect(new Set(days.map(({ price }) => price)).size).toBeGreaterThan(1);
  });

  it('are left out on days on which a rental cannot begin or end at its hours', async () => {
    const searches = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7, 8].map(async (day) => {
        const { statusCode } = await ask('/api/booking/search', {
          ...SEARCH,
          from: december(day),
          to: december(day + 2),
        });
        return statusCode === 200 ? [`2026-12-0${day}`] : [];
      }),
    );
    expect((await pricesOf({ days: '8' })).map(({ date }) => date)).toEqual(searches.flat());
    expect(await pricesOf({ days: '8', from: december(1, '03:00'), to: december(3, '03:00') })).toEqual([]);
  });

  it('follow what is booked: a day without its cheapest car costs what the next one does', async () => {
    const before = await pricesOf({ days: '1' });
    expect((await book({})).statusCode).toBe(200);
    const after = await pricesOf({ days: '1' });
    expect(after[0]?.price ?? Infinity).toBeGreaterThan(before[0]?.price ?? Infinity);
  });

  it.each([['0'], ['71'], ['x']])('are refused for %s days', async (days) => {
    expect((await ask('/api/booking/day-prices', { ...SEARCH, days })).statusCode).toBe(400);
  });
});
