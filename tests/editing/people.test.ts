import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addAdministrator } from '../../server/access/account-links.ts';
import { ALL_DRAFTS } from '../../server/content/preview-access.ts';
import type { AnyJson } from '../support/any-json.ts';
import { takeMail } from '../support/counter-booking.ts';
import { callEditor, EDITOR_ENV, operatorOf, signIn } from '../support/editor-client.ts';
import { openSiteServer, type SiteServerUnderTest, TEST_NOW } from '../support/site-server.ts';

const ADMINISTRATOR = 'valeria@andes.example';
const PASSWORD = 'velvet cactus 9 umbrella';
const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

let server: SiteServerUnderTest;
let administrator: Awaited<ReturnType<typeof operatorOf>>;
beforeAll(async () => {
  server = await openSiteServer({ env: EDITOR_ENV });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.now = TEST_NOW;
  administrator = await operatorOf(server, ADMINISTRATOR);
});

const people = async (): Promise<AnyJson[]> => (await administrator.get('/api/people')).body;
const personOf = async (email: string) => (await people()).find((person) => person.email === email);
const idOf = async (email: string): Promise<string> => (await personOf(email))?.id ?? '';
const invite = (email: string, role = 'editor', language = 'en') =>
  administrator.post('/api/people', { email, role, language });
const change = (id: string, body: object) => administrator.post(`/api/people/${id}`, body);
const send = (path: string, body: object) =>
  callEditor(server, { method: 'POST', path: `/api/operators/${path}`, body });
const use = (token: string, body: object = { name: 'Nora Paz', password: PASSWORD }) =>
  send('links/use', { token, ...body });
/** The mail that is due, with what its link carries. */
async function takeLink() {
  const mail = await takeMail(server);
  const [, token = ''] = /#([\w.-]+)/.exec(mail.text) ?? [];
  return { mail, token };
}
const mailsDue = async () =>
  Number((await server.database.pool.query('select count(*) from outbox where attempts = 0')).rows[0]?.count);
const codeOf = ({ status, body }: { status: number; body: AnyJson }) => [status, body?.errorCode];

describe('an invitation', () => {
  it('makes the first administrator of a site from the command line', async () => {
    const email = 'first@adria.example';
    const person = { siteId: 'adria', email };
    expect(await addAdministrator(server.database, person, server.clock.now)).toBe(true);
    const { mail, token } = await takeLink();
    expect(mail.to).toBe(email);
    expect((await use(token)).status).toBe(204);
    const { body } = await signIn(server, email, PASSWORD);
    expect(body.sites).toMatchObject([{ id: 'adria', role: 'administrator' }]);
    // An account that exists needs no mail.
    expect(await addAdministrator(server.database, { ...person, siteId: 'caribe' }, server.clock.now)).toBe(
      false,
    );
    expect(await mailsDue()).toBe(0);
  });

  it('is accepted by the link of its mail, once, and gives the role', async () => {
    const email = 'nora@andes.example';
    expect((await invite(email, 'publisher', 'es')).status).toBe(201);
    expect(await personOf(email)).toMatchObject({
      name: '',
      role: 'publisher',
      state: 'invited',
      invitationEndsAt: TEST_NOW + 7 * DAY,
    });
    const { mail, token } = await takeLink();
    expect([mail.to, mail.subject]).toEqual([email, 'Invitación para trabajar en Andes Rent']);
    expect(mail.html).toContain(`http://editor.localhost:4000/set-password#${token}`);
    expect((await send('links/read', { token })).body).toEqual({
      purpose: 'invitation',
      email,
      siteName: 'Andes Rent',
      hasPassword: false,
    });
    expect((await signIn(server, email, PASSWORD)).status).toBe(401);
    expect((await use(token)).status).toBe(204);
    expect((await signIn(server, email, PASSWORD)).body.sites).toMatchObject([
      { id: 'andes', role: 'publisher' },
    ]);
    expect(await personOf(email)).toMatchObject({
      name: 'Nora Paz',
      state: 'active',
      lastSignedInAt: TEST_NOW,
      invitationEndsAt: null,
    });
    for (const path of ['links/use', 'links/read'])
      expect(codeOf(await send(path, { token }))).toEqual([404, 'linkEnded']);
  });

  it('is refused with a weak password or without a name, and can still be accepted', async () => {
    await invite('weak@andes.example');
    const { token } = await takeLink();
    expect(codeOf(await use(token, { name: 'Weak', password: 'Password2026!' }))).toEqual([
      422,
      'passwordRefused',
    ]);
    expect(codeOf(await use(token, { password: PASSWORD }))).toEqual([400, 'invalidRequest']);
    expect(codeOf(await use(token, { name: 'Weak' }))).toEqual([400, 'invalidRequest']);
    expect((await use(token)).status).toBe(204);
  });

  it('ends after 7 days, when it is sent again, and when it is withdrawn', async () => {
    const email = 'late@andes.example';
    await invite(email);
    const first = await takeLink();
    server.clock.now = TEST_NOW + 7 * DAY;
    expect(codeOf(await use(first.token))).toEqual([404, 'linkEnded']);
    server.clock.now = TEST_NOW;
    const id = await idOf(email);
    expect((await administrator.post(`/api/people/${id}/invitation`, { language: 'en' })).status).toBe(204);
    const second = await takeLink();
    expect(codeOf(await use(first.token))).toEqual([404, 'linkEnded']);
    expect((await administrator.post(`/api/people/${id}/remove`)).status).toBe(204);
    expect(codeOf(await use(second.token))).toEqual([404, 'linkEnded']);
    expect(await personOf(email)).toBeUndefined();
  });

  it('of somebody with an account keeps the password, and gives access when it is accepted', async () => {
    const email = 'ivana@adria.example';
    await invite(email, 'publisher');
    const { token } = await takeLink();
    expect(await personOf(email)).toMatchObject({ name: '', state: 'invited' });
    expect((await signIn(server, email)).body.sites.map(({ id }: AnyJson) => id)).toEqual(['adria']);
    expect((await use(token, {})).status).toBe(204);
    expect((await signIn(server, email)).body.sites.map(({ id }: AnyJson) => id)).toEqual(['adria', 'andes']);
  });

  it.each([
    ['of somebody of the site', 'LUCIA@andes.example', 409, 'personExists'],
    ['to what is no address', 'lucia', 400, 'invalidRequest'],
    ['to two addresses', 'a@b.example,c@d.example', 400, 'invalidRequest'],
    ['with a line break', 'a@b.example\nBcc: c@d.example', 400, 'invalidRequest'],
  ])('%s is refused', async (_why, email, status, code) => {
    expect(codeOf(await invite(email))).toEqual([status, code]);
  });

  it.each([
    ['another signature', (token: string) => `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`],
    ['no signature', (token: string) => token.split('.')[0] ?? ''],
    ['more after it', (token: string) => `${token}A`],
  ])('opens nothing by a link with %s', async (why, forge) => {
    await invite(`${why.replaceAll(' ', '-')}@andes.example`);
    const { token } = await takeLink();
    expect(codeOf(await use(forge(token)))).toEqual([404, 'linkEnded']);
  });
});

