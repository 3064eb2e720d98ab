import { type ChildProcess, spawn } from 'node:child_process';
import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../server/db/engine/open-database.ts';
import { temporaryFolder } from '../../server/testing/postgres-server.ts';
import { expectSound } from './expect-sound.ts';

const MINUTE = 60_000;
const SCRIPT = new URL('./booking-process.ts', import.meta.url).pathname;
const folder = temporaryFolder();
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  folder.remove();
});

/** Starts a booking process and collects what it acknowledges. */
function start(run: string) {
  const child = spawn(process.execPath, ['--no-warnings', SCRIPT, folder.path, run], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  const booked: string[] = [];
  let rest = '';
  let errors = '';
  const watchers: (() => void)[] = [];
  child.stdout.on('data', (chunk) => {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.startsWith('booked ')) booked.push(line.slice(7));
    for (const watcher of watchers) watcher();
  });
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const ended = new Promise<void>((done) => child.once('close', () => done()));
  const atLeast = (count: number) =>
    new Promise<void>((done, fail) => {
      watchers.push(() => booked.length >= count && done());
      ended.then(() => fail(new Error(`ended early: ${errors}`)));
    });
  return { child, booked, ended, atLeast, errors: () => errors };
}

describe('a process that is killed', () => {
  it(
    'loses no acknowledged booking, and hands its folder to the next one only',
    async () => {
      const acknowledged: string[] = [];
      for (const run of ['one', 'two', 'three']) {
        const bookings = start(run);
        await bookings.atLeast(15);
        const second = start('second');
        await second.ended;
        expect(second.errors()).toMatch(
          new RegExp(`in use by process ${bookings.child.pid}: stop that process`),
        );
        expect(second.booked).toEqual([]);
        bookings.child.kill('SIGKILL');
        await bookings.ended;
        acknowledged.push(...bookings.booked);
      }
      const database = await openDatabase({ databaseUrl: null, dataDir: folder.path });
      try {
        const { rows } = await database.pool.query<{ reference: string }>(
          'select public_reference as reference from booking',
        );
        const stored = new Set(rows.map(({ reference }) => reference));
        expect(acknowledged.filter((reference) => !stored.has(reference))).toEqual([]);
        // At most the one booking a killed process could not tell any more.
        expect(stored.size).toBeLessThanOrEqual(acknowledged.length + 3);
        await expectSound(database, 'andes');
      } finally {
        await database.close();
      }
    },
    3 * MINUTE,
  );
});
