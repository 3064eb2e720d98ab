import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/engine/database.ts';
import { inSite, inSiteAsOperator, type SiteScope } from '../db/in-site.ts';
import { listenSiteVersions } from '../db/repositories/sites.ts';
import { seedSite } from '../seed/seed-site.ts';
import { openTestDatabase } from '../testing/database.ts';
import { exampleSeed } from '../testing/site-seed.ts';
import {
  createDocument,
  discardDraft,
  listDocuments,
  listPublished,
  listVersions,
  readDraft,
  readPublished,
  readVersion,
  saveDraft,
  setArchived,
} from './documents.ts';
import { publish, republish } from './publish.ts';

const NOW = Date.UTC(2026, 10, 20, 12);
const DAY = 86_400_000;

let database: Database;
const operator = <T>(work: (scope: SiteScope) => Promise<T>, site = 'andes') =>
  inSiteAsOperator(database, site, work);
const visitor = <T>(work: (scope: SiteScope) => Promise<T>, site = 'andes') => inSite(database, site, work);

beforeAll(async () => {
  database = await openTestDatabase();
  await seedSite(database, exampleSeed('andes'), NOW);
  await seedSite(database, exampleSeed('adria'), NOW);
}, 120_000);
afterAll(() => database.close());

const builder = (title: string) => ({ format: 1, sections: [{ zeta: 1, alpha: title }] });
const valid = { builder: { format: 1, sections: [], translations: {} } };
const page = (id: string) => ({ kind: 'page', id }) as const;
const create = (id: string, body: object = valid) =>
  operator((scope) => createDocument(scope, { ...page(id), body: { ...body }, now: NOW, by: 'ana' }));
const save = (id: string, basedOn: number, body: object = valid, now = NOW) =>
  operator((scope) => saveDraft(scope, { ...page(id), body: { ...body }, basedOn, now, by: 'ben' }));
const publishPages = (...versions: [id: string, version: number][]) =>
  operator((scope) =>
    publish(
      scope,
      versions.map(([id, version]) => ({ ...page(id), version })),
      NOW,
    ),
  );

/** The versions that the site gets while something is done. */
async function announced(work: () => Promise<unknown>): Promise<number> {
  const heard: unknown[] = [];
  const stop = await listenSiteVersions(database, (change) => heard.push(change));
  await work();
  await stop();
  return heard.length;
}

describe('a draft', () => {
  it('is shown to nobody before it is published, and comes back in the order it was stored', async () => {
    await create('draft', { builder: builder('first') });
    expect(await visitor((scope) => readPublished(scope, page('draft')))).toBeNull();
    const stored = await visitor((scope) => readDraft(scope, page('draft')));
    expect(stored).toMatchObject({ version: 1, isPublished: false });
    expect(JSON.stringify(stored?.body)).toBe(JSON.stringify({ builder: builder('first') }));
  });

  it('never overwrites what someone else saved meanwhile', async () => {
    await create('race');
    const saves = await Promise.all(['one', 'two', 'three'].map(() => save('race', 1)));
    expect(saves.map(({ outcome }) => outcome).sort()).toEqual(['conflict', 'conflict', 'done']);
    expect(await save('race', 1)).toEqual({ outcome: 'conflict', version: 2 });
    expect(await save('no-such-page', 1)).toEqual({ outcome: 'missing' });
  });

  it('of an id that is taken is not created', async () => {
    expect(await create('home')).toBe(false);
  });

  it('does not raise the version of the site', async () => {
    expect(await announced(() => create('quiet').then(() => save('quiet', 1)))).toBe(0);
  });

  it('can be discarded, and the next one is numbered after it', async () => {
    await create('discarded');
    await publishPages(['discarded', 1]);
    await save('discarded', 1);
    await save('discarded', 2);
    expect(await operator((scope) => discardDraft(scope, page('discarded')))).toEqual({
      outcome: 'done',
      version: 1,
    });
    expect(await save('discarded', 1)).toEqual({ outcome: 'done', version: 4 });
  });
});

