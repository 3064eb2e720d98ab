import fastify, { type FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { OPERATIONS } from '../../src/api/wire/operations/operations.ts';
import type { Operation } from '../../src/api/wire/operations/operation.ts';
import { type Bombardment, bombard } from './bombard.ts';
import { goodRequests, openTarget, SEED } from './hostile-calls.ts';
import { type GoodRequest, hostileRequests } from './hostile-requests.ts';

openTarget();

describe('the bombardment sees', () => {
  const call: Operation = { ...OPERATIONS.price, path: '/planted' };
  const posted: Operation = { ...OPERATIONS.book, path: '/planted' };

  /** An app with one route, which is wrong in one way. */
  async function bombarded(plant: (app: FastifyInstance) => unknown, planted = call): Promise<Bombardment> {
    const app = fastify();
    plant(app);
    const [good] = goodRequests(planted.method === 'POST' ? 'book' : 'price');
    const report = await bombard(app, hostileRequests(planted, good as GoodRequest, 3_000, SEED));
    await app.close();
    return report;
  }

  it('nothing where nothing is wrong', async () => {
    const { faults, reached } = await bombarded((app) => app.get('/planted', () => ({ ok: true })));
    expect(faults).toEqual([]);
    expect(reached).toBeGreaterThan(0);
  });

  it.each<[what: string, plant: (app: FastifyInstance) => unknown, told: RegExp, planted?: Operation]>([
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
      'a response with the place where it failed',
      (app) =>
        app.get('/planted', (_request, reply) => reply.code(400).send({ error: new Error('x').stack })),
      /^tells .*at /,
    ],
    [
      'a response with a statement of the database',
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
