import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { styledComponents } from '../vite.config.ts';
import { oneUpdate } from './one-update.ts';
import { schemaStories } from './schema-stories.ts';
import { stylesRefresh } from './styles-refresh.ts';

export default defineConfig({
  // Works below any folder: /storybook/ on the demo's host, the root of a server of its own.
  base: './',
  publicDir: false,
  plugins: [
    // Storybook reads its own files anew itself; React would reload the stories a second time.
    react({ exclude: [/\/node_modules\//, /\/\.storybook\//] }),
    schemaStories(),
    stylesRefresh(),
    oneUpdate(),
  ],
  oxc: { plugins: { styledComponents } },
  // Found late otherwise, which reloads the first story shown.
  optimizeDeps: { include: ['@tanstack/react-query', 'react-dom/server'] },
  build: { reportCompressedSize: false, chunkSizeWarningLimit: 4000 },
});
