import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/engine/database.ts';
import { inSiteAsOperator, type SiteScope } from '../db/in-site.ts';
import { openTestDatabase } from '../testing/database.ts';
import { seedSite } from '../testing/seed-site.ts';
import { exampleSeed } from '../testing/site-seed.ts';
import { createDocument, saveDraft } from './documents.ts';
import { readMedia, storeMedia } from './media.ts';
import { deleteUnusedFiles, deleteUnusedFilesOfAll } from './unused-files.ts';

const NOW = Date.UTC(2026, 10, 20, 12);
const DAY = 86_400_000;
const author = { now: NOW, by: null };

let database: Database;
const inSite = <Result>(work: (scope: SiteScope) => Promise<Result>, site = 'andes') =>
  inSiteAsOperator(database, site, work);
beforeAll(async () => {
  database = await openTestDatabase();
  for (const id of ['andes', 'adria']) await seedSite(database, exampleSeed(id), NOW);
}, 120_000);
afterAll(() => database.close());

const fileOf = (text: string) => ({ type: 'image/webp', width: 640, content: Buffer.from(text) }) as const;
/** Stores the files of a picture. @returns their hash */
const store = (text: string, now: number, site?: string) =>
  inSite((scope) => storeMedia(scope, [fileOf(text)], { now, by: null }, Buffer.from(text)), site);
const isThere = async (hash: string, site?: string) =>
  (await inSite((scope) => readMedia(scope, `${hash}-640.webp`), site)) !== null;

it('keeps files that a car, a class, an extra or a promotion shows', async () => {
  const tables = ['model', 'category', 'extra', 'promotion'];
  const old = NOW - 40 * DAY;
  const hashes = await Promise.all(tables.map((table) => store(`of a ${table}`, old)));
  await inSite(async ({ tx, siteId }) => {
    await tx.execute(sql`insert into promotion (site_id, id, names, basis_points, from_date, to_date)
      values (${siteId}, 'pictured', '{}', 100, '2026-01-01', '2026-12-31')`);
    for (const [at, table] of tables.entries())
      await tx.execute(sql`update ${sql.identifier(table)} set image_path = ${`/media/${hashes[at]}-640.webp`}
        where site_id = ${siteId}`);
  });
  expect(await inSite((scope) => deleteUnusedFiles(scope, NOW - 30 * DAY))).toEqual([]);
  for (const hash of hashes) expect(await isThere(hash)).toBe(true);
});

it('deletes files that no stored version names, once they are old enough, and the file they were made from', async () => {
  const old = NOW - 40 * DAY;
  const [lost, named, before, inStyle, elsewhere] = await Promise.all([
    store('lost', old),
    store('named', old),
    store('before', old),
    store('style', old),
    store('named by another site', old),
  ]);
  const fresh = await store('fresh', NOW);
  const ofOther = await store('lost', old, 'adria');
  const picture = { kind: 'media', id: 'a' } as const;
  await inSite((scope) => createDocument(scope, { ...picture, body: { hash: before }, ...author }));
  await inSite((scope) => saveDraft(scope, { ...picture, body: { hash: named }, basedOn: 1, ...author }));
  const pageCSS = `body { background: url(/media/${inStyle}-640.webp) }`;
  await inSite((scope) =>
    createDocument(scope, { kind: 'page', id: 'styled', body: { builder: { pageCSS } }, ...author }),
  );
  await inSite(
    (scope) => createDocument(scope, { ...picture, body: { hash: elsewhere }, ...author }),
    'adria',
  );
  const deleted = await inSite((scope) => deleteUnusedFiles(scope, NOW - 30 * DAY));
  expect(deleted.toSorted()).toEqual(
    [lost, elsewhere].flatMap((hash) => [`${hash}-640.webp`, `${hash}.original`]).toSorted(),
  );
  expect(await Promise.all([named, before, inStyle, fresh].map((hash) => isThere(hash)))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(await isThere(ofOther, 'adria')).toBe(true);
  await deleteUnusedFilesOfAll(database, NOW - 30 * DAY);
  expect(await isThere(ofOther, 'adria')).toBe(false);
});
