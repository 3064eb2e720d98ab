// The stages of `npm run check` and `npm test`.
import { buildSite } from './build.mjs';
import { changesSince } from './changes.mjs';
import { run, stage } from './stages.mjs';
import { node, path, root } from './task.mjs';
import { TYPE_CHECK } from './type-check.mjs';
import { vitest } from './vitest.mjs';

const bin = (packagePath) => path('node_modules', packagePath);
export const runNode = (args) => run(node, args, { cwd: root, env: process.env });

const FOLDERS = ['src', 'server', 'editor', 'scripts', 'tests', '.storybook'];
const SETTINGS = ['*.json', '*.ts', '.*.mjs', '.*.json'];
const CODE = [...FOLDERS.map((folder) => `${folder}/**/*`), 'generated/**/*', 'sites/**/*', ...SETTINGS];
const SCHEMAS = ['schemas/**/*', 'generated/**/*', 'scripts/generate/**/*', ...SETTINGS];

export const GENERATION = [path('scripts/generate/main.ts'), '--check'];
export const CONVENTIONS = [path('scripts/check/main.ts')];
export const lint = (files = []) => [bin('oxlint/bin/oxlint'), '--deny-warnings', ...files];
export const format = (files = []) => [bin('@biomejs/biome/bin/biome'), 'format', ...files];
export const importRules = (folders) => [
  bin('dependency-cruiser/bin/dependency-cruise.mjs'),
  ...folders,
  '--config',
  '.dependency-cruiser.mjs',
  '--output-type',
  'err-long',
];

/** The stages that only read what was written, and the files that they read. */
const CHECKS = [
  ['Types', TYPE_CHECK, CODE],
  ['Lint', lint(), CODE],
  ['Format', format(), [...CODE, 'schemas/**/*', 'docs/**/*']],
  ['Import rules', importRules(['src', 'server', 'editor', 'scripts']), CODE],
  ['Conventions', CONVENTIONS, [...CODE, 'schemas/**/*']],
];

/** Does the work unless nothing changed since it passed last. */
async function whenChanged(name, patterns, work) {
  const { changed, passed } = changesSince(name, patterns);
  if (changed?.length === 0) return { code: 0, output: '', note: 'nothing changed' };
  const result = await work();
  if (result.code === 0) passed();
  return result;
}

const UNIT_PROJECTS = ['rules', 'dom', 'server'];
const WHOLE_PROJECTS = [...UNIT_PROJECTS, 'integration'];
/** Files whose users are found by imports; tests read other files directly. */
const MODULE = /^(src|server|editor|tests)\/.*\.tsx?$/;

/** All tests of modules, or where only modules changed since all of them passed, those that use these modules. */
async function unitTests(isWhole, bail) {
  const { changed, passed } = changesSince('unit', [...CODE, 'schemas/**/*', 'public/media/manifest.json']);
  if (!isWhole && changed?.length === 0) return { code: 0, output: '', note: 'nothing changed' };
  const isPart = !isWhole && changed?.every((file) => MODULE.test(file));
  const stop = bail ? ['--bail=1'] : [];
  const result = await vitest(
    isWhole ? WHOLE_PROJECTS : UNIT_PROJECTS,
    isPart ? ['related', ...changed, ...stop] : stop,
  );
  if (result.code === 0) passed();
  return isPart ? { ...result, note: `${result.note} of ${changed.length} changed files` } : result;
}

/**
 * Generation, types, rules of the house, byte budgets, tests of modules. What passed before with the same files is not
 * done again.
 * @param isWhole does everything, whatever passed before
 * @param build builds what is needed afterwards, beside the checks
 */
export async function runChecks(tally, { isWhole = false, bail = false, build = async () => {} } = {}) {
  const judge = async (name, patterns, work) => {
    const result = await stage(name, () => (isWhole ? work() : whenChanged(name, patterns, work)));
    tally.add(result);
  };
  // A build generates too: what is stale must be seen before.
  await judge('Generated files are fresh', SCHEMAS, () => runNode(GENERATION));
  const checked = async () => {
    for (const [name, args, patterns] of CHECKS) await judge(name, patterns, () => runNode(args));
  };
  const built = async () => {
    await buildSite(root, node);
    await judge('Byte budgets', CODE, () => runNode([path('scripts/check/budgets.ts')]));
    await build();
  };
  await Promise.all([checked(), built()]);
  const tests = isWhole ? 'Unit, conformance and integration tests' : 'Unit and conformance tests';
  tally.add(await stage(tests, () => unitTests(isWhole, bail)));
}
