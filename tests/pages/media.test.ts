import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listMedia } from '../../server/content/media.ts';
import { inSite } from '../../server/db/in-site.ts';
import { seedMedia } from '../../server/seed/seed-media.ts';
import { ROOT } from '../support/fake-site.ts';
import { openSiteServer, type SiteServerUnderTest, TEST_NOW } from '../support/site-server.ts';

const MEDIA = join(ROOT, 'public/media');
const YEAR = 'public, max-age=31536000, immutable';

let server: SiteServerUnderTest;
let hero: string;

const get = (site: string, url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { host: `${site}.localhost:4000`, ...headers } });

beforeAll(async () => {
  server = await openSiteServer();
  const { body } = await get('andes', '/es-AR/');
  hero = /\/media\/[0-9a-f]{16}-\d+\.avif/.exec(body)?.[0] ?? '';
});
afterAll(() => server.close());

describe('a file of a picture', () => {
  it('that a page shows is stored by browsers for a year, under the hash of its content', async () => {
    const response = await get('andes', hero);
    expect([
      response.statusCode,
      response.headers['content-type'],
      response.headers['cache-control'],
    ]).toEqual([200, 'image/avif', YEAR]);
    const width = /-(\d+)\./.exec(hero)?.[1];
    const [picture] = (await inSite(server.database, 'andes', listMedia)).filter(({ hash }) =>
      hero.includes(hash),
    );
    expect(response.rawPayload).toEqual(
      readFileSync(join(MEDIA, `${picture?.src.slice('/media/'.length)}-${width}.avif`)),
    );
  });

  it.each(['/media/andes/hero-640.webp', '/media/shared/vehicles/city-a-red.svg'])(
    'that is named by its source is stored for an hour: %s',
    async (path) => {
      const { statusCode, headers } = await get('andes', path);
      expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=3600']);
    },
  );

  it('that is a vector graphic is compressed, and runs nothing when it is opened by itself', async () => {
    const path = '/media/andes/logo.svg';
    const { headers, rawPayload } = await get('andes', path, { 'accept-encoding': 'br' });
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-encoding': 'br',
      vary: 'accept-encoding',
      'content-security-policy': expect.stringContaining('sandbox'),
      'x-content-type-options': 'nosniff',
    });
    expect(brotliDecompressSync(rawPayload)).toEqual(readFileSync(join(MEDIA, 'andes/logo.svg')));
    expect((await get('andes', path)).headers['content-encoding']).toBeUndefined();
  });

  it('of another site does not exist', async () => {
    for (const path of [hero, '/media/andes/hero-640.webp', '/media/andes/logo.svg'])
      expect((await get('adria', path)).statusCode, path).toBe(404);
  });

  it.each([
    '/media/0123456789abcdef-640.webp',
    '/media/andes/hero-641.webp',
    '/media/andes/hero',
    '/media/manifest.json',
    '/media/../package.json',
    '/media/%2e%2e/package.json',
    '/media/andes%00',
    '/media/',
  ])('that the site does not have does not exist: %s', async (path) => {
    expect((await get('andes', path)).statusCode).toBe(404);
  });
});

it('the media library of a site that was seeded without one is filled at the next start', async () => {
  const { database } = server;
  const before = await inSite(database, 'caribe', listMedia);
  // As the owner of the tables: operators delete no document.
  for (const [table, condition] of [
    ['media_file', 'true'],
    ['document', "kind = 'media'"],
  ])
    await database.pool.query(`delete from ${table} where site_id = 'caribe' and ${condition}`);
  expect(await inSite(database, 'caribe', listMedia)).toEqual([]);
  await seedMedia(database, 'caribe', MEDIA, TEST_NOW);
  expect(await inSite(database, 'caribe', listMedia)).toEqual(before);
  expect((await get('caribe', '/media/caribe/logo.svg')).statusCode).toBe(200);
});
