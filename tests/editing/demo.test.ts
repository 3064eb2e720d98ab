import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAdministrator } from '../../server/access/account-links.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../server/demo/demo-accounts.ts';
import { callEditor, cookieOf, signIn } from '../support/editor-client.ts';
import { insideOf, visibleText } from '../support/html.ts';
import { openSiteServer, type SiteServerUnderTest, TEST_NOW } from '../support/site-server.ts';

let server: SiteServerUnderTest;
beforeAll(async () => {
  server = await openSiteServer({ env: { APP_MODE: 'demo' } });
});
afterAll(() => server.close());

const ask = (url: string, host: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { host, 'accept-language': 'en-US', ...headers } });
const linksOf = (html: string) =>
  [...html.matchAll(/<a href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

describe('the accounts of the demo', () => {
  it('sign in, each with a role on its sites, and every role of every company is among them', async () => {
    const { body } = await callEditor(server, { path: '/api/operators/demo-accounts' });
    expect(body.password).toBe(DEMO_PASSWORD);
    const roles: string[] = [];
    for (const { email, name, sites } of body.accounts) {
      const reply = await signIn(server, email, body.password);
      expect([reply.status, reply.body.name]).toEqual([200, name]);
      expect(reply.body.sites).toMatchObject(sites);
      for (const { id, role } of sites) roles.push(`${id} ${role}`);
    }
    for (const site of ['andes', 'adria', 'caribe'])
      for (const role of ['editor', 'publisher', 'administrator']) expect(roles).toContain(`${site} ${role}`);
    expect(body.accounts.filter(({ sites }: { sites: unknown[] }) => sites.length === 2)).toHaveLength(1);
  });

  it('have the roles that they have by now, such as that of an administrator', async () => {
    const own = await openSiteServer({ env: { APP_MODE: 'demo' } });
    await addAdministrator(own.database, { siteId: 'andes', email: 'VALERIA@andes.example' }, TEST_NOW);
    await addAdministrator(own.database, { siteId: 'andes', email: 'martin@andes.example' }, TEST_NOW);
    const { body } = await callEditor(own, { path: '/api/operators/demo-accounts' });
    await own.close();
    const roles = body.accounts.flatMap(
      ({ email, sites }: { email: string; sites: { id: string; role: string }[] }) =>
        sites.filter(({ id }) => id === 'andes').map(({ role }) => `${email} ${role}`),
    );
    expect(roles).toEqual([
      'lucia@andes.example editor',
      'martin@andes.example administrator',
      'valeria@andes.example administrator',
    ]);
  });

  it('are none outside a demo', async () => {
    const other = await openSiteServer({ env: { EDITOR_HOST: 'editor.localhost' }, sites: [] });
    const { status, body } = await callEditor(other, { path: '/api/operators/demo-accounts' });
    await other.close();
    expect([status, body.errorCode]).toEqual([404, 'notFound']);
  });

  it.each([
    ['localhost:4000', 'http://editor.localhost:4000/sign-in?'],
    ['192.168.1.20:4000', '/sign-in?'],
  ])('are on the start page on %s, with the password, as links to %s', async (host, start) => {
    const html = insideOf((await ask('/', host)).body, 'main');
    const links = linksOf(html).filter((href) => href.startsWith(start));
    expect(links).toHaveLength(DEMO_ACCOUNTS.flatMap(({ roles }) => Object.keys(roles)).length);
    const queries = links.map((href) => Object.fromEntries(new URLSearchParams(href.slice(start.length))));
    expect(queries).toContainEqual({ account: 'lucia@andes.example', to: '/sites/andes/pages' });
    expect(queries).toContainEqual({ account: 'sophie@studio.example', to: '/sites/caribe/pages' });
    expect(visibleText(html)).toContain(`Password of all accounts: ${DEMO_PASSWORD}`);
    expect(visibleText(html)).toContain('Martín Sosa Publisher');
  });
});

describe('a forwarded port', () => {
  const HOST = '192.168.1.20:4000';
  const headers = { host: HOST, origin: `http://${HOST}` };

  it('has the editor beside a site, with a cookie that needs no https', async () => {
    const reply = await callEditor(server, {
      method: 'POST',
      path: '/api/operators/sign-in',
      body: { email: 'lucia@andes.example', password: DEMO_PASSWORD },
      headers,
    });
    expect(String(reply.headers['set-cookie'])).toMatch(
      /^operator=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const cookie = `${cookieOf(reply)}; demo-site=adria`;
    const pages = await callEditor(server, {
      path: '/sites/andes/api/documents/page',
      headers: { ...headers, cookie },
    });
    expect(pages.body.map(({ id }: { id: string }) => id)).toContain('ruta-40');
    const site = await ask('/hr/', HOST, { cookie });
    expect([site.statusCode, site.body.includes('Adria Cars')]).toEqual([200, true]);
  });
});

it.each([
  ['andes.localhost:4000', '/es-AR/', 'home'],
  ['andes.localhost:4000', '/es-AR/flota', 'fleet'],
])('the bar of the demo on %s%s leads to the page in the editor', async (host, path, page) => {
  const { body } = await ask(path, host);
  const [link] = linksOf(insideOf(body, 'aside')).filter((href) => href.startsWith('/editor'));
  const { headers } = await ask(link ?? '', host);
  expect(headers.location).toBe(`http://editor.localhost:4000/sites/andes/pages/${page}`);
});

it('previews may be shown in a frame of the editor', async () => {
  const token = await server.issuePreview('andes', null);
  const { headers } = await ask('/es-AR/?preview', 'andes.localhost:4000', {
    cookie: `__Host-preview=${token}`,
  });
  expect(headers['content-security-policy']).toContain('frame-ancestors http://editor.localhost:4000');
});
