import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EDITOR_ENV, operatorOf } from '../support/editor-client.ts';
import { openSiteServer, type SiteServerUnderTest, TEST_NOW } from '../support/site-server.ts';

let server: SiteServerUnderTest;
let editor: Awaited<ReturnType<typeof operatorOf>>;
let publisher: Awaited<ReturnType<typeof operatorOf>>;
let administrator: Awaited<ReturnType<typeof operatorOf>>;
beforeAll(async () => {
  server = await openSiteServer({ env: EDITOR_ENV });
  editor = await operatorOf(server, 'lucia@andes.example');
  publisher = await operatorOf(server, 'martin@andes.example');
  administrator = await operatorOf(server, 'valeria@andes.example');
});
afterAll(() => server.close());

const emptyPage = { builder: { format: 1, sections: [], translations: {} } };

describe('the list of documents', () => {
  it('names pages with their titles, paths, languages, versions and who changed them', async () => {
    const { body } = await editor.get('/api/documents/page');
    const [home, offers] = ['home', 'offers'].map((pageId) =>
      body.find(({ id }: { id: string }) => id === pageId),
    );
    expect(offers).toMatchObject({ slugs: { 'es-AR': 'ofertas' }, draftVersion: 2, publishedVersion: 1 });
    expect(home).toMatchObject({
      slugs: {},
      languages: expect.arrayContaining(['es-AR', 'en-US']),
      draftVersion: 1,
      publishedVersion: 1,
      isArchived: false,
      changedAt: TEST_NOW,
      changedBy: null,
    });
    expect(Object.keys(home.title)).toContain('es-AR');
    expect(home.body).toBeUndefined();
  });
});

