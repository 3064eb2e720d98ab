import { and, ne } from 'drizzle-orm';
import type { DocumentBody } from '../../src/api/wire/document-body.ts';
import { mediaFileName } from '../../src/api/wire/media-library.ts';
import { setArchived } from '../content/archive.ts';
import {
  createDocument,
  discardDraft,
  type DocumentRef,
  isDocument,
  readVersion,
  saveDraft,
} from '../content/documents.ts';
import { storeMedia } from '../content/media.ts';
import { lockReferred } from '../content/reference-lock.ts';
import type { IsChecked } from '../content/broken-references.ts';
import { type Publication, publishImported, type PublishRefusal } from '../content/publish.ts';
import { noteActivity } from '../db/repositories/activity.ts';
import type { Database } from '../db/engine/database.ts';
import { inSiteAsOperator, type SiteScope } from '../db/in-site.ts';
import { documentTable, siteHostTable, siteTable, type VersionSource } from '../db/tables/content.ts';
import { insertBooking } from './booking-rows.ts';
import { publishedProblem } from './document-problems.ts';
import { documentFile, SITE_FILE } from './file-names.ts';
import { picturesOf } from './media-problems.ts';
import { rowsOfYears } from './rows-of-years.ts';
import type { FolderDocument, FolderProblem, SiteFolder } from './site-folder.ts';

export interface ImportOptions {
  /** Publishes what the folder has as published; without it everything is imported as drafts. */
  readonly isPublishing: boolean;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Id of the operator who imports; `null` where it is not known. */
  readonly by: string | null;
  readonly via: VersionSource | null;
  /** Identifies the files of a new site of the demo. */
  readonly seedHash?: string | null;
}

/** What was imported. */
export interface ImportReport {
  readonly isNewSite: boolean;
  /** Files of the documents that have a new version. */
  readonly changed: readonly string[];
  readonly published: readonly string[];
}

export type ImportOutcome =
  | { readonly ok: true; readonly report: ImportReport }
  | { readonly ok: false; readonly problems: readonly FolderProblem[] };

/** Ends the transaction of an import, so that nothing of it is stored. */
class ImportRefusal extends Error {
  override readonly name = 'ImportRefusal';
  readonly problems: readonly FolderProblem[];
  constructor(problems: readonly FolderProblem[]) {
    super('the import was refused');
    this.problems = problems;
  }
}

const d = documentTable;

/** What is stored of a document before it is imported. */
interface Stored {
  readonly draftVersion: number;
  readonly draft: DocumentBody | null;
  readonly publishedVersion: number | null;
  readonly published: DocumentBody | null;
  readonly isArchived: boolean;
}

const isSame = (one: DocumentBody | null, other: DocumentBody | null) =>
  JSON.stringify(one) === JSON.stringify(other);

async function readStored(scope: SiteScope, ref: DocumentRef): Promise<Stored | null> {
  const [row] = await scope.tx.select().from(d).where(isDocument(scope, ref)).for('update');
  if (!row) return null;
  const { draftVersion, publishedVersion, isArchived } = row;
  const draft = await readVersion(scope, ref, draftVersion);
  const published = publishedVersion === null ? null : await readVersion(scope, ref, publishedVersion);
  return { draftVersion, draft, publishedVersion, published, isArchived };
}

const refusalProblems = (refusals: readonly PublishRefusal[]): FolderProblem[] =>
  refusals.flatMap((refusal) =>
    refusal.reason === 'invalid'
      ? refusal.findings.map((finding) => ({ file: documentFile(refusal), ...publishedProblem(finding) }))
      : [{ file: documentFile(refusal), path: '', message: `cannot be published (${refusal.reason})` }],
  );

