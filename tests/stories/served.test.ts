import { afterAll, describe, expect, it } from 'vitest';
import { openSiteServer, type ServerOptions, type SiteServerUnderTest } from '../support/site-server.ts';

const servers: SiteServerUnderTest[] = [];
afterAll(() => Promise.all(servers.map((server) => server.close())));

async function openServer(env: ServerOptions['env']) {
  const server = await openSiteServer({ env });
  servers.push(server);
  return (host: string, url: string) => server.app.inject({ url, headers: { host } });
}

describe('the built storybook', () => {
  it('is served at /storybook in the demo, with what its page loads', async () => {
    const ask = await openServer({ APP_MODE: 'demo' });
    expect((await ask('localhost:4000', '/')).body).toContain('href="/storybook/"');
    for (const host of ['localhost:4000', 'andes.localhost:4000'])
      expect((await ask(host, '/storybook')).headers.location).toMatch(/^\/storybook\/$/);
    const page = await ask('localhost:4000', '/storybook/');
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    const scripts = [...page.body.matchAll(/(?:src|href)="\.\/([^"]+\.js)"/g)].map(([, path]) => path);
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) {
      const { statusCode, headers } = await ask('localhost:4000', `/storybook/${script}`);
      expect([script, statusCode, headers['content-type']]).toEqual([
        script,
        200,
        expect.stringContaining('javascript'),
      ]);
    }
  });

  it.each([
    ['a company', 'andes.localhost', [302, 302, 404]],
    ['nobody', 'evil.example', [421, 421, 421]],
  ])('is not there on the host of %s in production', async (_whose, host, expected) => {
    const ask = await openServer({
      APP_MODE: 'production',
      PUBLIC_ORIGIN: 'https://cars.example',
      MAIL_FROM: 'cars@example.com',
    });
    // A company answers as to any page that it does not have.
    const paths = ['/storybook', '/storybook/index.html', '/es-AR/storybook/index.html'];
    const responses = await Promise.all(paths.map((path) => ask(host, path)));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(expected);
    expect(responses.map(({ headers }) => headers.location)).not.toContain('/storybook/');
  });
});
