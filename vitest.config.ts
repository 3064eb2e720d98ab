import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { withFirstTexts } from './scripts/build/first-texts.ts';
import { refuseOldNode } from './scripts/lib/node-runtime.mjs';

refuseOldNode();

/** The whole server over many pages, and databases that are filled or opened anew: `npm test`, not `npm run check`. */
const INTEGRATION_TESTS = [
  'tests/pages/**/*.test.ts',
  'tests/documents/**/*.test.{ts,tsx}',
  'tests/editing/**/*.test.ts',
  'server/**/*.integration.test.ts',
];
/** Served pages in a browser, with scripts that are built for each test file. */
const HYDRATION_TESTS = ['tests/hydration/**/*.test.{ts,tsx}'];
/** The product API over HTTP: of a process of the built server, and of a server in this process. */
const CONTRACT_TESTS = ['tests/contract/**/*.test.ts'];
const STORIES = ['tests/stories/**/*.test.ts'];
/** Complete visits in a browser, from search to booking, against the built server. */
const JOURNEYS = ['tests/e2e/**/*.e2e.test.ts'];
/** Races, kills, lost connections and hostile input, in short: `npm run test:faults`. */
const FAULT_TESTS = ['tests/**/*.fault.test.ts'];
/** Those among them whose outcome does not depend on what else runs. */
const UNTIMED_FAULT_TESTS = [
  'tests/faults/{hostile-requests-of-*,bombardment}.fault.test.ts',
  'tests/faults/operator-html.fault.test.ts',
  'tests/processes/start.fault.test.ts',
  'tests/e2e/booking-interrupted.fault.test.ts',
  'tests/e2e/slow-responses.fault.test.ts',
];
/** Tests that take minutes: `npm run test:long`. */
const LONG_TESTS = ['{tests,editor}/**/*.long.test.ts', 'scripts/art/**/*.test.ts'];

const exclude = [...configDefaults.exclude, '.cache/**', 'dist/**', ...FAULT_TESTS, ...LONG_TESTS];

/** The stories are one long file: started last, they would run alone on one core. */
class StoriesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isStories = ({ project }: TestSpecification) => project.name === 'stories';
    const sorted = await super.sort(files);
    return [...sorted.filter(isStories), ...sorted.filter((file) => !isStories(file))];
  }
}

/** Files are isolated in contexts of one process, so that packages are loaded once and not for each file. */
const inContexts = {
  pool: 'vmForks' as const,
  // A context does not find what its CommonJS requires from an ES module.
  server: { deps: { inline: ['@fastify/cookie'] } },
};

const slow = {
  globalSetup: './tests/e2e/support/build-demo.ts',
  testTimeout: 240_000,
  hookTimeout: 120_000,
  maxConcurrency: 2,
};
/** Files that keep nothing in their modules share them: loading them anew for each file costs a tenth of the time. */
const sharingModules = { isolate: false };

/** Races and kills run one after the other, because other tests would change their timing. */
const alone = { ...slow, fileParallelism: false, sequence: { groupOrder: 1 } };

export default defineConfig({
  plugins: [withFirstTexts(import.meta.dirname, { hasWholeInterface: true })],
  oxc: { plugins: { styledComponents: { ssr: true, displayName: false, fileName: false, minify: true } } },
  ssr: { noExternal: ['styled-components'] },
  test: {
    // For two cores.
    maxWorkers: 2,
    sequence: { sequencer: StoriesFirst },
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // A second is not enough for a browser on a busy machine.
    expect: { poll: { timeout: 10_000 } },
    projects: [
      // Pure rules: without a page, without a database.
      {
        extends: true,
        test: {
          name: 'rules',
          include: [
            'src/**/*.test.ts',
            'editor/**/*.test.ts',
            'scripts/**/*.test.ts',
            '.storybook/**/*.test.ts',
          ],
          exclude,
          ...inContexts,
        },
      },
      // Components, rendered as a server does or in jsdom.
      {
        extends: true,
        test: {
          name: 'dom',
          include: [
            'src/**/*.test.tsx',
            'editor/**/*.test.tsx',
            '.storybook/**/*.test.tsx',
            'tests/conformance/**/*.test.{ts,tsx}',
          ],
          exclude,
          // Rules are inserted one by one: as text, jsdom would parse the whole style sheet again for each of them.
          env: { SC_DISABLE_SPEEDY: 'false' },
          ...inContexts,
        },
      },
      // The server in this process, each file on a database of its own.
      {
        extends: true,
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', 'tests/**/*.test.{ts,tsx}'],
          exclude: [
            ...exclude,
            'tests/conformance/**',
            ...INTEGRATION_TESTS,
            ...CONTRACT_TESTS,
            ...HYDRATION_TESTS,
            ...STORIES,
            ...JOURNEYS,
          ],
          globalSetup: './tests/support/open-test-server.ts',
          ...inContexts,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: INTEGRATION_TESTS,
          exclude,
          globalSetup: './tests/support/open-test-server.ts',
          ...inContexts,
        },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          include: CONTRACT_TESTS,
          exclude,
          globalSetup: ['./tests/e2e/support/build-demo.ts', './tests/support/open-test-server.ts'],
          ...sharingModules,
        },
      },
      { extends: true, test: { name: 'hydration', include: HYDRATION_TESTS, exclude, ...sharingModules } },
      {
        extends: true,
        test: {
          name: 'stories',
          include: STORIES,
          globalSetup: './tests/stories/build-storybook.ts',
          exclude,
          ...sharingModules,
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
          ...sharingModules,
          testTimeout: 90_000,
          // One tab for each core.
          maxConcurrency: 2,
        },
      },
      {
        extends: true,
        test: {
          name: 'untimed-faults',
          include: UNTIMED_FAULT_TESTS,
          env: { NODE_ENV: 'production' },
          ...slow,
        },
      },
      {
        extends: true,
        test: { name: 'faults', include: FAULT_TESTS, exclude: UNTIMED_FAULT_TESTS, ...alone },
      },
      { extends: true, test: { name: 'long', include: LONG_TESTS, ...slow } },
    ],
  },
});
