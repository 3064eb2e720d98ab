import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

const folder = join(import.meta.dirname, '../../dist/editor');

/**
 * Bytes that the built editor transfers, compressed by Brotli, until modules of it run.
 * @param entries sources of modules below editor/, such as `main.tsx`, which are loaded together
 * @throws Error for a source that is no entry of the build
 */
export function editorBytes(entries: readonly string[]): number {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    ManifestChunk
  >;
  const files = new Set<string>();
  const add = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`the build of the editor has no entry "${key}"`);
    if (files.has(chunk.file)) return;
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  for (const entry of entries) add(entry);
  return [...files].reduce((sum, file) => sum + statSync(join(folder, `${file}.br`)).size, 0);
}
