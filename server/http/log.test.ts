import { DrizzleQueryError } from 'drizzle-orm/errors';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { safeLog } from './log.ts';

const VISITOR = '203.0.113.7';
const CANARY = 'canary@example.com';
const failed = () =>
  new DrizzleQueryError(
    'insert into booking values ($1)',
    [CANARY],
    Object.assign(new Error('duplicate key'), { code: '23505', detail: `Key (email)=(${CANARY})` }),
  );

/** What a server with these logger options writes of one failed request, in which these are thrown. */
async function linesOf(
  options: object,
  thrown: readonly unknown[] = [failed(), new TypeError('our own words')],
): Promise<string[]> {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const app = fastify({ logger: { ...options, level: 'trace', stream } as unknown as boolean });
  app.get('/', (request) => {
    for (const err of thrown) request.log.error({ err }, 'request failed');
    return {};
  });
  await app.inject({ url: `/?email=${CANARY}`, remoteAddress: VISITOR });
  await app.close();
  return lines;
}

/** What is written under `error` of a warning with these details. */
async function detailsOf(details: object): Promise<unknown[]> {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const app = fastify({ logger: safeLog({ stream }) as unknown as boolean });
  app.log.warn(details, 'component failed');
  await app.close();
  return lines.map((line) => (JSON.parse(line) as { error: unknown }).error);
}

const errorsOf = (lines: readonly string[]) =>
  lines.flatMap((line) => {
    const { err } = JSON.parse(line) as { err?: { code: string; message: string; stack: string } };
    return err ? [err] : [];
  });

describe('the log', () => {
  it('holds no value of a failed statement and no query of an address, which it otherwise would', async () => {
    const leaks = (lines: readonly string[]) => lines.filter((line) => line.includes(CANARY)).length;
    expect(leaks(await linesOf({}))).toBeGreaterThan(1);
    const lines = await linesOf(safeLog(true) as object);
    expect(lines.length).toBeGreaterThan(2);
    expect(leaks(lines)).toBe(0);
  });

  it('does not say where a visitor’s request came from, which it otherwise would', async () => {
    const linesWith = (lines: readonly string[]) => lines.filter((line) => line.includes(VISITOR)).length;
    expect(linesWith(await linesOf({}))).toBeGreaterThan(0);
    expect(linesWith(await linesOf(safeLog(true) as object))).toBe(0);
  });

  it('logs what failed and where', async () => {
    const errors = errorsOf(await linesOf(safeLog({}) as object));
    expect(errors).toMatchObject([
      { code: '23505', message: 'a statement failed' },
      { type: 'TypeError', code: null, message: 'our own words' },
    ]);
    for (const { stack } of errors) expect(stack).toMatch(/^\s+at .*log\.test/m);
  });

  it.each<[what: string, thrown: unknown, expected: object]>([
    ['a text', 'our own words', { type: 'string', message: 'our own words' }],
    ['nothing', null, { type: 'object', message: 'null' }],
    ['an object that is no error', { code: 'E1' }, { type: 'object', code: 'E1', message: '' }],
  ])('says what failed where %s was thrown', async (_what, thrown, expected) => {
    expect(errorsOf(await linesOf(safeLog({}) as object, [thrown]))).toMatchObject([expected]);
  });

  it('says what failed, and why, where an error is logged as a detail', async () => {
    const cause = new RangeError('the reason');
    const error = new TypeError('our own words', { cause });
    const [logged] = await detailsOf({ error });
    expect(logged).toMatchObject({
      type: 'TypeError',
      message: 'our own words',
      cause: { type: 'RangeError', message: 'the reason' },
    });
    expect((logged as { stack: string }).stack).toMatch(/^\s+at .*log\.test/m);
    expect(await detailsOf({ error: failed() })).toMatchObject([{ message: 'a statement failed' }]);
    expect(await detailsOf({ error: 'ETIMEDOUT' })).toEqual(['ETIMEDOUT']);
  });

  it('ends where an error is its own cause', async () => {
    const error = new Error('round');
    error.cause = error;
    expect(await detailsOf({ error })).toMatchObject([{ message: 'round' }]);
  });

  it('is none where none is wanted', () => {
    expect(safeLog(false)).toBe(false);
  });
});
