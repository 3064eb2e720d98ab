import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../environment/settings.ts';
import { createApp } from './app.ts';
import { isSecure } from './is-secure.ts';
import type { HostTable } from './hosts.ts';

const SITE = { id: 'a', name: 'A', version: 1, origin: 'https://cars.example' };
const hosts = { siteOf: () => SITE, siteById: () => SITE } as unknown as HostTable;

/** A server with one route for every method, which responds whether the connection is secure. */
async function open(env: Readonly<Record<string, string>>) {
  const settings = readSettings({ APP_MODE: 'test', PUBLIC_ORIGIN: 'https://cars.example', ...env });
  const app = await createApp({ settings, hosts, log: false });
  app.all('/route', (request) => ({ isSecure: isSecure(request) }));
  return app;
}

describe('a slow request', () => {
  it('has 60 seconds to send a file, as its handler has, and 15 for its headers', async () => {
    const app = await open({});
    const waits: (number | undefined)[] = [];
    app.post('/file', { config: { isUpload: true } }, (request) => {
      waits.push(request.routeOptions.handlerTimeout);
      return {};
    });
    app.post('/other', (request) => {
      waits.push(request.routeOptions.handlerTimeout);
      return {};
    });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    for (const path of ['/file', '/other'])
      await fetch(address + path, { method: 'POST', headers: { connection: 'close' } });
    await app.close();
    expect(waits).toEqual([60_000, 10_000]);
    const { timeout, requestTimeout, headersTimeout } = app.server;
    expect([timeout, requestTimeout, headersTimeout]).toEqual([60_000, 60_000, 15_000]);
  });
});

describe('a response', () => {
  it.each<[why: string, env: Readonly<Record<string, string>>, protocol: string, isSecure: boolean]>([
    ['a trusted proxy took over https', { TRUST_PROXY: 'loopback' }, 'https', true],
    ['a trusted proxy took over http', { TRUST_PROXY: 'loopback' }, 'http', false],
    ['no proxy is trusted and the public origin is https', {}, 'http', true],
    ['anybody claims https to an http origin', { PUBLIC_ORIGIN: 'http://localhost:4000' }, 'https', false],
  ])('where %s has HSTS for its own host only over https', async (_why, env, protocol, isSecureExpected) => {
    const app = await open(env);
    const headers = { host: 'cars.example', 'x-forwarded-proto': protocol };
    const response = await app.inject({ url: '/route', headers });
    expect(response.json()).toEqual({ isSecure: isSecureExpected });
    expect(response.headers['strict-transport-security']).toBe(
      isSecureExpected ? 'max-age=31536000' : undefined,
    );
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('to %s is stored by nobody', async (method) => {
    const app = await open({});
    const found = await app.inject({ method, url: '/route' });
    const missing = await app.inject({ method, url: '/nowhere' });
    expect([found, missing].map(({ headers }) => headers['cache-control'])).toEqual(['no-store', 'no-store']);
  });

  it('of a call that fails after it named the encoding of a page is readable JSON', async () => {
    const app = await open({});
    app.get('/page', (_request, reply) => {
      reply.header('content-encoding', 'br').type('text/html; charset=utf-8');
      throw new Error('the page could not be rendered');
    });
    const response = await app.inject({ url: '/page', headers: { 'accept-encoding': 'br' } });
    expect([
      response.statusCode,
      response.headers['content-encoding'],
      response.headers['content-type'],
    ]).toEqual([500, undefined, 'application/json; charset=utf-8']);
    expect(response.json()).toMatchObject({ errorCode: 'internal' });
  });

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
    ['', undefined],
  ])(
    'of JSON says that it varies and is sent to a visitor who accepts %s as %s',
    async (accepted, encoding) => {
      const app = await open({});
      const places = Array.from({ length: 200 }, (_, id) => ({ id, name: 'airport' }));
      app.get('/places', () => places);
      const response = await app.inject({ url: '/places', headers: { 'accept-encoding': accepted } });
      const decode =
        encoding === 'br' ? brotliDecompressSync : encoding === 'gzip' ? gunzipSync : (raw: Buffer) => raw;
      expect(JSON.parse(decode(response.rawPayload).toString())).toEqual(places);
      expect([response.headers['content-encoding'], response.headers.vary]).toEqual([
        encoding,
        'accept-encoding',
      ]);
    },
  );
});
