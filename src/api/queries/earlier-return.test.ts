import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { FAKE_SEARCH_RULES, fakeApi } from '../../../tests/support/fake-api.ts';
import type { SearchParameters } from '../../domain/search-parameters.ts';
import { SAMPLE_SEARCH, sampleBookingResponses } from '../wire/scenarios/sample-bookings.ts';
import { SAMPLE_NOW } from '../wire/scenarios/sample-places.ts';
import { earlierReturnQuery } from './earlier-return.ts';

const api = fakeApi(sampleBookingResponses({ isoCode: 'EUR', decimals: 2, perEuro: 1 }));

/** The hint for a return at an hour, where every earlier return costs so many days and cents less. */
async function hintAt(hourTo: string, { days = 1, cents = 100 } = {}) {
  const search = new URLSearchParams(SAMPLE_SEARCH);
  search.set('hourTo', hourTo);
  const requested: string[] = [];
  const priced = async (trip: SearchParameters, options: Parameters<typeof api.search>[1]) => {
    requested.push(trip.dropOff.slice(11));
    const isEarlier = trip.dropOff.slice(11) < hourTo;
    return (await api.search(trip, options)).map((offer) => ({
      ...offer,
      totalDays: offer.totalDays - (isEarlier ? days : 0),
      total: { ...offer.total, minor: offer.total.minor - (isEarlier ? cents : 0) },
    }));
  };
  const query = earlierReturnQuery({
    api: { ...api, search: priced },
    language: 'en-US',
    decimalsOf: () => 2,
    search,
    searchRules: { ...FAKE_SEARCH_RULES, lengths: { minDays: 1, maxDays: null } },
    now: SAMPLE_NOW,
  });
  return { hint: await new QueryClient().fetchQuery(query), requested };
}

it('an earlier return is proposed once a price confirms that it saves a day', async () => {
  const { hint, requested } = await hintAt('12:00');
  expect(hint?.dropOff.slice(11) ?? '').toMatch(/^10:/);
  expect((hint?.moreDays ?? 0) - (hint?.fewerDays ?? 0)).toBe(1);
  expect(requested).toHaveLength(2);
});

it.each([
  ['its price is the same', { cents: 0 }],
  ['it is charged as many days', { days: 0 }],
])('an earlier return is not proposed where %s', async (_why, less) => {
  expect((await hintAt('12:00', less)).hint).toBeNull();
});

it('nothing is asked twice where no earlier return could save a day', async () => {
  expect(await hintAt('10:00')).toEqual({ hint: null, requested: [] });
});
