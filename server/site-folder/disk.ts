import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { purposeOf, SITE_FILE } from './file-names.ts';
import type { FolderFiles } from './site-folder.ts';

/** Paths of the files in a folder and below, without hidden ones such as those of version control. */
const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !path.split('/').some((part) => part.startsWith('.')));

/** The files of a folder. @throws Error when there is no such folder */
export function readFolder(folder: string): FolderFiles {
  if (!existsSync(folder)) throw new Error(`there is no folder ${folder}`);
  return new Map(listFiles(folder).map((path) => [path, readFileSync(join(folder, path))]));
}

/**
 * Makes the files of a site those of a folder: others of a site are removed from it, as far as `isReplaced` says.
 * @throws Error when the folder has files and no site
 */
export function writeFolder(folder: string, files: FolderFiles, isReplaced: (path: string) => boolean): void {
  mkdirSync(folder, { recursive: true });
  const before = listFiles(folder);
  if (before.length > 0 && !before.includes(SITE_FILE))
    throw new Error(`${folder} has files but no ${SITE_FILE}: name a new folder, or that of a site`);
  for (const path of before)
    if (!files.has(path) && purposeOf(path) && isReplaced(path)) rmSync(join(folder, path));
  for (const [path, content] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}
