import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { componentNames, withRegistryLine } from './component-files.ts';

const root = join(import.meta.dirname, '../..');

it.each([
  ['PriceTag', 'price-tag', 'Price tag'],
  ['Map', 'map', 'Map'],
  ['CallToAction', 'call-to-action', 'Call to action'],
])('calls %s %s in files and "%s" in lists', (name, kebab, title) => {
  expect(componentNames(name)).toEqual({ name, kebab, title });
});

it.each(['', 'priceTag', 'Price-Tag', 'FAQ', 'Tag2', '../Tag'])('refuses the name "%s"', (name) => {
  expect(() => componentNames(name)).toThrow(RangeError);
});

const REGISTRY = [
  'export const registry = {',
  "  Button: () => import('../components/button/index.ts'),",
  "  SearchForm: () => import('../components/search-form/index.ts'),",
  '} satisfies ComponentRegistry;',
].join('\n');

it.each([
  ['Accordion', 1],
  ['PriceTag', 2],
  ['Tabs', 3],
])('registers %s in the order of names', (name, line) => {
  expect(withRegistryLine(REGISTRY, componentNames(name)).split('\n')[line]).toContain(`  ${name}: () =>`);
});

it('does not register a name twice', () => {
  expect(() => withRegistryLine(REGISTRY, componentNames('Button'))).toThrow('registered already');
});

describe('[REG-12] a new component', () => {
  const COPIED = ['schemas', 'generated', 'src', 'server', 'scripts', 'tests', '.storybook'];
  const SETTINGS = [
    'package.json',
    'tsconfig.json',
    'biome.json',
    '.oxlintrc.json',
    '.dependency-cruiser.mjs',
  ];
  const CONFIGS = ['vite.config.ts', 'vitest.config.ts', 'public/media/manifest.json'];
  let copy: string;

  const node = (...args: string[]) => {
    const { VITEST: _inside, ...env } = process.env;
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: copy,
      env,
      encoding: 'utf8',
    });
    return { status, output: stdout + stderr };
  };
  const bin = (path: string) => join('node_modules', path);

  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'forecourt-new-component-'));
    for (const path of [...COPIED, ...SETTINGS, ...CONFIGS])
      cpSync(join(root, path), join(copy, path), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  });

  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it('is written by one command', () => {
    expect(node('scripts/new-component/main.ts', 'PriceTag')).toMatchObject({ status: 0 });
    const manifest = JSON.parse(readFileSync(join(copy, 'generated/components/manifest.json'), 'utf8'));
    expect(manifest.PriceTag.examples).toHaveLength(3);
  });

  it.each([
    ['generated files are fresh', () => node('scripts/generate/main.ts', '--check')],
    ['types', () => node(bin('typescript/bin/tsc'), '--noEmit', '-p', '.')],
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
    [
      'its own and the conformance tests',
      () =>
        node(
          bin('vitest/vitest.mjs'),
          'run',
          '--project',
          'unit',
          'price-tag',
          'tests/conformance',
          '.storybook',
        ),
    ],
  ])(
    'passes: %s',
    (_check, check) => {
      const { status, output } = check();
      expect(status, output).toBe(0);
    },
    120_000,
  );

  it('is not written over another', () => {
    const before = readFileSync(join(copy, 'src/site/registry.ts'), 'utf8');
    expect(node('scripts/new-component/main.ts', 'PriceTag')).toMatchObject({ status: 1 });
    expect(readFileSync(join(copy, 'src/site/registry.ts'), 'utf8')).toBe(before);
  });
});
