import { describe, expect, it } from 'vitest';
import { CallRefusal } from '../api/calls/call-refusal.ts';
import { createCallRunner } from './run-call.ts';

/** Runs work that fails with the given errors in turn, then succeeds. */
function open(...errors: readonly Error[]) {
  const ending = new AbortController();
  const reports: unknown[] = [];
  let runs = 0;
  const work = async () => {
    const error = errors[(runs += 1) - 1];
    if (error) throw error;
    return 'done';
  };
  const runner = createCallRunner(ending.signal, (error) => reports.push(error));
  return { ...runner, work, ending, reports, runs: () => runs };
}
const refusal = new CallRefusal('unknownModel', { errors: { a: 'b' } });
const broken = new Error('connection lost');

describe('a call in process', () => {
  it('that is refused rejects with the status, code and body of the refusal, and is not run again', async () => {
    const { read, work, runs, reports } = open(refusal);
    await expect(read(work)).rejects.toMatchObject({
      name: 'ApiError',
      status: 404,
      code: 'unknownModel',
      body: refusal.body,
    });
    expect([runs(), reports]).toEqual([1, []]);
  });

  it('that reads is run once more after a failure, which is reported and not shown', async () => {
    const once = open(broken);
    expect(await once.read(once.work)).toBe('done');
    expect(once.reports).toEqual([broken]);
    const twice = open(broken, broken);
    await expect(twice.read(twice.work)).rejects.toMatchObject({
      status: 500,
      message: 'the product API failed',
    });
    expect(twice.runs()).toBe(2);
  });

  it('that books is never run again', async () => {
    const { run, work, runs } = open(broken);
    await expect(run(work)).rejects.toMatchObject({ status: 500 });
    expect(runs()).toBe(1);
  });

  it.each(['deadline', 'signal'] as const)(
    'that never ends rejects at the %s, and is not run again',
    async (by) => {
      const { read, ending } = open();
      const leaving = new AbortController();
      let runs = 0;
      const call = read(() => {
        runs += 1;
        return new Promise(() => undefined);
      }, leaving.signal);
      (by === 'deadline' ? ending : leaving).abort(new Error('too late'));
      await expect(call).rejects.toMatchObject({ name: 'ApiError', status: 0 });
      expect(runs).toBe(1);
    },
  );
});
