import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { readFolder } from '../site-folder/disk.ts';
import { fromFiles } from '../site-folder/from-files.ts';
import { problemLines } from '../site-folder/problem-lines.ts';
import type { FolderFiles, SiteFolder } from '../site-folder/site-folder.ts';

/** Ids of the companies of the demo, which are the names of their folders. */
const IDS = ['andes', 'adria', 'caribe'] as const;

/** A company of the demo. */
export interface DemoSite {
  readonly folder: SiteFolder;
  /** Identifies its files. */
  readonly hash: string;
}

const hashOf = (files: FolderFiles) => {
  const digest = createHash('sha256');
  for (const [path, content] of [...files].sort(([one], [other]) => (one < other ? -1 : 1)))
    digest.update(path).update('\0').update(content);
  return digest.digest('base64url').slice(0, 22);
};

/** The companies of the demo, from the folder `sites` of the project. @throws Error that lists what is wrong in a folder */
export const readDemoSites = (sites: string): DemoSite[] =>
  IDS.map((id) => {
    const path = join(sites, id);
    const files = readFolder(path);
    const { folder, problems } = fromFiles(files);
    if (!folder) throw new Error(problemLines(path, problems).join('\n'));
    return { folder, hash: hashOf(files) };
  });
