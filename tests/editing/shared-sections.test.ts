import { afterAll, beforeAll, expect, it } from 'vitest';
import { EDITOR_ENV, operatorOf } from '../support/editor-client.ts';
import { mainOf, visibleText } from '../support/html.ts';
import { openSiteServer, type SiteServerUnderTest } from '../support/site-server.ts';

let server: SiteServerUnderTest;
let publisher: Awaited<ReturnType<typeof operatorOf>>;
beforeAll(async () => {
  server = await openSiteServer({ env: EDITOR_ENV });
  publisher = await operatorOf(server, 'martin@andes.example');
});
afterAll(() => server.close());

const builder = (sections: readonly object[], texts: object = {}) => ({
  format: 1,
  sections,
  translations: { 'es-AR': texts },
});
const offer = (text: string) => ({
  name: 'Oferta',
  wrapperTag: 'section',
  builder: builder([{ id: 'p', type: 'Paragraph', v: 1, props: { text: 'p' } }], { p: text }),
});
const pageThatShows = (path: string, sharedComponentId: string) => ({
  layoutId: 'default',
  slugs: { 'es-AR': path },
  builder: builder([{ id: 's', type: 'SharedSection', v: 1, props: { sharedComponentId } }]),
});
const create = (kind: string, id: string, body: object) =>
  publisher.post(`/api/documents/${kind}`, { id, body });
const publish = (...documents: readonly (readonly [kind: string, id: string, version: number])[]) =>
  publisher.post('/api/publications', {
    documents: documents.map(([kind, id, version]) => ({ kind, id, version })),
  });
const get = (path: string, cookie = '') =>
  server.app.inject({ url: path, headers: { host: 'andes.localhost:4000', cookie } });
const textAt = async (path: string, cookie = '') =>
  visibleText(mainOf((await get(path, cookie)).body)).trim();

it('pages show a shared section: visitors as it is published, previews as it is drafted', async () => {
  await create('sharedComponent', 'offer', offer('Primera'));
  for (const id of ['first', 'second']) await create('page', id, pageThatShows(id, 'offer'));
  expect((await publish(['page', 'first', 1], ['page', 'second', 1])).status).toBe(200);
  expect(await textAt('/es-AR/first')).toBe('');

  expect((await publish(['sharedComponent', 'offer', 1])).status).toBe(200);
  expect([await textAt('/es-AR/first'), await textAt('/es-AR/second')]).toEqual(['Primera', 'Primera']);

  await publisher.put('/api/documents/sharedComponent/offer', { basedOn: 1, body: offer('Segunda') });
  const link = (await publisher.post('/api/preview-links', { pageId: 'first', language: 'es-AR' })).body;
  const entered = await get(new URL(link.url).pathname + new URL(link.url).search);
  const cookie = String(entered.headers['set-cookie']).split(';')[0] ?? '';
  expect(await textAt('/es-AR/first?preview', cookie)).toContain('Segunda');
  expect(await textAt('/es-AR/first')).toBe('Primera');
  const canvas = await server.app.inject({
    url: '/sites/andes/canvas/first?language=es-AR&content=true',
    headers: { host: 'editor.localhost', cookie: publisher.cookie },
  });
  expect(visibleText(mainOf(canvas.body))).toContain('Segunda');

  expect((await publish(['page', 'first', 1], ['sharedComponent', 'offer', 2])).status).toBe(200);
  await expect.poll(() => textAt('/es-AR/first')).toBe('Segunda');
  expect(await textAt('/es-AR/second')).toBe('Segunda');
});

it('a shared section is not archived while a page shows it', async () => {
  await create('sharedComponent', 'kept', offer('Aquí'));
  await create('page', 'keeper', pageThatShows('keeper', 'kept'));
  const { status, body } = await publisher.post('/api/documents/sharedComponent/kept/archive', {
    isArchived: true,
  });
  expect([status, body.errorCode, body.usedBy[0].id]).toEqual([409, 'inUse', 'keeper']);
});

