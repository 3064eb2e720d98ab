import { configDefaults, defineConfig } from 'vitest/config';

const NODE_TESTS = [
  'src/**/*.test.{ts,tsx}',
  'server/**/*.test.ts',
  'scripts/**/*.test.ts',
  'tests/**/*.test.{ts,tsx}',
  '.storybook/**/*.test.{ts,tsx}',
];
/** Races, kills and second processes take minutes: `npm run test:faults`. */
const FAULT_TESTS = ['tests/faults/**/*.fault.test.ts'];
/** Whole journeys in a browser against the built server, and its process. */
const JOURNEYS = ['tests/e2e/**/*.e2e.test.ts', 'tests/processes/**/*.test.ts'];

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
