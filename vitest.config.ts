import { configDefaults, defineConfig } from 'vitest/config';

/** Tests of what runs in browsers and on the server alike: fast, and without processes or databases. */
const MODULE_TESTS = ['src/**/*.test.{ts,tsx}'];
const NODE_TESTS = [
  'server/**/*.test.ts',
  'scripts/**/*.test.ts',
  'tests/**/*.test.{ts,tsx}',
  '.storybook/**/*.test.{ts,tsx}',
];
/** Races, kills, lost connections and long proofs take minutes: `npm run test:faults`. */
const FAULT_TESTS = ['tests/**/*.fault.test.ts'];
/** Whole journeys in a browser against the built server. */
const JOURNEYS = ['tests/e2e/**/*.e2e.test.ts'];

const exclude = [...configDefaults.exclude, '.cache/**', 'dist/**'];

export default defineConfig({
  oxc: { plugins: { styledComponents: { ssr: true, displayName: false, fileName: false, minify: true } } },
  ssr: { noExternal: ['styled-components'] },
  test: {
    // Two cores: more workers would only wait for each other.
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'modules',
          include: MODULE_TESTS,
          exclude,
          // Files stay apart, in contexts of one process: jsdom is loaded once and not by each of them.
          pool: 'vmThreads',
        },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          include: NODE_TESTS,
          exclude: [...exclude, ...FAULT_TESTS, ...JOURNEYS, 'tests/stories/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'stories',
          include: ['tests/stories/**/*.test.ts'],
          globalSetup: './tests/stories/build-workshop.ts',
          exclude,
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: JOURNEYS,
          globalSetup: './tests/e2e/support/build-demo.ts',
          exclude,
          testTimeout: 90_000,
          // One tab for each core.
          maxConcurrency: 2,
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: FAULT_TESTS,
          globalSetup: './tests/e2e/support/build-demo.ts',
          exclude,
          testTimeout: 240_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