it('a shared section that contains another one is not published', async () => {
  await create('sharedComponent', 'plain', offer('Dentro'));
  const sections = [{ id: 's', type: 'SharedSection', v: 1, props: { sharedComponentId: 'plain' } }];
  await create('sharedComponent', 'outer', { ...offer(''), builder: builder(sections) });
  const refused = await publish(['sharedComponent', 'outer', 1]);
  expect(refused.status).toBe(422);
  expect(JSON.stringify(refused.body)).toContain('not-in-shared');
});

it('the canvas alone names the shared sections of the layout around a page, as it is drafted', async () => {
  await create('sharedComponent', 'foot', { ...offer('Pie'), wrapperTag: 'footer' });
  const layoutItems = [
    { type: 'content', sharedComponentId: '' },
    { type: 'component', sharedComponentId: 'foot' },
  ];
  expect((await create('layout', 'drafted', { layoutItems })).status).toBe(201);
  await create('page', 'footed', { ...pageThatShows('footed', 'foot'), layoutId: 'drafted' });
  const canvas = await server.app.inject({
    url: '/sites/andes/canvas/footed?language=es-AR',
    headers: { host: 'editor.localhost', cookie: publisher.cookie },
  });
  const named = [...canvas.body.matchAll(/<(\w+) data-shared-component="(\w+)">/g)];
  expect(named.map(([, tag, id]) => [tag, id])).toEqual([['footer', 'foot']]);
  expect((await get('/es-AR/')).body).not.toContain('data-shared-component');
});

it('a shared section is composed in the look of the site, without the layout that pages have around them', async () => {
  await create('sharedComponent', 'alone', { ...offer('Pie'), wrapperTag: 'footer' });
  const framed = async (id: string, kind: string) =>
    (
      await server.app.inject({
        url: `/sites/andes/canvas/${id}?language=es-AR&kind=${kind}`,
        headers: { host: 'editor.localhost', cookie: publisher.cookie },
      })
    ).body;
  const partsOf = (html: string) =>
    [...html.matchAll(/<(header|main|footer)\b|--primary:/g)].map(([part, tag]) => tag ?? part);
  const alone = partsOf(await framed('alone', 'sharedComponent'));
  expect(alone.filter((part) => part !== '--primary:')).toEqual(['main']);
  expect(alone).toContain('--primary:');
  expect(partsOf(await framed('home', 'page'))).toEqual(expect.arrayContaining(['header', 'main', 'footer']));
});

it('previews and the canvas show drafts of the header, menus, layouts and the look around a page', async () => {
  const read = async (kind: string, id: string) => (await publisher.get(`/api/documents/${kind}/${id}`)).body;
  const menu = await read('menu', 'main');
  const menuItems = [{ id: 'new', label: { 'es-AR': 'Entrada nueva' }, url: '/es-AR/fleet' }];
  await publisher.put('/api/documents/menu/main', {
    basedOn: menu.version,
    body: { ...menu.body, menuItems },
  });
  const theme = await read('theme', 'main');
  const palette = { ...theme.body.palette, primary: '#0b4f6c' };
  await publisher.put('/api/documents/theme/main', {
    basedOn: theme.version,
    body: { ...theme.body, palette },
  });
  const link = (await publisher.post('/api/preview-links', { pageId: null, language: 'es-AR' })).body;
  const { pathname, search } = new URL(link.url);
  const entered = await get(pathname + search);
  const cookie = String(entered.headers['set-cookie']).split(';')[0] ?? '';
  const preview = (await get('/es-AR/?preview', cookie)).body;
  const visited = (await get('/es-AR/')).body;
  expect([preview.includes('Entrada nueva'), visited.includes('Entrada nueva')]).toEqual([true, false]);
  expect([preview.includes('#0b4f6c'), visited.includes('#0b4f6c')]).toEqual([true, false]);
});
