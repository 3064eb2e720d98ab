import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InjectOptions } from 'fastify';
import { type OperationId, OPERATIONS } from '../../src/api/wire/operations/operations.ts';
import type { Operation } from '../../src/api/wire/operations/operation.ts';
import { openSiteServer, type SiteServerUnderTest } from '../support/site-server.ts';
import type { OpenApiDocument } from '../../server/docs/open-api.ts';
import { openApi, undocumented } from './documented.ts';

let server: SiteServerUnderTest;
beforeAll(async () => {
  server = await openSiteServer({ isBuilt: true });
});
afterAll(() => server.close());

const ask = (url: string) => server.app.inject({ url, headers: { host: 'adria.localhost' } });

/** The routes of an app as "GET /path", from the tree that it prints. */
function routesOf(tree: string): string[] {
  const above: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const match = /^([│ ]*)[├└]── (\S*) \(([A-Z, ]+)\)$/.exec(line);
    if (!match) return [];
    const [, indent = '', part = '', methods = ''] = match;
    const depth = indent.length / 4;
    above.length = depth;
    const path = (above[depth - 1] ?? '') + part;
    above[depth] = path;
    return methods
      .split(', ')
      .filter((method) => method !== 'HEAD')
      .map((method) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`);
  });
}

const TREE = `├── /api/docs (GET, HEAD)
│   ├── /a.json (GET, HEAD)
│   └── /b (POST)
└── /api/form/:id (GET, HEAD, POST)
`;

describe('the table of calls', () => {
  it('is compared with routes that are read whole', () => {
    expect(routesOf(TREE)).toEqual([
      'GET /api/docs',
      'GET /api/docs/a.json',
      'POST /api/docs/b',
      'GET /api/form/{id}',
      'POST /api/form/{id}',
    ]);
  });

  it('has an entry for every route of the API, and a route for every entry', () => {
    const routes = routesOf(server.app.printRoutes({ commonPrefix: false })).filter((route) =>
      /^\w+ \/(api|odata)\/(?!docs\/$)/.test(route),
    );
    const entries = Object.values(OPERATIONS).map(({ method, path }) => `${method} ${path}`);
    expect(routes.sort()).toEqual(entries.sort());
  });

  it('is documented completely, and nothing else is', () => {
    const documented = Object.entries(openApi.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(documented.sort()).toEqual(
      Object.values(OPERATIONS)
        .map(({ method, path }) => `${method} ${path}`)
        .sort(),
    );
  });

  it('has a parameter of the path for every one that a path names', () => {
    const calls: readonly Operation[] = Object.values(OPERATIONS);
    for (const { path, parameters = [] } of calls)
      expect(parameters.filter((one) => one.in === 'path').map(({ name }) => `{${name}}`)).toEqual(
        path.match(/\{\w+\}/g) ?? [],
      );
  });
});

/** Calls about something that must have been made before. */
const OF_WHAT_WAS_MADE = [
  // Codes are told to those who have them.
  'validatePromotion',
  'booking',
  'uploadBookingFile',
  'cancelBooking',
  'resendBooking',
  'bookingCalendar',
  'contactEntry',
];

describe('the documentation', () => {
  it.each(['andes', 'adria', 'caribe'])('gives examples that run on the host of %s', async (site) => {
    const inject = (request: InjectOptions) =>
      server.app.inject({ ...request, headers: { host: `${site}.localhost` } });
    const document = (await inject({ url: '/api/docs/openapi.json' })).json() as OpenApiDocument;
    const ran: string[] = [];
    for (const [path, methods] of Object.entries(document.paths)) {
      for (const [method, { operationId, parameters = [], requestBody }] of Object.entries(methods)) {
        const { access, isOfNoSite }: Operation = OPERATIONS[operationId as OperationId];
        // A contact entry names a solved task, and operators call on another host.
        if (OF_WHAT_WAS_MADE.includes(operationId) || access !== 'public' || isOfNoSite) continue;
        const shown = parameters.filter(({ example }) => example !== undefined);
        expect(parameters.filter(({ required, example }) => required && example === undefined)).toEqual([]);
        const url = shown.reduce(
          (address, { name, example }) => address.replace(`{${name}}`, String(example)),
          path,
        );
        const query = Object.fromEntries(
          shown.filter((one) => one.in === 'query').map(({ name, example }) => [name, String(example)]),
        );
        const payload = requestBody?.content['application/json']?.example as object | undefined;
        const { statusCode, body } = await inject({
          method: method.toUpperCase() as 'GET',
          url,
          query,
          ...(payload && { payload }),
        });
        expect([operationId, statusCode, statusCode === 200 ? '' : body]).toEqual([operationId, 200, '']);
        ran.push(operationId);
      }
    }
    expect(ran).toEqual(expect.arrayContaining(['search', 'price', 'extrasPrice', 'book', 'page', 'form']));
  });

  it.each<[why: string, path: string, status: number, body: unknown, problem: RegExp]>([
    ['a call', '/api/nothing', 200, {}, /is not documented/],
    ['a status', '/api/data/places', 418, {}, /answers 418/],
    ['a body of another kind', '/api/data/places', 200, {}, /must be array/],
    ['a part too many', '/api/data/places?language=de', 200, [{ price: 1 }], /must NOT have additional/],
    [
      'a part of a part',
      '/api/form/x',
      200,
      { id: 'x', type: 9, fields: '', button: '', config: '' },
      /type/,
    ],
  ])('notices %s that it does not have', (_why, path, status, body, problem) => {
    expect(undocumented({ path }, { status, body })).toMatch(problem);
  });

  it('refers to nothing that is not in it', () => {
    const references = [...JSON.stringify(openApi).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)/g)].map(
      ([, name]) => name,
    );
    expect(references.filter((name) => !Object.hasOwn(openApi.components.schemas, name ?? ''))).toEqual([]);
    expect(JSON.stringify(openApi)).not.toMatch(/forecourt\.dev|"x-/);
  });

  it('is served as the table of calls says', async () => {
    const response = await ask('/api/docs/openapi.json');
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      200,
      'application/json; charset=utf-8',
    ]);
    expect(response.json()).toMatchObject({ info: openApi.info, components: openApi.components });
    expect(Object.keys(response.json().paths).sort()).toEqual(Object.keys(openApi.paths).sort());
  });

  it('is found with a slash at its end too', async () => {
    const { statusCode, headers } = await ask('/api/docs/');
    expect([statusCode, headers.location]).toEqual([301, '/api/docs']);
  });

  it('is a page that shows every call and schema, and runs and fetches nothing', async () => {
    const { statusCode, body, headers } = await ask('/api/docs');
    expect(statusCode).toBe(200);
    for (const path of Object.keys(openApi.paths)) expect(body).toContain(`<code>${path}</code>`);
    for (const name of Object.keys(openApi.components.schemas)) expect(body).toContain(`id="schema-${name}"`);
    const targets = [...body.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(targets.filter((id) => !body.includes(`id="${id}"`))).toEqual([]);
    expect(body).not.toMatch(/<script|<img|<iframe|src=|style="|="https?:|url\((?!"data:)/);
    expect(body).toContain('prefers-color-scheme:dark');
    expect(headers['content-security-policy']).toMatch(/script-src 'self';/);
  });
});
