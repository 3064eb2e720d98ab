import { DrizzleQueryError } from 'drizzle-orm/errors';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { safeLog } from './log.ts';

const CANARY = 'canary@example.com';
const failed = () =>
  new DrizzleQueryError(
    'insert into booking values ($1)',
    [CANARY],
    Object.assign(new Error('duplicate key'), { code: '23505', detail: `Key (email)=(${CANARY})` }),
  );

/** What a server with these logger options writes of one failed request. */
async function linesOf(options: object): Promise<string[]> {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const app = fastify({ logger: { ...options, level: 'trace', stream } as unknown as boolean });
  app.get('/', (request) => {
    request.log.error({ err: failed() }, 'request failed');
    request.log.error({ err: new TypeError('our own words') }, 'request failed');
    return {};
  });
  await app.inject({ url: `/?email=${CANARY}` });
  await app.close();
  return lines;
}

describe('the log', () => {
  it('holds no value of a failed statement and no query of an address, which it otherwise would', async () => {
    const leaks = (lines: readonly string[]) => lines.filter((line) => line.includes(CANARY)).length;
    expect(leaks(await linesOf({}))).toBeGreaterThan(1);
    const lines = await linesOf(safeLog(true) as object);
    expect(lines.length).toBeGreaterThan(2);
    expect(leaks(lines)).toBe(0);
  });

  it('says what failed and where', async () => {
    const errors = (await linesOf(safeLog({}) as object)).flatMap((line) => {
      const { err } = JSON.parse(line) as { err?: { code: string; message: string; stack: string } };
      return err ? [err] : [];
    });
    expect(errors).toMatchObject([
      { code: '23505', message: 'a statement failed' },
      { type: 'TypeError', code: null, message: 'our own words' },
    ]);
    for (const { stack } of errors) expect(stack).toMatch(/^\s+at .*log\.test/m);
  });

  it('is none where none is wanted', () => {
    expect(safeLog(false)).toBe(false);
  });
});
