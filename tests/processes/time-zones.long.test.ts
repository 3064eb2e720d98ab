import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { request } from 'undici';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { STILL_CLOCK } from '../e2e/support/demo-server.ts';
import { freePort, startServerProcess } from '../e2e/support/server-process.ts';
import { inEachZone } from '../support/zones.ts';

const SEARCH = 'dateFrom=03-28-2026&hourFrom=10:00&dateTo=03-30-2026&hourTo=10:00';
const PATHS = [
  ['adria', `/hr/vozila?${SEARCH}`],
  ['adria', '/hr/vozila'],
  ['adria', '/hr/'],
  ['andes', '/es-AR/'],
  ['adria', '/api/data/attentionschedule'],
  [
    'adria',
    '/api/booking/search?from=2026/03/28%2010:00&to=2026/03/30%2010:00&fromPlace=split-airport&toPlace=split-airport&language=hr',
  ],
] as const;

const folder = mkdtempSync(join(tmpdir(), 'forecourt-zones-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let port: number;
beforeAll(async () => {
  port = await freePort();
});

/** What a server in a zone answers; nonces, which no two answers share, are taken out. */
async function responsesIn(zone: string): Promise<readonly string[]> {
  const server = startServerProcess({
    APP_MODE: 'demo',
    PORT: String(port),
    PREVIEW_SECRET: 'a secret of the tests, long enough',
    DATA_DIR: folder,
    TEST_CLOCK: STILL_CLOCK,
    TZ: zone,
  });
  try {
    if (!(await server.isReady)) throw new Error(server.output());
    const responses: string[] = [];
    for (const [site, path] of PATHS) {
      const response = await request(`http://127.0.0.1:${port}${path}`, {
        headers: { host: `${site}.localhost` },
      });
      responses.push(
        `${response.statusCode} ${path}\n${(await response.body.text()).replace(/nonce="[^"]+"/g, '')}`,
      );
    }
    return responses;
  } finally {
    await server.stop();
  }
}

const responses = inEachZone(responsesIn);

it.each(PATHS.map(([site, path], index) => [site, path, index] as const))(
  'servers in different zones answer the same on %s at %s',
  (_site, _path, index) => {
    const [first = '', ...others] = responses().map((of) => of[index] ?? '');
    expect(first).toMatch(/^200 /);
    for (const other of others) expect(other).toBe(first);
  },
);
