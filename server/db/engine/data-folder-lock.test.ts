import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { DataFolderLockedError, lockDataFolder } from './data-folder-lock.ts';
import { identifyThisProcess, type ProcessIdentity } from './process-identity.ts';

const folders: string[] = [];
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-lock-'));
  folders.push(folder);
  return folder;
};
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const holder = (changes: Partial<ProcessIdentity & { released: boolean }>) =>
  JSON.stringify({ ...identifyThisProcess(), released: false, ...changes });
const deadPid = () => spawnSync(process.execPath, ['-e', '']).pid;
const locksIn = (folder: string) => readdirSync(folder).filter((name) => name.includes('lock'));

describe('the lock of a data folder', () => {
  it('refuses a second holder and names the process', () => {
    const folder = newFolder();
    lockDataFolder(folder);
    expect(() => lockDataFolder(folder)).toThrow(DataFolderLockedError);
    expect(() => lockDataFolder(folder)).toThrow(`in use by process ${process.pid}`);
  });

  it('is free again after its release', () => {
    const folder = newFolder();
    lockDataFolder(folder).release();
    expect(() => lockDataFolder(folder)).not.toThrow();
    expect(locksIn(folder)).toEqual(['forecourt.lock.2']);
  });

  it.each<[why: string, changes: () => Partial<ProcessIdentity>]>([
    ['whose process ended', () => ({ pid: deadPid() })],
    ['whose number went to a later process', () => ({ startTicks: '1' })],
    ['from before the machine was started', () => ({ bootId: 'earlier', pidNamespace: 'other' })],
  ])('is taken over from a holder %s', (_why, changes) => {
    const folder = newFolder();
    writeFileSync(join(folder, 'forecourt.lock.7'), holder(changes()));
    lockDataFolder(folder);
    expect(locksIn(folder)).toEqual(['forecourt.lock.8']);
    expect(JSON.parse(readFileSync(join(folder, 'forecourt.lock.8'), 'utf8'))).toMatchObject({
      pid: process.pid,
    });
  });

  it.each<[why: string, changes: Partial<ProcessIdentity>]>([
    ['that runs', { pid: process.ppid, startTicks: null }],
    ['in another container, which cannot be seen', { pid: deadPid(), pidNamespace: 'pid:[1]' }],
  ])('is never taken from a holder %s', (_why, changes) => {
    const folder = newFolder();
    writeFileSync(join(folder, 'forecourt.lock.7'), holder(changes));
    expect(() => lockDataFolder(folder)).toThrow(DataFolderLockedError);
    expect(locksIn(folder)).toEqual(['forecourt.lock.7']);
  });

  it('says which file to delete when a lock cannot be read', () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'forecourt.lock.1'), '{');
    expect(() => lockDataFolder(folder)).toThrow('forecourt.lock.1');
  });
});
