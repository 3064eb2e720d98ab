import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { checkSchemas } from '../../scripts/generate/check-schemas.ts';
import { TYPE_CHECK } from '../../scripts/lib/type-check.mjs';
import { type Changes, copyProject, type ProjectCopy, withChanges } from '../support/project-copy.ts';
import { CONVENTION_VIOLATIONS } from './convention-violations.ts';
import { IMPORT_VIOLATIONS } from './import-violations.ts';

const COPIED = [
  'src',
  'schemas',
  'generated',
  'scripts',
  'server',
  'editor',
  'sites',
  '.storybook',
  'public/media/manifest.json',
  'tests/support',
  'tests/e2e/support',
  'tests/stories/storybook.ts',
  'tsconfig.json',
  'vite.config.ts',
  'package.json',
  '.dependency-cruiser.mjs',
];

let copy: ProjectCopy;
beforeAll(() => {
  copy = copyProject(COPIED);
});
afterAll(() => copy.remove());

const CHECKS = {
  generate: ['scripts/generate/main.ts', '--check'],
  types: TYPE_CHECK,
  imports: [
    'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
    'src',
    'server',
    'editor',
    '--config',
    '.dependency-cruiser.mjs',
    '--output-type',
    'err-long',
  ],
  conventions: ['scripts/check/main.ts'],
} as const;

/** As `withChanges`, in the copy of these tests. */
const changed = <Result>(changes: Changes, work: () => Result | Promise<Result>): Promise<Result> =>
  withChanges(copy, changes, work);

const planted = (changes: Changes, check: keyof typeof CHECKS) =>
  changed(changes, () => copy.run(CHECKS[check]));

const editJson = (edit: (schema: Record<string, Record<string, object>>) => void) => (text: string) => {
  const schema = JSON.parse(text) as Record<string, Record<string, object>>;
  edit(schema);
  return JSON.stringify(schema);
};
const DIVIDER = 'schemas/components/Divider.schema.json';
const THEME = 'schemas/page/theme.schema.json';

// The compiler takes its time when other tests keep the machine busy.
vi.setConfig({ testTimeout: 120_000 });

describe('without a violation', () => {
  it.each(Object.keys(CHECKS) as (keyof typeof CHECKS)[])('the check of %s passes', (check) => {
    const { status, output } = copy.run(CHECKS[check]);
    expect([status, status === 0 ? '' : output]).toEqual([0, '']);
  });
});

