import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PlainDateTime } from '../../src/domain/calendar.ts';
import { FARTHEST_SEARCH_DAYS } from '../../src/domain/constants.ts';
import type { Database } from '../db/engine/database.ts';
import { inSite } from '../db/in-site.ts';
import { seedSite } from '../testing/seed-site.ts';
import { openTestDatabase } from '../testing/database.ts';
import { exampleSeed } from '../testing/site-seed.ts';
import { type ItineraryRequest, planItinerary } from './itinerary.ts';
import { readSiteCatalogue, type SiteCatalogue } from './site-catalogue.ts';

const NOW = Date.UTC(2026, 4, 4, 12);
const DAY = 86_400_000;

let database: Database;
let catalogue: SiteCatalogue;
const holiday = (onDate: string, branchOfficeId?: string) => ({
  id: `${onDate} ${branchOfficeId}`,
  onDate,
  branchOfficeId,
  names: {},
});
beforeAll(async () => {
  database = await openTestDatabase();
  await seedSite(
    database,
    exampleSeed('broken', {
      forms: [{ id: 'f', type: 0, fields: 'no JSON', button: '{}', config: '{}' }],
      holidays: [holiday('2026-12-08'), holiday('2026-12-09', 'ba'), holiday('2026-12-10', 'lim')],
    }),
    NOW,
  );
  catalogue = await inSite(database, 'broken', readSiteCatalogue);
});
afterAll(() => database.close());

const at = (day: number): PlainDateTime =>
  `${new Date(NOW + day * DAY).toISOString().slice(0, 10)}T10:00` as never;
const plan = (pickUp: PlainDateTime, dropOff: PlainDateTime) => {
  const [placeId = ''] = catalogue.places.keys();
  return planItinerary(
    catalogue,
    { pickUpPlaceId: placeId, dropOffPlaceId: placeId, pickUp, dropOff, driverAge: null },
    { now: NOW, lead: 'waived' },
  );
};

/** The last days on which a rental may begin and end, counted from today. */
const LAST_START = FARTHEST_SEARCH_DAYS + 1;
const LAST_END = LAST_START + FARTHEST_SEARCH_DAYS;

it.each<[why: string, pickUp: PlainDateTime, dropOff: PlainDateTime, refusal: object | null]>([
  ['near', at(2), at(4), null],
  ['begun on the last day', at(LAST_START), at(LAST_START + 2), null],
  ['begun a day later', at(LAST_START + 1), at(LAST_START + 3), { field: 'pickUp', reason: 'too-far' }],
  [
    'begun where calendars end',
    '9999-12-30T10:00',
    '9999-12-31T10:00',
    { field: 'pickUp', reason: 'too-far' },
  ],
  ['ended on the last day', at(LAST_START), at(LAST_END), null],
  ['ended a day later', at(LAST_START), at(LAST_END + 1), { field: 'dropOff', reason: 'too-far' }],
  ['ended where calendars end', at(2), '9999-12-31T10:00', { field: 'dropOff', reason: 'too-far' }],
])('is told whether it is too far ahead: %s', (_why, pickUp, dropOff, refusal) => {
  const planned = plan(pickUp, dropOff);
  expect(planned.ok ? null : planned.refusal).toEqual(refusal);
});

it('does not depend on a form that cannot be read', () => {
  expect(catalogue.checkoutForm).toBeNull();
});

/** 09:00 in Buenos Aires, 07:00 in Lima. */
const MORNING = Date.UTC(2026, 10, 20, 12);
const itineraryOf = (changes: Partial<ItineraryRequest>) =>
  planItinerary(
    catalogue,
    {
      pickUpPlaceId: 'city',
      dropOffPlaceId: 'downtown',
      pickUp: '2026-12-01T10:00',
      dropOff: '2026-12-03T10:00',
      driverAge: null,
      ...changes,
    },
    { now: MORNING, lead: 'enforced' },
  );
const BACK = { pickUpPlaceId: 'downtown', dropOffPlaceId: 'city' };

it.each<[why: string, changes: Partial<ItineraryRequest>, refusal: object | null]>([
  [
    'past where it begins, and not where it ends',
    { pickUp: '2026-11-20T08:30' },
    { field: 'pickUp', reason: 'in-the-past' },
  ],
  ['past where it ends, and not where it begins', { ...BACK, pickUp: '2026-11-20T09:00' }, null],
  ['begun where it is open then', { pickUp: '2026-12-01T08:30' }, null],
  [
    'begun where it is closed then',
    { ...BACK, pickUp: '2026-12-01T08:30' },
    { field: 'pickUp', reason: 'outside-opening-hours' },
  ],
  ['ended where it is open then', { ...BACK, dropOff: '2026-12-03T19:00' }, null],
  [
    'ended where it is closed then',
    { dropOff: '2026-12-03T19:00' },
    { field: 'dropOff', reason: 'outside-opening-hours' },
  ],
  [
    'ended at the moment it begins, by clocks two hours ahead',
    { ...BACK, dropOff: '2026-12-01T12:00' },
    { field: 'dropOff', reason: 'return-not-after-pick-up' },
  ],
  [
    'begun on the holiday of everybody',
    { pickUp: '2026-12-08T10:00', dropOff: '2026-12-12T10:00' },
    { field: 'pickUp', reason: 'holiday' },
  ],
  [
    'begun on the holiday of where it begins',
    { pickUp: '2026-12-09T10:00', dropOff: '2026-12-12T10:00' },
    { field: 'pickUp', reason: 'holiday' },
  ],
  ['begun on the holiday of the other', { pickUp: '2026-12-10T10:00', dropOff: '2026-12-12T10:00' }, null],
  ['ended later than it begins, by clocks two hours ahead', { ...BACK, dropOff: '2026-12-01T12:30' }, null],
])('between places that differ, judges an itinerary %s', (_why, changes, refusal) => {
  const planned = itineraryOf(changes);
  expect(planned.ok ? null : planned.refusal).toEqual(refusal);
});

it.each<[why: string, changes: Partial<ItineraryRequest>, rental: [string, string], claimedUntil: string]>([
  [
    'there',
    {},
    ['2026-12-01T13:00Z', '2026-12-03T15:00Z'],
    // Two hours to clean it and a day to bring it back.
    '2026-12-04T17:00Z',
  ],
  [
    'back',
    BACK,
    ['2026-12-01T15:00Z', '2026-12-03T13:00Z'],
    // Five hours and three days.
    '2026-12-06T18:00Z',
  ],
  [
    'there and back',
    { dropOffPlaceId: 'city' },
    ['2026-12-01T13:00Z', '2026-12-03T13:00Z'],
    '2026-12-03T15:00Z',
  ],
  [
    'to another place of the same branch',
    { dropOffPlaceId: 'airport' },
    ['2026-12-01T13:00Z', '2026-12-03T13:00Z'],
    // Nobody has to bring it back.
    '2026-12-03T15:00Z',
  ],
])(
  '%s, a car is away by the clocks of both places, and kept as its own branch says',
  (_why, changes, rental, until) => {
    const planned = itineraryOf(changes);
    if (!planned.ok) throw new Error(JSON.stringify(planned.refusal));
    const [startsAt = 0, endsAt = 0] = rental.map((at) => Date.parse(at));
    expect(planned.itinerary.rental).toEqual({ startsAt, endsAt });
    expect(planned.itinerary.claim).toEqual({ startsAt, endsAt: Date.parse(until) });
  },
);
