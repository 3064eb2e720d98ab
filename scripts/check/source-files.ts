import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

export interface SourceFile {
  /** Path below the root, with slashes. */
  readonly path: string;
  readonly text: string;
}

const SKIPPED = new Set(['node_modules', 'dist', '.cache', '.git', '.data']);

/** The TypeScript files below the given folders. */
export function sourceFiles(root: string, folders: readonly string[]): SourceFile[] {
  const walk = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      if (SKIPPED.has(entry.name)) return [];
      const path = join(folder, entry.name);
      return entry.isDirectory() ? walk(path) : /\.tsx?$/.test(entry.name) ? [path] : [];
    });
  return folders.flatMap((folder) =>
    walk(join(root, folder)).map((path) => ({
      path: relative(root, path).replaceAll('\\', '/'),
      text: readFileSync(path, 'utf8'),
    })),
  );
}

export const isTest = (path: string) => /\.(test|stories)\.tsx?$/.test(path);