describe('the access of a person', () => {
  const EDITOR = 'lucia@andes.example';

  it('changes with the role at once, and sessions and tokens of the person end', async () => {
    const editor = await operatorOf(server, EDITOR);
    const created = await editor.post('/api/access-tokens', { name: 'Script', role: 'editor', days: 9 });
    expect(created.status).toBe(201);
    const id = await idOf(EDITOR);
    expect((await change(id, { role: 'publisher' })).status).toBe(204);
    expect((await editor.get('/api/people')).status).toBe(401);
    const again = await operatorOf(server, EDITOR);
    expect((await again.get('/api/access-tokens')).body).toEqual([]);
    expect((await signIn(server, EDITOR)).body.sites).toMatchObject([{ id: 'andes', role: 'publisher' }]);
    await change(id, { role: 'editor' });
  });

  it('ends while the person is deactivated: session, tokens, previews, and signing in to the site', async () => {
    const editor = await operatorOf(server, EDITOR);
    const id = await idOf(EDITOR);
    const { url } = (await editor.post('/api/preview-links', { pageId: null, hours: 1 })).body;
    const ofNobody = await server.preview.issue('andes', ALL_DRAFTS, DAY, null);
    const token = new URL(url).searchParams.get('preview') ?? '';
    const opens = async (one: string) => (await server.preview.grantOf('andes', one)) !== null;
    expect(await opens(token)).toBe(true);
    expect((await change(id, { isActive: false })).status).toBe(204);
    expect((await personOf(EDITOR))?.state).toBe('deactivated');
    expect([await opens(token), await opens(ofNobody)]).toEqual([false, true]);
    expect((await administrator.get('/api/preview-links')).body).toHaveLength(1);
    expect((await editor.get('/api/documents/page')).status).toBe(401);
    expect((await signIn(server, EDITOR)).body.sites).toEqual([]);
    expect((await (await operatorOf(server, EDITOR)).get('/api/documents/page')).status).toBe(404);
    expect(codeOf(await administrator.post(`/api/people/${id}/password-reset`, { language: 'en' }))).toEqual([
      404,
      'personNotFound',
    ]);
    expect((await change(id, { isActive: true })).status).toBe(204);
    expect(await opens(token)).toBe(true);
    expect((await (await operatorOf(server, EDITOR)).get('/api/documents/page')).status).toBe(200);
  });

  it('ends when the person is removed, whose previews open nothing any more', async () => {
    const email = 'martin@andes.example';
    const publisher = await operatorOf(server, email);
    const { url } = (await publisher.post('/api/preview-links', { pageId: null, hours: 1 })).body;
    const token = new URL(url).searchParams.get('preview') ?? '';
    expect((await administrator.post(`/api/people/${await idOf(email)}/remove`)).status).toBe(204);
    expect(await server.preview.grantOf('andes', token)).toBeNull();
    expect((await publisher.get('/api/documents/page')).status).toBe(401);
    expect(await personOf(email)).toBeUndefined();
  });

  it('is not changed by oneself, whether or not there are other administrators', async () => {
    const id = await idOf(ADMINISTRATOR);
    const tries = async () => [
      await change(id, { role: 'editor' }),
      await change(id, { isActive: false }),
      await administrator.post(`/api/people/${id}/remove`),
    ];
    for (const reply of await tries()) expect(codeOf(reply)).toEqual([409, 'lastAdministrator']);
    const other = await idOf(EDITOR);
    await change(other, { role: 'administrator' });
    for (const reply of await tries()) expect(codeOf(reply)).toEqual([409, 'ownAccount']);
    await change(other, { role: 'editor' });
  });

  it('stays with one administrator when two remove each other at the same time', async () => {
    const own = await idOf(ADMINISTRATOR);
    const other = await idOf(EDITOR);
    await change(other, { role: 'administrator' });
    const rival = await operatorOf(server, EDITOR);
    const replies = await Promise.all([
      administrator.post(`/api/people/${other}/remove`),
      rival.post(`/api/people/${own}/remove`),
    ]);
    expect(replies.map(({ status }) => status).filter((status) => status === 204)).toHaveLength(1);
    const { rows } = await server.database.pool.query(
      "select operator_id from operator_site where site_id = 'andes' and role = 'administrator' and state = 'active'",
    );
    expect(rows).toHaveLength(1);
    // As before, for the tests that follow.
    await server.database.pool.query(
      "insert into operator_site (operator_id, site_id, role) select id, 'andes', case email when $1 then 'administrator' else 'editor' end from operator where email in ($1, $2) on conflict (operator_id, site_id) do update set role = excluded.role",
      [ADMINISTRATOR, EDITOR],
    );
  });

  it('to other sites is out of reach', async () => {
    const { rows } = await server.database.pool.query(
      "select id from operator where email = 'petra@adria.example'",
    );
    const id = String(rows[0]?.id);
    for (const reply of [
      await change(id, { role: 'editor' }),
      await administrator.post(`/api/people/${id}/remove`),
      await administrator.post(`/api/people/${id}/password-reset`, { language: 'en' }),
      await administrator.post(`/api/people/${id}/invitation`, { language: 'en' }),
    ])
      expect(codeOf(reply)).toEqual([404, 'personNotFound']);
  });
});

