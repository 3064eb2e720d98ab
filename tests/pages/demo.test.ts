import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSiteServer, type SiteServerUnderTest } from '../support/site-server.ts';

let server: SiteServerUnderTest;
beforeAll(async () => {
  server = await openSiteServer({ env: { APP_MODE: 'demo' } });
});
afterAll(() => server.close());

const ask = (url: string, host: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { host, ...headers } });

describe('calls of the product API in the demo', () => {
  it.each([
    '/api/siteconfig',
    '/api/siteseo',
    '/api/globalConfigs',
    '/api/data/bookings-configuration',
    '/api/bookingsettings',
    '/api/currencies',
    '/api/Pages/home',
    '/api/Pages/home?preview=true',
    '/api/data/places',
    '/api/booking/complete-search',
  ])('%s is misdirected on a host of no site', async (path) => {
    expect((await ask(path, 'localhost:4000')).statusCode).toBe(421);
    // The control: the same call is one of a site.
    expect((await ask(path, 'andes.localhost:4000')).statusCode).toBeLessThan(402);
  });
});
