import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newSettings } from '../../editor/app/settings/settings-kinds.ts';
import { scopePageCss } from '../../src/runtime/document/page-css.ts';
import { EDITOR_ENV, operatorOf } from '../support/editor-client.ts';
import { openSiteServer, type SiteServerUnderTest } from '../support/site-server.ts';

type Person = Awaited<ReturnType<typeof operatorOf>>;

let server: SiteServerUnderTest;
let publisher: Person;
beforeAll(async () => {
  server = await openSiteServer({ env: EDITOR_ENV });
  publisher = await operatorOf(server, 'martin@andes.example');
});
afterAll(() => server.close());

const archive = (kind: string, id: string, isArchived = true) =>
  publisher.post(`/api/documents/${kind}/${id}/archive`, { isArchived });
const create = (kind: string, id: string, body: object) =>
  publisher.post(`/api/documents/${kind}`, { id, body });
const publish = (kind: string, id: string, version = 1) =>
  publisher.post('/api/publications', { documents: [{ kind, id, version }] });

const BEGUN = { language: 'es-AR', today: '2026-03-01' };

describe('a document that others name by its id', () => {
  it.each([
    ['shared section in a layout', 'sharedComponent', 'footer', 'layout default'],
    ['shared section in the header', 'sharedComponent', 'header-tools', 'header main'],
    ['menu of the header', 'menu', 'main', 'header main'],
  ])('is not archived while it is used: %s', async (_what, kind, id, user) => {
    const { status, body } = await archive(kind, id);
    expect([status, body.errorCode]).toEqual([409, 'inUse']);
    expect(body.usedBy.map((use: { kind: string; id: string }) => `${use.kind} ${use.id}`)).toContain(user);
  });

  it('is archived once a draft and what is published name it no more, and is restored', async () => {
    await create('layout', 'wide', newSettings('layout', 'Wide', BEGUN));
    await create('page', 'in-wide', {
      layoutId: 'wide',
      slugs: { 'es-AR': 'ancha' },
      builder: { format: 1, sections: [], translations: {} },
    });
    expect((await archive('layout', 'wide')).status).toBe(409);
    await publisher.put('/api/documents/page/in-wide', { basedOn: 1, body: { layoutId: 'default' } });
    expect((await archive('layout', 'wide')).status).toBe(204);
    expect((await archive('layout', 'wide', false)).status).toBe(204);
  });
});

it.each(['menu', 'layout', 'form', 'sharedComponent', 'blogPost'] as const)(
  'what a new %s begins with can be published as it is',
  async (kind) => {
    await create(kind, 'fresh', newSettings(kind, 'Fresh', BEGUN));
    expect((await publish(kind, 'fresh')).status).toBe(200);
  },
);

it('a form that was stored as values is served as the texts of the product API', async () => {
  const field = { id: 'a', fieldTypeId: 'text', name: 'firstName', required: true };
  await create('form', 'written', { type: 1, fields: [field], button: { variant: 'secondary' } });
  await publish('form', 'written');
  const { statusCode, body } = await server.app.inject({
    url: '/api/form/written',
    headers: { host: 'andes.localhost:4000' },
  });
  const form = JSON.parse(body);
  expect([statusCode, form.type, JSON.parse(form.fields), JSON.parse(form.button)]).toEqual([
    200,
    1,
    [field],
    { variant: 'secondary' },
  ]);
});

it('the canvas of a shared section stands in the layout of the site, with its draft on request', async () => {
  const get = (query: string) =>
    server.app.inject({
      url: `/sites/andes/canvas/footer?language=es-AR${query}`,
      headers: { host: 'editor.localhost', cookie: publisher.cookie },
    });
  const [around, whole, page] = [
    await get('&kind=sharedComponent'),
    await get('&kind=sharedComponent&content=true'),
    await get(''),
  ];
  const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  expect([around.statusCode, whole.statusCode, page.statusCode]).toEqual([200, 200, 404]);
  expect(mainOf(around.body)).not.toContain('Mendoza');
  expect(mainOf(whole.body)).toContain('Mendoza');
});

it('the canvas of a page has its CSS as visitors get it, beside what it was made from', async () => {
  const pageCSS = 'h1 { color: red; content: "</style><i>"; background: url(https://elsewhere.example/x) }';
  await create('page', 'with-css', {
    slugs: { 'es-AR': 'css' },
    builder: { format: 1, sections: [], pageCSS },
  });
  const { body } = await server.app.inject({
    url: '/sites/andes/canvas/with-css?language=es-AR&kind=page',
    headers: { host: 'editor.localhost', cookie: publisher.cookie },
  });
  const style = (new JSDOM(body).window.document as Document).querySelector('style[data-page-css]');
  // It does not apply by itself: the editor puts what is edited in its place.
  expect([style?.getAttribute('data-page-css'), style?.getAttribute('media')]).toEqual([pageCSS, 'not all']);
  expect(style?.textContent).toBe(scopePageCss(pageCSS).css);
  expect(style?.textContent).toMatch(/^h1:where\(#.*color:red/);
});