describe('a forgotten password', () => {
  const forget = (email: string, language = 'de') => send('forgotten-password', { email, language });

  it('is replaced by the link of a mail, once, within 30 minutes; sessions end', async () => {
    const email = 'rafael@caribe.example';
    const before = await operatorOf(server, email, 'caribe');
    expect((await forget(email.toUpperCase())).status).toBe(204);
    const { mail, token } = await takeLink();
    expect([mail.to, mail.subject]).toEqual([email, 'Ein neues Passwort für den Editor']);
    server.clock.now = TEST_NOW + 30 * MINUTE;
    expect(codeOf(await use(token, { password: PASSWORD }))).toEqual([404, 'linkEnded']);
    server.clock.now = TEST_NOW + 29 * MINUTE;
    expect(codeOf(await use(token, {}))).toEqual([400, 'invalidRequest']);
    const replies = await Promise.all([1, 2].map(() => use(token, { password: PASSWORD })));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([204, 404]);
    expect((await before.get('/api/documents/page')).status).toBe(401);
    expect((await signIn(server, email)).status).toBe(401);
    expect((await signIn(server, email, PASSWORD)).status).toBe(200);
  });

  it('is answered in the same way for an unknown address, which gets no mail', async () => {
    const due = await mailsDue();
    const unknown = await forget('nobody@caribe.example');
    const unstorable = await forget('nobody\0@caribe.example');
    expect(await mailsDue()).toBe(due);
    const known = await forget('yohanna@caribe.example');
    expect(await mailsDue()).toBe(due + 1);
    for (const reply of [unknown, unstorable])
      expect([reply.status, reply.body]).toEqual([known.status, known.body]);
    await takeLink();
  });

  it('is mailed by an administrator, too', async () => {
    const id = await idOf('lucia@andes.example');
    expect((await administrator.post(`/api/people/${id}/password-reset`, { language: 'hr' })).status).toBe(
      204,
    );
    expect((await takeMail(server)).subject).toBe('Nova lozinka za uređivač');
  });
});

it('mails about accounts are limited, alike for known and unknown addresses', async () => {
  const limited = await openSiteServer({ env: { ...EDITOR_ENV, RATE_LIMIT_FACTOR: '1' } });
  const codes = async (email: string) => {
    const body = { email, language: 'en' };
    const calls = [];
    for (let call = 0; call < 4; call += 1)
      calls.push(
        await callEditor(limited, { method: 'POST', path: '/api/operators/forgotten-password', body }),
      );
    return calls.map(({ status, headers }) => [status, headers['retry-after']]);
  };
  const expected = [[204], [204], [204], [429, '3600']].map(([status, after]) => [status, after]);
  expect(await codes('lucia@andes.example')).toEqual(expected);
  expect(await codes('nobody@andes.example')).toEqual(expected);
  await limited.close();
});
