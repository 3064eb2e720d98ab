// Runs tests and counts them.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { run } from './stages.mjs';
import { node, path, root } from './task.mjs';

/**
 * Runs projects of vitest.config.ts side by side.
 * @param projects names of projects
 * @param filters files, folders and options that choose among their tests; `related` first takes source files instead
 */
export async function vitest(projects, filters = []) {
  const report = path('.cache/tests', `${projects.join('-')}.json`);
  mkdirSync(path('.cache/tests'), { recursive: true });
  rmSync(report, { force: true });
  const args = [
    ...(filters[0] === 'related' ? [] : ['run']),
    ...filters,
    '--run',
    '--passWithNoTests',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const result = await run(node, [path('node_modules/vitest/vitest.mjs'), ...args], {
    cwd: root,
    env: process.env,
  });
  try {
    const { success, numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
    // The exit code alone is not enough: a package that stops its own processes at exit ends this one with 0.
    const code = success ? result.code : 1;
    // A file that could not be loaded has no tests that could fail.
    const failed = Math.max(numFailedTests, code);
    return { ...result, code, passed: numPassedTests, failed, note: `${numPassedTests} tests` };
  } catch {
    // Without a test that fits there is no report.
    return result.code === 0 ? { ...result, passed: 0, failed: 0, note: 'no tests' } : result;
  }
}
