import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

/** @throws Error when a file, or a folder on the way to it, is a symbolic link: what it leads to is not of the site */
function refuseLinks(folder: string, path: string): void {
  const parts = path.split('/');
  for (let depth = 1; depth <= parts.length; depth += 1) {
    const part = join(folder, ...parts.slice(0, depth));
    if (lstatSync(part, { throwIfNoEntry: false })?.isSymbolicLink())
      throw new Error(`${part} is a symbolic link: remove it, or name another folder`);
  }
}

/**
 * Makes the files of a site those of a folder: others of a site are removed from it, as far as `isReplaced` says.
 * @throws Error when the folder has files and no site, or a symbolic link where a file is written; nothing is written then
 */
export function writeFolder(folder: string, files: FolderFiles, isReplaced: (path: string) => boolean): void {
  mkdirSync(folder, { recursive: true });
  for (const path of files.keys()) refuseLinks(folder, path);
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
