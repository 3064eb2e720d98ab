import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dirname, join as joinPath } from 'node:path/posix';

/** Paths, relative to the root, of a file and of all files that it imports directly or indirectly. */
export function importedFiles(root: string, entry: string): string[] {
  const found = new Set([entry]);
  for (const path of found) {
    if (!/\.tsx?$/.test(path)) continue;
    const text = readFileSync(join(root, path), 'utf8');
    for (const [, specifier = ''] of text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)) {
      const imported = joinPath(dirname(path), specifier);
      if (existsSync(join(root, imported))) found.add(imported);
    }
  }
  return [...found];
}
