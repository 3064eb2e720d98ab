import { isSingle } from '../../src/api/wire/document-kinds.ts';
import { BOOKING_LISTS, bookingFile, documentFile, mediaFile, SITE_FILE } from './file-names.ts';
import type { FolderDocument, FolderFiles, SiteFolder } from './site-folder.ts';

/** The version of the format. */
export const FORMAT = 1;

/** Keys keep the order in which they are stored, so that the same site always has the same bytes. */
const toJson = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

const toDocument = ({ kind, position, isArchived, published, draft }: FolderDocument) => ({
  ...(isSingle(kind) ? {} : { position }),
  ...(isArchived ? { isArchived } : {}),
  ...(published ? { published } : {}),
  ...(draft ? { draft } : {}),
});

/** The files of a site's folder. Lists without entries have none. */
export function toFiles({ site, documents, booking, media }: SiteFolder): FolderFiles {
  const { id, name, hosts } = site;
  return new Map<string, Buffer>([
    [SITE_FILE, toJson({ format: FORMAT, id, name, hosts })],
    ...documents.map((document): [string, Buffer] => [documentFile(document), toJson(toDocument(document))]),
    ...BOOKING_LISTS.filter((list) => booking[list].length > 0).map((list): [string, Buffer] => [
      bookingFile(list),
      toJson(booking[list]),
    ]),
    ...[...media].map(([file, content]): [string, Buffer] => [mediaFile(file), content]),
  ]);
}
