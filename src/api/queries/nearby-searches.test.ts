import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { FAKE_SEARCH_RULES, fakeApi } from '../../../tests/support/fake-api.ts';
import { dateOf, daysBetween } from '../../domain/calendar.ts';
import type { SearchParameters } from '../../domain/search-parameters.ts';
import { SAMPLE_SEARCH, sampleBookingResponses } from '../wire/scenarios/sample-bookings.ts';
import { SAMPLE_NOW, WIRE_SCHEDULES } from '../wire/scenarios/sample-places.ts';
import type { SearchOptions } from '../product-api.ts';
import { nearbySearchesQuery } from './nearby-searches.ts';

const DAY = '2026-06-17';
const ALL_DAY = [{ openedFrom: '00:00', openedTo: '24:00' }];
const OPEN = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const sample = fakeApi({
  ...sampleBookingResponses({ isoCode: 'EUR', decimals: 2, perEuro: 1 }),
  '/api/data/attentionschedule': WIRE_SCHEDULES.map((schedule) => ({
    ...schedule,
    ...Object.fromEntries(OPEN.map((day) => [day, ALL_DAY])),
  })),
});

/** What is suggested beside a search of one model at a place where cars are free only so many days before or after it. */
async function suggestedBeside(freeOn: readonly number[]) {
  const address = new URLSearchParams(SAMPLE_SEARCH);
  for (const [name, value] of Object.entries({
    dateFrom: '06-17-2026',
    dateTo: '06-20-2026',
    modelId: 'kamiq',
  }))
    address.set(name, value);
  const counted: string[] = [];
  let searches = 0;
  let rounds = 0;
  let round: Promise<void> | null = null;
  /** Ends a round once every search of it has started. */
  const endRound = async () => {
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => void setImmediate(resolve));
    round = null;
  };
  const search = async (wanted: SearchParameters, options: SearchOptions) => {
    searches += 1;
    if (!round) {
      rounds += 1;
      round = endRound();
    }
    await round;
    if (!options.isSuggestion) counted.push(wanted.pickUp);
    const days = daysBetween(DAY, dateOf(wanted.pickUp));
    return freeOn.includes(days) ? sample.search(wanted, options) : [];
  };
  const found = await new QueryClient().fetchQuery(
    nearbySearchesQuery({
      api: { ...sample, search },
      language: 'en-US',
      decimalsOf: () => 2,
      search: address,
      searchRules: FAKE_SEARCH_RULES,
      now: SAMPLE_NOW,
    }),
  );
  const days = found.dates.map((each) => daysBetween(DAY, dateOf(each.search.pickUp)));
  return { days, searches, rounds, counted };
}

it.each<[why: string, freeOn: number[], days: number[], searches: number, rounds: number]>([
  ['the near days of both sides', [-3, -1, 2, 5], [-3, -1, 2], 10, 2],
  ['the nearest farther day of the side without a near one', [-1, 5, 6], [-1, 5], 14, 3],
  ['one side alone, where the other has none', [-2, 14], [-2], 14, 3],
  ['the nearest farther day of each side', [-6, -5, 4, 14], [-5, 4], 21, 3],
  ['the first of the far days', [21, 28], [21], 21, 3],
  ['nothing where nothing is free', [], [], 21, 3],
])('suggests %s, and counts one search of the visitor', async (_why, freeOn, days, searches, rounds) => {
  expect(await suggestedBeside(freeOn)).toEqual({ days, searches, rounds, counted: [`${DAY}T10:00`] });
});
