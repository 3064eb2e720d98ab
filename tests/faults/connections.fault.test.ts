import { ANONYMOUS } from '../../server/access/principal.ts';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookCar } from '../../server/booking/book-car.ts';
import { findPlacedBooking } from '../../server/booking/placed-booking.ts';
import type { Database } from '../../server/db/engine/database.ts';
import { inSite } from '../../server/db/in-site.ts';
import { publishDocument } from '../../server/testing/publish-document.ts';
import {
  listenSiteVersions,
  listHostRows,
  type SiteVersionChange,
} from '../../server/db/repositories/sites.ts';
import { seedSite } from '../../server/testing/seed-site.ts';
import { exampleSeed } from '../../server/testing/site-seed.ts';
import {
  openOn,
  type PostgresServer,
  startPostgres,
  openAdmin,
} from '../../server/testing/postgres-server.ts';
import { RACE_NOW, raceOrder } from './race-order.ts';

const MINUTE = 60_000;
let server: PostgresServer;
let first: Database;
let second: Database;
let admin: pg.Pool;

beforeAll(async () => {
  server = await startPostgres();
  first = await openOn(server);
  second = await openOn(server);
  admin = openAdmin(server);
  await seedSite(first, exampleSeed('andes', { units: 50 }), RACE_NOW);
  await seedSite(first, exampleSeed('adria', { units: 50 }), RACE_NOW);
}, 2 * MINUTE);
afterAll(async () => {
  await admin.end();
  await first.close();
  await second.close();
  await server.stop();
});

/** Before the first cut, in milliseconds. */
const PAUSE_MS = 100;

/** Cuts every connection of the application, as a restart of the database would. */
const cutAll = () =>
  admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'forecourt'`);
const write = (database: Database, title: string) =>
  publishDocument(database, 'andes', 'seo', { title: { 'en-US': title } });

describe('processes on one PostgreSQL server', () => {
  it(
    'tell each other about changes, and say so when some may have been missed',
    async () => {
      const heard: SiteVersionChange[] = [];
      const stop = await listenSiteVersions(second, (change) => heard.push(change));
      await write(first, 'one');
      const version = async () =>
        (await listHostRows(first)).find(({ siteId }) => siteId === 'andes')?.siteVersion;
      await expect.poll(() => heard.at(-1)).toEqual({ siteId: 'andes', version: await version() });
      await cutAll();
      await expect.poll(() => heard.at(-1), { timeout: 5_000 }).toBeNull();
      await write(first, 'two');
      await expect.poll(async () => heard.at(-1)?.version).toBe(await version());
      await stop();
    },
    MINUTE,
  );

  it(
    'survive cut connections, and lose no booking that was acknowledged',
    async () => {
      const acknowledged: string[] = [];
      let isRunning = true;
      const cutting = (async () => {
        // Ever longer between two cuts, until a booking got through on the busiest machine, too.
        for (let cut = 1; cut <= 5 || acknowledged.length === 0; cut += 1) {
          await new Promise((done) => setTimeout(done, cut * PAUSE_MS));
          await cutAll();
        }
        isRunning = false;
      })();
      const booking = Array.from({ length: 8 }, async (_, caller) => {
        for (let number = 0; isRunning; number += 1) {
          const idempotencyKey = { principal: 'anonymous', route: 'book', key: `${caller}-${number}` };
          const options = { now: RACE_NOW, principal: ANONYMOUS, idempotencyKey, expectedTotal: null };
          const outcome = await bookCar(first, 'andes', raceOrder(1, 2), options).catch(() => null);
          if (outcome?.outcome === 'booked') acknowledged.push(outcome.booking.reference);
        }
      });
      await Promise.all([cutting, ...booking]);
      const { rows } = await admin.query<{ reference: string }>(
        'select public_reference as reference from booking',
      );
      const stored = new Set(rows.map(({ reference }) => reference));
      expect(acknowledged.length).toBeGreaterThan(0);
      expect(acknowledged.filter((reference) => !stored.has(reference))).toEqual([]);
      expect(
        await bookCar(first, 'andes', raceOrder(8, 9), {
          now: RACE_NOW,
          principal: ANONYMOUS,
          idempotencyKey: null,
          expectedTotal: null,
        }),
      ).toMatchObject({ outcome: 'booked' });
    },
    MINUTE,
  );

  it('keep sites apart for a user who owns the tables', async () => {
    expect((await first.pool.query('select * from tax')).rows).toEqual([]);
    const rows = await inSite(first, 'adria', ({ tx }) =>
      tx.execute<{ site_id: string }>('select site_id from tax'),
    ).then((result) => result.rows);
    expect(rows).toEqual([{ site_id: 'adria' }]);
  });

  it(
    'give up on a lock after three seconds, so that nobody waits for ever',
    async () => {
      const blocker = await admin.connect();
      try {
        await blocker.query('begin');
        await blocker.query(`select pg_advisory_xact_lock(hashtextextended('andes/small', 0))`);
        const outcome = await bookCar(second, 'andes', raceOrder(1, 2), {
          now: RACE_NOW,
          principal: ANONYMOUS,
          idempotencyKey: null,
          expectedTotal: null,
        });
        expect(outcome).toEqual({ outcome: 'refused', reason: 'busy' });
      } finally {
        await blocker.query('rollback');
        blocker.release();
      }
    },
    MINUTE,
  );

  it(
    'never say that nothing was booked while another call with the same key may still book',
    async () => {
      const blocker = await admin.connect();
      // Days on which no other test books: all cars of theirs may be taken.
      const idempotencyKey = { principal: 'visitor', route: 'book', key: 'slow' };
      const options = { now: RACE_NOW, principal: ANONYMOUS, idempotencyKey, expectedTotal: null };
      try {
        await blocker.query('begin');
        await blocker.query(
          `insert into idempotency (site_id, principal, route, key, fingerprint, keep_until)
          values ('andes', 'visitor', 'book', 'slow', '', now())`,
        );
        expect(await bookCar(second, 'andes', raceOrder(12, 13), options)).toEqual({
          outcome: 'refused',
          reason: 'in-progress',
        });
        expect(await findPlacedBooking(second, 'andes', idempotencyKey, RACE_NOW)).toBe('in-progress');
      } finally {
        await blocker.query('rollback');
        blocker.release();
      }
      expect(await findPlacedBooking(second, 'andes', idempotencyKey, RACE_NOW)).toEqual({ booking: null });
      expect(await bookCar(second, 'andes', raceOrder(12, 13), options)).toMatchObject({ outcome: 'booked' });
    },
    MINUTE,
  );
});
