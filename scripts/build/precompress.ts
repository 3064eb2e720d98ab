import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT_FILES = '**/*.{js,css,svg}';

/** Writes a file compressed by Brotli and gzip, as `<file>.br` and `<file>.gz`, at the best quality of both. */
function compress(file: string) {
  const text = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  writeFileSync(`${file}.br`, brotliCompressSync(text, { params }));
  writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
}

/** Compresses what the browser build wrote, beside it: the server sends these files as they are. */
export const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  writeBundle({ dir }) {
    if (!dir || this.environment.name !== 'client') return;
    for (const name of globSync(TEXT_FILES, { cwd: dir })) compress(join(dir, name));
  },
});