describe('a planted violation is found', () => {
  it('[REG-03] when generated files are stale', async () => {
    const { status, output } = await planted(
      { [DIVIDER]: editJson((schema) => Object.assign(schema, { description: 'Another line.' })) },
      'generate',
    );
    expect(status).toBe(1);
    expect(output).toContain('is stale');
  });

  it('when a schema uses a keyword that the project does not know', async () => {
    const { status, output } = await planted(
      {
        [DIVIDER]: editJson((schema) =>
          Object.assign(schema.properties?.thickness ?? {}, { 'x-unheard-of': true }),
        ),
      },
      'generate',
    );
    expect(status).toBe(1);
    expect(output).toContain('x-unheard-of');
  });

  it.each<
    [why: string, path: string, edit: (schema: Record<string, Record<string, object>>) => void, said: string]
  >([
    ...['prefixItems', 'unevaluatedProperties', '$dynamicRef', 'if', 'then'].flatMap(
      (keyword): [string, string, (schema: Record<string, Record<string, object>>) => void, string][] => [
        [
          `a component uses ${keyword}`,
          DIVIDER,
          (s) => Object.assign(s.properties?.thickness ?? {}, { [keyword]: {} }),
          keyword,
        ],
        [
          `a document uses ${keyword}`,
          THEME,
          (s) => Object.assign(s.properties?.general ?? {}, { [keyword]: {} }),
          keyword,
        ],
      ],
    ),
    ['a component has no $id', DIVIDER, (s) => Reflect.deleteProperty(s, '$id'), '$id'],
    ['a document has no $id', THEME, (s) => Reflect.deleteProperty(s, '$id'), '$id'],
    [
      'a property has no title',
      THEME,
      (s) => Reflect.deleteProperty(s.properties?.general ?? {}, 'title'),
      'title',
    ],
    [
      'a property has no description',
      DIVIDER,
      (s) => Reflect.deleteProperty(s.properties?.thickness ?? {}, 'description'),
      'description',
    ],
    [
      'an optional property of a component has no default',
      DIVIDER,
      (s) => Reflect.deleteProperty(s.properties?.thickness ?? {}, 'default'),
      '/thickness needs a default',
    ],
    [
      'an optional property of a document has no default',
      THEME,
      (s) => Reflect.deleteProperty(s.properties?.general ?? {}, 'default'),
      '/general needs a default',
    ],
    [
      'an object is open',
      THEME,
      (s) => Reflect.deleteProperty(s.properties?.general ?? {}, 'additionalProperties'),
      'additionalProperties',
    ],
    [
      'an object says that it is open',
      THEME,
      (s) => Object.assign(s.properties?.general ?? {}, { additionalProperties: true }),
      'additionalProperties',
    ],
  ])('[REG-02] when %s', async (_why, path, edit, said) => {
    await changed({ [path]: editJson(edit) }, () => expect(checkSchemas(copy.folder)).rejects.toThrow(said));
  });

  it('when a text is used by nothing', async () => {
    const { status, output } = await planted(
      {
        'src/runtime/text/locales/en-US.json': editJson((texts) =>
          Object.assign(texts, { spare: { part: 'Spare' } }),
        ),
      },
      'conventions',
    );
    expect(status).toBe(1);
    expect(output).toContain('no code asks for "spare.part"; remove it from all locales');
  });

  it('when visitors would read a word of another country', async () => {
    const { status, output } = await planted(
      {
        'src/runtime/text/locales/es-AR.json': (text) =>
          text.replace('"Buscar un auto"', '"Buscar un coche"'),
        'sites/andes/shared-components/footer.json': (text) => text.replaceAll('Autos para', 'Coches para'),
      },
      'conventions',
    );
    expect(status).toBe(1);
    expect(output).toContain('"search.title" is "Buscar un coche" in es-AR');
    expect(output).toContain('sites/andes/shared-components/footer.json: "Coches para');
  });

  it.each<[why: string, example: object, said: string]>([
    [
      'a misspelt property',
      { name: 'new', title: 'New', props: { thicknes: 2 } },
      'example "new"/thicknes is no property',
    ],
    [
      'a value of another type',
      { name: 'new', title: 'New', props: { thickness: 'a' } },
      'example "new"/thickness must be integer',
    ],
    [
      'the name of another',
      { name: 'line', title: 'Line', props: {} },
      'example "line" has the name of another',
    ],
  ])('when an example has %s', async (_why, example, said) => {
    const add = editJson((schema) => (schema.examples as unknown as object[]).push(example));
    await changed({ [DIVIDER]: add }, () =>
      expect(checkSchemas(copy.folder)).rejects.toThrow(`schemas/components/Divider.schema.json ${said}`),
    );
  });

  it('when an example names an icon that there is not', async () => {
    const add = editJson((schema) =>
      (schema.examples as unknown as object[]).push({
        name: 'new',
        title: 'New',
        props: { name: 'no-such-icon' },
      }),
    );
    await changed({ 'schemas/components/Icon.schema.json': add }, () =>
      expect(checkSchemas(copy.folder)).rejects.toThrow(
        'schemas/components/Icon.schema.json example "new"/name: there is no icon "no-such-icon"',
      ),
    );
  });

  it('when a schema is no JSON, by its name', async () => {
    const { status, output } = await planted({ [DIVIDER]: (text) => text.replace('{', '{,') }, 'generate');
    expect(status).toBe(1);
    expect(output).toContain('schemas/components/Divider.schema.json: ');
  });

  it('when a reference leads nowhere, by the name of its file', async () => {
    const { status, output } = await planted(
      { [DIVIDER]: (text) => text.replace('$defs/color', '$defs/colour') },
      'generate',
    );
    expect(status).toBe(1);
    expect(output).toContain(
      'schemas/components/Divider.schema.json /properties/color/$ref is "formats.schema.json#/$defs/colour"; write "formats.schema.json#/$defs/" and one of textKey, ',
    );
  });

  it('when a schema has no renderer', async () => {
    const { status, output } = await planted(
      { 'src/site/registry.ts': (text) => text.replace(/ {2}Divider: .*\n/, '') },
      'types',
    );
    expect(status).not.toBe(0);
    expect(output).toContain("'Divider' is missing");
  });

  it('when a renderer has no schema', async () => {
    const { status, output } = await planted(
      {
        'src/site/registry.ts': (text) =>
          text
            .replace('  Divider:', '  Ornament:')
            .replace(
              '} satisfies',
              "  Divider: () => import('../components/divider/index.ts'),\n} satisfies",
            ),
      },
      'types',
    );
    expect(status).not.toBe(0);
    expect(output).toContain("'Ornament' does not exist");
  });

  describe('in the import rules:', () => {
    let output = '';
    // All at once, for one run of the rules takes seconds.
    beforeAll(async () => {
      const changes = IMPORT_VIOLATIONS.map(
        ([, , path, line]) => [path, (text: string) => `${line}\n${text}`] as const,
      );
      const result = await planted(Object.fromEntries(changes), 'imports');
      expect(result.status).not.toBe(0);
      output = result.output;
    });

    it.each(IMPORT_VIOLATIONS)('%s', (_what, rule, path) => {
      expect(output).toContain(`error ${rule}: ${path} `);
    });

    it('of every rule that is written out', () => {
      const planted = new Set<string>(IMPORT_VIOLATIONS.map(([, rule]) => rule));
      const rules = readFileSync(join(copy.folder, '.dependency-cruiser.mjs'), 'utf8');
      const names = [...rules.matchAll(/\bname: '([a-z-]+)'/g)].map(([, name = '']) => name);
      expect(names.length).toBeGreaterThan(5);
      expect(names.filter((name) => !planted.has(name))).toEqual([]);
    });

    it('with the reason of the rule', () => {
      expect(output).toContain('What two components share belongs in src/ui.');
    });
  });

  describe('in the conventions:', () => {
    let status: number | null;
    let output = '';
    beforeAll(async () => {
      const paths = [...new Set(CONVENTION_VIOLATIONS.map(([, path]) => path))];
      const changes = paths.map((path) => {
        const lines = CONVENTION_VIOLATIONS.filter(([, at]) => at === path).map(([, , line]) => line);
        return [path, (text: string) => [text, ...lines, ''].join('\n')] as const;
      });
      ({ status, output } = await planted(Object.fromEntries(changes), 'conventions'));
    });

    it.each(CONVENTION_VIOLATIONS)('%s', (_what, _path, _line, said) => {
      expect(status).toBe(1);
      expect(output).toContain(said);
    });
  });
});
