import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PlainDateTime } from '../../src/domain/calendar.ts';
import { FARTHEST_SEARCH_DAYS } from '../../src/domain/constants.ts';
import type { Database } from '../db/engine/database.ts';
import { inSite } from '../db/in-site.ts';
import { seedSite } from '../db/seed.ts';
import { openTestDatabase } from '../testing/database.ts';
import { exampleSeed } from '../testing/site-seed.ts';
import { planJourney } from './journey.ts';
import { readSiteFacts, type SiteFacts } from './site-facts.ts';

const NOW = Date.UTC(2026, 4, 4, 12);
const DAY = 86_400_000;

let database: Database;
let facts: SiteFacts;
beforeAll(async () => {
  database = await openTestDatabase();
  await seedSite(
    database,
    exampleSeed('broken', { forms: [{ id: 'f', type: 0, fields: 'no JSON', button: '{}', config: '{}' }] }),
    NOW,
  );
  facts = await inSite(database, 'broken', readSiteFacts);
});
afterAll(() => database.close());

const at = (day: number): PlainDateTime =>
  `${new Date(NOW + day * DAY).toISOString().slice(0, 10)}T10:00` as never;
const plan = (pickUp: PlainDateTime, dropOff: PlainDateTime) => {
  const [placeId = ''] = facts.places.keys();
  return planJourney(
    facts,
    { pickUpPlaceId: placeId, dropOffPlaceId: placeId, pickUp, dropOff, driverAge: null },
    { now: NOW, lead: 'waived' },
  );
};

it('is possible near, and refused where calendars end', () => {
  expect(plan(at(2), at(4)).ok).toBe(true);
  expect(plan(at(FARTHEST_SEARCH_DAYS + 2), at(FARTHEST_SEARCH_DAYS + 4))).toEqual({
    ok: false,
    refusal: { field: 'pickUp', reason: 'too-far' },
  });
  expect(plan('9999-12-30T10:00', '9999-12-31T10:00')).toMatchObject({ refusal: { reason: 'too-far' } });
  expect(plan(at(2), '9999-12-31T10:00').ok).toBe(false);
});

it('does not depend on a form that cannot be read', () => {
  expect(facts.checkoutFields).toEqual([]);
});
