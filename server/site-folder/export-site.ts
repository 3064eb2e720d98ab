import { and, asc, eq } from 'drizzle-orm';
import type { DocumentKind } from '../../src/api/wire/document-kinds.ts';
import { DOCUMENT_KINDS } from '../../src/api/wire/document-kinds.ts';
import { readVersion } from '../content/documents.ts';
import { readMedia } from '../content/media.ts';
import { mediaFileName } from '../../src/api/wire/media-library.ts';
import type { SiteScope } from '../db/in-site.ts';
import { documentTable, siteHostTable, siteTable } from '../db/tables/content.ts';
import { BOOKING_LISTS } from './file-names.ts';
import { picturesOf } from './media-problems.ts';
import { readBooking } from './booking-rows.ts';
import type { FolderDocument, SiteFolder } from './site-folder.ts';

/** What of a site is exported. */
export interface ExportOptions {
  /** Leaves out what the site rents out, and its pictures. */
  readonly isDocumentsOnly: boolean;
}

const NO_BOOKING = Object.fromEntries(
  BOOKING_LISTS.map((list) => [list, []]),
) as unknown as SiteFolder['booking'];

const d = documentTable;

async function readDocuments(scope: SiteScope, kind: DocumentKind): Promise<FolderDocument[]> {
  const rows = await scope.tx
    .select()
    .from(d)
    .where(and(eq(d.siteId, scope.siteId), eq(d.kind, kind)))
    .orderBy(asc(d.position), asc(d.id));
  const documents: FolderDocument[] = [];
  for (const [position, { id, isArchived, draftVersion, publishedVersion }] of rows.entries()) {
    const ref = { kind, id };
    const published = publishedVersion === null ? null : await readVersion(scope, ref, publishedVersion);
    const draft = draftVersion === publishedVersion ? null : await readVersion(scope, ref, draftVersion);
    documents.push({ ...ref, position, isArchived, published, draft });
  }
  return documents;
}

async function readPictures(
  scope: SiteScope,
  documents: readonly FolderDocument[],
): Promise<Map<string, Buffer>> {
  const names = new Set(
    picturesOf(documents).flatMap(({ picture }) =>
      picture.files.map((file) => mediaFileName(picture.hash, file)),
    ),
  );
  const media = new Map<string, Buffer>();
  for (const name of [...names].sort()) {
    const file = await readMedia(scope, name);
    if (file) media.set(name, file.content);
  }
  return media;
}

/** A site with all that is stored of it but visits and bookings. @throws RangeError when there is none, StoredDocumentError */
export async function exportSite(scope: SiteScope, { isDocumentsOnly }: ExportOptions): Promise<SiteFolder> {
  const { siteId, tx } = scope;
  const [site] = await tx
    .select({ id: siteTable.id, name: siteTable.name })
    .from(siteTable)
    .where(eq(siteTable.id, siteId));
  if (!site) throw new RangeError(`exportSite: there is no site ${siteId}`);
  const hosts = await tx
    .select({ host: siteHostTable.host, isPrimary: siteHostTable.isPrimary })
    .from(siteHostTable)
    .where(eq(siteHostTable.siteId, siteId))
    .orderBy(asc(siteHostTable.host));
  const primaryFirst = [
    ...hosts.filter(({ isPrimary }) => isPrimary),
    ...hosts.filter(({ isPrimary }) => !isPrimary),
  ];
  const documents: FolderDocument[] = [];
  for (const kind of DOCUMENT_KINDS)
    if (!(isDocumentsOnly && kind === 'media')) documents.push(...(await readDocuments(scope, kind)));
  return {
    site: { ...site, hosts: primaryFirst.map(({ host }) => host) },
    documents,
    booking: isDocumentsOnly ? NO_BOOKING : await readBooking(scope),
    media: isDocumentsOnly ? new Map() : await readPictures(scope, documents),
  };
}
