import { createHash } from 'node:crypto';
import { Media as checkMedia } from '../../generated/page/check.js';
import type { Media } from '../../generated/page/types.ts';
import { mediaFileName } from '../../src/api/wire/media-library.ts';
import { documentFile, mediaFile } from './file-names.ts';
import type { FolderDocument, FolderProblem } from './site-folder.ts';

/** The pictures that some documents describe; those that break a rule are reported as documents. */
export const picturesOf = (documents: readonly FolderDocument[]): { file: string; picture: Media }[] =>
  documents
    .filter(({ kind }) => kind === 'media')
    .flatMap((document) =>
      [document.published, document.draft].flatMap((body) =>
        body && checkMedia(body) ? [{ file: documentFile(document), picture: body as unknown as Media }] : [],
      ),
    );

/** Files of pictures that are missing, that nothing names, or whose content is not the one that they are named by. */
export function mediaProblems(
  documents: readonly FolderDocument[],
  media: ReadonlyMap<string, Buffer>,
): FolderProblem[] {
  const named = new Set<string>();
  const problems: FolderProblem[] = [];
  for (const { file, picture } of picturesOf(documents)) {
    const names = picture.files.map((each) => mediaFileName(picture.hash, each));
    const missing = names.filter((name) => !media.has(name));
    for (const name of names) named.add(name);
    for (const name of missing)
      problems.push({ file: mediaFile(name), path: '', message: `is missing, and ${file} names it` });
    if (missing.length > 0) continue;
    const digest = createHash('sha256');
    for (const name of names) digest.update(media.get(name) as Buffer);
    if (!digest.digest('hex').startsWith(picture.hash))
      problems.push({ file, path: '/hash', message: 'is not that of the files of the picture' });
  }
  for (const name of media.keys())
    if (!named.has(name))
      problems.push({ file: mediaFile(name), path: '', message: 'belongs to no picture' });
  return problems;
}
