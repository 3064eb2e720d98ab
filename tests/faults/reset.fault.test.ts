import { ANONYMOUS } from '../../server/access/principal.ts';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookCar } from '../../server/booking/book-car.ts';
import { seedSite } from '../../server/testing/seed-site.ts';
import { exampleSeed } from '../../server/testing/site-seed.ts';
import { freePort, startServerProcess } from '../e2e/support/server-process.ts';
import {
  openOn,
  type PostgresServer,
  startPostgres,
  temporaryFolder,
  openAdmin,
} from '../../server/testing/postgres-server.ts';
import { RACE_NOW, raceOrder } from './race-order.ts';

const folder = temporaryFolder();
let server: PostgresServer;
let admin: pg.Pool;
beforeAll(async () => {
  server = await startPostgres();
  admin = openAdmin(server);
});
afterAll(async () => {
  await admin.end();
  await server.stop();
  folder.remove();
});

const query = async (text: string) =>
  (await admin.query<{ value: unknown }>(text)).rows.map(({ value }) => value);

it('--reset on a PostgreSQL server seeds the demo anew and touches no other site', async () => {
  const database = await openOn(server);
  for (const id of ['andes', 'neighbour']) {
    await seedSite(database, exampleSeed(id), RACE_NOW);
    const options = { now: RACE_NOW, principal: ANONYMOUS, idempotencyKey: null, expectedTotal: null };
    expect(await bookCar(database, id, raceOrder(1, 3), options)).toMatchObject({ outcome: 'booked' });
  }
  await database.close();
  const env = { APP_MODE: 'demo', DATABASE_URL: server.url, DATA_DIR: folder.path };
  const demo = startServerProcess({ ...env, PORT: String(await freePort()) }, ['--reset']);
  expect(await demo.isReady, demo.output()).toBe(true);
  expect(await demo.stop()).toMatchObject({ code: 0 });
  expect(await query('select name as value from site order by id')).toEqual([
    'Adria Cars',
    'Andes Rent',
    'Caribe Drive',
    'Company neighbour',
  ]);
  expect(await query('select site_id as value from booking')).toEqual(['neighbour']);
});
