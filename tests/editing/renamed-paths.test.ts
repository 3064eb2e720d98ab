import { afterAll, beforeAll, expect, it } from 'vitest';
import { EDITOR_ENV, operatorOf } from '../support/editor-client.ts';
import { openSiteServer, type SiteServerUnderTest } from '../support/site-server.ts';

const SECOND = 1_000;
let server: SiteServerUnderTest;
let publisher: Awaited<ReturnType<typeof operatorOf>>;
beforeAll(async () => {
  server = await openSiteServer({ env: EDITOR_ENV });
  publisher = await operatorOf(server, 'martin@andes.example');
});
afterAll(() => server.close());

/** Publishes a page of the site with these paths, as a new page or a new version of it. */
async function publish(id: string, slugs: Readonly<Record<string, string>>) {
  const path = `/api/documents/page/${id}`;
  server.clock.now += SECOND;
  const { status, body } = await publisher.get(path);
  const saved =
    status === 404
      ? await publisher.post('/api/documents/page', {
          id,
          body: { slugs, builder: { format: 1, sections: [], translations: {} } },
        })
      : await publisher.put(path, { basedOn: body.version, body: { ...body.body, slugs } });
  const documents = [{ kind: 'page', id, version: saved.body.version ?? 1 }];
  const published = await publisher.post('/api/publications', { documents });
  expect(published.status, JSON.stringify(published.body)).toBe(200);
}

async function visit(path: string) {
  const { statusCode, headers } = await server.app.inject({
    url: path,
    headers: { host: 'andes.localhost' },
  });
  return [statusCode, headers.location];
}

/** A publication is seen a moment after its response. */
const expectVisit = (path: string) => expect.poll(() => visit(path), { message: path });

/** The route of a page in the configuration that visitors' pages are made of. */
async function routeOf(id: string): Promise<unknown> {
  const { body } = await server.app.inject({
    url: '/api/siteconfig',
    headers: { host: 'andes.localhost' },
  });
  const { routes } = JSON.parse(body) as { routes: readonly { id: string }[] };
  return routes.find((route) => route.id === id);
}

it('keeps paths and menu label as visitors know them until the draft with others is published', async () => {
  const builder = { format: 1, sections: [], translations: {} };
  const known = { slugs: { 'es-AR': 'nuestro-equipo' }, menuLabel: { 'es-AR': 'Nuestro equipo' } };
  const drafted = { slugs: { 'es-AR': 'quien-te-atiende' }, menuLabel: { 'es-AR': 'Quién te atiende' } };
  const publishVersion = (version: number) =>
    publisher.post('/api/publications', { documents: [{ kind: 'page', id: 'people', version }] });
  const route = ({ slugs, menuLabel }: typeof known) => ({ id: 'people', path: slugs, label: menuLabel });

  await publisher.post('/api/documents/page', { id: 'people', body: { ...known, builder } });
  expect(await routeOf('people')).toBeUndefined();
  expect(await visit('/es-AR/nuestro-equipo')).toEqual([404, undefined]);
  await publishVersion(1);
  await expectVisit('/es-AR/nuestro-equipo').toEqual([200, undefined]);
  expect(await routeOf('people')).toEqual(route(known));

  server.clock.now += SECOND;
  const draft = { basedOn: 1, body: { ...drafted, builder } };
  expect((await publisher.put('/api/documents/page/people', draft)).status).toBe(200);
  // The cache of pages would hide a draft that is read: another publication empties it.
  await publish('other', { 'es-AR': 'otra' });
  await expectVisit('/es-AR/otra').toEqual([200, undefined]);
  expect(await visit('/es-AR/quien-te-atiende')).toEqual([404, undefined]);
  expect(await visit('/es-AR/nuestro-equipo')).toEqual([200, undefined]);
  expect(await routeOf('people')).toEqual(route(known));

  await publishVersion(2);
  await expectVisit('/es-AR/quien-te-atiende').toEqual([200, undefined]);
  expect(await routeOf('people')).toEqual(route(drafted));
});

it('leads from every path that a page ever had to its present one, for good', async () => {
  await publish('fleet', { 'es-AR': 'flota', pt: 'frota' });
  await expectVisit('/es-AR/flota').toEqual([200, undefined]);
  await publish('fleet', { 'es-AR': 'autos-y-camionetas', pt: 'frota' });
  await publish('fleet', { 'es-AR': 'nuestros-autos', pt: 'frota' });
  for (const path of ['/es-AR/flota', '/es-AR/autos-y-camionetas'])
    await expectVisit(path).toEqual([301, '/es-AR/nuestros-autos']);
  await expectVisit('/es-AR/flota?from=mail').toEqual([301, '/es-AR/nuestros-autos?from=mail']);
  await expectVisit('/es-AR/nuestros-autos').toEqual([200, undefined]);
  await expectVisit('/pt/frota').toEqual([200, undefined]);
  await expectVisit('/es-AR/flot').toEqual([404, undefined]);
});

it('leads from an old address of a screen of the booking flow, too', async () => {
  await publish('search', { 'es-AR': 'alquiler' });
  await expectVisit('/es-AR/alquiler').toEqual([200, undefined]);
  await publish('search', { 'es-AR': 'coches' });
  await expectVisit('/es-AR/alquiler?days=3').toEqual([301, '/es-AR/coches?days=3']);
});

it('gives a path that a page has left to the next page that takes it', async () => {
  await publish('winter', { 'es-AR': 'flota' });
  await expectVisit('/es-AR/flota').toEqual([200, undefined]);
  await publish('winter', { 'es-AR': 'invierno' });
  await expectVisit('/es-AR/flota').toEqual([301, '/es-AR/invierno']);
});

it('leads nowhere once the page is no longer published', async () => {
  await publisher.post('/api/documents/page/winter/unpublish');
  await expectVisit('/es-AR/invierno').toEqual([404, undefined]);
});
