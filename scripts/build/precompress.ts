import { copyFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT_FILES = '**/*.{js,css,svg}';

/** Writes a file compressed by Brotli and gzip, as `<file>.br` and `<file>.gz`, at the best quality of both. */
function compress(from: string, to: string) {
  const text = readFileSync(from);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  writeFileSync(`${to}.br`, brotliCompressSync(text, { params }));
  writeFileSync(`${to}.gz`, gzipSync(text, { level: 9 }));
}

/**
 * Compresses what the browser build wrote, beside it, and the SVG of the media library into `dist/media`: the server
 * sends these files as they are.
 */
export const precompress = (root: string): Plugin => ({
  name: 'precompress',
  apply: 'build',
  writeBundle({ dir }) {
    if (!dir || this.environment.name !== 'client') return;
    for (const name of globSync(TEXT_FILES, { cwd: dir })) compress(join(dir, name), join(dir, name));
    const media = join(root, 'public/media');
    for (const name of globSync('**/*.svg', { cwd: media })) {
      const target = join(root, 'dist/media', name);
      mkdirSync(dirname(target), { recursive: true });
      copyFileSync(join(media, name), target);
      compress(join(media, name), target);
    }
  },
});
