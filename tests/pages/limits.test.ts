import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LONGEST_WINDOW_MS, RATE_LIMITS } from '../../server/http/rate-limits.ts';
import { openFakeSite, wirePage } from '../support/fake-site.ts';
import { mainOf, visibleText } from '../support/html.ts';
import { openSiteServer, type SiteServerUnderTest } from '../support/site-server.ts';

const FACTOR = 0.2;
const LOOK_UPS = RATE_LIMITS.lookUp[1].calls * FACTOR;
const SEARCHES = RATE_LIMITS.search[0].calls * FACTOR;
const MESSAGE = 'Too many requests in a short time. Please try again in a few minutes.';

let server: SiteServerUnderTest;
beforeAll(async () => {
  server = await openSiteServer({ env: { RATE_LIMIT_FACTOR: String(FACTOR) } });
}, 120_000);
afterAll(() => server.close());
beforeEach(() => {
  server.clock.now += LONGEST_WINDOW_MS;
});

const ONE = '203.0.113.7';
const get = (url: string, remoteAddress = ONE, host = 'adria.localhost') =>
  server.app.inject({ url, remoteAddress, headers: { host } });
const success = (number: string) => `/en-GB/booking-success?bookingId=${number}`;

/** The statuses of the requests for some addresses, one after the other. */
async function statusesOf(urls: readonly string[], address?: string) {
  const statuses: number[] = [];
  for (const url of urls) statuses.push((await get(url, address)).statusCode);
  return statuses;
}
const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, i) => make(i));

describe('pages that look up a booking', () => {
  it('count as look-ups of their address: one too many is refused on a page of the site', async () => {
    expect(await statusesOf(times(LOOK_UPS, (index) => success(`GUESS${index}`)))).toEqual(
      times(LOOK_UPS, () => 200),
    );
    const refused = await get(success('GUESS'));
    expect(refused.statusCode).toBe(429);
    expect(refused.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'retry-after': '900',
    });
    expect(visibleText(mainOf(refused.body))).toContain(MESSAGE);
    expect(refused.body).toContain('data-site-header');
    expect((await get(success('OTHER'), '203.0.113.8')).statusCode).toBe(200);
    expect((await get(success('OTHER'), ONE, 'caribe.localhost')).statusCode).not.toBe(429);
    server.clock.now += 15 * 60_000;
    expect((await get(success('GUESS'))).statusCode).toBe(200);
  });

  it('and look-ups by HTTP are counted together', async () => {
    await statusesOf(times(LOOK_UPS, (index) => success(`GUESS${index}`)));
    expect((await get('/api/booking/book?bookingId=OTHER')).statusCode).toBe(429);
  });

  it('are limited for one booking from whatever addresses, however its number is written', async () => {
    expect((await get(success('7KXQ2MBD94TR'))).statusCode).toBe(200);
    expect((await get(success('7kxq2mbd94tr'), '203.0.113.9')).statusCode).toBe(429);
    expect((await get(success('OTHER'), '203.0.113.9')).statusCode).toBe(200);
  });

  it('take a /64 network of IPv6 for one address', async () => {
    for (const index of times(LOOK_UPS, (each) => each))
      expect((await get(success(`GUESS${index}`), `2001:db8:1:2::${index + 1}`)).statusCode).toBe(200);
    expect((await get(success('GUESS'), '2001:db8:1:2:ffff::1')).statusCode).toBe(429);
  });
});

describe('pages of results', () => {
  it('and searches by HTTP are counted together', async () => {
    const [page, call] = ['/en-GB/search', '/api/booking/search'];
    const called = await statusesOf(times(SEARCHES - 1, () => call));
    expect(new Set(called)).toEqual(new Set([400]));
    expect((await get(page)).statusCode).toBe(200);
    const refused = await get(page);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
    expect(visibleText(mainOf(refused.body))).toContain(MESSAGE);
    expect((await get(call)).statusCode).toBe(429);
    expect((await get(page, '203.0.113.8')).statusCode).toBe(200);
    expect((await get('/en-GB/')).statusCode).toBe(200);
  });
});

describe('a page over a product API elsewhere', () => {
  const grid = wirePage('offers', { sections: [{ id: 'grid', type: 'FleetGrid', v: 1, props: {} }] });

  it('names the visitor whose calls the API counts', async () => {
    const site = await openFakeSite({ responses: { '/api/Pages/offers': grid } });
    await site.get('/en-US/offers', { headers: { 'x-forwarded-for': '192.0.2.1' } });
    const addressOf = (path: string) =>
      site.calls.find((call) => call.path.startsWith(path))?.headers?.['x-forwarded-for'];
    expect(addressOf('/api/Pages/offers')).toBe('127.0.0.1');
    expect(addressOf('/api/siteconfig')).toBeUndefined();
  });

  it('is refused with the message of the site where the API counts too many calls', async () => {
    const site = await openFakeSite({ responses: { '/api/Pages/offers': grid } });
    await site.get('/en-US/');
    site.responses['/api/data/categories?language=en-US'] = 429;
    const refused = await site.get('/en-US/offers');
    expect(refused.status).toBe(429);
    expect(visibleText(mainOf(refused.body))).toContain(MESSAGE);
    expect(site.reports).toEqual([]);
  });
});
