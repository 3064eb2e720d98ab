import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkDocument } from '../../src/site/findings/check-document.ts';
import { readCheckedSite } from '../checks/read-checked-site.ts';
import type { Database } from '../db/engine/database.ts';
import { inSite, inSiteAsOperator, type SiteScope } from '../db/in-site.ts';
import { listenSiteVersions } from '../db/repositories/sites.ts';
import { seedSite } from '../testing/seed-site.ts';
import { openTestDatabase } from '../testing/database.ts';
import { exampleSeed } from '../testing/site-seed.ts';
import { archive, restore } from './archive.ts';
import {
  createDocument,
  discardDraft,
  listPublished,
  listVersions,
  readDraft,
  readPublished,
  readVersion,
  saveDraft,
} from './documents.ts';
import { listDocuments } from './document-list.ts';
import { type Publication, publish, republish } from './publish.ts';

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

/** The finding that another page or route has a path. */
const taken = (path: string, by: string, address: string) => ({
  nodeId: null,
  path,
  rule: 'slug-taken',
  params: { by, address },
});

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

  it('of more than 1 MiB is not stored', async () => {
    const bytes = (text: string) => new TextEncoder().encode(JSON.stringify({ pageCSS: text })).length;
    const most = 'ü'.repeat((1_048_576 - bytes('')) / 2);
    expect([bytes(most), most.length]).toEqual([1_048_576, expect.closeTo(524_281, -2)]);
    const tooLarge = { outcome: 'too-large', bytes: 1_048_577, limit: 1_048_576 };
    expect(await create('large', { pageCSS: `${most}!` })).toEqual(tooLarge);
    expect(await create('large', { pageCSS: most })).toEqual({ outcome: 'done', version: 1 });
    expect(await save('large', 1, { pageCSS: `${most}!` })).toEqual(tooLarge);
    expect(await save('large', 1, { pageCSS: most })).toEqual({ outcome: 'done', version: 2 });
  });

  it('never overwrites what someone else saved meanwhile', async () => {
    await create('race');
    const saves = await Promise.all(['one', 'two', 'three'].map(() => save('race', 1)));
    expect(saves.map(({ outcome }) => outcome).sort()).toEqual(['conflict', 'conflict', 'done']);
    expect(await save('race', 1)).toEqual({ outcome: 'conflict', version: 2 });
    expect(await save('no-such-page', 1)).toEqual({ outcome: 'missing' });
  });

  it('of an id that is taken is not created', async () => {
    expect(await create('home')).toEqual({ outcome: 'taken' });
  });

  it('does not raise the version of the site', async () => {
    expect(await announced(() => create('quiet').then(() => save('quiet', 1)))).toBe(0);
  });

  it('can be discarded, and the next one is numbered after it', async () => {
    await create('discarded');
    await publishPages(['discarded', 1]);
    await save('discarded', 1);
    await save('discarded', 2);
    const discard = (version: number) => operator((scope) => discardDraft(scope, page('discarded'), version));
    expect(await discard(2)).toEqual({ outcome: 'conflict', version: 3 });
    expect(await discard(3)).toEqual({ outcome: 'done', version: 1 });
    expect(await save('discarded', 1)).toEqual({ outcome: 'done', version: 4 });
    expect(await operator((scope) => discardDraft(scope, page('nowhere'), 1))).toEqual({
      outcome: 'missing',
    });
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

  it('changes nothing when somebody else changed one of them, and names it', async () => {
    await create('kept');
    await create('changed');
    await save('changed', 1);
    expect(await publishPages(['kept', 1], ['changed', 1])).toEqual({
      ok: false,
      refusals: [{ ...page('changed'), version: 1, reason: 'conflict', stored: 2 }],
    });
    expect(await visitor((scope) => readPublished(scope, page('kept')))).toBeNull();
  });

  it('refuses a document that breaks a rule, and names all rules that it breaks', async () => {
    await create('wrong', { ...valid, colour: 'red', slugs: { de: '/über' } });
    expect(await publishPages(['wrong', 1])).toMatchObject({
      ok: false,
      refusals: [
        {
          ...page('wrong'),
          reason: 'invalid',
          findings: [
            { nodeId: null, path: '/colour', rule: 'additionalProperties' },
            { nodeId: null, path: '/slugs/de', rule: 'pattern' },
          ],
        },
      ],
    });
    expect(await visitor((scope) => readPublished(scope, page('wrong')))).toBeNull();
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
    expect(await publishPages(['deals', 1], ['sales', 1], ['sales-too', 1])).toEqual({
      ok: false,
      refusals: [
        {
          ...page('deals'),
          version: 1,
          reason: 'invalid',
          findings: [taken('/slugs/de', 'offers', '/de/angebote')],
        },
        {
          ...page('sales-too'),
          version: 1,
          reason: 'invalid',
          findings: [taken('/slugs/it', 'sales', '/it/saldi')],
        },
      ],
    });
  });

  it('refuses a page with the path of a route without a page, and such a route with the path of a page', async () => {
    const routes = async (id: string, slug: string) => {
      const ref = { kind: 'routes', id: 'main' } as const;
      const draft = { ...ref, body: { routes: [{ id, path: { de: slug } }] }, now: NOW, by: 'ana' };
      return operator(async (scope) => {
        const basedOn = (await readDraft(scope, ref))?.version ?? 0;
        await saveDraft(scope, { ...draft, basedOn });
        return { ...ref, version: basedOn + 1 };
      });
    };
    const publishAll = (...publications: Publication[]) =>
      operator((scope) => publish(scope, publications, NOW));
    const account = await routes('account', 'konto');
    expect(await publishAll(account)).toEqual({ ok: true });
    await create('konto', { ...valid, slugs: { de: 'konto' } });
    expect(await publishPages(['konto', 1])).toMatchObject({
      refusals: [{ ...page('konto'), findings: [taken('/slugs/de', 'account', '/de/konto')] }],
    });
    await create('anfahrt', { ...valid, slugs: { de: 'anfahrt' } });
    await publishPages(['anfahrt', 1]);
    const moved = await routes('account', 'anfahrt');
    expect(await publishAll(moved)).toMatchObject({
      refusals: [{ kind: 'routes', findings: [taken('/routes/0/path/de', 'anfahrt', '/de/anfahrt')] }],
    });
    // Published together with the page that leaves the path, it is free.
    await save('anfahrt', 1, { ...valid, slugs: { de: 'weg' } });
    expect(await publishAll(moved, { ...page('anfahrt'), version: 2 })).toEqual({ ok: true });
  });

  describe('accepts a path', () => {
    beforeAll(async () => {
      await create('prices', { ...valid, slugs: { 'en-US': 'prices', de: 'preise' } });
      await create('cars', { ...valid, slugs: { 'en-US': 'cars' } });
      await create('questions', { ...valid, slugs: { de: 'fragen' } });
      expect(await publishPages(['prices', 1], ['cars', 1], ['questions', 1])).toEqual({ ok: true });
    });

    it.each<[id: string, why: string, slugs: object, taken: string | null]>([
      ['german', 'that leads to a page by its German path', { 'en-US': 'preise' }, null],
      ['english', 'that leads to a page without a German one', { de: 'cars' }, null],
      ['italian', 'in a language that the site does not have', { it: 'fragen' }, null],
      ['capitals', 'that differs in its capitals', { de: 'Preise' }, null],
      ['copy', 'unless it is that of another page', { de: 'preise' }, '/slugs/de'],
    ])('of the page %s %s, and so does the check', async (id, _why, slugs, path) => {
      const body = { ...valid, slugs };
      await create(id, body);
      const warned = await visitor(async (scope) =>
        checkDocument('page', id, body, await readCheckedSite(scope), null),
      );
      const outcome = await publishPages([id, 1]);
      const refused = outcome.ok
        ? []
        : outcome.refusals.flatMap((refusal) => ('findings' in refusal ? refusal.findings : []));
      const takenIn = (findings: readonly { rule: string; path: string }[]) =>
        findings.filter(({ rule }) => rule === 'slug-taken').map((finding) => finding.path);
      expect([takenIn(warned), takenIn(refused)]).toEqual(path ? [[path], [path]] : [[], []]);
    });
  });

  it('publishes an earlier version again without changing the newest draft', async () => {
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
  it('lists author, time, base and publication of each version', async () => {
    await create('told');
    const names = { menuLabel: { hr: 'Priča' }, seo: { title: { hr: 'Priča | Wayside' } } };
    await save('told', 1, { ...valid, ...names }, NOW + DAY);
    await publishPages(['told', 2]);
    expect(await visitor((scope) => listVersions(scope, page('told')))).toEqual([
      { version: 2, basedOn: 1, createdAt: NOW + DAY, createdBy: 'ben', via: null, publishedAt: NOW },
      { version: 1, basedOn: null, createdAt: NOW, createdBy: 'ana', via: null, publishedAt: null },
    ]);
    const [summary] = (await visitor((scope) => listDocuments(scope, 'page'))).filter(
      ({ id }) => id === 'told',
    );
    expect(summary).toMatchObject({
      title: names.menuLabel,
      searchTitle: names.seo.title,
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
  expect(await announced(() => operator((scope) => archive(scope, page('archived'))))).toBe(1);
  expect(await visitor((scope) => readPublished(scope, page('archived')))).toBeNull();
  expect(await save('archived', 1)).toEqual({ outcome: 'missing' });
  expect(await operator((scope) => restore(scope, page('archived')))).toEqual({ outcome: 'done' });
  expect((await visitor((scope) => readPublished(scope, page('archived'))))?.version).toBe(1);
});

describe('an archived page', () => {
  const archivePage = (id: string) => operator((scope) => archive(scope, page(id)));
  const restorePage = (id: string) => operator((scope) => restore(scope, page(id)));

  it('is not restored while another page has its path', async () => {
    await create('winter', { ...valid, slugs: { de: 'saison' } });
    await publishPages(['winter', 1]);
    await archivePage('winter');
    await create('summer', { ...valid, slugs: { de: 'saison' } });
    expect(await publishPages(['summer', 1])).toEqual({ ok: true });
    expect(await restorePage('winter')).toEqual({
      outcome: 'invalid',
      findings: [taken('/slugs/de', 'summer', '/de/saison')],
    });
    expect(await visitor((scope) => readPublished(scope, page('winter')))).toBeNull();
    await archivePage('summer');
    expect(await restorePage('winter')).toEqual({ outcome: 'done' });
  });

  it('that was never published is restored as a draft', async () => {
    await create('unpublished');
    await archivePage('unpublished');
    expect(await restorePage('unpublished')).toEqual({ outcome: 'done' });
    expect((await visitor((scope) => readDraft(scope, page('unpublished'))))?.version).toBe(1);
  });

  it('that does not exist is missing', async () => {
    expect(await archivePage('no-such-page')).toEqual({ outcome: 'missing' });
    expect(await restorePage('no-such-page')).toEqual({ outcome: 'missing' });
  });
});
