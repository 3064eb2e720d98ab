import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { withCalledOperations } from '../scripts/build/called-operations.ts';
import { editorChunks } from '../scripts/build/editor-chunks.ts';
import { withFirstTexts } from '../scripts/build/first-texts.ts';
import { interpretedValidators } from '../scripts/build/interpreted-validators.ts';
import { precompress } from '../scripts/build/precompress.ts';
import { styledComponents } from '../vite.config.ts';

const root = import.meta.dirname;
const project = join(root, '..');
const routerFile = (name: string) => join(root, '../node_modules/react-router/dist/production', name);

/** Craft.js compares what its subscribers read, which are ids and types; the function of lodash is 22 KB. */
const withOwnComparison: Plugin = {
  name: 'own-comparison',
  enforce: 'pre',
  resolveId: (id) => (id === 'lodash/isEqualWith' ? '\0own-comparison' : null),
  load: (id) =>
    id === '\0own-comparison'
      ? `export { isSameJson as default } from ${JSON.stringify(join(root, 'document/same-json.ts'))};`
      : null,
};

/**
 * Components that the router makes by a call, and names for its tools, count as effects: without this, links and forms of its
 * framework stay in the editor, which has none, with all that they use.
 */
const withoutUnusedOfRouter: Plugin = {
  name: 'without-unused-of-router',
  transform: {
    filter: { id: /react-router\/dist\/production\/chunk-/ },
    handler: (code) => ({
      code: code
        .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
        .replace(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1'),
      map: null,
    }),
  },
};

/** How the packages of the editor are built, wherever it is. */
export const packages = {
  plugins: [
    withOwnComparison,
    withoutUnusedOfRouter,
    interpretedValidators(project),
    withCalledOperations(project),
    withFirstTexts(project),
  ],
  alias: [
    // Craft.js clones nodes in its tools for tests alone; the function of lodash is 6 KB.
    { find: 'lodash/cloneDeep', replacement: 'lodash/identity' },
    // The package offers its development build to everybody.
    { find: /^react-router$/, replacement: routerFile('index.mjs') },
    { find: /^react-router\/dom$/, replacement: routerFile('dom-export.mjs') },
  ],
};

/** The browser half of the visual editor: a build of its own, so that visitors' files do not depend on it. */
export default defineConfig({
  root,
  publicDir: false,
  plugins: [...packages.plugins, react(), precompress()],
  resolve: { alias: packages.alias },
  oxc: { plugins: { styledComponents } },
  build: {
    // The first browsers with light-dark(): editors' browsers are newer than visitors'.
    target: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    outDir: join(root, '../dist/editor'),
    emptyOutDir: true,
    manifest: true,
    // The address below which the server sends these files.
    assetsDir: 'editor-assets',
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: editorChunks(root) } } },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 2_000,
  },
});