describe('a draft', () => {
  it('is created, saved, listed with its author, discarded and archived', async () => {
    const path = '/api/documents/page/winter';
    expect((await editor.post('/api/documents/page', { id: 'winter', body: emptyPage })).status).toBe(201);
    expect(await editor.post('/api/documents/page', { id: 'winter', body: {} })).toMatchObject({
      status: 409,
      body: { errorCode: 'idTaken' },
    });
    const body = { ...emptyPage, menuLabel: { 'es-AR': 'Invierno' }, later: { zeta: 1, alpha: [null] } };
    expect((await editor.put(path, { basedOn: 1, body })).body).toEqual({ version: 2 });
    expect((await editor.get(path)).body).toEqual({
      kind: 'page',
      id: 'winter',
      version: 2,
      publishedVersion: null,
      isArchived: false,
      body,
    });
    const versions = (await editor.get(`${path}/versions`)).body;
    expect(versions).toMatchObject([
      { version: 2, basedOn: 1, createdBy: 'Lucía Fernández', via: null, publishedAt: null },
      { version: 1, basedOn: null, createdBy: 'Lucía Fernández', via: null, publishedAt: null },
    ]);
    expect((await editor.get(`${path}/versions/1`)).body).toEqual({
      kind: 'page',
      id: 'winter',
      version: 1,
      body: emptyPage,
    });
    expect((await editor.get(`${path}/versions/7`)).body.errorCode).toBe('documentNotFound');
    expect((await publisher.post(`${path}/archive`, { isArchived: true })).status).toBe(204);
    expect((await editor.get(path)).body).toMatchObject({ isArchived: true, version: 2 });
    expect((await editor.put(path, { basedOn: 2, body })).status).toBe(404);
    expect((await publisher.post(`${path}/archive`, { isArchived: false })).status).toBe(204);
    expect((await editor.get(path)).body.isArchived).toBe(false);
  });

  it('of another author is never overwritten, and is sent to who comes second', async () => {
    const path = '/api/documents/page/shared-page';
    await editor.post('/api/documents/page', { id: 'shared-page', body: emptyPage });
    const first = { ...emptyPage, layoutId: 'first' };
    const [one, two] = await Promise.all([
      editor.put(path, { basedOn: 1, body: first }),
      publisher.put(path, { basedOn: 1, body: first }),
    ]);
    expect([one.status, two.status].sort()).toEqual([200, 409]);
    const refused = one.status === 409 ? one : two;
    expect(refused.body).toMatchObject({
      errorCode: 'versionConflict',
      stored: { kind: 'page', id: 'shared-page', version: 2, body: first, changedAt: TEST_NOW },
    });
    expect(refused.body.stored.changedBy).toBe(one.status === 409 ? 'Martín Sosa' : 'Lucía Fernández');
    expect(await editor.post(`${path}/discard`, { version: 1 })).toMatchObject({
      status: 409,
      body: { errorCode: 'versionConflict', stored: { version: 2 } },
    });
    expect((await editor.get(path)).body.version).toBe(2);
  });

  it('[REG-08] keeps unknown properties of a section, which publishing reports; unknown fields of a call are refused', async () => {
    const props = { secret: 's3cret', thickness: 'thick' };
    const sections = [{ id: 'line', type: 'Divider', v: 1, props }];
    const body = { layoutId: 'default', slugs: {}, builder: { format: 1, sections, translations: {} } };
    const unknown = { status: 400, body: { errors: { '/colour': 'is not known' } } };
    const create = (more: object) => publisher.post('/api/documents/page', { id: 'unknown', body, ...more });
    expect(await create({ colour: 'red' })).toMatchObject(unknown);
    expect((await create({})).status).toBe(201);
    const path = '/api/documents/page/unknown';
    expect(await publisher.put(path, { basedOn: 1, body, colour: 'red' })).toMatchObject(unknown);
    expect((await publisher.get(path)).body).toMatchObject({ version: 1, body });
    const documents = [{ kind: 'page', id: 'unknown', version: 1 }];
    expect((await publisher.post('/api/publications', { documents })).body).toMatchObject({
      errorCode: 'notPublishable',
      refusals: [
        {
          id: 'unknown',
          findings: [
            { nodeId: 'line', path: '/props/secret', rule: 'additionalProperties' },
            { nodeId: 'line', path: '/props/thickness', rule: 'type' },
          ],
        },
      ],
    });
  });

  it('may have 1 MiB, and no more', async () => {
    const bytes = (body: object) => Buffer.byteLength(JSON.stringify(body));
    const filled = (size: number) => ({ pageCSS: 'x'.repeat(size - bytes({ pageCSS: '' })) });
    const create = (id: string, body: object) => editor.post('/api/documents/page', { id, body });
    expect((await create('largest', filled(1_048_576))).status).toBe(201);
    expect(await create('too-large', filled(1_048_577))).toMatchObject({
      status: 413,
      body: { errorCode: 'bodyTooLarge' },
    });
  });

  it.each<[why: string, json: string, problem: RegExp]>([
    ['nested too deeply', `{"id":"x","body":{"a":${'['.repeat(70)}${']'.repeat(70)}}}`, /levels of JSON/],
    [
      'nested hundreds of thousands of levels',
      `{"id":"x","body":{"a":${'['.repeat(400_000)}${']'.repeat(400_000)}}}`,
      /levels of JSON/,
    ],
    ['a text that cannot be stored', '{"id":"x","body":{"a":"\\u0000"}}', /cannot be stored/],
    ['a body that is no object', '{"id":"x","body":[]}', /must be object/],
    ['an id that is none', '{"id":"a b","body":{}}', /is not in the expected format \^\[a-zA-Z0-9\]/],
  ])('is refused with %s', async (_why, payload, problem) => {
    const { statusCode, body } = await server.app.inject({
      method: 'POST',
      url: '/sites/andes/api/documents/page',
      headers: {
        host: 'editor.localhost',
        origin: 'http://editor.localhost',
        cookie: editor.cookie,
        'content-type': 'application/json',
      },
      payload,
    });
    expect([statusCode, JSON.parse(body).errorCode]).toEqual([400, 'invalidRequest']);
    expect(body).toMatch(problem);
  });

  it('of a kind with one document is empty until it is stored for the first time, by whoever comes first', async () => {
    const path = '/api/documents/advancedConfiguration/main';
    expect((await editor.get(path)).body).toEqual({
      kind: 'advancedConfiguration',
      id: 'main',
      version: 0,
      publishedVersion: null,
      isArchived: false,
      body: {},
    });
    const body = { scripts: [] };
    expect(await editor.put(path, { basedOn: 0, body })).toMatchObject({ status: 200, body: { version: 1 } });
    expect((await editor.get(path)).body).toMatchObject({ version: 1, body });
    expect(await publisher.put(path, { basedOn: 0, body: {} })).toMatchObject({
      status: 409,
      body: { errorCode: 'versionConflict', stored: { version: 1, body } },
    });
    expect((await editor.put('/api/documents/menu/none', { basedOn: 0, body })).status).toBe(404);
    expect((await editor.put('/api/documents/theme/second', { basedOn: 0, body })).status).toBe(404);
  });

  it('of a kind with one document has its only id, and of no kind there is none', async () => {
    expect(await administrator.post('/api/documents/theme', { id: 'second', body: {} })).toMatchObject({
      status: 400,
      body: { errors: { '/id': 'is not main' } },
    });
    expect(await editor.get('/api/documents/nothing')).toMatchObject({
      status: 400,
      body: { errorCode: 'invalidParameter', errors: { kind: expect.any(String) } },
    });
  });
});

