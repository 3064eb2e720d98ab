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
    const policies = await pool.query(
      "select relname from pg_class where relname in ('booking', 'currency', 'idempotency') and relforcerowsecurity",
    );
    expect(policies.rows).toHaveLength(3);
  });

  it('split pages, settings and forms into documents with versions, and the paths into the pages', async () => {
    const pool = await openEarlier('0010');
    await pool.query(
      `insert into site_document (site_id, kind, body) values
         ('andes', 'siteconfig', '{"languages": [{"isoLanguageName": "de"}], "theme": {"accent": "#123456"},
           "layouts": [{"id": "default", "layoutItems": []}], "menus": [{"id": "main", "menuItems": []}],
           "routes": [{"id": "search", "path": {"de": "mietwagen"}}, {"id": "fleet", "path": {"de": "flotte"}}]}'),
         ('andes', 'siteseo', '{"robots": "index"}');
       insert into page (site_id, id, status, draft_version, published_version) values
         ('andes', 'fleet', 1, 2, 1), ('andes', 'plan', 0, 1, null), ('andes', 'gone', 2, 1, null);
       insert into page_version (site_id, page_id, version, body, created_at, created_by) values
         ('andes', 'fleet', 1, '{"zeta": 1, "builder": {"format": 1}}', '2026-11-01T10:00Z', null),
         ('andes', 'fleet', 2, '{"builder": {"format": 1}, "alpha": 2}', '2026-11-02T10:00Z', 'ana'),
         ('andes', 'plan', 1, '{"builder": {}}', '2026-11-03T10:00Z', null),
         ('andes', 'gone', 1, '{"builder": {}}', '2026-11-03T10:00Z', null);
       insert into form (site_id, id, type, fields, button, config) values ('andes', 'checkout', 0, '[]', '{}', '{}')`,
    );
    await migrate(pool);
    const documents = await pool.query(
      `select kind, id, is_archived, draft_version, published_version from document order by kind, id`,
    );
    const row = (kind: string, id = 'main', draft = 1, published: number | null = 1, isArchived = false) => ({
      kind,
      id,
      is_archived: isArchived,
      draft_version: draft,
      published_version: published,
    });
    expect(documents.rows).toEqual([
      row('form', 'checkout'),
      row('layout', 'default'),
      row('menu', 'main'),
      row('page', 'fleet', 2, 1),
      row('page', 'gone', 1, null, true),
      row('page', 'plan', 1, null),
      row('routes'),
      row('seo'),
      row('site'),
      row('theme'),
    ]);
    const { rows } = await pool.query<{ at: string; body: unknown; text: string }>(
      `select kind || ' ' || document_id || ' ' || version as at, body, body::text as text from document_version`,
    );
    const bodies = Object.fromEntries(rows.map(({ at, body }) => [at, body]));
    expect(bodies).toMatchObject({
      'page fleet 1': { builder: { format: 1 }, slugs: { de: 'flotte' } },
      'page fleet 2': { alpha: 2, slugs: { de: 'flotte' } },
      'routes main 1': { routes: [{ id: 'search', path: { de: 'mietwagen' } }] },
      'site main 1': { languages: [{ isoLanguageName: 'de' }] },
      'theme main 1': { accent: '#123456' },
      'menu main 1': { menuItems: [] },
      'seo main 1': { robots: 'index' },
      'form checkout 1': { type: 0, fields: '[]', button: '{}', config: '{}' },
    });
    expect(bodies['page plan 1']).toEqual({ builder: {} });
    // What an editor stored stays in its order.
    expect(rows.find(({ at }) => at === 'page fleet 1')?.text).toMatch(/^\{"zeta": 1, "builder"/);
    const history = await pool.query(
      `select version, based_on, created_by, published_at from document_version where document_id = 'fleet' order by version`,
    );
    expect(history.rows).toEqual([
      { version: 1, based_on: null, created_by: null, published_at: new Date('2026-11-01T10:00Z') },
      { version: 2, based_on: 1, created_by: 'ana', published_at: null },
    ]);
  });

  it('give paths also to pages whose stored body is empty or ends in a new line', async () => {
    const pool = await openEarlier('0009-spaces');
    await pool.query(
      `insert into site_document (site_id, kind, body) values ('andes', 'siteconfig',
         '{"routes": [{"id": "bare", "path": {"de": "leer"}}, {"id": "fleet", "path": {"de": "flotte"}}]}');
       insert into page (site_id, id, status, draft_version, published_version) values
         ('andes', 'bare', 0, 2, null), ('andes', 'fleet', 1, 1, 1), ('andes', 'plan', 0, 1, null);
       insert into page_version (site_id, page_id, version, body, created_at) values
         ('andes', 'bare', 1, '{}', now()),
         ('andes', 'bare', 2, E' {\n} \t', now()),
         ('andes', 'fleet', 1, E'{"zeta": 1, "builder": {}\n}\r\n', now()),
         ('andes', 'plan', 1, '{}', now())`,
    );
    await migrate(pool);
    const { rows } = await pool.query<{ at: string; body: unknown; text: string }>(
      `select document_id || ' ' || version as at, body, body::text as text from document_version
       where kind = 'page' order by 1`,
    );
    expect(rows.map(({ at, body }) => [at, body])).toEqual([
      ['bare 1', { seo: {}, slugs: { de: 'leer' } }],
      ['bare 2', { seo: {}, slugs: { de: 'leer' } }],
      ['fleet 1', { zeta: 1, builder: {}, slugs: { de: 'flotte' } }],
      ['plan 1', { seo: {} }],
    ]);
    expect(rows[2]?.text).toMatch(/^\{"zeta": 1, "builder"/);
  });

  it('that were written later for rows of before run also where those rows have moved', async () => {
    const { pool } = database;
    await pool.query("delete from schema_migration where name like '0009-spaces%'");
    expect(await migrate(pool)).toEqual(['0009-spaces-around-page-bodies.sql']);
  });
});
