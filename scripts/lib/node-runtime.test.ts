import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { missingPackages } from './complete-lock.mjs';
import { findNode, installPackages, isNewEnough, nodePackage, refuseOldNode } from './node-runtime.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'forecourt-install-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
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

describe('npm', () => {
  /** Puts an npm in the place of the real one, which notes its arguments. @returns a Node beside it */
  function plantNpm(): string {
    mkdirSync(join(root, 'bin'));
    const [folder, called] = [join(root, 'bin'), join(root, 'called')];
    writeFileSync(join(folder, 'npm'), `#!/bin/sh\necho "$1" >> "${called}"\n`, { mode: 0o755 });
    vi.stubEnv('PATH', `${folder}:${process.env.PATH}`);
    return join(folder, 'node');
  }
  const calls = () => readFileSync(join(root, 'called'), 'utf8').trim().split('\n');

  it('installs the packages of the lock file and no newer ones', () => {
    write('package-lock.json', { packages: {} });
    installPackages(root, plantNpm(), () => undefined);
    expect(calls()).toEqual(['ci']);
  });

  it('fetches the Node of the lock file and no newer one', () => {
    const name = nodePackage(process.platform, process.arch);
    mkdirSync(join(root, 'scripts/node'), { recursive: true });
    write('scripts/node/package.json', {});
    write('scripts/node/package-lock.json', {
      packages: { [`node_modules/${name}`]: { version: '24.0.0' } },
    });
    plantNpm();
    vi.spyOn(process, 'version', 'get').mockReturnValue('v20.20.2');
    // The planted npm fetches nothing.
    expect(() => findNode(root, () => undefined)).toThrow('Node 24.0.0 could not be fetched');
    expect(calls()).toEqual(['ci']);
  });
});

const PROJECT = join(import.meta.dirname, '../..');
const LOCKED = globSync('scripts/*/package-lock.json', { cwd: PROJECT }).map(dirname).toSorted();
const lockOf = (folder: string) =>
  JSON.parse(readFileSync(join(PROJECT, folder, 'package-lock.json'), 'utf8'));

describe.each(['.', ...LOCKED])('the lock file of %s', (folder) => {
  it('names the optional packages of every platform, without which `npm ci` refuses it', () => {
    expect(Object.keys(missingPackages(lockOf(folder)))).toEqual([]);
  });

  it('names no registry', () => {
    expect(JSON.stringify(lockOf(folder))).not.toContain('"resolved":"http');
  });
});

/** Platforms for which a Node is fetched. */
const PLATFORMS = [
  ['darwin', 'arm64'],
  ['darwin', 'x64'],
  ['linux', 'arm64'],
  ['linux', 'x64'],
  ['win32', 'x64'],
] as const;

describe('the Node that is fetched', () => {
  const { '': project, ...packages } = lockOf('scripts/node').packages;

  it.each(PLATFORMS)('for %s on %s is pinned in its version and by its integrity', (platform, arch) => {
    const name = nodePackage(platform, arch);
    const { version, integrity, os, cpu } = packages[`node_modules/${name}`];
    expect(version).toBe(project.optionalDependencies[name]);
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(isNewEnough(version)).toBe(true);
    expect(integrity).toMatch(/^sha512-[A-Za-z0-9+/]{86}==$/);
    expect([os, cpu].flat()).toEqual([platform, arch]);
  });

  it('is there for these platforms and no others', () => {
    const names = PLATFORMS.map(([platform, arch]) => nodePackage(platform, arch)).toSorted();
    expect(Object.keys(project.optionalDependencies).toSorted()).toEqual(names);
    expect(Object.keys(packages).toSorted()).toEqual(names.map((name) => `node_modules/${name}`));
  });
});

describe('an older Node', () => {
  it('runs every command that is documented: it cannot load TypeScript, and `npm run` brings a newer one', () => {
    const files = globSync(
      [
        'README.md',
        'docs/**/*.md',
        '.storybook/**/*.mdx',
        '{scripts,server,src,editor,tests}/**/*.{mjs,ts,tsx}',
      ],
      { cwd: PROJECT, exclude: (name) => name.includes('node_modules') },
    );
    const commands = files.flatMap((file) =>
      [...readFileSync(join(PROJECT, file), 'utf8').matchAll(/\bnode [\w./-]+\.tsx?\b/g)].map(
        ([command]) => `${file}: ${command}`,
      ),
    );
    expect(files.length).toBeGreaterThan(1000);
    expect(commands).toEqual([]);
  });

  it('is refused with one line that says what to do', () => {
    const exit = vi.spyOn(process, 'exit').mockImplementation((() => undefined) as never);
    const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    vi.spyOn(process, 'version', 'get').mockReturnValue('v22.21.0');
    refuseOldNode();
    expect(exit).toHaveBeenCalledWith(1);
    expect(write).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^Node v22\.21\.0 is older than 24: use `npm run check`.*\n$/),
    );
  });
});
