import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nextChange, repeat } from './watch-files.mjs';

describe('a change of files', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'forecourt-watch-'));
    for (const name of ['src/ui', 'tests']) mkdirSync(join(folder, name), { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it.each(['src/ui/price.ts', 'tests/price.test.ts'])('is that of %s below the folders', async (name) => {
    const onChange = vi.fn();
    const change = nextChange([join(folder, 'src'), join(folder, 'tests')]).then(onChange);
    // Longer than what comes together counts as one change.
    await pause(500);
    expect(onChange).not.toHaveBeenCalled();
    writeFileSync(join(folder, name), 'one');
    await change;
    expect(onChange).toHaveBeenCalledOnce();
  });
});

describe('work that is repeated', () => {
  /** Changes of files, made by a test; the last one ends the repetition. */
  function open() {
    const log: string[] = [];
    const changes: { resolve: () => void; reject: (error: Error) => void }[] = [];
    const change = () => new Promise<void>((resolve, reject) => changes.push({ resolve, reject }));
    const say = (line: string) => void log.push(line);
    return { log, say, change, changes };
  }
  const END = new Error('the test ends');

  it('is done again after each change, and after one that came meanwhile', async () => {
    const { log, say, change, changes } = open();
    let runs = 0;
    const work = async () => {
      log.push(`run ${(runs += 1)}`);
      if (runs < 3) changes.at(-1)?.resolve();
      else changes.at(-1)?.reject(END);
    };
    await expect(repeat(work, change, say)).rejects.toBe(END);
    expect(log).toEqual(['run 1', 'run 2', 'run 3'].flatMap((run) => [run, 'Waiting for a change']));
  });

  it('waits until there is one', async () => {
    const { log, say, change, changes } = open();
    const ended = repeat(async () => log.push('run'), change, say);
    await expect.poll(() => log).toEqual(['run', 'Waiting for a change']);
    changes[0]?.resolve();
    await expect.poll(() => log.length).toBe(4);
    changes[1]?.reject(END);
    await expect(ended).rejects.toBe(END);
  });

  it('goes on after a failure, which it says', async () => {
    const { log, say, change, changes } = open();
    let runs = 0;
    const work = async () => {
      runs += 1;
      if (runs === 1) changes[0]?.resolve();
      else changes[1]?.reject(END);
      throw new Error(`failure ${runs}`);
    };
    await expect(repeat(work, change, say)).rejects.toBe(END);
    expect(log).toEqual(['failure 1', 'Waiting for a change', 'failure 2', 'Waiting for a change']);
  });
});
