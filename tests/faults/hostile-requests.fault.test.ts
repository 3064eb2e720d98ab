import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchResult } from '../../generated/api/types.ts';
import { API_CALLS, type ApiCallName } from '../../server/api/api-calls.ts';
import type { ApiCall } from '../../server/api/api-call.ts';
import { type Order, orderFor } from '../contract/orders.ts';
import { openSiteServer, type SiteServerUnderTest } from '../support/site-server.ts';
import { type Bombardment, bombard } from './bombard.ts';
import { type GoodRequest, hostileRequests } from './hostile-requests.ts';

const REQUESTS = 20_000;
/** Below it a bombardment would prove that the door holds, and nothing of what is behind. */
const REACHING = 1_000;
const SEED = 20_260_501;
const HOST = 'andes.localhost';

let server: SiteServerUnderTest;
let order: Order;
let asked: Readonly<Record<string, string>>;

const ask = async ({ path }: { path: string }) => {
  const answer = await server.app.inject({ url: path, headers: { host: HOST } });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() as unknown };
};

beforeAll(async () => {
  server = await openSiteServer({ env: { RATE_LIMIT_FACTOR: '1000000' } });
  order = await orderFor(ask);
  asked = Object.fromEntries(
    Object.entries(order.query).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, String(value)]],
    ),
  );
});
afterAll(() => server.close());

const modelId = () => String(order.offer.car.model.id);

/** A request of each call that is answered well. */
const GOOD: Readonly<Partial<Record<ApiCallName, () => Omit<GoodRequest, 'host'>>>> = {
  page: () => ({ path: { id: 'home' }, query: { preview: 'false' } }),
  form: () => ({ path: { id: 'checkout' } }),
  forms: () => ({ query: { $count: 'true' } }),
  search: () => ({ query: asked }),
  price: () => ({
    query: {
      ...asked,
      modelId: modelId(),
      'additionals[0].Additional.Id': 'seat',
      'additionals[0].Quantity': '1',
    },
  }),
  extrasPrice: () => ({
    query: {
      fromDate: asked.from ?? '',
      toDate: asked.to ?? '',
      deliveryPlaceId: asked.fromPlace ?? '',
      returnPlaceId: asked.toPlace ?? '',
      modelId: modelId(),
    },
  }),
  book: () => ({
    body: { ...order.order, isQuotation: true, additionals: [{ additionalId: 'seat', quantity: 1 }] },
  }),
};

const goodRequest = (name: ApiCallName): GoodRequest => ({ host: HOST, ...GOOD[name]?.() });

describe('hostile requests', () => {
  it.each(Object.keys(API_CALLS) as ApiCallName[])(
    `leave %s as it was: no failure, no trace of the program, nothing changed for others`,
    async (name) => {
      const call: ApiCall = API_CALLS[name];
      const seed = SEED + Object.keys(API_CALLS).indexOf(name);
      const { statuses, reached, faults } = await bombard(
        server.app,
        hostileRequests(call, goodRequest(name), REQUESTS, seed),
      );
      expect(faults).toEqual([]);
      expect(Object.values(statuses).reduce((sum, count) => sum + count, 0)).toBe(REQUESTS);
      expect(reached).toBeGreaterThan(REACHING);
      // Who asks rightly is answered as before.
      const found = await ask({ path: `/api/booking/search?${new URLSearchParams(asked)}` });
      expect((found.body as SearchResult[]).map(({ price }) => price)).toContain(order.offer.price);
    },
  );
});

describe('the bombardment sees', () => {
  const call: ApiCall = { ...API_CALLS.price, path: '/planted' };
  const posted: ApiCall = { ...API_CALLS.book, path: '/planted' };

  /** An app with one route, which is wrong in one way. */
  async function bombarded(plant: (app: FastifyInstance) => unknown, planted = call): Promise<Bombardment> {
    const app = fastify();
    plant(app);
    const good = goodRequest(planted.method === 'POST' ? 'book' : 'price');
    const report = await bombard(app, hostileRequests(planted, good, 3_000, SEED));
    await app.close();
    return report;
  }

  it('nothing where nothing is wrong', async () => {
    const { faults, reached } = await bombarded((app) => app.get('/planted', () => ({ ok: true })));
    expect(faults).toEqual([]);
    expect(reached).toBeGreaterThan(0);
  });

  it.each<[what: string, plant: (app: FastifyInstance) => unknown, told: RegExp, planted?: ApiCall]>([
    [
      'a route that throws at NUL',
      (app) =>
        app.get('/planted', (request) => {
          if (request.url.includes('%00')) throw new Error('NUL');
          return {};
        }),
      /^500 /,
    ],
    [
      'an answer with the place where it failed',
      (app) =>
        app.get('/planted', (_request, reply) => reply.code(400).send({ error: new Error('x').stack })),
      /^tells .*at /,
    ],
    [
      'an answer with a statement of the database',
      (app) =>
        app.get('/planted', (_request, reply) =>
          reply.code(400).send({ error: 'Failed query: select "id" from "site"' }),
        ),
      /^tells failed query/i,
    ],
    [
      'a body that is merged into every object',
      (app) => {
        app.removeContentTypeParser('application/json');
        app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) =>
          done(null, text),
        );
        app.post('/planted', (request) => {
          // What merging a parsed body key by key does.
          if (String(request.body).includes('"__proto__":{"polluted"'))
            (Object.prototype as { polluted?: unknown }).polluted = true;
          return {};
        });
      },
      /^changes what every object has/,
      posted,
    ],
  ])('%s', async (_what, plant, told, planted) => {
    const { faults } = await bombarded(plant, planted);
    expect(faults.length).toBeGreaterThan(0);
    expect(faults.filter((fault) => told.test(fault)).length).toBeGreaterThan(0);
    expect('polluted' in {}).toBe(false);
  });
});
