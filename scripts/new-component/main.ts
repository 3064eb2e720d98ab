// `npm run new:component PriceTag -- --island`: writes a component that passes every check, to be made into another.
import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { whileBeingWritten } from './being-written.ts';
import { chosenKind } from './chosen-kind.ts';
import { componentFiles } from './component-files.ts';
import { componentNames } from './component-names.ts';
import { withDataStatesLine, withRegistryLine } from './registry-lines.ts';
import { EDITOR_LANGUAGES, withNewTexts, withSharedTitle } from './schema-texts.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const REGISTRY = 'src/site/registry.ts';
const DATA_STATES = '.storybook/data-states.ts';
const SHARED_TEXTS = 'scripts/check/shared-texts.json';

/** Formats files as `npm run check` wants them. */
const format = (files: Iterable<string>) =>
  promisify(execFile)(
    process.execPath,
    [join(root, 'node_modules/@biomejs/biome/bin/biome'), 'format', '--write', ...files],
    { cwd: root },
  );

function write(texts: ReadonlyMap<string, string>) {
  for (const [file, text] of texts) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

try {
  const { name, kind } = chosenKind(process.argv.slice(2), process.env);
  const names = componentNames(name);
  const files = componentFiles(names, kind);
  const picture = `editor/palette/pictures/${names.name}.avif`;
  const taken = [...files.keys()].filter((file) => existsSync(join(root, file)));
  if (taken.length > 0) throw new Error(`there is already ${taken.join(', ')}`);
  const schema = [...files.values()][0] ?? '';
  const shown = [...schema.matchAll(/"(?:title|description)": "([^"]+)"/g)].map(([, text]) => text as string);
  const changed = new Map([
    [REGISTRY, withRegistryLine(read(REGISTRY), names)],
    ...(kind === 'data' ? [[DATA_STATES, withDataStatesLine(read(DATA_STATES), names)] as const] : []),
    ...EDITOR_LANGUAGES.map((language) => {
      const file = `editor/locales/schemas/${language}.json`;
      return [file, json(withNewTexts(JSON.parse(read(file)), language, names.title, shown))] as const;
    }),
    [SHARED_TEXTS, json(withSharedTitle(JSON.parse(read(SHARED_TEXTS)), names.title))],
  ]);
  await whileBeingWritten(root, async () => {
    write(files);
    // The generator is loaded while the schema is formatted, which it reads after that.
    const [{ writeGenerated }] = await Promise.all([
      import('../generate/generated-files.ts'),
      format(files.keys()),
    ]);
    await writeGenerated(root);
    // With what was generated: of these, a running storybook loads its page anew, and so does it once.
    write(changed);
    await format(changed.keys());
    // Lines of text, until its own is taken.
    copyFileSync(join(import.meta.dirname, 'picture.avif'), join(root, picture));
  });
  console.log([...files.keys(), ...changed.keys(), picture].map((file) => `  ${file}`).join('\n'));
  console.log(`${names.name} is registered. Its examples are its stories: npm run storybook`);
  console.log(
    'Its title in the other languages of the editor is to be translated in editor/locales/schemas.',
  );
  console.log(
    'Its picture in the palette of the editor is one of any component until it is taken: npm run palette-pictures',
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
