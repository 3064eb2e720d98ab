import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DocumentKind } from '../../src/api/wire/document-kinds.ts';
import type { Database } from '../db/engine/database.ts';
import { inSiteAsOperator, type SiteScope } from '../db/in-site.ts';
import { openTestDatabase } from '../testing/database.ts';
import { seedSite } from '../testing/seed-site.ts';
import { exampleSeed } from '../testing/site-seed.ts';
import { archive, restore } from './archive.ts';
import { createDocument, discardDraft, saveDraft } from './documents.ts';
import { publish, type PublishOutcome, republish } from './publish.ts';

const NOW = Date.UTC(2026, 10, 20, 12);
const author = { now: NOW, by: null };

let database: Database;
const inSite = <Result>(work: (scope: SiteScope) => Promise<Result>) =>
  inSiteAsOperator(database, 'andes', work);
beforeAll(async () => {
  database = await openTestDatabase();
  await seedSite(database, exampleSeed('andes'), NOW);
}, 120_000);
afterAll(() => database.close());

const builder = (...sections: object[]) => ({ format: 1, sections, translations: {} });
const node = (id: string, type: string, props: object) => ({ id, type, v: 1, props, slots: {} });
const PLAIN = { builder: builder() };
const LAYOUT = { layoutItems: [{ type: 'content' }] };

const create = (kind: DocumentKind, id: string, body: object) =>
  inSite((scope) => createDocument(scope, { kind, id, body: { ...body }, ...author }));
const save = (kind: DocumentKind, id: string, basedOn: number, body: object) =>
  inSite((scope) => saveDraft(scope, { kind, id, body: { ...body }, basedOn, ...author }));
const publishAt = (...documents: readonly (readonly [kind: DocumentKind, id: string, version: number])[]) =>
  inSite((scope) =>
    publish(
      scope,
      documents.map(([kind, id, version]) => ({ kind, id, version })),
      NOW,
    ),
  );
const broken = (path: string, kind: string, id: string, nodeId: string | null = null) => ({
  nodeId,
  path,
  rule: 'broken-reference',
  params: { kind, id },
});
const findingsOf = (outcome: PublishOutcome) =>
  outcome.ok
    ? []
    : outcome.refusals.flatMap((refusal) => (refusal.reason === 'invalid' ? refusal.findings : []));

describe('what refers to something that is not there is not published', () => {
  it.each<[why: string, kind: DocumentKind, body: object, finding: object]>([
    ['a layout', 'page', { ...PLAIN, layoutId: 'gone' }, broken('/layoutId', 'layout', 'gone')],
    [
      'a shared section',
      'page',
      { builder: builder(node('s', 'SharedSection', { sharedComponentId: 'gone' })) },
      broken('/props/sharedComponentId', 'sharedComponent', 'gone', 's'),
    ],
    [
      'a page behind a link',
      'page',
      { builder: builder(node('b', 'Button', { label: 'l', link: { pageId: 'gone' } })) },
      broken('/props/link/pageId', 'page', 'gone', 'b'),
    ],
    [
      'a picture of the library',
      'page',
      { builder: builder(node('i', 'Image', { image: { src: '/media/andes/gone', alt: '' } })) },
      broken('/props/image/src', 'picture', '/media/andes/gone', 'i'),
    ],
    [
      'a place and a model',
      'page',
      { builder: builder(node('f', 'SearchForm', { placeId: 'city', modelId: 'gone' })) },
      broken('/props/modelId', 'model', 'gone', 'f'),
    ],
    [
      'the page of an entry in a menu',
      'menu',
      { menuItems: [{ id: 'a', menuItems: [{ id: 'b', pageId: 'gone' }] }] },
      broken('/menuItems/0/menuItems/0/pageId', 'page', 'gone'),
    ],
    [
      'the shared section of a layout',
      'layout',
      { layoutItems: [{ type: 'content' }, { type: 'component', sharedComponentId: 'gone' }] },
      broken('/layoutItems/1/sharedComponentId', 'sharedComponent', 'gone'),
    ],
  ])('%s', async (why, kind, body, finding) => {
    const id = `lacks-${why.replaceAll(' ', '-')}`;
    await create(kind, id, body);
    expect(findingsOf(await publishAt([kind, id, 1]))).toContainEqual(finding);
  });

  it.each(['header', 'bookingSettings'] as const)('settings: %s', async (kind) => {
    const body =
      kind === 'header'
        ? { menu: { menuId: 'gone' }, sharedComponentId: 'gone' }
        : { checkout: { modalSharedComponentId: 'gone' } };
    await create(kind, 'main', body);
    const paths = findingsOf(await publishAt([kind, 'main', 1])).map(({ path, rule }) => [path, rule]);
    expect(paths).toContainEqual([
      kind === 'header' ? '/menu/menuId' : '/checkout/modalSharedComponentId',
      'broken-reference',
    ]);
  });

  it('links lead to pages that are not published yet, and to routes without a page', async () => {
    await create('page', 'coming', PLAIN);
    const links = ['coming', 'home', 'search', 'checkout', 'own-route'].map((pageId, at) =>
      node(`b${at}`, 'Button', { label: 'l', link: { pageId } }),
    );
    await create('page', 'links', { builder: builder(...links) });
    await create('routes', 'main', { routes: [{ id: 'own-route', path: { 'en-US': 'own' } }] });
    expect(findingsOf(await publishAt(['page', 'links', 1]))).toEqual([
      broken('/props/link/pageId', 'page', 'own-route', 'b4'),
    ]);
    expect(await publishAt(['page', 'links', 1], ['routes', 'main', 1])).toEqual({ ok: true });
  });

  it('nothing of several documents is published while one of them lacks something', async () => {
    await create('layout', 'both', LAYOUT);
    await create('page', 'in-both', { ...PLAIN, layoutId: 'both' });
    await create('page', 'in-none', { ...PLAIN, layoutId: 'none' });
    const refused = await publishAt(['layout', 'both', 1], ['page', 'in-both', 1], ['page', 'in-none', 1]);
    expect(refused).toMatchObject({ ok: false, refusals: [{ id: 'in-none', reason: 'invalid' }] });
    expect(await publishAt(['layout', 'both', 1], ['page', 'in-both', 1])).toEqual({ ok: true });
  });
});

