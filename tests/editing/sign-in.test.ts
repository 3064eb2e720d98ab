import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../server/demo/demo-accounts.ts';
import { callEditor, cookieOf, EDITOR_ENV, EDITOR_HEADERS, signIn } from '../support/editor-client.ts';
import { openSiteServer, type SiteServerUnderTest, TEST_NOW } from '../support/site-server.ts';

const EMAIL = 'sophie@studio.example';
const HOUR = 3_600_000;

let server: SiteServerUnderTest;
beforeAll(async () => {
  server = await openSiteServer({ env: EDITOR_ENV });
});
afterAll(() => server.close());
afterEach(() => {
  server.clock.now = TEST_NOW;
});

const me = (cookie: string) => callEditor(server, { path: '/api/operators/me', headers: { cookie } });
const stored = async (query: string) => (await server.database.pool.query(query)).rows;

describe('signing in', () => {
  it('opens a session, and names the sites with the role on each', async () => {
    const reply = await signIn(server, EMAIL);
    const sites = [
      { id: 'adria', name: 'Adria Cars', role: 'publisher', origin: 'http://adria.localhost:4000' },
      { id: 'caribe', name: 'Caribe Drive', role: 'editor', origin: 'http://caribe.localhost:4000' },
    ];
    expect(reply).toMatchObject({ status: 200, body: { name: 'Sophie Laurent', email: EMAIL, sites } });
    expect(String(reply.headers['set-cookie'])).toMatch(
      /^__Host-operator=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(reply.headers['cache-control']).toBe('private, no-store');
    expect((await me(cookieOf(reply))).body).toEqual(reply.body);
  });

  it('takes the address in any case, and the password as it is', async () => {
    expect((await signIn(server, EMAIL.toUpperCase())).status).toBe(200);
    for (const password of [` ${DEMO_PASSWORD}`, DEMO_PASSWORD.toLowerCase()])
      expect((await signIn(server, EMAIL, password)).status).toBe(401);
  });

  it('is refused in the same way for an unknown address and for a wrong password', async () => {
    const wrong = await signIn(server, EMAIL, 'wrong');
    const unknown = await signIn(server, 'nobody@studio.example');
    const unstorable = await signIn(server, 'nobody\0@studio.example');
    expect([wrong.status, wrong.body.errorCode]).toEqual([401, 'signInFailed']);
    for (const reply of [unknown, unstorable])
      expect([reply.status, { ...reply.body, id: wrong.body.id }]).toEqual([401, wrong.body]);
    expect(cookieOf(wrong)).toBe('');
  });

  it.each([
    [{}],
    [{ email: EMAIL }],
    [{ email: EMAIL, password: 'x'.repeat(129) }],
    [{ email: EMAIL, password: DEMO_PASSWORD, role: 'administrator' }],
    [{ email: [EMAIL], password: DEMO_PASSWORD }],
  ])('is refused for %j', async (body) => {
    const reply = await callEditor(server, { method: 'POST', path: '/api/operators/sign-in', body });
    expect([reply.status, reply.body.errorCode]).toEqual([400, 'invalidRequest']);
  });

  it('is possible on the host of the editor only, and of no site', async () => {
    for (const [host, url] of [
      ['andes.localhost', '/api/operators/sign-in'],
      ['editor.localhost', '/sites/andes/api/operators/sign-in'],
    ] as const) {
      const { statusCode, headers } = await server.app.inject({
        method: 'POST',
        url,
        headers: { host, origin: `http://${host}` },
        payload: { email: EMAIL, password: DEMO_PASSWORD },
      });
      expect(statusCode, host).toBeGreaterThanOrEqual(401);
      expect(headers['set-cookie']).toBeUndefined();
    }
  });

  it('leaves no password or token in the database', async () => {
    const cookie = cookieOf(await signIn(server, EMAIL));
    const token = cookie.split('=')[1] ?? '';
    const rows = JSON.stringify([
      await stored('select * from operator'),
      await stored('select * from operator_session'),
    ]);
    expect(rows).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
    expect(rows.includes(DEMO_PASSWORD) || rows.includes(token)).toBe(false);
  });
});

describe('a session', () => {
  it('ends with signing out, at once and for every copy of its cookie', async () => {
    const cookie = cookieOf(await signIn(server, EMAIL));
    const other = cookieOf(await signIn(server, EMAIL));
    const out = await callEditor(server, {
      method: 'POST',
      path: '/api/operators/sign-out',
      headers: { cookie },
    });
    expect(out.status).toBe(204);
    expect(String(out.headers['set-cookie'])).toMatch(/^__Host-operator=; .*Expires=Thu, 01 Jan 1970/);
    expect([(await me(cookie)).status, (await me(other)).status]).toEqual([204, 200]);
  });

  it('ends 12 hours after it was last used', async () => {
    const cookie = cookieOf(await signIn(server, EMAIL));
    server.clock.now = TEST_NOW + 12 * HOUR - 1;
    expect((await me(cookie)).status).toBe(200);
    server.clock.now += 12 * HOUR - 1;
    expect((await me(cookie)).status).toBe(200);
    server.clock.now += 12 * HOUR;
    expect((await me(cookie)).status).toBe(204);
  });

  it('ends after 7 days, however it is used', async () => {
    const cookie = cookieOf(await signIn(server, EMAIL));
    const end = TEST_NOW + 7 * 24 * HOUR;
    for (let at = TEST_NOW; at < end; at += 6 * HOUR) {
      server.clock.now = at;
      expect((await me(cookie)).status).toBe(200);
    }
    server.clock.now = end;
    expect((await me(cookie)).status).toBe(204);
  });

  it.each([
    '',
    '__Host-operator=',
    '__Host-operator=x',
    `__Host-operator=${'A'.repeat(43)}`,
    `operator=${'A'.repeat(43)}`,
  ])('there is none with the cookie %j', async (cookie) => {
    const reply = await me(cookie);
    expect(reply.status).toBe(204);
  });

  it('ends with the account, and loses a site with the role there', async () => {
    const cookie = cookieOf(await signIn(server, 'rafael@caribe.example'));
    const pages = () => callEditor(server, { path: '/sites/caribe/api/documents/page', headers: { cookie } });
    expect((await pages()).status).toBe(200);
    await stored("delete from operator_site where site_id = 'caribe' and role = 'publisher'");
    expect((await pages()).status).toBe(404);
    await stored("delete from operator where email = 'rafael@caribe.example'");
    expect((await me(cookie)).status).toBe(204);
  });
});

describe('changing the own password', () => {
  const ACCOUNT = 'altagracia@caribe.example';
  const NEXT = 'velvet cactus 9 umbrella';
  const change = (cookie: string, current: string, next: string) =>
    callEditor(server, {
      method: 'POST',
      path: '/api/operators/password',
      headers: { cookie },
      body: { current, next },
    });

  it('takes the current one, ends other sessions and tokens, and is what signs in from then on', async () => {
    const cookie = cookieOf(await signIn(server, ACCOUNT));
    const tokens = (more: object = {}) =>
      callEditor(server, { path: '/sites/caribe/api/access-tokens', headers: { cookie }, ...more });
    await tokens({ method: 'POST', body: { name: 'Feed', role: 'editor', days: 1 } });
    expect((await tokens()).body).toHaveLength(1);
    const other = cookieOf(await signIn(server, ACCOUNT));
    const foreign = cookieOf(await signIn(server, EMAIL));
    expect((await change(cookie, 'wrong', NEXT)).body.errorCode).toBe('signInFailed');
    expect((await change(cookie, DEMO_PASSWORD, NEXT)).status).toBe(204);
    expect([(await me(cookie)).status, (await me(other)).status, (await me(foreign)).status]).toEqual([
      200, 204, 200,
    ]);
    expect((await tokens()).body).toEqual([]);
    expect((await signIn(server, ACCOUNT)).status).toBe(401);
    expect((await signIn(server, ACCOUNT, NEXT)).status).toBe(200);
    expect((await change(cookie, NEXT, 'another cactus 7 teapot')).status).toBe(204);
  });

  it('is refused for one that is easy to guess, and for nobody', async () => {
    const cookie = cookieOf(await signIn(server, EMAIL));
    expect(await change(cookie, DEMO_PASSWORD, 'Password2026!')).toMatchObject({
      status: 422,
      body: { errorCode: 'passwordRefused', reason: 'common' },
    });
    expect((await change(cookie, DEMO_PASSWORD, 'Sophie Laurent 1')).body.reason).toBe('own-words');
    expect((await change('', DEMO_PASSWORD, NEXT)).status).toBe(401);
    expect((await signIn(server, EMAIL)).status).toBe(200);
  });
});

describe('a call that changes something', () => {
  let cookie = '';
  beforeEach(async () => {
    cookie = cookieOf(await signIn(server, 'valeria@andes.example'));
  });
  const count = async () => (await stored('select count(*)::int as n from document'))[0].n as number;
  const body = () => ({ id: `page-${Math.floor(performance.now() * 1000)}`, body: {} });
  const send = (headers: Record<string, string>, payload: string) =>
    server.app.inject({
      method: 'POST',
      url: '/sites/andes/api/documents/page',
      headers: { host: EDITOR_HEADERS.host, cookie, ...headers },
      payload,
    });
  const JSON_TYPE = { 'content-type': 'application/json' };

  it.each<[why: string, headers: Record<string, string>]>([
    ['the origin of the editor', { ...JSON_TYPE, origin: 'http://editor.localhost' }],
    [
      'a browser that says that the page is of the same origin',
      { ...JSON_TYPE, 'sec-fetch-site': 'same-origin' },
    ],
    [
      'parameters of its content type',
      { 'content-type': 'Application/JSON; charset=utf-8', origin: 'http://editor.localhost' },
    ],
  ])('is taken with %s', async (_why, headers) => {
    const before = await count();
    expect((await send(headers, JSON.stringify(body()))).statusCode).toBe(201);
    expect(await count()).toBe(before + 1);
  });

  it.each<[why: string, headers: Record<string, string>]>([
    ['no origin', JSON_TYPE],
    ['the origin of a site', { ...JSON_TYPE, origin: 'http://andes.localhost' }],
    ['the origin null', { ...JSON_TYPE, origin: 'null' }],
    ['another port', { ...JSON_TYPE, origin: 'http://editor.localhost:81' }],
    ['another scheme', { ...JSON_TYPE, origin: 'https://editor.localhost' }],
    ['a page of the same site', { ...JSON_TYPE, 'sec-fetch-site': 'same-site' }],
    ['a page of another site', { ...JSON_TYPE, 'sec-fetch-site': 'cross-site' }],
    ['an address that was typed', { ...JSON_TYPE, 'sec-fetch-site': 'none' }],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://editor.localhost' }],
    ['plain text', { 'content-type': 'text/plain', origin: 'http://editor.localhost' }],
    ['several parts', { 'content-type': 'multipart/form-data; boundary=x', 'sec-fetch-site': 'same-origin' }],
  ])('is refused with %s, and changes nothing', async (_why, headers) => {
    const before = await count();
    const response = await send(headers, JSON.stringify(body()));
    expect([response.statusCode, response.json().errorCode]).toEqual([403, 'foreignCall']);
    expect(await count()).toBe(before);
  });

  it('is refused before its password is looked at', async () => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/operators/sign-in',
      headers: { host: 'editor.localhost', origin: 'https://elsewhere.example' },
      payload: { email: EMAIL, password: DEMO_PASSWORD },
    });
    expect([response.statusCode, response.headers['set-cookie']]).toEqual([403, undefined]);
  });
});