describe('publishing', () => {
  it('moves several documents by one commit, which visitors see as one change', async () => {
    await create('one');
    await create('two');
    expect(await announced(() => publishPages(['one', 1], ['two', 1]))).toBe(1);
    const published = await visitor((scope) => listPublished(scope, ['page']));
    expect(published.map(({ id }) => id)).toEqual(expect.arrayContaining(['one', 'two']));
  });

  it('changes nothing where one of them was changed by someone else, and says which', async () => {
    await create('kept');
    await create('changed');
    await save('changed', 1);
    expect(await publishPages(['kept', 1], ['changed', 1])).toEqual({
      ok: false,
      refusals: [{ ...page('changed'), version: 1, reason: 'conflict', stored: 2 }],
    });
    expect(await visitor((scope) => readPublished(scope, page('kept')))).toBeNull();
  });

  it.each<[why: string, body: object, problem: string]>([
    ['without a builder', { showBreadcrumb: true }, 'builder'],
    ['with a slug that is none', { ...valid, slugs: { de: '/über' } }, '/slugs/de'],
    ['with an unknown property', { ...valid, colour: 'red' }, 'additional properties'],
  ])('refuses a page %s and names what is wrong', async (why, body, problem) => {
    const id = `wrong-${why.length}-${problem.length}`;
    await create(id, body);
    const outcome = await publishPages([id, 1]);
    expect(outcome).toMatchObject({ ok: false, refusals: [{ ...page(id), reason: 'invalid' }] });
    expect(JSON.stringify(outcome)).toContain(problem);
  });

  it('refuses one of two pages with the same path that are published at the same time', async () => {
    for (const id of ['north', 'south']) await create(id, { ...valid, slugs: { de: 'ziel' } });
    const outcomes = await Promise.all([publishPages(['north', 1]), publishPages(['south', 1])]);
    expect(outcomes.map(({ ok }) => ok).sort()).toEqual([false, true]);
  });

  it('refuses a path that another page has in a language, also among those published together', async () => {
    await create('offers', { ...valid, slugs: { de: 'angebote', it: 'offerte' } });
    await publishPages(['offers', 1]);
    await create('deals', { ...valid, slugs: { de: 'angebote' } });
    await create('sales', { ...valid, slugs: { it: 'saldi' } });
    await create('sales-too', { ...valid, slugs: { it: 'saldi' } });
    const taken = (id: string, language: string, slug: string, by: string) => ({
      ...page(id),
      version: 1,
      reason: 'slug-taken',
      language,
      slug,
      by,
    });
    expect(await publishPages(['deals', 1], ['sales', 1], ['sales-too', 1])).toEqual({
      ok: false,
      refusals: [taken('deals', 'de', 'angebote', 'offers'), taken('sales-too', 'it', 'saldi', 'sales')],
    });
  });

  it('makes an earlier version the published one again, and leaves the newest draft', async () => {
    await create('restored', { ...valid, showBreadcrumb: true });
    await publishPages(['restored', 1]);
    await save('restored', 1);
    await publishPages(['restored', 2]);
    await save('restored', 2);
    const restored = await operator((scope) =>
      republish(scope, [{ ...page('restored'), version: 1 }], NOW + DAY),
    );
    expect(restored).toEqual({ ok: true });
    expect((await visitor((scope) => readPublished(scope, page('restored'))))?.version).toBe(1);
    expect((await visitor((scope) => readDraft(scope, page('restored'))))?.version).toBe(3);
    expect(
      await operator((scope) => republish(scope, [{ ...page('restored'), version: 9 }], NOW)),
    ).toMatchObject({ ok: false, refusals: [{ reason: 'missing' }] });
  });
});

describe('the history', () => {
  it('tells who stored which version, when, based on which, and when it was published', async () => {
    await create('told');
    await save('told', 1, valid, NOW + DAY);
    await publishPages(['told', 2]);
    expect(await visitor((scope) => listVersions(scope, page('told')))).toEqual([
      { version: 2, basedOn: 1, createdAt: NOW + DAY, createdBy: 'ben', publishedAt: NOW },
      { version: 1, basedOn: null, createdAt: NOW, createdBy: 'ana', publishedAt: null },
    ]);
    const [summary] = (await visitor((scope) => listDocuments(scope, 'page'))).filter(
      ({ id }) => id === 'told',
    );
    expect(summary).toMatchObject({
      draftVersion: 2,
      publishedVersion: 2,
      changedAt: NOW + DAY,
      changedBy: 'ben',
    });
  });

  it('loses old drafts beyond the newest 50, and never a version that was published', async () => {
    await create('pruned');
    await publishPages(['pruned', 1]);
    for (let version = 1; version <= 55; version += 1) await save('pruned', version);
    const count = async () => (await visitor((scope) => listVersions(scope, page('pruned')))).length;
    // All of the last 30 days are kept, however many.
    expect(await count()).toBe(56);
    await save('pruned', 56, valid, NOW + 31 * DAY);
    const versions = (await visitor((scope) => listVersions(scope, page('pruned')))).map(
      ({ version }) => version,
    );
    expect([versions.length, versions.at(-1), versions.at(-2)]).toEqual([51, 1, 8]);
    expect(await visitor((scope) => readVersion(scope, page('pruned'), 1))).toEqual(valid);
    expect(await visitor((scope) => readVersion(scope, page('pruned'), 2))).toBeNull();
  });
});

it('is off the site while it is archived, and back as it was afterwards', async () => {
  await create('archived');
  await publishPages(['archived', 1]);
  const archive = (isArchived: boolean) =>
    operator((scope) => setArchived(scope, page('archived'), isArchived));
  expect(await announced(() => archive(true))).toBe(1);
  expect(await visitor((scope) => readPublished(scope, page('archived')))).toBeNull();
  expect(await save('archived', 1)).toEqual({ outcome: 'missing' });
  await archive(false);
  expect((await visitor((scope) => readPublished(scope, page('archived'))))?.version).toBe(1);
});

describe('row-level security', () => {
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

  it('lets an operator change what is their own, and nothing of another site', async () => {
    await operator(({ tx }) => tx.execute(sql`update rate set daily_minor = daily_minor + 1`));
    await expect(
      operator(({ tx }) => tx.execute(sql`update document set site_id = 'adria' where id = 'home'`)),
    ).rejects.toMatchObject({ cause: { message: expect.stringContaining('row-level security') } });
  });
});
