import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TYPE_CHECK } from '../../scripts/lib/type-check.mjs';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';

describe.each(['', '--island', '--slots', '--data'])('[REG-12] a new component %s', (option) => {
  const options = option ? [option] : [];
  const COPIED = [
    'schemas',
    'generated',
    'src',
    'server',
    'editor',
    'sites',
    'scripts',
    'tests',
    '.storybook',
    'docs',
    'public',
  ];
  const SETTINGS = [
    'package.json',
    'tsconfig.json',
    'biome.json',
    '.oxlintrc.json',
    '.dependency-cruiser.mjs',
  ];
  const CONFIGS = ['vite.config.ts', 'vitest.config.ts'];
  let copy: ProjectCopy;
  const node = (...args: string[]) => copy.run(args);
  const bin = (path: string) => join('node_modules', path);
  const test = (project: string, ...args: string[]) =>
    node(bin('vitest/vitest.mjs'), 'run', '--project', project, ...args);

  beforeAll(() => {
    copy = copyProject([...COPIED, ...SETTINGS, ...CONFIGS]);
  });

  afterAll(() => copy.remove());

  it('is written by one command', () => {
    expect(node('scripts/new-component/main.ts', 'PriceTag', ...options)).toMatchObject({ status: 0 });
    const manifest = JSON.parse(
      readFileSync(join(copy.folder, 'generated/components/manifest.json'), 'utf8'),
    );
    expect(manifest.PriceTag.examples).toHaveLength(options.includes('--data') ? 2 : 3);
  });

  it.each([
    ['generated files are fresh', () => node('scripts/generate/main.ts', '--check')],
    ['types', () => node(...TYPE_CHECK)],
    ['lint', () => node(bin('oxlint/bin/oxlint'), '--deny-warnings', 'src/components/price-tag', 'src/site')],
    [
      'format',
      () =>
        node(
          bin('@biomejs/biome/bin/biome'),
          'format',
          'src/components/price-tag',
          'src/site/registry.ts',
          'schemas/components/PriceTag.schema.json',
        ),
    ],
    [
      'import rules',
      () =>
        node(
          bin('dependency-cruiser/bin/dependency-cruise.mjs'),
          'src/components/price-tag',
          '--config',
          '.dependency-cruiser.mjs',
        ),
    ],
    ['conventions', () => node('scripts/check/main.ts')],
    ['its own tests and those of the stories', () => test('dom', 'price-tag', '.storybook')],
    ['every conformance test', () => test('dom', 'tests/conformance')],
    ['its texts in the editor', () => node(bin('vitest/vitest.mjs'), 'run', 'editor/locales/schema-texts')],
    // Only one with an interactive part has a test of its hydration.
    ['its hydration in a browser', () => test('hydration', '--passWithNoTests', 'tests/hydration/price-tag')],
    [
      'its keys, and its texts without scripts, in a browser',
      () => test('hydration', 'tests/hydration/every-', '-t', String.raw`\bPriceTag\b`),
    ],
    // The test runner's environment would build what is meant for development.
    [
      'the build of the editor',
      () =>
        node(
          '--import',
          'data:text/javascript,process.env.NODE_ENV="production"',
          bin('vite/bin/vite.js'),
          'build',
          '--config',
          'editor/vite.config.ts',
        ),
    ],
    ['the budgets of bytes', () => node('scripts/check/budgets.ts')],
  ])(
    'passes: %s',
    (_check, check) => {
      const { status, output } = check();
      expect(status, output).toBe(0);
    },
    400_000,
  );

  it('is not written over another', () => {
    const before = readFileSync(join(copy.folder, 'src/site/registry.ts'), 'utf8');
    expect(node('scripts/new-component/main.ts', 'PriceTag')).toMatchObject({ status: 1 });
    expect(readFileSync(join(copy.folder, 'src/site/registry.ts'), 'utf8')).toBe(before);
  });
});
