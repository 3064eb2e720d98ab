import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/engine/database.ts';
import { inSite, inSiteAsOperator, type SiteScope } from '../db/in-site.ts';
import { seedSite } from '../testing/seed-site.ts';
import { openTestDatabase } from '../testing/database.ts';
import { exampleSeed } from '../testing/site-seed.ts';
import { createDocument, readDraft, saveDraft } from './documents.ts';
import { publish } from './publish.ts';

const NOW = Date.UTC(2026, 10, 20, 12);

let database: Database;
const operator = <T>(work: (scope: SiteScope) => Promise<T>) => inSiteAsOperator(database, 'andes', work);
const visitor = <T>(work: (scope: SiteScope) => Promise<T>, site = 'andes') => inSite(database, site, work);

beforeAll(async () => {
  database = await openTestDatabase();
  await seedSite(database, exampleSeed('andes'), NOW);
  await seedSite(database, exampleSeed('adria'), NOW);
}, 120_000);
afterAll(() => database.close());

const page = (id: string) => ({ kind: 'page', id }) as const;
const body = { builder: { format: 1, sections: [], translations: {} } };
const create = (id: string) =>
  operator((scope) => createDocument(scope, { ...page(id), body, now: NOW, by: 'ana' }));

describe('row-level security of documents', () => {
  it('shows a site its own documents alone', async () => {
    await create('secret');
    expect(await visitor((scope) => readDraft(scope, page('secret')), 'adria')).toBeNull();
    const { rows } = await visitor(
      ({ tx }) => tx.execute(sql`select distinct site_id from document_version`),
      'adria',
    );
    expect(rows).toEqual([{ site_id: 'adria' }]);
  });

  it.each([
    ['documents', sql`update document set published_version = 1`],
    ['versions', sql`delete from document_version`],
    ['pictures', sql`delete from media_file`],
    ['rates', sql`update rate set daily_minor = 1`],
    ['seasons', sql`delete from season`],
    ['the fleet', sql`delete from car_unit`],
    ['places', sql`update place set address = ''`],
    ['currencies', sql`update currency set exchange_rate = 1`],
    ['hosts', sql`delete from site_host`],
    ['the site', sql`update site set name = ''`],
  ])('lets no request of a visitor change %s', async (_what, statement) => {
    await expect(visitor(({ tx }) => tx.execute(statement))).rejects.toMatchObject({
      cause: { message: expect.stringContaining('permission denied') },
    });
  });

  it('lets requests of visitors write to the tables of what they leave there, and to no other', async () => {
    const { rows } = await visitor(({ tx }) =>
      tx.execute(sql`
        select relname from pg_class
        where relkind = 'r' and relnamespace = 'public'::regnamespace and (
          has_table_privilege('forecourt_app', oid, 'delete') or
          has_any_column_privilege('forecourt_app', oid, 'insert') or
          has_any_column_privilege('forecourt_app', oid, 'update'))
        order by relname`),
    );
    expect(rows.map(({ relname }) => relname)).toEqual([
      'booking',
      'booking_file',
      'car_claim',
      'contact_entry',
      'idempotency',
      'inbox_mail',
      'outbox',
      'rate_count',
    ]);
  });

  it('lets no operator change or delete a version, but for old drafts', async () => {
    await create('final');
    await operator((scope) => publish(scope, [{ ...page('final'), version: 1 }], NOW));
    await operator((scope) => saveDraft(scope, { ...page('final'), body, basedOn: 1, now: NOW, by: 'ben' }));
    const versions = () =>
      operator(async ({ tx }) => {
        const { rows } = await tx.execute(
          sql`select version, body, published_at from document_version where document_id = 'final' order by version`,
        );
        return rows;
      });
    const before = await versions();
    const change = (statement: SQL) => operator(({ tx }) => tx.execute(statement));
    for (const statement of [
      sql`update document_version set body = '{}' where document_id = 'final'`,
      sql`update document_version set version = 9 where document_id = 'final'`,
      sql`delete from document where id = 'final'`,
    ])
      await expect(change(statement)).rejects.toMatchObject({
        cause: { message: expect.stringContaining('permission denied') },
      });
    await change(sql`update document_version set published_at = null where version = 1`);
    await change(sql`delete from document_version where document_id = 'final' and version = 1`);
    expect(await versions()).toEqual(before);
    await change(sql`delete from document_version where document_id = 'final'`);
    expect((await versions()).map(({ version }) => version)).toEqual([1]);
  });

  it('lets an operator change what is their own, and nothing of another site', async () => {
    await operator(({ tx }) => tx.execute(sql`update rate set daily_minor = daily_minor + 1`));
    await expect(
      operator(({ tx }) => tx.execute(sql`update document set site_id = 'adria' where id = 'home'`)),
    ).rejects.toMatchObject({ cause: { message: expect.stringContaining('row-level security') } });
  });
});
