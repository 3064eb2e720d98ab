import { expect, it } from 'vitest';
import { readSettings } from '../../environment/settings.ts';
import { createApp } from '../../http/app.ts';
import type { HostTable } from '../../http/hosts.ts';
import { type ForwardedCall, forwardedApiRoutes } from './forwarded-api.ts';

const SITE = { id: 'a', name: 'A', version: 1, origin: 'http://a.localhost' };
const hosts = { siteOf: () => SITE, siteById: () => SITE } as unknown as HostTable;

it.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const)(
  'a call with the method %s reaches the product API elsewhere with its body',
  async (method) => {
    const calls: ForwardedCall[] = [];
    const app = await createApp({ settings: readSettings({ APP_MODE: 'test' }), hosts, log: false });
    forwardedApiRoutes(app, async (_site, call) => {
      calls.push(call);
      return { status: 200, headers: {}, text: '' };
    });
    const payload = method === 'GET' ? {} : { payload: { a: 1 } };
    const response = await app.inject({ method, url: '/odata/forms?x=1', ...payload });
    expect(response.statusCode).toBe(200);
    expect(calls).toMatchObject([
      { method, path: '/odata/forms?x=1', ...(method !== 'GET' && { body: { a: 1 } }) },
    ]);
  },
);
