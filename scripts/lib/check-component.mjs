// What concerns one component, in seconds: `npm run check -- Divider`.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { buildStorybook } from './build.mjs';
import { CONVENTIONS, format, GENERATION, importRules, lint, runNode } from './checks.mjs';
import { stage } from './stages.mjs';
import { node, path, root } from './task.mjs';
import { TYPE_CHECK } from './type-check.mjs';
import { vitest } from './vitest.mjs';

const SCHEMA = '.schema.json';
/** Whether what the schema says is there in the languages of the editor. */
const SCHEMA_TEXTS = 'editor/locales/schema-texts.test.ts';

/**
 * The type of a component, if it is named exactly. @throws Error with what to type otherwise
 * @param {readonly string[]} types of all components
 */
export function componentType(given, types) {
  const plain = (name) => name.replaceAll('-', '').toLowerCase();
  const found = types.find((type) => plain(type) === plain(given));
  if (found === given) return given;
  throw new Error(
    found
      ? `there is no component "${given}": npm run check -- ${found}`
      : `there is no component "${given}": npm run check -- ${types.join(' | ')}`,
  );
}

/** The folder of a component, as its line in the registry names it. */
function folderOf(given) {
  const types = readdirSync(path('schemas/components')).map((file) => file.replace(SCHEMA, ''));
  // Schemas that components share begin with a small letter.
  const name = componentType(
    given,
    types.filter((type) => /^[A-Z]/.test(type)),
  );
  const registry = readFileSync(path('src/site/registry.ts'), 'utf8');
  const [, folder] =
    new RegExp(`\\b${name}: \\(\\) => import\\('\\.\\./([^']+)/index\\.ts'\\)`).exec(registry) ?? [];
  if (folder) return `src/${folder}`;
  throw new Error(`${name} has a schema and no line in src/site/registry.ts`);
}

/** Schema, generation, types, rules, tests and stories of one component. */
export async function checkComponent(name, tally) {
  const folder = folderOf(name);
  const schema = `schemas/components/${name}${SCHEMA}`;
  const judge = async (title, work) => tally.add(await stage(title, work));
  await judge('Schema and generated files', () => runNode(GENERATION));
  const checked = async () => {
    await judge('Types', () => runNode(TYPE_CHECK));
    await judge('Lint', () => runNode(lint([folder])));
    await judge('Format', () => runNode(format([folder, ...(existsSync(path(schema)) ? [schema] : [])])));
    await judge('Import rules', () => runNode(importRules([folder])));
    await judge('Conventions', () => runNode(CONVENTIONS));
  };
  const tested = async () => {
    await judge('Its tests', () => vitest(['rules', 'dom'], [folder, SCHEMA_TEXTS]));
    await judge('Conformance', () => vitest(['dom'], ['tests/conformance', '-t', `\\b${name}\\b`]));
    await buildStorybook(root, node);
    await judge('Its stories', () => vitest(['stories'], ['-t', `\\b${name}\\b`]));
  };
  await Promise.all([checked(), tested()]);
}
