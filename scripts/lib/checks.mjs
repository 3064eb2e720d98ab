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

/** Generation, types, rules of the house, tests of modules (hydration in Chromium), byte budgets. */
export async function runChecks(tally) {
  const stages = [
    ['Generated files are fresh', () => runNode([path('scripts/generate/main.ts'), '--check'])],
    ['Types', () => runNode(TYPE_CHECK)],
    ['Lint', () => runNode([...bin('oxlint/bin/oxlint'), '--deny-warnings'])],
    ['Format', () => runNode([...bin('@biomejs/biome/bin/biome'), 'format'])],
    [
      'Import rules',
      () =>
        runNode([
          ...bin('dependency-cruiser/bin/dependency-cruise.mjs'),
          'src',
          'server',
          'scripts',
          '--config',
          '.dependency-cruiser.mjs',
        ]),
    ],
    ['Conventions', () => runNode([path('scripts/check/main.ts')])],
    ['Unit and conformance tests', () => vitest('unit', 'hydration')],
  ];
  for (const [name, work] of stages) tally.add(await stage(name, work));
  await buildSite(root, node);
  tally.add(await stage('Byte budgets', () => runNode([path('scripts/check/budgets.ts')])));
}
