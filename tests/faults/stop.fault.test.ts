import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Agent, request } from 'undici';
import { openDatabase } from '../../server/db/engine/open-database.ts';
import { copyDemoData } from '../../server/testing/database.ts';
import { type PostgresServer, startPostgres, temporaryFolder } from '../../server/testing/postgres-server.ts';
import { freePort, type ServerProcess, startServerProcess } from '../e2e/support/server-process.ts';

const STOP_LIMIT_MILLISECONDS = 5_000;
const CLIENTS = 24;
const CLOCK = '2026-05-01T09:00:00Z';
/** Cached, rendered for one visitor, with calls of its own, and a call of the product API. */
const PATHS = ['/hr/', '/hr/vozni-park', '/hr/checkout', '/hr/search', '/api/data/places?language=hr'];

interface Tally {
  answered: number;
  readonly failures: string[];
}

/** Requests over connections that are kept alive, one after the other, until no connection is accepted. */
async function visit(origin: string, client: number, tally: Tally): Promise<void> {
  const agent = new Agent({ connections: 1, pipelining: 1 });
  for (let turn = client; ; turn += 1) {
    const path = PATHS[turn % PATHS.length] as string;
    try {
      const { statusCode, headers, body } = await request(origin + path, {
        dispatcher: agent,
        headers: { host: 'adria.localhost' },
        headersTimeout: 10_000,
      });
      const bytes = (await body.arrayBuffer()).byteLength;
      const isWhole = headers['content-length'] === undefined || Number(headers['content-length']) === bytes;
      if (statusCode >= 400 || !isWhole) tally.failures.push(`${path}: ${statusCode} of ${bytes} bytes`);
      tally.answered += 1;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code !== 'ECONNREFUSED') tally.failures.push(`${path}: ${code ?? error}`);
      else break;
    }
  }
  await agent.destroy();
}

describe.each(['the embedded database', 'PostgreSQL'] as const)('a server on %s', (engine) => {
  const folder = temporaryFolder();
  let postgres: PostgresServer | null = null;
  let env: Record<string, string>;
  let server: ServerProcess | undefined;
  beforeAll(async () => {
    postgres = engine === 'PostgreSQL' ? await startPostgres() : null;
    if (!postgres) await copyDemoData(Date.parse(CLOCK), folder.path);
    env = {
      APP_MODE: 'demo',
      TEST_CLOCK: CLOCK,
      RATE_LIMIT_FACTOR: '100000',
      ...(postgres ? { DATABASE_URL: postgres.url } : { DATA_DIR: folder.path }),
    };
  });
  afterAll(async () => {
    await server?.stop();
    await postgres?.stop();
    folder.remove();
  });

  it('that is stopped under load answers every accepted request and exits with 0 in 5 seconds', async () => {
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const running = startServerProcess({ ...env, PORT: String(port) });
    server = running;
    expect(await running.isReady, running.output()).toBe(true);
    const tally: Tally = { answered: 0, failures: [] };
    const clients = Array.from({ length: CLIENTS }, (_, client) => visit(origin, client, tally));
    while (tally.answered < 4 * CLIENTS) await new Promise((resolve) => setTimeout(resolve, 20));
    const before = tally.answered;
    const startedAt = performance.now();
    process.kill(running.pid as number, 'SIGTERM');
    const { code, stderr } = await running.ended;
    const took = performance.now() - startedAt;
    await Promise.all(clients);
    expect([code, stderr]).toEqual([0, '']);
    expect(took).toBeLessThan(STOP_LIMIT_MILLISECONDS);
    expect(tally.failures).toEqual([]);
    // Negative control: requests were in flight when it was asked to stop.
    expect(tally.answered).toBeGreaterThan(before);
    const database = await openDatabase({ databaseUrl: env.DATABASE_URL ?? null, dataDir: folder.path });
    expect((await database.pool.query('select id from site')).rows).toHaveLength(3);
    await database.close();
  });
});
