import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import type { Principal } from '../access/principal.ts';
import { readSettings } from '../environment/settings.ts';
import { createApp } from '../http/app.ts';
import { createHostTable } from '../http/hosts.ts';
import { addOperation } from './add-operation.ts';

const SIGNED_IN: Readonly<Record<string, Principal>> = {
  customer: { kind: 'customer', id: '1' },
  editor: { kind: 'operator', id: '2', role: 'editor' },
  publisher: { kind: 'operator', id: '3', role: 'publisher' },
};

let app: FastifyInstance;
let changes = 0;
const logged: unknown[] = [];
beforeAll(async () => {
  const hosts = createHostTable({
    readRows: async () => [
      { host: 'a.localhost', siteId: 'a', siteName: 'A', siteVersion: 1, isPrimary: true },
    ],
    originOf: (host) => `http://${host}`,
    report: () => undefined,
  });
  await hosts.read();
  app = await createApp({
    settings: readSettings({ APP_MODE: 'test' }),
    hosts,
    log: { level: 'error', stream: { write: (line: string) => void logged.push(JSON.parse(line)) } },
  });
  // What a sign-in will do.
  app.addHook('onRequest', async (request) => {
    const principal = SIGNED_IN[String(request.headers['x-test-principal'])];
    if (principal) request.principal = principal;
  });
  addOperation(app, 'unpublishDocument', (_request, reply) => {
    changes += 1;
    return reply.code(204).send();
  });
  // Without its name.
  addOperation(app, 'places', () => [{ id: 'x' }]);
});
afterAll(() => app.close());

it.each<[principal: string, status: number, errorCode: string | undefined, changed: number]>([
  ['nobody', 401, 'signInRequired', 0],
  ['customer', 403, 'notAllowed', 0],
  ['editor', 403, 'notAllowed', 0],
  ['publisher', 204, undefined, 1],
])(
  'an operation for publishers, called by %s, is answered with %d %s',
  async (principal, status, errorCode, changed) => {
    const before = changes;
    const response = await app.inject({
      method: 'POST',
      url: '/api/documents/page/home/unpublish',
      headers: { host: 'a.localhost', 'x-test-principal': principal },
    });
    const refusal = response.body === '' ? undefined : response.json().errorCode;
    expect([response.statusCode, refusal, changes - before]).toEqual([status, errorCode, changed]);
  },
);

it('an operation is refused for a parameter of its path by name', async () => {
  const response = await app.inject({
    method: 'POST',
    url: '/api/documents/nonsense/home/unpublish',
    headers: { host: 'a.localhost', 'x-test-principal': 'publisher' },
  });
  expect([response.statusCode, response.json()]).toMatchObject([
    400,
    { errorCode: 'invalidParameter', errors: { kind: 'must be equal to one of the allowed values' } },
  ]);
});

it('a response that lacks a required field is an error, whose log names the field', async () => {
  const response = await app.inject({ url: '/api/data/places', headers: { host: 'a.localhost' } });
  expect([response.statusCode, response.json().errorCode]).toEqual([500, 'internal']);
  expect(JSON.stringify(logged)).toContain('\\"name\\" is required');
});
