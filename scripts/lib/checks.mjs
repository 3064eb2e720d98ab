// The stages of `npm run check` and `npm test`.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { buildSite } from './build.mjs';
import { run, stage } from './stages.mjs';
import { node, path, root } from './task.mjs';
import { TYPE_CHECK } from './type-check.mjs';

/** Adds up what the stages found; a failed stage without tests counts as one failure. */
export function createTally() {
  let passed = 0;
  let failed = 0;
  return {
    add(result) {
      passed += result.passed ?? (result.code === 0 ? 1 : 0);
      failed += result.failed ?? (result.code === 0 ? 0 : 1);
    },
    /** The closing line, and the exit code that goes with it. */
    close() {
      process.stdout.write(`${passed} passed, ${failed} failed\n`);
      return failed === 0 ? 0 : 1;
    },
  };
}

const bin = (packagePath) => [path('node_modules', packagePath)];
const runNode = (args) => run(node, args, { cwd: root, env: process.env });

/** Runs projects of vitest.config.ts side by side and counts their tests. */
export async function vitest(...projects) {
  const report = path('.cache/tests', `${projects.join('-')}.json`);
  mkdirSync(path('.cache/tests'), { recursive: true });
  rmSync(report, { force: true });
  const args = [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const result = await runNode([...bin('vitest/vitest.mjs'), ...args]);
  try {
    const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, 'utf8'));
    // A file that could not be loaded has no tests that could fail.
    const failed = Math.max(numFailedTests, numFailedTestSuites > 0 || result.code !== 0 ? 1 : 0);
    return { ...result, passed: numPassedTests, failed, note: `${numPassedTests} tests` };
  } catch {
    return { ...result, code: result.code || 1 };
  }
}

/** The stages that only read what was written. */
const CHECKS = [
  ['Types', TYPE_CHECK],
  ['Lint', [...bin('oxlint/bin/oxlint'), '--deny-warnings']],
  ['Format', [...bin('@biomejs/biome/bin/biome'), 'format']],
  [
    'Import rules',
    [
      ...bin('dependency-cruiser/bin/dependency-cruise.mjs'),
      'src',
      'server',
      'scripts',
      '--config',
      '.dependency-cruiser.mjs',
    ],
  ],
  ['Conventions', [path('scripts/check/main.ts')]],
];

/**
 * Generation, types, rules of the house, byte budgets, tests of modules (hydration in Chromium).
 * @param build builds what is needed afterwards, beside the checks
 */
export async function runChecks(tally, build = async () => {}) {
  const judge = async (name, work) => tally.add(await stage(name, work));
  // A build generates too: what is stale must be seen before.
  await judge('Generated files are fresh', () => runNode([path('scripts/generate/main.ts'), '--check']));
  const checked = async () => {
    for (const [name, args] of CHECKS) await judge(name, () => runNode(args));
  };
  const built = async () => {
    await buildSite(root, node);
    await judge('Byte budgets', () => runNode([path('scripts/check/budgets.ts')]));
    await build();
  };
  await Promise.all([checked(), built()]);
  await judge('Unit and conformance tests', () => vitest('unit', 'hydration'));
}