/** The import of one folder, in the transaction of its site. */
function createImport(scope: SiteScope, { now, by, via, isPublishing }: ImportOptions, isNewSite: boolean) {
  const changed = new Set<string>();
  const refuse = (document: DocumentRef, message: string): never => {
    throw new ImportRefusal([{ file: documentFile(document), path: '', message }]);
  };

  /** Makes a body the newest version of a document. @returns its number */
  async function store(ref: DocumentRef, body: DocumentBody, stored: Stored | null): Promise<number> {
    const { kind, id } = ref;
    const draft = { kind, id, body, now, by, via };
    const saved = stored
      ? await saveDraft(scope, { ...draft, basedOn: stored.draftVersion })
      : await createDocument(scope, draft);
    if (saved.outcome !== 'done') return refuse(ref, `was not stored (${saved.outcome})`);
    changed.add(documentFile(ref));
    return saved.version;
  }

  /** Makes the newest version of a document that of the folder. */
  async function storeNewest(document: FolderDocument): Promise<void> {
    const newest = document.draft ?? document.published;
    const stored = await readStored(scope, document);
    if (!newest || (stored && isSame(stored.draft, newest))) return;
    if (stored?.isArchived)
      return refuse(document, 'is archived on the site: restore it there, or import with --publish');
    if (stored && isSame(stored.published, newest)) await discardDraft(scope, document, stored.draftVersion);
    else await store(document, newest, stored);
    if (!stored) await storePosition(document);
  }

  /** Prepares what is to be published. @returns the version to publish; `null` where it is published already */
  async function storePublished(document: FolderDocument): Promise<Publication | null> {
    const { kind, id, published } = document;
    const stored = await readStored(scope, document);
    const isRestored = stored?.isArchived === true && !document.isArchived;
    if (!published || (stored && !isRestored && isSame(stored.published, published))) return null;
    // Archived documents are neither changed nor published.
    if (stored?.isArchived) await setArchived(scope, document, false);
    const isNewest = stored && isSame(stored.draft, published);
    return { kind, id, version: isNewest ? stored.draftVersion : await store(document, published, stored) };
  }

  async function publishAll(documents: readonly FolderDocument[], isChecked: IsChecked): Promise<string[]> {
    const publications: Publication[] = [];
    for (const document of documents) {
      const publication = await storePublished(document);
      if (publication) publications.push(publication);
    }
    const outcome = await publishImported(scope, publications, now, isChecked);
    if (!outcome.ok) throw new ImportRefusal(refusalProblems(outcome.refusals));
    // That a site began is no change of it.
    if (publications.length > 0 && !isNewSite)
      await noteActivity(scope.tx, scope.siteId, { by, now, via }, 'published', { documents: publications });
    return publications.map(documentFile);
  }

  /** Gives a document its position among those of its kind, and takes archived ones from the site. */
  async function storePosition(document: FolderDocument): Promise<void> {
    const { position, isArchived } = document;
    await scope.tx
      .update(d)
      .set({ position })
      .where(and(isDocument(scope, document), ne(d.position, position)));
    if (isArchived) await setArchived(scope, document, true);
  }

  return {
    async documents(documents: readonly FolderDocument[]): Promise<Omit<ImportReport, 'isNewSite'>> {
      const published: string[] = [];
      const archivedPages = new Set(
        documents.flatMap(({ kind, id, isArchived }) => (kind === 'page' && isArchived ? [id] : [])),
      );
      if (isPublishing) {
        // A page of the site may have the path that an archived one had.
        for (const document of documents.filter(({ isArchived }) => isArchived)) {
          // It may refer to what is archived already.
          await publishAll([document], () => false);
          await storeNewest(document);
          await storePosition(document);
        }
        // What is published may name pages that are drafts.
        for (const document of documents.filter(
          ({ isArchived, published: body }) => !isArchived && body === null,
        ))
          await storeNewest(document);
        published.push(
          ...(await publishAll(
            documents.filter(({ isArchived }) => !isArchived),
            // Pictures are stored apart from it, and links may lead to a page that was archived since.
            ({ kind, id }) => kind !== 'picture' && !(kind === 'page' && archivedPages.has(id)),
          )),
        );
      }
      for (const document of documents.filter(({ isArchived }) => !(isPublishing && isArchived))) {
        await storeNewest(document);
        if (isPublishing) await storePosition(document);
      }
      return { changed: [...changed], published };
    },
    async pictures({ documents, media }: SiteFolder): Promise<void> {
      for (const { picture } of picturesOf(documents)) {
        const files = picture.files.map(({ type, width }) => {
          const content = media.get(mediaFileName(picture.hash, { type, width }));
          if (!content) throw new TypeError('importSite: a folder with a missing picture is not read');
          return { type, width, content };
        });
        await storeMedia(scope, files, { now, by });
      }
    },
  };
}

/** Creates the site of a folder unless it exists. @returns whether it is new */
async function createSite(
  scope: SiteScope,
  { site: { name, hosts }, booking }: SiteFolder,
  { now, seedHash = null }: ImportOptions,
): Promise<boolean> {
  const { siteId, tx } = scope;
  const created = await tx
    .insert(siteTable)
    .values({ id: siteId, name, seedHash })
    .onConflictDoNothing()
    .returning({ id: siteTable.id });
  if (created.length === 0) return false;
  const stored = await tx
    .insert(siteHostTable)
    .values(hosts.map((host, index) => ({ host, siteId, isPrimary: index === 0 })))
    .onConflictDoNothing()
    .returning({ host: siteHostTable.host });
  const free = new Set(stored.map(({ host }) => host));
  const taken = hosts.flatMap((host, index) =>
    free.has(host)
      ? []
      : [{ file: SITE_FILE, path: `/hosts/${index}`, message: `${host} is a host of another site` }],
  );
  if (taken.length > 0) throw new ImportRefusal(taken);
  await insertBooking(scope, rowsOfYears(booking, new Date(now).getUTCFullYear()));
  return true;
}

/**
 * Imports a folder in one transaction: all of it, or nothing. A new site gets everything; of a site that exists the
 * documents and pictures are imported, and neither its hosts nor what it rents out are changed.
 */
export async function importSite(
  database: Database,
  folder: SiteFolder,
  options: ImportOptions,
): Promise<ImportOutcome> {
  try {
    return await inSiteAsOperator(database, folder.site.id, async (scope) => {
      // Documents are archived whatever names them: what does is in the folder, too.
      await lockReferred(scope);
      const isNewSite = await createSite(scope, folder, options);
      const work = createImport(scope, options, isNewSite);
      await work.pictures(folder);
      return { ok: true, report: { isNewSite, ...(await work.documents(folder.documents)) } } as const;
    });
  } catch (error) {
    if (error instanceof ImportRefusal) return { ok: false, problems: error.problems };
    throw error;
  }
}
