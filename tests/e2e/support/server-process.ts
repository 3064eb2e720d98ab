import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const READY_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 10_000;

/** How a process ended, and all it printed. */
export interface Ending {
  /** Exit code; null when a signal ended it. */
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A process of the built server. */
export interface ServerProcess {
  readonly pid: number | undefined;
  /** Whether it told that it listens, before it ended or a minute was over. */
  readonly isReady: Promise<boolean>;
  readonly ended: Promise<Ending>;
  /** All it printed so far. */
  output(): string;
  /** Asks it to end; ends it by force when it does not. */
  stop(): Promise<Ending>;
}

/** A port that was free a moment ago: the process must know its own address before it listens. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts the built server with these variables of the environment only. */
export function startServerProcess(
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): ServerProcess {
  const child = spawn(process.execPath, [join(root, 'dist/server/main.js'), ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, NODE_ENV: 'production', RATE_LIMIT_FACTOR: '1000', ...env },
  });
  const printed = { stdout: '', stderr: '' };
  const ended = once(child, 'close').then(([code]: (number | null)[]) => ({
    code: code ?? null,
    ...printed,
  }));
  const isReady = new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), READY_LIMIT_MS).unref();
    ended.then(() => resolve(false));
    child.stderr.on('data', (chunk: Buffer) => {
      printed.stderr += chunk;
    });
    child.stdout.on('data', (chunk: Buffer) => {
      printed.stdout += chunk;
      if (printed.stdout.includes('Forecourt is at ')) resolve(true);
    });
  });
  return {
    pid: child.pid,
    isReady,
    ended,
    output: () => printed.stdout + printed.stderr,
    async stop() {
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
      child.kill('SIGTERM');
      const ending = await ended;
      clearTimeout(timer);
      return ending;
    },
  };
}
