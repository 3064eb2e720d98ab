import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type StageResult, tallied } from './tally.mjs';

let printed = '';
beforeEach(() => {
  printed = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

const STAGES: readonly StageResult[] = [
  { code: 0, passed: 3, failed: 0 },
  { code: 1 },
  { code: 1, passed: 5, failed: 2 },
  { code: 0 },
];

/** Runs the stages one after the other. @returns the exit code, and how many were begun */
async function run(bail: boolean, stages = STAGES) {
  let begun = 0;
  const code = await tallied(
    async (tally) => {
      for (const result of stages) {
        begun += 1;
        tally.add(result);
      }
    },
    { bail },
  );
  return { code, begun };
}

describe('the stages of a check', () => {
  it('are all done and added up', async () => {
    expect(await run(false)).toEqual({ code: 1, begun: 4 });
    expect(printed).toBe('9 passed, 3 failed\n');
  });

  it('end at the first that failed, with --bail', async () => {
    expect(await run(true)).toEqual({ code: 1, begun: 2 });
    expect(printed).toBe('3 passed, 1 failed\n');
  });

  it.each([true, false])('pass when all of them do (--bail: %s)', async (bail) => {
    expect(await run(bail, [{ code: 0 }, { code: 0, passed: 2 }])).toEqual({ code: 0, begun: 2 });
  });

  it('that cannot be done fail by their own error', async () => {
    const broken = tallied(() => Promise.reject(new Error('no such component')), { bail: true });
    await expect(broken).rejects.toThrow('no such component');
  });
});