/** What visitors have of a page; null where it is not published. */
const published = async (id: string) => {
  const response = await server.app.inject({
    url: `/api/Pages/${id}`,
    headers: { host: 'andes.localhost' },
  });
  return response.statusCode === 200 ? response.json() : null;
};

describe('publishing', () => {
  it('shows several drafts at once, or none, and says why', async () => {
    for (const id of ['north', 'south']) await editor.post('/api/documents/page', { id, body: emptyPage });
    await editor.post('/api/documents/page', { id: 'broken', body: { builder: { format: 1, sections: 7 } } });
    const documents = (...ids: string[]) => ({
      documents: ids.map((id) => ({ kind: 'page', id, version: 1 })),
    });
    const refused = await publisher.post('/api/publications', documents('north', 'broken'));
    expect(refused).toMatchObject({ status: 422, body: { errorCode: 'notPublishable' } });
    expect(refused.body.refusals).toMatchObject([
      { kind: 'page', id: 'broken', version: 1, reason: 'invalid' },
    ]);
    expect(refused.body.refusals[0].findings[0]).toMatchObject({ nodeId: null, rule: 'type' });
    expect(await published('north')).toBeNull();
    expect(await publisher.post('/api/publications', documents('north', 'south'))).toMatchObject({
      status: 200,
      body: documents('north', 'south'),
    });
    expect([await published('north'), await published('south')]).toMatchObject([
      { id: 'north', status: 1, version: 1 },
      { id: 'south', status: 1, version: 1 },
    ]);
  });

  it('refuses a draft that somebody changed since, a version that is not there, and a document named twice', async () => {
    await editor.post('/api/documents/page', { id: 'raced', body: emptyPage });
    await editor.put('/api/documents/page/raced', { basedOn: 1, body: emptyPage });
    const version = (number: number) => ({ kind: 'page', id: 'raced', version: number });
    expect(await publisher.post('/api/publications', { documents: [version(1)] })).toMatchObject({
      status: 409,
      body: { errorCode: 'versionConflict', refusals: [{ id: 'raced', reason: 'conflict', stored: 2 }] },
    });
    expect(
      await publisher.post('/api/publications', { documents: [{ ...version(1), id: 'nowhere' }] }),
    ).toMatchObject({ status: 422, body: { refusals: [{ id: 'nowhere', reason: 'missing' }] } });
    expect(await publisher.post('/api/publications', { documents: [version(2), version(2)] })).toMatchObject({
      status: 400,
      body: { errors: { '/documents/1': 'is named twice' } },
    });
    expect(await published('raced')).toBeNull();
  });

  it('is taken back by an earlier version, or altogether, while the draft stays', async () => {
    const path = '/api/documents/page/turned';
    const page = (menuLabel: string) => ({ ...emptyPage, menuLabel: { 'es-AR': menuLabel } });
    await editor.post('/api/documents/page', { id: 'turned', body: page('one') });
    const documents = (version: number) => ({ documents: [{ kind: 'page', id: 'turned', version }] });
    await publisher.post('/api/publications', documents(1));
    await editor.put(path, { basedOn: 1, body: page('two') });
    await publisher.post('/api/publications', documents(2));
    expect(await published('turned')).toMatchObject({ menuLabel: { 'es-AR': 'two' } });
    expect((await publisher.post('/api/rollbacks', documents(1))).status).toBe(200);
    expect(await published('turned')).toMatchObject({ menuLabel: { 'es-AR': 'one' } });
    expect((await editor.get(path)).body).toMatchObject({ version: 2, publishedVersion: 1 });
    expect((await editor.post(`${path}/discard`, { version: 2 })).body).toEqual({ version: 1 });
    expect((await publisher.post(`${path}/unpublish`)).status).toBe(204);
    expect(await published('turned')).toBeNull();
    expect((await editor.get(path)).body).toMatchObject({ version: 1, publishedVersion: null });
  });

  it.each(['site', 'routes', 'bookingSettings'])(
    'the settings of the site takes an administrator: %s',
    async (kind) => {
      const path = `/api/documents/${kind}/main`;
      const { version, body } = (await editor.get(path)).body;
      const saved = await editor.put(path, { basedOn: version, body });
      expect(saved.status).toBe(200);
      const documents = [{ kind, id: 'main', version: saved.body.version }];
      for (const [address, call] of [
        ['/api/publications', { documents }],
        ['/api/rollbacks', { documents: [{ ...documents[0], version }] }],
        [`${path}/unpublish`, {}],
        [`${path}/archive`, { isArchived: true }],
      ] as const)
        expect(await publisher.post(address, call), address).toMatchObject({
          status: 403,
          body: { errorCode: 'notAllowed' },
        });
      expect((await administrator.post('/api/publications', { documents })).status).toBe(200);
    },
  );
});