describe('a layout that is archived', () => {
  const ref = (id: string) => ({ kind: 'layout', id }) as const;
  /** A page that was published in a layout, and stands in the plain one by now. */
  async function pageThatLeft(page: string, layout: string) {
    await create('layout', layout, LAYOUT);
    await create('page', page, { ...PLAIN, layoutId: layout });
    await publishAt(['layout', layout, 1], ['page', page, 1]);
    await save('page', page, 1, PLAIN);
    await publishAt(['page', page, 2]);
  }
  const rollBack = (scope: SiteScope, id: string) =>
    republish(scope, [{ kind: 'page', id, version: 1 }], NOW);

  it('keeps earlier versions in it from being published again, and archived pages from being restored', async () => {
    await pageThatLeft('left', 'old');
    expect(await inSite((scope) => archive(scope, ref('old')))).toEqual({ outcome: 'done' });
    expect(findingsOf(await inSite((scope) => rollBack(scope, 'left')))).toEqual([
      broken('/layoutId', 'layout', 'old'),
    ]);
    await create('layout', 'other', LAYOUT);
    await create('page', 'asleep', { ...PLAIN, layoutId: 'other' });
    await publishAt(['layout', 'other', 1], ['page', 'asleep', 1]);
    await inSite((scope) => archive(scope, { kind: 'page', id: 'asleep' }));
    await inSite((scope) => archive(scope, ref('other')));
    const wake = () => inSite((scope) => restore(scope, { kind: 'page', id: 'asleep' }));
    expect(await wake()).toEqual({ outcome: 'invalid', findings: [broken('/layoutId', 'layout', 'other')] });
    await inSite((scope) => restore(scope, ref('other')));
    expect(await wake()).toEqual({ outcome: 'done' });
  });

  /** Holds a transaction open after its work. @returns what it did, and lets it end */
  async function held<Result>(work: (scope: SiteScope) => Promise<Result>) {
    let end = () => {};
    const ended = new Promise<void>((resolve) => (end = resolve));
    let isWorkDone = (_result: Result) => {};
    const result = new Promise<Result>((resolve) => (isWorkDone = resolve));
    const transaction = inSite(async (scope) => {
      isWorkDone(await work(scope));
      await ended;
    });
    return {
      result: await result,
      async end() {
        end();
        await transaction;
      },
    };
  }
  const isWaiting = async (work: Promise<unknown>) =>
    (await Promise.race([work, new Promise((resolve) => setTimeout(resolve, 200, 'waits'))])) === 'waits';

  it.each<[what: string, name: (scope: SiteScope, page: string) => Promise<unknown>]>([
    ['publishes an earlier version', (scope, page) => rollBack(scope, page)],
    [
      'saves a draft',
      (scope, page) =>
        saveDraft(scope, {
          kind: 'page',
          id: page,
          body: { ...PLAIN, layoutId: `of-${page}` },
          basedOn: 2,
          ...author,
        }),
    ],
    [
      'creates a page',
      (scope, page) =>
        createDocument(scope, {
          kind: 'page',
          id: `new-${page}`,
          body: { ...PLAIN, layoutId: `of-${page}` },
          ...author,
        }),
    ],
  ])('waits for somebody who %s in it at the same moment, and stays then', async (what, name) => {
    const page = `races-${what.length}`;
    const layout = `of-${page}`;
    await pageThatLeft(page, layout);
    const naming = await held((scope) => name(scope, page));
    const archiving = inSite((scope) => archive(scope, ref(layout)));
    expect(await isWaiting(archiving)).toBe(true);
    await naming.end();
    expect(await archiving).toMatchObject({ outcome: 'in-use', usedBy: [{ kind: 'page' }] });
  });

  it('is seen as gone by who publishes in it while it is being archived', async () => {
    await pageThatLeft('late', 'leaving');
    const archiving = await held((scope) => archive(scope, ref('leaving')));
    const publishing = inSite((scope) => rollBack(scope, 'late'));
    const discarding = inSite((scope) => discardDraft(scope, { kind: 'page', id: 'late' }, 2));
    expect([await isWaiting(publishing), await isWaiting(discarding)]).toEqual([true, true]);
    await archiving.end();
    expect(findingsOf(await publishing)).toEqual([broken('/layoutId', 'layout', 'leaving')]);
  });
});

it('a picture that is a link is published once it is described', async () => {
  const image = (alt: string) => ({ src: 'https://example.com/a.jpg', alt });
  const picture = (alt: string) => node('picture', 'Image', { image: image(alt), link: { url: '/' } });
  const body = (alt: string) => ({ name: 'Linked', builder: builder(picture(alt)) });
  await create('sharedComponent', 'linked-picture', body(''));
  expect(findingsOf(await publishAt(['sharedComponent', 'linked-picture', 1]))).toEqual([
    { nodeId: 'picture', path: '/props/image/alt', rule: 'no-description', params: {} },
  ]);
  const described = {
    name: 'Linked',
    builder: { ...body('car').builder, translations: { 'en-US': { car: 'A car' } } },
  };
  await save('sharedComponent', 'linked-picture', 1, described);
  expect(findingsOf(await publishAt(['sharedComponent', 'linked-picture', 2]))).toEqual([]);
});
