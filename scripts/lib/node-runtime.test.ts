import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installPackages } from './node-runtime.mjs';

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
  it('include what builds it, where NODE_ENV says production too', () => {
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
