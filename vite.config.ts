import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { deferredHydration } from './scripts/build/deferred-hydration.ts';
import { precompress } from './scripts/build/precompress.ts';
import { withGregorianCalendar, withWidgetLanguages } from './scripts/build/widget-languages.ts';
import { SUPPORTED_LANGUAGES } from './src/runtime/text/languages.ts';

const root = import.meta.dirname;

/** The browser's entries: the loader, what a few pages have beside it, and one chunk for each island. */
const browserEntries = () => ({
  loader: join(root, 'src/runtime/hydration/loader.ts'),
  consent: join(root, 'src/runtime/hydration/start-consent.ts'),
  analytics: join(root, 'src/booking/analytics/start-analytics.ts'),
  fonts: join(root, 'src/runtime/hydration/show-fonts.ts'),
  ...Object.fromEntries(
    globSync('src/**/*.island.tsx', { cwd: root }).map((file) => [
      `island-${basename(file, '.island.tsx')}`,
      join(root, file),
    ]),
  ),
});

/** The server's entries: the process, the workers that clean HTML and hold the embedded database, and the server that tests ask. */
const serverEntries = () => ({
  main: join(root, 'server/main.ts'),
  'site-server': join(root, 'server/composition/create-site-server.ts'),
  'html-worker': join(root, 'server/html/html-worker.ts'),
  'pglite-worker': join(root, 'server/db/engine/pglite-worker.ts'),
});

// Class names must not depend on the order in which modules load: server and browser have to agree.
export const styledComponents = {
  ssr: true,
  displayName: false,
  fileName: false,
  minify: true,
  pure: true,
} as const;

export default defineConfig(({ isSsrBuild }) => ({
  root,
  publicDir: false,
  plugins: [
    react(),
    deferredHydration(),
    withWidgetLanguages(SUPPORTED_LANGUAGES),
    withGregorianCalendar,
    precompress(),
  ],
  oxc: {
    plugins: { styledComponents },
  },
  // The CommonJS face of styled-components hands Node a module whose default is not the function. The others are some
  // 200 small files: read one by one they are a fifth of the server's start.
  ssr: { noExternal: ['styled-components', 'drizzle-orm', 'css-tree'] },
  build: {
    target: isSsrBuild ? 'node24' : 'es2022',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    ssrEmitAssets: true,
    assetsInlineLimit: 0,
    cssCodeSplit: true,
    reportCompressedSize: false,
    rolldownOptions: {
      input: isSsrBuild ? serverEntries() : browserEntries(),
      preserveEntrySignatures: 'exports-only' as const,
      ...(isSsrBuild
        ? {
            output: {
              entryFileNames: '[name].js',
              chunkFileNames: 'chunks/[name]-[hash].js',
              assetFileNames: 'assets/[name]-[hash][extname]',
            },
          }
        : {}),
    },
  },
}));
