import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OPERATOR_ROLES, type Operation } from '../../src/api/wire/operations/operation.ts';
import { OPERATIONS } from '../../src/api/wire/operations/operations.ts';
import { callEditor, cookieOf, EDITOR_ENV, EDITOR_HEADERS, signIn } from '../support/editor-client.ts';
import { openSiteServer, type SiteServerUnderTest } from '../support/site-server.ts';

const ALL: readonly (readonly [string, Operation])[] = Object.entries(OPERATIONS);
const EDITING = ALL.filter(([, { access }]) => access.startsWith('operator:'));
const PUBLIC = ALL.filter(([, { access, isOfNoSite }]) => access === 'public' && !isOfNoSite);

/** Accounts of the site andes by role, and one of other sites. */
const ACCOUNTS = {
  editor: 'lucia@andes.example',
  publisher: 'martin@andes.example',
  administrator: 'valeria@andes.example',
  stranger: 'sophie@studio.example',
} as const;
type Who = keyof typeof ACCOUNTS | 'nobody';

let server: SiteServerUnderTest;
const cookies: Partial<Record<Who, string>> = {};
beforeAll(async () => {
  server = await openSiteServer({ env: EDITOR_ENV });
  for (const [who, email] of Object.entries(ACCOUNTS))
    cookies[who as Who] = cookieOf(await signIn(server, email));
});
afterAll(() => server.close());

const VALUES: Readonly<Record<string, string>> = { kind: 'page', id: 'nowhere', version: '1' };
const pathOf = ({ path }: Operation) =>
  path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => VALUES[name] ?? '');

/** Calls an operation with values that change nothing where the call is allowed. */
const call = (who: Who, operation: Operation, site = 'andes') =>
  callEditor(server, {
    method: operation.method,
    path: `/sites/${site}${pathOf(operation)}`,
    headers: cookies[who] ? { cookie: cookies[who] } : {},
    ...(operation.body ? { body: {} } : {}),
  });

describe('every operation of the editor', () => {
  it.each(EDITING)('%s is refused to who is not signed in', async (_name, operation) => {
    for (const site of ['andes', 'nowhere']) {
      const { status, body } = await call('nobody', operation, site);
      expect([status, body.errorCode]).toEqual([401, 'signInRequired']);
    }
  });

  it.each(EDITING)('%s is answered by the role of who is signed in', async (_name, operation) => {
    const least = OPERATOR_ROLES.findIndex((role) => operation.access === `operator:${role}`);
    for (const [rank, role] of OPERATOR_ROLES.entries()) {
      const { status, body } = await call(role, operation);
      if (rank < least) expect([role, status, body.errorCode]).toEqual([role, 403, 'notAllowed']);
      else
        expect([role, [401, 403, 421].includes(status) || body?.errorCode === 'notFound']).toEqual([
          role,
          false,
        ]);
    }
  });

  it.each(EDITING)(
    '%s of a site is as if there were none, for operators of others',
    async (_name, operation) => {
      const [foreign, missing] = [
        await call('stranger', operation),
        await call('stranger', operation, 'nowhere'),
      ];
      expect([foreign.status, foreign.body.errorCode]).toEqual([404, 'notFound']);
      expect([missing.status, { ...missing.body, id: foreign.body.id }]).toEqual([404, foreign.body]);
    },
  );

  it.each(EDITING)('%s takes no session on the host of the site', async (_name, operation) => {
    const { statusCode, body } = await server.app.inject({
      method: operation.method,
      url: pathOf(operation),
      headers: { ...EDITOR_HEADERS, host: 'andes.localhost', cookie: cookies.administrator ?? '' },
      ...(operation.body ? { payload: {} } : {}),
    });
    expect([statusCode, JSON.parse(body).errorCode]).toEqual([401, 'signInRequired']);
  });

  it.each(EDITING)('%s needs the site in its address', async (_name, operation) => {
    const { status, body } = await callEditor(server, {
      method: operation.method,
      path: pathOf(operation),
      headers: { cookie: cookies.administrator ?? '' },
      ...(operation.body ? { body: {} } : {}),
    });
    expect([status, body.errorCode]).toEqual([421, 'unknownHost']);
  });
});

describe('every public operation of a site, on the host of the editor', () => {
  it.each(PUBLIC)('%s takes a session of an operator of the site', async (_name, operation) => {
    const nobody = await call('nobody', operation);
    expect([nobody.status, nobody.body.errorCode]).toEqual([401, 'signInRequired']);
    expect((await call('stranger', operation)).status).toBe(404);
    const response = await server.app.inject({
      method: operation.method,
      url: `/sites/andes${pathOf(operation)}`,
      headers: { ...EDITOR_HEADERS, cookie: cookies.editor ?? '' },
      ...(operation.body ? { payload: {} } : {}),
    });
    expect([401, 403, 421]).not.toContain(response.statusCode);
    expect(response.headers['cache-control']).toMatch(/no-store/);
  });
});

it('the data of the editor are those of the site that the address names', async () => {
  const names = async (site: string, who: Who) => {
    const { body } = await callEditor(server, {
      path: `/sites/${site}/api/data/places?language=en-US`,
      headers: { cookie: cookies[who] ?? '' },
    });
    return body.map(({ id }: { id: string }) => id) as string[];
  };
  const own = async (site: string) => {
    const response = await server.app.inject({
      url: '/api/data/places?language=en-US',
      headers: { host: `${site}.localhost` },
    });
    return response.json().map(({ id }: { id: string }) => id) as string[];
  };
  expect(await names('andes', 'editor')).toEqual(await own('andes'));
  expect(await names('adria', 'stranger')).toEqual(await own('adria'));
  expect(await own('andes')).not.toEqual(await own('adria'));
});

it.each([
  '/sites/andes/api/data/places',
  '/sites/adria/api/data/places',
  '/sites/andes/media/andes/hero-640.webp',
])('an address of the editor is none of a site: %s', async (url) => {
  const { statusCode } = await server.app.inject({
    url,
    headers: { host: 'andes.localhost', cookie: cookies.administrator ?? '' },
  });
  expect(statusCode).toBe(404);
});

it('pictures of a site are shown by the host of the editor', async () => {
  const ask = (cookie: string) =>
    server.app.inject({
      url: '/sites/andes/media/andes/hero-640.webp',
      headers: { ...EDITOR_HEADERS, cookie },
    });
  const { statusCode, headers } = await ask(cookies.editor ?? '');
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp']);
  expect((await ask('')).statusCode).toBe(401);
});

it.each(['/sites/andes/api/nothing', '/sites/andes/odata/', '/api/nothing', '/api'])(
  'no page of a site is on the host of the editor: %s',
  async (url) => {
    const { statusCode, headers } = await server.app.inject({
      url,
      headers: { ...EDITOR_HEADERS, cookie: cookies.editor ?? '' },
    });
    expect([statusCode, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
  },
);
