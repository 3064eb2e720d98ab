import { wireSchedule } from '../../../src/api/wire/scenarios/sample-places.ts';
import { describe, expect, it } from 'vitest';
import { openSiteApp } from '../../testing/site-app.ts';
import { exampleSeed } from '../../testing/site-seed.ts';
import { createRentalCalls } from '../calls/rental-calls.ts';
import { placeRoutes } from './places.ts';

const SPECIAL_DATES = [
  { date: '2026-12-24', range: [{ openedFrom: '08:00', openedTo: '12:00' }] },
  { date: '2026-12-27', range: [] },
];
const seed = exampleSeed('wayside');
const site = openSiteApp(
  {
    ...seed,
    branchOffices: seed.branchOffices.map((branch) =>
      branch.id === 'lim'
        ? { ...branch, timeZone: 'Asia/Kathmandu' }
        : { ...branch, afterHoursFeeMinor: 1500 },
    ),
    places: seed.places.map((place) => (place.id === 'city' ? { ...place, endpoint: 'gate 1' } : place)),
    schedules: seed.schedules.map(({ branchOfficeId }) => ({
      branchOfficeId,
      body: {
        ...wireSchedule(branchOfficeId),
        closedDays: ['2026-12-25'],
        scheduleDates: SPECIAL_DATES,
        branchHolidays: branchOfficeId === 'ba' ? ['2026-11-11'] : [],
      },
    })),
    holidays: [
      ...seed.holidays,
      { id: 'harvest', onDate: '2027-03-06', names: { 'en-US': 'Harvest' }, branchOfficeId: 'lim' },
    ],
  },
  (app, options) => placeRoutes(app, { ...options, calls: createRentalCalls(options) }),
);
const ask = async (url: string) => (await site.ask(url)).json();

describe('opening hours', () => {
  it('[API-16] tell closed days, single dates and holidays of a branch', async () => {
    expect(await ask('/api/data/attentionschedule')).toMatchObject([
      { branchOfficeId: 'ba', closedDays: ['2026-12-25'], branchHolidays: ['2026-11-11'] },
      { branchOfficeId: 'lim', scheduleDates: SPECIAL_DATES, branchHolidays: [] },
    ]);
  });

  it('[API-16] tell hours and parts of hours that the clocks are ahead of UTC', async () => {
    expect(await ask('/api/data/attentionschedule')).toMatchObject([{ utcDiff: -3 }, { utcDiff: 5.75 }]);
  });
});

it('the fee outside the hours is told as prices are shown, by the branches that take one', async () => {
  const [ba, lim] = await ask('/api/data/attentionschedule');
  // 15.00 and 21 % on it.
  expect(ba).toMatchObject({ afterHoursFee: 18.15, currency: 'USD' });
  expect(Object.keys(lim)).not.toContain('afterHoursFee');
});

it('[API-17] holidays name a branch only where they are its own', async () => {
  expect(await ask('/api/data/holidays?language=en-US')).toEqual([
    { date: '2027-01-01', name: 'New Year' },
    { date: '2027-03-06', name: 'Harvest', branchOfficeId: 'lim' },
  ]);
});

it('[API-18] a place has the endpoint that a search sends back', async () => {
  const places = (await ask('/api/data/places')) as { id: string; endpoint?: string }[];
  expect(places.filter(({ endpoint }) => endpoint !== undefined)).toMatchObject([
    { id: 'city', endpoint: 'gate 1' },
  ]);
});
