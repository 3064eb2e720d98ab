import type { BookingData, DocumentFile, SiteFile } from '../../generated/folder/types.ts';
import * as checks from '../../generated/folder/check.js';
import { isRecord } from '../../src/api/wire/is-record.ts';
import { schemaFindings } from '../../src/runtime/document/finding.ts';
import { bookingProblems } from './booking-problems.ts';
import { documentProblems } from './document-problems.ts';
import { BOOKING_LISTS, type BookingList, bookingFile, purposeOf, SITE_FILE } from './file-names.ts';
import { mediaProblems } from './media-problems.ts';
import { parseFile } from './parse-json.ts';
import type { FolderDocument, FolderFiles, FolderProblem, SiteFolder } from './site-folder.ts';
import type { DocumentRef } from '../content/documents.ts';
import { findingText } from '../content/finding-text.ts';

/** A folder that can be imported, or everything that keeps it from that. */
export type FolderReading = { readonly part: FolderPart } & (
  | { readonly folder: SiteFolder; readonly problems: readonly [] }
  | { readonly folder: null; readonly problems: readonly FolderProblem[] }
);

/** What could be read of a folder, whatever else is wrong with it. */
export interface FolderPart extends Pick<SiteFolder, 'documents' | 'media'> {
  /** `null` where the folder does not name its site rightly. */
  readonly siteId: string | null;
  /** All documents that have a file, those that could not be read included. */
  readonly named: readonly DocumentRef[];
  /** The lists of booking data, of any content. */
  readonly booking: Readonly<Record<BookingList, unknown>>;
}

const inFile = (file: string) => (finding: Parameters<typeof findingText>[0] & { path: string }) => ({
  file,
  path: finding.path,
  message: findingText(finding),
});

const emptyBooking = (): Record<BookingList, unknown> =>
  Object.fromEntries(BOOKING_LISTS.map((list) => [list, []])) as unknown as Record<BookingList, unknown>;

/** Names the file of the list that a path of the whole booking data begins with. */
function bookingLocation(path: string): { file: string; path: string } {
  const [, list = '', ...rest] = path.split('/');
  return { file: bookingFile(list as BookingList), path: rest.map((part) => `/${part}`).join('') };
}

/** What is imported in place of what the folder says. */
export interface SiteNaming {
  readonly siteId?: string | undefined;
  readonly hosts?: readonly string[] | undefined;
}

/** The content of `site.json` with another id and other hosts. */
const renamed = (value: unknown, { siteId, hosts }: SiteNaming): unknown =>
  isRecord(value)
    ? { ...value, ...(siteId === undefined ? {} : { id: siteId }), ...(hosts === undefined ? {} : { hosts }) }
    : value;

/** Reads the files of a site's folder, all of them before it reports: what is wrong is named by file and path. */
export function fromFiles(files: FolderFiles, naming: SiteNaming = {}): FolderReading {
  const problems: FolderProblem[] = [];
  const documents: FolderDocument[] = [];
  const booking = emptyBooking();
  const media = new Map<string, Buffer>();
  const named: DocumentRef[] = [];
  let site: SiteFile | null = null;

  for (const [file, content] of [...files].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const purpose = purposeOf(file);
    if (!purpose) {
      problems.push({ file, path: '', message: 'is no file of a site' });
      continue;
    }
    if (purpose.of === 'picture') {
      media.set(purpose.name, content);
      continue;
    }
    const { value: stored, problem } = parseFile(content);
    if (problem !== null) {
      if (purpose.of === 'document') named.push(purpose);
      problems.push({ file, path: '', message: problem });
      continue;
    }
    const value = purpose.of === 'site' ? renamed(stored, naming) : stored;
    if (purpose.of === 'booking') {
      booking[purpose.list] = value;
      continue;
    }
    const check = purpose.of === 'site' ? checks.SiteFile : checks.DocumentFile;
    if (purpose.of === 'document') named.push(purpose);
    const findings = schemaFindings(check, value);
    problems.push(...findings.map(inFile(file)));
    if (findings.length > 0) continue;
    if (purpose.of === 'site') {
      site = value as SiteFile;
      continue;
    }
    const { position = 0, isArchived = false, published = null, draft = null } = value as DocumentFile;
    const document = { ...purpose, position, isArchived, published, draft };
    documents.push(document);
    problems.push(...documentProblems(document).map((each) => ({ ...each, file })));
  }
  if (!files.has(SITE_FILE)) problems.push({ file: SITE_FILE, path: '', message: 'is missing' });
  const ofShape = schemaFindings(checks.BookingData, booking);
  problems.push(
    ...ofShape.map((finding) => ({ ...bookingLocation(finding.path), message: findingText(finding) })),
    // What refers to what can only be judged where all rows are rows.
    ...(ofShape.length === 0 ? bookingProblems(booking as unknown as BookingData) : []),
    ...mediaProblems(documents, media),
  );
  const part = { siteId: site?.id ?? null, documents, media, named, booking };
  if (problems.length > 0 || !site) return { folder: null, problems, part };
  const { format: _format, ...rest } = site;
  return {
    folder: { site: rest, documents, booking: booking as unknown as BookingData, media },
    problems: [],
    part,
  };
}
