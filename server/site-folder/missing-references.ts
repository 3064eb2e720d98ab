import { isRecord } from '../../src/api/wire/is-record.ts';
import { SYSTEM_ROUTES } from '../../src/domain/system-routes.ts';
import type { Reference } from '../../src/runtime/checks/references.ts';
import { brokenReference, isCheckedKind, referencesIn, routeIdsIn } from '../content/broken-references.ts';
import { publishedProblem } from './document-problems.ts';
import { type BookingList, documentFile } from './file-names.ts';
import type { FolderPart } from './from-files.ts';
import type { FolderProblem } from './site-folder.ts';

/** Something that a folder does not have and a published document of it refers to; the site may have it. */
export interface MissingReference extends Pick<Reference, 'kind' | 'id'> {
  readonly problem: FolderProblem;
}

/** The lists of booking data that documents refer to, by kind of reference. */
const LISTS = { place: 'places', model: 'models', category: 'categories' } as const satisfies Record<
  string,
  BookingList
>;

const idsOf = (list: unknown): string[] =>
  (Array.isArray(list) ? list : []).flatMap((row) =>
    isRecord(row) && typeof row.id === 'string' ? [row.id] : [],
  );

/** What the published documents of a folder refer to that is not in it. Pictures are judged by their files. */
export function missingReferences({ documents, named, booking }: FolderPart): MissingReference[] {
  const known = new Map<string, Set<string>>();
  const add = (kind: string, ids: readonly string[]) =>
    void known.set(kind, new Set([...(known.get(kind) ?? []), ...ids]));
  for (const { kind, id } of named) add(kind, [id]);
  for (const [kind, list] of Object.entries(LISTS)) add(kind, idsOf(booking[list]));
  add('page', Object.keys(SYSTEM_ROUTES));
  for (const { kind, published } of documents)
    if (kind === 'routes' && published) add('page', routeIdsIn(published));
  return documents.flatMap((document) => {
    const { published, isArchived } = document;
    if (!published || isArchived) return [];
    return referencesIn(document, published)
      .filter(({ kind, id }) => isCheckedKind(kind) && kind !== 'picture' && !known.get(kind)?.has(id))
      .map((reference) => ({
        kind: reference.kind,
        id: reference.id,
        problem: { file: documentFile(document), ...publishedProblem(brokenReference(reference)) },
      }));
  });
}
