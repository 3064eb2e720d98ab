import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const RACE_PROCESS = new URL('./race-process.ts', import.meta.url).pathname;

/** An application process that books the last car of a site for many callers when it is told to. */
export interface Racer {
  /** Sends all its orders at once; returns how many had each outcome. */
  go(siteId: string): Promise<Readonly<Record<string, number>>>;
  stop(): Promise<void>;
}

/** Starts a racer with its own connections to the server. */
export async function startRacer(databaseUrl: string, callers: number): Promise<Racer> {
  const args = ['--no-warnings', RACE_PROCESS, databaseUrl, String(callers)];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = new Promise<void>((done) => child.once('close', () => done()));
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const nextLine = async () => {
    const { value, done } = await lines.next();
    if (done) throw new Error('the racer ended early');
    return JSON.parse(value) as Record<string, number>;
  };
  await nextLine();
  return {
    go(siteId) {
      child.stdin.write(`${siteId}\n`);
      return nextLine();
    },
    async stop() {
      child.stdin.end();
      await ended;
    },
  };
}
