import { randomUUID } from 'node:crypto';
import { linkSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { makeDataFolder } from '../../environment/data-folder.ts';
import { identifyThisProcess, livenessOf, type ProcessIdentity } from './process-identity.ts';

/** Another process uses the data folder; opening it twice would lose rows without an error. */
export class DataFolderLockedError extends Error {
  override readonly name = 'DataFolderLockedError';
  readonly pid: number;
  constructor(folder: string, pid: number, file: string, hint: string | null) {
    super(
      `DATA_DIR ${folder} is in use by process ${pid}: stop that process or set another DATA_DIR` +
        (hint ? ` (${hint}; if it is gone, delete ${file})` : ''),
    );
    this.pid = pid;
  }
}

/** A held lock of a data folder. */
export type DataFolderLock = { release(): void };

type LockContent = ProcessIdentity & { released: boolean };

const LOCK = /^forecourt\.lock\.(\d+)$/;

/**
 * Takes the exclusive lock of a data folder, creating the folder when needed.
 *
 * The holder is the process that wrote the file with the highest number. Taking over from a dead holder means to create
 * the next number, which succeeds for exactly one of several candidates; the highest file is never removed, so
 * no process can delete the new lock of another. A live holder is never replaced, however slow it is.
 * @throws DataFolderLockedError when a live process holds it
 * @throws Error when the folder cannot be made or written to
 */
export function lockDataFolder(dataDir: string): DataFolderLock {
  const folder = resolve(dataDir);
  makeDataFolder(folder);
  for (;;) {
    const highest = numbersIn(folder).at(-1) ?? 0;
    if (highest > 0) refuseLiveHolder(folder, fileOf(folder, highest));
    const mine = fileOf(folder, highest + 1);
    if (!createWhole(folder, mine, { ...identifyThisProcess(), released: false })) continue;
    // A slow candidate may have created a number that faster ones had already used and removed.
    if ((numbersIn(folder).at(-1) ?? 0) > highest + 1) {
      rmSync(mine, { force: true });
      continue;
    }
    // Lower numbers belong to dead holders; every process reads only the highest.
    for (const number of numbersIn(folder))
      if (number <= highest) rmSync(fileOf(folder, number), { force: true });
    return { release: () => replaceWhole(folder, mine, { ...identifyThisProcess(), released: true }) };
  }
}

const fileOf = (folder: string, number: number) => join(folder, `forecourt.lock.${number}`);

function numbersIn(folder: string): number[] {
  return readdirSync(folder)
    .flatMap((name) => LOCK.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b);
}

function refuseLiveHolder(folder: string, file: string): void {
  const content = readLock(file);
  if (content === null || content.released) return;
  const liveness = livenessOf(content);
  if (liveness === 'dead') return;
  const hint =
    liveness === 'unknown' ? 'the process belongs to another container and cannot be seen from here' : null;
  throw new DataFolderLockedError(folder, content.pid, file, hint);
}

/** The content of a lock file; null when it was removed meanwhile, which means that another process took over. */
function readLock(file: string): LockContent | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as LockContent;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new Error(`The lock file ${file} cannot be read; delete it if no process uses the folder`, {
      cause: error,
    });
  }
}

function writeAside(folder: string, content: LockContent): string {
  const aside = join(folder, `.lock-${randomUUID()}`);
  writeFileSync(aside, JSON.stringify(content), { mode: 0o600 });
  return aside;
}

/** Creates the file with its content in one step; false when it exists already. */
function createWhole(folder: string, file: string, content: LockContent): boolean {
  const aside = writeAside(folder, content);
  try {
    linkSync(aside, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

function replaceWhole(folder: string, file: string, content: LockContent): void {
  renameSync(writeAside(folder, content), file);
}
