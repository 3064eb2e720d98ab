import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

const folder = join(import.meta.dirname, '../../src/runtime/hydration');

/** What each file loads only when it is needed. */
const DEFERRED: Readonly<Record<string, readonly string[]>> = {
  'loader.ts': ['hydrate', 'navigation', 'disclosures', 'modals'],
  'hydrate.ts': ['refill'],
  'watch-currency.ts': ['choose-currency'],
};

/**
 * React and what every island imports, in one file: libraries of widgets import a part of React DOM, which in a file by
 * itself costs more than it saves.
 */
const ISLAND_CORE = {
  name: 'island-core',
  test: /node_modules\/(react|react-dom|scheduler)\/|runtime\/hydration\/(adopted|hydrate|island|island-context|repeat-input)\.tsx?$/,
};

/** Small modules without imports of others that several islands need: one file each would send more headers than code. */
const ISLAND_HELPERS = {
  name: 'island-helpers',
  test: /src\/(runtime\/(hydration\/(use-is-hydrated|browser-services|use-services)|text\/(interpolate|memoize))|domain\/(constants|memoize)|ui\/(display-text\/display-text|dialog\/dialog-entry)|api\/wire\/is-record)\.ts$|lucide\/dist\/esm\/icons\/(chevron-down|circle-alert|circle-check|mail|printer|x)\.mjs$/,
};

/**
 * Lets the loader name the file with React without importing anything before. Vite wraps dynamic imports in a
 * helper, which lands in a file shared with React: the loader would then download React to be able to defer it.
 */
export function deferredHydration(): Plugin {
  return {
    name: 'forecourt:deferred-hydration',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'pre',
    config: () => ({
      build: {
        rolldownOptions: { output: { codeSplitting: { groups: [ISLAND_CORE, ISLAND_HELPERS] } } },
      },
    }),
    transform: {
      filter: { id: /runtime\/hydration\/(loader|hydrate|watch-currency)\.ts$/ },
      handler(code, id) {
        let deferred = code;
        for (const name of DEFERRED[basename(id)] ?? []) {
          const dynamicImport = `import('./${name}.ts')`;
          if (!code.includes(dynamicImport)) this.error(`${id} does not contain ${dynamicImport}`);
          const file = this.emitFile({
            type: 'chunk',
            id: join(folder, `${name}.ts`),
            name,
            preserveSignature: 'strict',
          });
          deferred = deferred.replace(
            dynamicImport,
            `import(/* @vite-ignore */ import.meta.ROLLUP_FILE_URL_${file})`,
          );
        }
        return { code: deferred, map: null };
      },
    },
  };
}
