import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Sessions } from '../access/sessions.ts';
import { readSettings } from '../environment/settings.ts';
import { createApp } from '../http/app.ts';
import { createHostTable } from '../http/hosts.ts';
import { editorRoutes, sendEditor } from './editor-routes.ts';

const SHELL = {
  html: '<!doctype html>editor',
  headers: { 'content-type': 'text/html', 'cache-control': 'no-store' },
};
const NO_SESSIONS: Sessions = {
  begin: async () => '',
  find: async () => null,
  end: async () => undefined,
};

let app: FastifyInstance;
beforeAll(async () => {
  const hosts = createHostTable({
    readRows: async () => [
      { host: 'a.localhost', siteId: 'a', siteName: 'A', siteVersion: 1, isPrimary: true },
    ],
    originOf: (host) => `http://${host}`,
    report: () => undefined,
  });
  await hosts.read();
  const settings = readSettings({ APP_MODE: 'demo', EDITOR_HOST: 'edit.localhost:4000' });
  app = await createApp({ settings, hosts, sessions: NO_SESSIONS, log: false });
  editorRoutes(app, SHELL, 'http://edit.localhost:4000');
  app.get('/*', (request, reply) =>
    request.isOfEditor ? sendEditor(SHELL, request, reply) : reply.send('a page'),
  );
});
afterAll(() => app.close());

const ask = (url: string, host: string, cookie = '') => app.inject({ url, headers: { host, cookie } });

it.each([
  ['edit.localhost:4000', '/'],
  ['edit.localhost', '/editor'],
  ['EDIT.localhost.', '/sites/a/pages/home?x=1'],
  ['edit.localhost:4000', '/sign-in?account=x'],
  ['127.0.0.1:8080', '/sites/a/pages'],
  ['127.0.0.1:8080', '/sign-in'],
])('the editor is shown on %s at %s', async (host, url) => {
  const { statusCode, body, headers } = await ask(url, host);
  expect([statusCode, body, headers['cache-control']]).toEqual([200, SHELL.html, 'no-store']);
});

it.each([
  ['a.localhost', '/sites/a/pages'],
  ['a.localhost', '/sign-in'],
  ['127.0.0.1:8080', '/'],
  ['127.0.0.1:8080', '/sign-inside'],
  ['127.0.0.1:8080', '/sitesmap'],
])('the editor is not shown on %s at %s', async (host, url) => {
  expect((await ask(url, host)).body).toBe('a page');
});

it.each(['/api', '/api/nothing', '/api?x', '/odata/forms'])(
  'a call that there is not is no page of the editor: %s',
  async (url) => {
    expect((await ask(url, 'edit.localhost')).statusCode).toBe(404);
  },
);

it.each([
  ['a.localhost', '', '/editor', 'http://edit.localhost:4000/sites/a/pages'],
  ['a.localhost', '', '/editor?page=home', 'http://edit.localhost:4000/sites/a/pages/home'],
  ['a.localhost', '', '/editor?page=//x.example', 'http://edit.localhost:4000/sites/a/pages/%2F%2Fx.example'],
  ['127.0.0.1:8080', 'demo-site=a', '/editor?page=home', '/sites/a/pages/home'],
])('on %s with the cookie "%s", %s leads to %s', async (host, cookie, url, location) => {
  const { statusCode, headers } = await ask(url, host, cookie);
  expect([statusCode, headers.location]).toEqual([302, location]);
});

it('without a site /editor leads nowhere', async () => {
  expect((await ask('/editor', '127.0.0.1:8080')).statusCode).toBe(404);
});