describe('failed sign-ins', () => {
  let strict: SiteServerUnderTest;
  beforeEach(async () => {
    strict = await openSiteServer({ env: { ...EDITOR_ENV, RATE_LIMIT_FACTOR: '1' } });
  });
  afterEach(() => strict.close());

  const attempt = async (email: string, password: string, remoteAddress = '203.0.113.1') => {
    const { statusCode, headers } = await strict.app.inject({
      method: 'POST',
      url: '/api/operators/sign-in',
      headers: EDITOR_HEADERS,
      payload: { email, password },
      remoteAddress,
    });
    return { status: statusCode, retryAfter: headers['retry-after'] };
  };
  const times = async (number: number, work: (index: number) => Promise<{ status: number }>) => {
    const found: number[] = [];
    for (let index = 0; index < number; index += 1) found.push((await work(index)).status);
    return found;
  };

  it('of an account are five from any address, in any case of letters; others are not concerned', async () => {
    const failed = await times(5, (index) =>
      attempt(index % 2 ? EMAIL : EMAIL.toUpperCase(), 'wrong', `198.51.100.${index}`),
    );
    expect(failed).toEqual([401, 401, 401, 401, 401]);
    expect(await attempt(EMAIL, DEMO_PASSWORD)).toEqual({ status: 429, retryAfter: '30' });
    expect((await attempt('ivana@adria.example', DEMO_PASSWORD)).status).toBe(200);
    strict.clock.now += 30_000;
    expect(await times(2, () => attempt(EMAIL, DEMO_PASSWORD))).toEqual([200, 200]);
  });

  it('cost a delay that doubles up to 15 minutes, and that attempts meanwhile do not extend', async () => {
    await times(5, () => attempt(EMAIL, 'wrong'));
    for (const seconds of [30, 60, 120, 240, 480, 900, 900]) {
      // From addresses of their own, which have limits too.
      const address = `203.0.113.${10 + (seconds % 200)}`;
      strict.clock.now += seconds * 1_000 - 1;
      expect(await attempt(EMAIL, DEMO_PASSWORD, address)).toEqual({ status: 429, retryAfter: '1' });
      strict.clock.now += 1;
      expect((await attempt(EMAIL, 'wrong', address)).status).toBe(401);
    }
    strict.clock.now += 30 * 60_000;
    expect(await times(5, () => attempt(EMAIL, 'wrong', '192.0.2.1'))).toEqual([401, 401, 401, 401, 401]);
  });

  it('of an address are twenty in 15 minutes, whether the accounts exist or not', async () => {
    const failed = await times(20, (index) => attempt(`nobody${index}@x.example`, 'wrong'));
    expect(new Set(failed)).toEqual(new Set([401]));
    expect((await attempt(EMAIL, DEMO_PASSWORD)).status).toBe(429);
    expect((await attempt(EMAIL, DEMO_PASSWORD, '203.0.113.2')).status).toBe(200);
  });

  it('are counted, those that succeed are not', async () => {
    expect(new Set(await times(30, () => attempt(EMAIL, DEMO_PASSWORD)))).toEqual(new Set([200]));
  });

  it('at the same time are no more than five', async () => {
    const replies = await Promise.all(Array.from({ length: 12 }, () => attempt(EMAIL, 'wrong')));
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(7);
  });
});
