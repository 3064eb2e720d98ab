import fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, expect, it, vi } from 'vitest';
import type { SiteIdentity } from '../http/site-identity.ts';
import { drawnPictureRoutes } from './drawn-picture-routes.ts';
import type { SiteRuntime } from './site-runtime.ts';

const NAME = `${'a'.repeat(16)}.png`;
const content = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
  .png()
  .toBuffer();
const readMedia = vi.fn(async (_siteId: string, name: string) =>
  name === NAME ? { type: 'image/png', content } : null,
);
const app = fastify({ logger: false });
app.decorateRequest('site', null);
app.addHook('onRequest', async (request) => {
  request.site = { id: 'andes' } as SiteIdentity;
});
drawnPictureRoutes(app, { runtime: {} as SiteRuntime, readMedia, nameOf: async () => undefined });
afterAll(() => app.close());

it('draws a stored picture once for all requests, and asks anew for one that is not stored', async () => {
  const get = (name: string) => app.inject({ url: `/shared-pictures/${name}.jpg` });
  const both = await Promise.all([get(NAME), get(NAME)]);
  const later = await get(NAME);
  expect([...both, later].map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(later.rawPayload.equals(both[0].rawPayload)).toBe(true);
  expect(readMedia).toHaveBeenCalledTimes(1);
  const missing = `${'b'.repeat(16)}.png`;
  expect([(await get(missing)).statusCode, (await get(missing)).statusCode]).toEqual([404, 404]);
  expect(readMedia).toHaveBeenCalledTimes(3);
});
