import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/database.ts';
import type { Database } from './engine/database.ts';
import { MigrationError, migrate } from './migrate.ts';

let database: Database;
const folder = mkdtempSync(join(tmpdir(), 'forecourt-migrations-'));
beforeAll(async () => {
  database = await openTestDatabase();
  await database.pool.query('create table kept as table schema_migration');
  await database.pool.query('delete from schema_migration');
}, 120_000);
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('migrations', () => {
  it('run once each, in the order of their names', async () => {
    writeFileSync(join(folder, '0002-b.sql'), 'insert into first values (2);');
    writeFileSync(join(folder, '0001-a.sql'), 'create table first (n int);');
    expect(await migrate(database.pool, folder)).toEqual(['0001-a.sql', '0002-b.sql']);
    expect(await migrate(database.pool, folder)).toEqual([]);
  });

  it('leave nothing behind when one of them fails', async () => {
    writeFileSync(join(folder, '0003-c.sql'), 'create table second (n int); select broken;');
    await expect(migrate(database.pool, folder)).rejects.toThrow('broken');
    expect((await database.pool.query(`select to_regclass('second') as found`)).rows).toEqual([
      { found: null },
    ]);
    rmSync(join(folder, '0003-c.sql'));
  });

  it('refuse a file that changed after it ran', async () => {
    writeFileSync(join(folder, '0001-a.sql'), 'create table first (n bigint);');
    await expect(migrate(database.pool, folder)).rejects.toThrow(MigrationError);
    writeFileSync(join(folder, '0001-a.sql'), 'create table first (n int);\r\n'.replace('\r\n', ''));
  });

  it('refuse a database that is newer than the program', async () => {
    rmSync(join(folder, '0002-b.sql'));
    await expect(migrate(database.pool, folder)).rejects.toThrow('newer than this program');
  });

  it('made the constraint that forbids double booking, checked when told to at the end', async () => {
    const { rows } = await database.pool.query(
      `select contype, condeferrable, condeferred, pg_get_constraintdef(oid) as definition
       from pg_constraint where conname = 'car_claim_no_overlap'`,
    );
    expect(rows).toMatchObject([{ contype: 'x', condeferrable: true, condeferred: false }]);
    expect(rows[0].definition).toContain(
      'EXCLUDE USING gist (site_id WITH =, car_unit_id WITH =, period WITH &&)',
    );
  });

  /** A database as the migrations before one left it. */
  const openEarlier = async (next: string) => {
    const { pool } = database;
    await pool.query('drop schema public cascade; create schema public');
    const earlier = mkdtempSync(join(tmpdir(), 'forecourt-migrations-'));
    cpSync(join(import.meta.dirname, 'migrations'), earlier, {
      recursive: true,
      filter: (path) => !path.endsWith('.sql') || basename(path) < next,
    });
    await migrate(pool, earlier);
    rmSync(earlier, { recursive: true });
    await pool.query("insert into site (id, name) values ('andes', 'Andes')");
    return pool;
  };

  it('keep the keys that were there before they had an end of their own until their trips are over', async () => {
    const pool = await openEarlier('0007');
    const trip = JSON.stringify({ rental: { endsAt: Date.UTC(2026, 11, 3, 13) } });
    await pool.query(
      `insert into idempotency (site_id, principal, route, key, fingerprint, answer, created_at) values
        ('andes', 'visitor', 'book', 'ahead', '', $1, '2026-11-20T12:00Z'),
        ('andes', 'visitor', 'book', 'late', '', $1, '2026-12-03T12:00Z')`,
      [trip],
    );
    await migrate(pool);
    const { rows } = await pool.query('select key, keep_until from idempotency order by key');
    expect(rows).toEqual([
      { key: 'ahead', keep_until: new Date('2026-12-03T13:00Z') },
      { key: 'late', keep_until: new Date('2026-12-05T12:00Z') },
    ]);
  });

  it('keep with the bookings that were there what decimals their currencies had, also for who repeats a call', async () => {
    const pool = await openEarlier('0009');
    await pool.query(
      `insert into currency (site_id, iso_code, exchange_rate, symbol, decimals) values ('andes', 'CLP', 1, '$', 0);
       insert into booking (site_id, public_reference, status, customer, from_local, to_local, starts_at, ends_at,
         pick_up_place_id, drop_off_place_id, model_id, category_id, quote, total_minor, currency, shown_currency,
         exchange_rate, language, created_at)
       select 'andes', currency, 'confirmed', '{}', '2026-12-01T10:00', '2026-12-02T10:00', now(),
         now() + interval '1 day', 'p', 'p', 'm', 'c', '{}', 45000, currency, currency, 1, 'es-CL', now() from (values ('CLP'), ('EUR')) as kept (currency);
       insert into idempotency (site_id, principal, route, key, fingerprint, answer, keep_until) values
         ('andes', 'visitor', 'book', 'answered', '', '{"reference": "CLP", "total": 1}', now()),
         ('andes', 'visitor', 'book', 'claimed', '', null, now())`,
    );
    await migrate(pool);
    const bookings = await pool.query('select currency, decimals from booking order by currency');
    // Of a currency that is gone nothing is known any more; most have two.
    expect(bookings.rows).toEqual([
      { currency: 'CLP', decimals: 0 },
      { currency: 'EUR', decimals: 2 },
    ]);
    const { rows } = await pool.query('select answer from idempotency order by key');
    expect(rows).toEqual([{ answer: { reference: 'CLP', total: 1, decimals: 0 } }, { answer: null }]);
    const walls = await pool.query(
      "select relname from pg_class where relname in ('booking', 'currency', 'idempotency') and relforcerowsecurity",
    );
    expect(walls.rows).toHaveLength(3);
  });
});
