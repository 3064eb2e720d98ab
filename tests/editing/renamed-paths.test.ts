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
