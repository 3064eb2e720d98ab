import { createChallenge, verifySolution } from 'altcha-lib/v1';
import { expect, it, vi } from 'vitest';
import type { Challenge } from '../../api/wire/contact-entry.ts';
import { createCaptchaSolver } from './solve-challenge.ts';

const KEY = 'key of the test';
const MAX_NUMBER = 20;

/** A task as servers set it, whose solution is a small number. */
async function task(): Promise<Challenge> {
  const algorithm = 'SHA-256';
  const set = await createChallenge({ algorithm, hmacKey: KEY, number: 7, maxnumber: MAX_NUMBER });
  const { challenge, salt, signature } = set;
  return { algorithm, challenge, salt, signature, maxNumber: MAX_NUMBER };
}

/** A solver, and how often it was set a task; `responses` come before tasks that can be solved. */
function solverOf(...responses: (() => Promise<Challenge>)[]) {
  const challenge = vi.fn(() => (responses.shift() ?? task)());
  const send = () => Promise.reject(new Error('a solver sends nothing'));
  return { ...createCaptchaSolver({ challenge, send }), challenge };
}

const isSolved = (solution: string) => verifySolution(btoa(solution), KEY);

it('gives a solution that the server accepts', async () => {
  const { take } = solverOf();
  expect(await isSolved(await take())).toBe(true);
});

it('asks for one task however often it is prepared, and for another one after its solution was taken', async () => {
  const { prepare, take, challenge } = solverOf();
  prepare();
  prepare();
  const first = await take();
  expect(challenge).toHaveBeenCalledTimes(1);
  const second = await take();
  expect(challenge).toHaveBeenCalledTimes(2);
  expect(second).not.toBe(first);
  expect(await isSolved(second)).toBe(true);
});

it('asks again after a preparation that failed, of which nobody is told', async () => {
  const { prepare, take, challenge } = solverOf(() => Promise.reject(new Error('offline')));
  // While a task is being solved, preparing again does nothing.
  await vi.waitFor(() => {
    prepare();
    expect(challenge).toHaveBeenCalledTimes(2);
  });
  expect(await isSolved(await take())).toBe(true);
  expect(challenge).toHaveBeenCalledTimes(2);
});

it('rejects when no task is set, and asks again the next time', async () => {
  const { take } = solverOf(() => Promise.reject(new Error('offline')));
  await expect(take()).rejects.toThrow('offline');
  expect(await isSolved(await take())).toBe(true);
});

it('gives an empty solution of a task that has none, which the server refuses', async () => {
  const { take } = solverOf(async () => ({ ...(await task()), maxNumber: 3 }));
  expect(await take()).toBe('');
});

it('keeps the task that was begun while the one before it, already taken, fails', async () => {
  let fail = (_error: Error) => {};
  const { prepare, take, challenge } = solverOf(
    () =>
      new Promise((_resolve, reject) => {
        fail = reject;
      }),
  );
  prepare();
  const lost = take();
  prepare();
  fail(new Error('offline'));
  await expect(lost).rejects.toThrow('offline');
  expect(await isSolved(await take())).toBe(true);
  expect(challenge).toHaveBeenCalledTimes(2);
});
