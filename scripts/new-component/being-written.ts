import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Exists below the root of a project while a new component is written there, with what is generated of it. */
const MARK = '.cache/new-component';
/** Older marks are those of commands that were killed, in milliseconds. */
const MAX_AGE_MS = 60_000;
const PAUSE_MS = 50;

/** Writes a new component; a storybook that runs meanwhile waits for it, and generates nothing itself. */
export async function whileBeingWritten(root: string, write: () => void | Promise<void>): Promise<void> {
  const mark = join(root, MARK);
  mkdirSync(dirname(mark), { recursive: true });
  writeFileSync(mark, '');
  try {
    await write();
  } finally {
    rmSync(mark);
  }
}

const isBeingWritten = (root: string): boolean => {
  const mark = statSync(join(root, MARK), { throwIfNoEntry: false });
  return mark !== undefined && Date.now() - mark.mtimeMs < MAX_AGE_MS;
};

/** Waits until no new component is being written. @returns whether one was */
export async function untilWritten(root: string): Promise<boolean> {
  const wasBeing = isBeingWritten(root);
  while (isBeingWritten(root)) await pause(PAUSE_MS);
  return wasBeing;
}
