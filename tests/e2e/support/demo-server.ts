import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../../server/db/engine/database.ts';
import { openDatabase } from '../../../server/db/engine/open-database.ts';
import { copyDemoData } from '../../../server/testing/database.ts';
import { freePort, startServerProcess } from './server-process.ts';

/** The instant at which pictures of the sites are taken: their dates must not depend on the day. */
export const STILL_CLOCK = '2026-03-02T09:00Z';

const DAY = 86_400_000;
/** Demos that are started on one day are copies of one seeding. */
const startOfToday = (): number => Math.floor(Date.now() / DAY) * DAY;

/** Where a demo is reached. */
export interface Demo {
  /** Address of the start page, without a trailing slash. */
  readonly origin: string;
  /** Address of a company's site, without a trailing slash. */
  siteOrigin(site: string): string;
}

/** The demo at an origin such as `http://localhost:4000`. */
export const demoAt = (origin: string): Demo => ({
  origin,
  siteOrigin: (site) => origin.replace('//', `//${site}.`),
});

/** A running demo with data of its own. */
export interface DemoServer extends Demo {
  /** All it printed, to be shown when something fails. */
  output(): string;
  /** Ends its process without a word, as the machine might. */
  kill(): Promise<void>;
  /** Starts it again after it was killed: same address, same data. @throws Error with its output when it does not start */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts the built demo with a freshly seeded database of its own, in a folder that goes away with it.
 * @param clock instant at which its clock stands still; the real clock without it
 * @param prepare changes its database before it starts
 * @throws Error with its output when it does not start
 */
export async function startDemo({
  clock,
  prepare,
}: {
  clock?: string;
  prepare?: (database: Database) => Promise<void>;
} = {}): Promise<DemoServer> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const folder = mkdtempSync(join(tmpdir(), 'demo-'));
  await copyDemoData(clock ? Date.parse(clock) : startOfToday(), folder);
  if (prepare) {
    const database = await openDatabase({ databaseUrl: null, dataDir: folder });
    await prepare(database).finally(() => database.close());
  }
  const start = () =>
    startServerProcess({
      APP_MODE: 'demo',
      PORT: String(port),
      PUBLIC_ORIGIN: origin,
      DATA_DIR: folder,
      ...(clock ? { TEST_CLOCK: clock } : {}),
    });
  let server = start();
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  const expectReady = async () => {
    if (await server.isReady) return;
    await stop();
    throw new Error(`the demo did not start:\n${server.output()}`);
  };
  await expectReady();
  return {
    ...demoAt(origin),
    output: () => server.output(),
    async kill() {
      if (server.pid !== undefined) process.kill(server.pid, 'SIGKILL');
      await server.ended;
    },
    async restart() {
      server = start();
      await expectReady();
    },
    stop,
  };
}
