import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import type { Database } from '../db/engine/database.ts';
import { listHostRows } from '../db/repositories/sites.ts';
import { seedSite } from '../db/seed.ts';
import { createHostTable } from '../plugins/hosts.ts';
import { readSettings } from '../settings.ts';
import { openTestDatabase } from '../testing/database.ts';
import { exampleSeed, wireSchedule } from '../testing/site-seed.ts';
import { placeRoutes } from './places.ts';

const NOW = Date.UTC(2026, 10, 20, 12);
const SPECIAL_DATES = [
  { date: '2026-12-24', range: [{ openedFrom: '08:00', openedTo: '12:00' }] },
  { date: '2026-12-27', range: [] },
];
let database: Database;
let app: FastifyInstance;
let host: string;

beforeAll(async () => {
  database = await openTestDatabase();
  const seed = exampleSeed('wayside');
  await seedSite(
    database,
    {
      ...seed,
      branchOffices: seed.branchOffices.map((branch) =>
        branch.id === 'mdz' ? { ...branch, timeZone: 'Asia/Kathmandu' } : branch,
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
        { id: 'harvest', onDate: '2027-03-06', names: { 'en-US': 'Harvest' }, branchOfficeId: 'mdz' },
      ],
    },
    NOW,
  );
  const rows = await listHostRows(database);
  host = rows[0]?.host ?? '';
  const hosts = createHostTable({
    readRows: async () => rows,
    originOf: (name) => `http://${name}`,
    report: () => undefined,
  });
  await hosts.read();
  app = await createApp({ settings: readSettings({ APP_MODE: 'test' }), hosts, log: false });
  placeRoutes(app, { database, now: () => NOW, nameIn: (names) => Object.values(names ?? {})[0] ?? '' });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const ask = async (url: string) => (await app.inject({ url, headers: { host } })).json();

describe('opening hours', () => {
  it('[API-16] tell closed days, single dates and holidays of a branch', async () => {
    expect(await ask('/api/data/attentionschedule')).toMatchObject([
      { branchOfficeId: 'ba', closedDays: ['2026-12-25'], branchHolidays: ['2026-11-11'] },
      { branchOfficeId: 'mdz', scheduleDates: SPECIAL_DATES, branchHolidays: [] },
    ]);
  });

  it('[API-16] tell hours and parts of hours that the clocks are ahead of UTC', async () => {
    expect(await ask('/api/data/attentionschedule')).toMatchObject([{ utcDiff: -3 }, { utcDiff: 5.75 }]);
  });
});

it('[API-17] holidays name a branch only where they are its own', async () => {
  expect(await ask('/api/data/holidays?language=en-US')).toEqual([
    { date: '2027-01-01', name: 'New Year' },
    { date: '2027-03-06', name: 'Harvest', branchOfficeId: 'mdz' },
  ]);
});

it('[API-18] a place tells the endpoint that a search sends back', async () => {
  const places = (await ask('/api/data/places')) as { id: string; endpoint?: string }[];
  expect(places.filter(({ endpoint }) => endpoint !== undefined)).toMatchObject([
    { id: 'city', endpoint: 'gate 1' },
  ]);
});
