import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageOfTemplate, templateOfPage } from '../../editor/app/page-list/new-page.ts';
import { newSettings } from '../../editor/app/settings/settings-kinds.ts';
import { BUILT_IN_TEMPLATES } from '../../src/site/page-templates/built-in-templates.ts';
import { EDITOR_ENV, operatorOf } from '../support/editor-client.ts';
import { mainOf, visibleText } from '../support/html.ts';
import { openSiteServer, type SiteServerUnderTest } from '../support/site-server.ts';

type Person = Awaited<ReturnType<typeof operatorOf>>;

let server: SiteServerUnderTest;
let editor: Person;
let publisher: Person;
beforeAll(async () => {
  server = await openSiteServer({ env: EDITOR_ENV });
  editor = await operatorOf(server, 'lucia@andes.example');
  publisher = await operatorOf(server, 'martin@andes.example');
});
afterAll(() => server.close());

const create = (kind: string, id: string, body: object) =>
  editor.post(`/api/documents/${kind}`, { id, body });
const read = async (kind: string, id: string) => (await editor.get(`/api/documents/${kind}/${id}`)).body;
const visit = (url: string) => server.app.inject({ url, headers: { host: 'andes.localhost:4000' } });
const frameOf = (id: string, kind: string, language: string) =>
  server.app.inject({
    url: `/sites/andes/canvas/${id}?kind=${kind}&language=${language}&content=true`,
    headers: { host: 'editor.localhost', cookie: editor.cookie },
  });
const frame = async (id: string, kind: string, language = 'es-AR') =>
  (await frameOf(id, kind, language)).body;

describe('[EDIT-16] a template of the company', () => {
  it('is made of a page, shown as it looks, and begins another page, which is published', async () => {
    const page = await read('page', 'conditions');
    const body = templateOfPage('conditions', page.body, { name: 'Conditions', description: 'Legal texts' });
    expect((await create('pageTemplate', 'legal', body)).status).toBe(201);
    const [listed] = (await editor.get('/api/documents/pageTemplate')).body;
    expect(listed).toMatchObject({ id: 'legal', title: { und: 'Conditions' }, description: 'Legal texts' });

    const [, heading] = /<h1[^>]*>(.*?)<\/h1>/s.exec(await frame('conditions', 'page')) ?? [];
    expect(heading).toBeTruthy();
    expect(await frame('legal', 'pageTemplate')).toContain(heading);

    const namings = { 'es-AR': { title: 'Privacidad', slug: 'privacidad' } };
    const stored = await read('pageTemplate', 'legal');
    expect((await create('page', 'privacy', pageOfTemplate('legal', stored.body, namings))).status).toBe(201);
    const published = await publisher.post('/api/publications', {
      documents: [{ kind: 'page', id: 'privacy', version: 1 }],
    });
    expect(published.status).toBe(200);
    // Pages follow a publication once the version of the site is read again.
    await expect
      .poll(async () => (await visit('/es-AR/privacidad')).body, { timeout: 5000 })
      .toContain(heading);
  });

  it('has drafts that are saved on a stated version, a history, and an archive', async () => {
    await create('pageTemplate', 'drafted', newSettings('pageTemplate', 'First'));
    const path = '/api/documents/pageTemplate/drafted';
    const second = await editor.put(path, { basedOn: 1, body: newSettings('pageTemplate', 'Second') });
    expect([second.status, second.body.version]).toEqual([200, 2]);
    const late = await editor.put(path, { basedOn: 1, body: newSettings('pageTemplate', 'Late') });
    expect(late.body.errorCode).toBe('versionConflict');
    const versions = (await editor.get(`${path}/versions`)).body;
    expect(versions.map((one: { version: number }) => one.version)).toEqual([2, 1]);
    expect((await publisher.post(`${path}/archive`, { isArchived: true })).status).toBe(204);
    expect((await publisher.post(`${path}/archive`, { isArchived: false })).status).toBe(204);
  });

  it('that is called as a screen of the booking flow is still shown as a page', async () => {
    await create('pageTemplate', 'search', {
      ...newSettings('pageTemplate', 'Search'),
      builder: {
        format: 1,
        sections: [{ id: 'a', type: 'Paragraph', v: 1, props: { text: 't', as: 'h1' } }],
        translations: { 'es-AR': { t: 'Plantilla de búsqueda' } },
      },
    });
    expect(await frame('search', 'pageTemplate')).toContain('Plantilla de búsqueda');
  });

  it('is not part of what visitors get', async () => {
    await create('pageTemplate', 'hidden', newSettings('pageTemplate', 'Not for visitors'));
    const { body } = await visit('/api/siteconfig');
    expect(body).toContain('layoutItems');
    expect(body).not.toContain('Not for visitors');
  });
});

it.each(BUILT_IN_TEMPLATES)(
  '[EDIT-16] the template "%s" is shown in the look and language of the site',
  async (id) => {
    const [spanish, english] = [
      await frame(id, 'builtInTemplate'),
      await frame(id, 'builtInTemplate', 'en-US'),
    ];
    const headingOf = (html: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1];
    expect(headingOf(spanish)).toBeTruthy();
    expect(headingOf(english)).not.toBe(headingOf(spanish));
  },
);

it.each(['builtInTemplate', 'pageTemplate'])('a %s that does not exist is not found', async (kind) => {
  expect((await frameOf('nothing', kind, 'es-AR')).statusCode).toBe(404);
});

describe('[EDIT-16] a name that operators give', () => {
  it.each(['menu', 'layout', 'form', 'sharedComponent', 'pageTemplate'] as const)(
    'is listed for a %s, and the id stays',
    async (kind) => {
      await create(kind, 'renamed', newSettings(kind, 'First name'));
      await editor.put(`/api/documents/${kind}/renamed`, {
        basedOn: 1,
        body: newSettings(kind, 'Second name'),
      });
      const all = (await editor.get(`/api/documents/${kind}`)).body;
      expect(all.find((one: { id: string }) => one.id === 'renamed').title).toEqual({ und: 'Second name' });
    },
  );
});

it.each(['search', 'checkout', 'booking-success'])(
  'the screen %s is shown whole as visitors see it, with samples',
  async (id) => {
    const text = visibleText(mainOf(await frame(id, 'page')));
    expect(text).toMatch(/\$\s?\d/);
    expect(text).not.toMatch(/Algo salió mal|No encontramos/);
  },
);