describe('[API-13] [API-14] a page as the product API spells it', () => {
  it('is saved as a draft by the version it was based on, and published by its own', async () => {
    await editor.post('/api/documents/page', { id: 'wire', body: emptyPage });
    const page = (await editor.get('/api/Pages/wire?preview=true')).body;
    expect(page).toEqual({ ...emptyPage, id: 'wire', status: 0, version: 1 });
    const changed = { ...page, showBreadcrumb: true };
    expect(await editor.put('/api/Pages/wire?preview=true', changed)).toMatchObject({
      status: 200,
      body: { version: 2 },
    });
    expect(await editor.put('/api/Pages/wire?preview=true', changed)).toMatchObject({
      status: 409,
      body: { errorCode: 'versionConflict', stored: { version: 2 } },
    });
    expect((await editor.get('/api/documents/page/wire')).body.body).toEqual({
      ...emptyPage,
      showBreadcrumb: true,
    });
    expect(await published('wire')).toBeNull();
    expect((await publisher.post('/api/Pages/wire/publish', { version: 1 })).status).toBe(409);
    expect(await publisher.post('/api/Pages/wire/publish', { version: 2 })).toMatchObject({
      status: 200,
      body: { status: 1, version: 2 },
    });
    expect(await published('wire')).toMatchObject({ showBreadcrumb: true, version: 2 });
  });

  it.each(['', '?preview=false'])('is only saved as a draft, not with %j', async (query) => {
    expect(await editor.put(`/api/Pages/home${query}`, { ...emptyPage, version: 2 })).toMatchObject({
      status: 400,
      body: { errorCode: 'invalidParameter' },
    });
  });
});

describe('[API-12] the draft of a page', () => {
  it('is open to operators of its site on the host of the editor, and to nobody else', async () => {
    const draft = await editor.get('/api/Pages/offers?preview=true');
    expect([draft.status, draft.body.version]).toEqual([200, 2]);
    expect(draft.headers['cache-control']).toBe('private, no-store');
    expect((await editor.get('/api/Pages/offers')).body.version).toBe(1);
    const onSite = await server.app.inject({
      url: '/api/Pages/offers?preview=true',
      headers: { host: 'andes.localhost', cookie: editor.cookie },
    });
    expect([onSite.statusCode, onSite.json().errorCode]).toEqual([401, 'previewRefused']);
  });
});

describe('a link to drafts', () => {
  const open = (url: string) => {
    const { pathname, search, host } = new URL(url);
    return server.app.inject({ url: pathname + search, headers: { host } });
  };

  it('opens one page or all, for an hour or as long as it says, until it is revoked', async () => {
    const link = async (body: object) => (await editor.post('/api/preview-links', body)).body;
    const ofPage = await link({ pageId: 'fleet' });
    const ofSite = await link({ pageId: null, hours: 720 });
    expect([ofPage.expiresAt, ofSite.expiresAt]).toEqual([TEST_NOW + 3_600_000, TEST_NOW + 720 * 3_600_000]);
    expect(ofPage.url).toMatch(/^http:\/\/andes\.localhost:4000\/es-AR\/.+\?preview=/);
    expect([(await open(ofPage.url)).statusCode, (await open(ofSite.url)).statusCode]).toEqual([303, 303]);
    expect((await editor.post('/api/preview-links/revoke', { pageId: 'fleet' })).status).toBe(204);
    expect([(await open(ofPage.url)).statusCode, (await open(ofSite.url)).statusCode]).toEqual([401, 303]);
    await editor.post('/api/preview-links/revoke', { pageId: null });
    expect((await open(ofSite.url)).statusCode).toBe(401);
  });

  it.each([
    [404, { pageId: 'nowhere' }],
    [400, { pageId: 'home', hours: 721 }],
    [400, { pageId: 'home', hours: 0 }],
    [400, {}],
  ])('is refused with %d for %j', async (status, body) => {
    expect((await editor.post('/api/preview-links', body)).status).toBe(status);
  });
});

it('pictures of the site are listed as its pages find them', async () => {
  const { status, body } = await editor.get('/api/media');
  expect(status).toBe(200);
  const hero = body.find(({ src }: { src: string }) => src === '/media/andes/hero.webp');
  expect(hero ?? body[0]).toMatchObject({
    hash: expect.stringMatching(/^[0-9a-f]{16}$/),
    files: expect.any(Array),
  });
});
