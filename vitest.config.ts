import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const NODE_TESTS = [
  'src/**/*.test.{ts,tsx}',
  'server/**/*.test.ts',
  'scripts/**/*.test.ts',
  'tests/**/*.test.{ts,tsx}',
  '.storybook/**/*.test.{ts,tsx}',
];
/** What browsers do with what was served, by scripts that are built for each file. */
const HYDRATION_TESTS = ['tests/hydration/**/*.test.{ts,tsx}'];
/** Races, kills, lost connections and long proofs take minutes: `npm run test:faults`. */
const FAULT_TESTS = ['tests/**/*.fault.test.ts'];
/** Whole journeys in a browser against the built server. */
const JOURNEYS = ['tests/e2e/**/*.e2e.test.ts'];

const exclude = [...configDefaults.exclude, '.cache/**', 'dist/**'];

/** The stories are one long file: begun last, they would keep one core waiting for the other. */
class StoriesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isStories = ({ project }: TestSpecification) => project.name === 'stories';
    const sorted = await super.sort(files);
    return [...sorted.filter(isStories), ...sorted.filter((file) => !isStories(file))];
  }
}

export default defineConfig({
  oxc: { plugins: { styledComponents: { ssr: true, displayName: false, fileName: false, minify: true } } },
  ssr: { noExternal: ['styled-components'] },
  test: {
    // Two cores: more workers would only wait for each other.
    maxWorkers: 2,
    sequence: { sequencer: StoriesFirst },
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // A second is not enough for a browser on a busy machine.
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: NODE_TESTS,
          exclude: [...exclude, ...HYDRATION_TESTS, ...FAULT_TESTS, ...JOURNEYS, 'tests/stories/**'],
          // Files stay apart, in contexts of one process: packages are read once and not by each of them.
          pool: 'vmForks',
          // A context does not find what its CommonJS requires from an ES module.
          server: { deps: { inline: ['@fastify/cookie'] } },
        },
      },
      { extends: true, test: { name: 'hydration', include: HYDRATION_TESTS, exclude } },
      {
        extends: true,
        test: {
          name: 'stories',
          include: ['tests/stories/**/*.test.ts'],
          globalSetup: './tests/stories/build-storybook.ts',
          exclude,
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: JOURNEYS,
          globalSetup: './tests/e2e/support/open-environments.ts',
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
          maxConcurrency: 2,
        },
      },
    ],
  },
});
