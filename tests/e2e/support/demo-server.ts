import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const READY_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 10_000;

/** The instant at which pictures of the sites are taken: their dates must not depend on the day. */
export const STILL_CLOCK = '2026-03-02T09:00Z';

/** A running demo with data of its own. */
export interface DemoServer {
  /** Address of the start page, without a trailing slash. */
  readonly origin: string;
  /** Address of a company's site, without a trailing slash. */
  siteOrigin(site: string): string;
  /** All it printed, to be shown when something fails. */
  output(): string;
  stop(): Promise<void>;
}

/** A port that was free a moment ago: the process must know its own address before it listens. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

/**
 * Starts the built demo with a fresh, seeded database in a folder that goes away with it.
 * @param clock instant at which its clock stands still; the real clock without it
 * @throws Error with its output when it does not start
 */
export async function startDemo({ clock }: { clock?: string } = {}): Promise<DemoServer> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const folder = mkdtempSync(join(tmpdir(), 'demo-'));
  let output = '';
  const server = spawn(process.execPath, [join(root, 'dist/server/main.js')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      APP_MODE: 'demo',
      PORT: String(port),
      PUBLIC_ORIGIN: origin,
      DATA_DIR: folder,
      ...(clock ? { TEST_CLOCK: clock } : {}),
    },
  });
  const closed = once(server, 'close');
  const stop = async () => {
    const timer = setTimeout(() => server.kill('SIGKILL'), STOP_LIMIT_MS);
    server.kill('SIGTERM');
    await closed;
    clearTimeout(timer);
    rmSync(folder, { recursive: true, force: true });
  };
  const isReady = new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), READY_LIMIT_MS).unref();
    server.on('close', () => resolve(false));
    const read = (chunk: Buffer) => {
      output += chunk;
      if (output.includes(`Forecourt is at ${origin}`)) resolve(true);
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
  });
  if (!(await isReady)) {
    await stop();
    throw new Error(`the demo did not start:\n${output}`);
  }
  return {
    origin,
    siteOrigin: (site) => `http://${site}.localhost:${port}`,
    output: () => output,
    stop,
  };
}
