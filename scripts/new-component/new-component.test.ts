import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyProject, type ProjectCopy } from '../../tests/support/project-copy.ts';
import { TYPE_CHECK } from '../lib/type-check.mjs';
import { componentNames, withRegistryLine } from './component-files.ts';

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
  let copy: ProjectCopy;
  const node = (...args: string[]) => copy.run(args);
  const bin = (path: string) => join('node_modules', path);

  beforeAll(() => {
    copy = copyProject([...COPIED, ...SETTINGS, ...CONFIGS]);
  });

  afterAll(() => copy.remove());

  it('is written by one command', () => {
    expect(node('scripts/new-component/main.ts', 'PriceTag')).toMatchObject({ status: 0 });
    const manifest = JSON.parse(
      readFileSync(join(copy.folder, 'generated/components/manifest.json'), 'utf8'),
    );
    expect(manifest.PriceTag.examples).toHaveLength(3);
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
    [
      'its own and the conformance tests',
      () =>
        node(
          bin('vitest/vitest.mjs'),
          'run',
          '--project',
          'unit',
          'price-tag',
          'tests/conformance/components',
          'tests/conformance/common-properties',
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
    const before = readFileSync(join(copy.folder, 'src/site/registry.ts'), 'utf8');
    expect(node('scripts/new-component/main.ts', 'PriceTag')).toMatchObject({ status: 1 });
    expect(readFileSync(join(copy.folder, 'src/site/registry.ts'), 'utf8')).toBe(before);
  });
});
