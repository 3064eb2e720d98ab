import { createHash } from 'node:crypto';
import { Media as checkMedia } from '../../generated/page/check.js';
import type { Media } from '../../generated/page/types.ts';
import type { DocumentBody } from '../../src/api/wire/document-body.ts';
import { mediaFileName } from '../../src/api/wire/media-library.ts';
import { mediaFile } from './file-names.ts';
import type { FolderProblem, SiteFolder } from './site-folder.ts';

/** Makes the file of a drawing safe: the same file where nothing has to go; `null` for what is no drawing. */
export type CleanDrawing = (content: Buffer) => Promise<Buffer | null>;

const DRAWING = 'image/svg+xml';

type Pictures = Pick<SiteFolder, 'documents' | 'media'>;

/** A folder whose drawings are safe, and those that cannot be made so. */
export interface CleanedFolder<Folder> {
  readonly folder: Folder;
  readonly problems: readonly FolderProblem[];
}

/**
 * Makes the drawings of a folder safe as uploaded ones are. Those in which nothing has to go keep their bytes; the others
 * get new ones, and with them another hash, which the documents of their pictures name.
 */
export async function cleanDrawings<Folder extends Pictures>(
  folder: Folder,
  cleanDrawing: CleanDrawing,
): Promise<CleanedFolder<Folder>> {
  const media = new Map(folder.media);
  const problems: FolderProblem[] = [];

  async function cleanContent(name: string): Promise<Buffer> {
    const content = folder.media.get(name);
    if (!content) throw new TypeError(`cleanDrawings: ${name} is missing, and the folder was read`);
    const clean = await cleanDrawing(content);
    if (clean === null)
      problems.push({ file: mediaFile(name), path: '', message: 'is no drawing that can be made safe' });
    return clean ?? content;
  }

  async function cleanBody(body: DocumentBody | null): Promise<DocumentBody | null> {
    if (!body || !checkMedia(body)) return body;
    const picture = body as unknown as Media;
    if (!picture.files.some(({ type }) => type === DRAWING)) return body;
    const digest = createHash('sha256');
    const files = [];
    for (const file of picture.files) {
      const name = mediaFileName(picture.hash, file);
      const content = file.type === DRAWING ? await cleanContent(name) : (folder.media.get(name) as Buffer);
      digest.update(content);
      files.push({ file, name, content });
    }
    if (files.every(({ name, content }) => content === folder.media.get(name))) return body;
    const hash = digest.digest('hex').slice(0, picture.hash.length);
    for (const { file, name, content } of files) {
      media.delete(name);
      media.set(mediaFileName(hash, file), content);
    }
    return {
      ...body,
      hash,
      files: files.map(({ file, content }) => ({ ...file, bytes: content.length })),
    };
  }

  const documents = [];
  for (const document of folder.documents)
    documents.push(
      document.kind === 'media'
        ? {
            ...document,
            published: await cleanBody(document.published),
            draft: await cleanBody(document.draft),
          }
        : document,
    );
  return { folder: { ...folder, documents, media }, problems };
}
