import { and, eq, inArray, or } from 'drizzle-orm';
import type { DocumentBody } from '../../src/api/wire/document-body.ts';
import { DOCUMENT_KINDS, type DocumentKind } from '../../src/api/wire/document-kinds.ts';
import { readCheckedDocument } from '../../src/runtime/checks/checked-document.ts';
import { referencesOf } from '../../src/runtime/checks/references.ts';
import type { SiteScope } from '../db/in-site.ts';
import { type RentalPicture, rentalPictures } from '../db/repositories/rental-pictures.ts';
import { documentTable, documentVersionTable } from '../db/tables/content.ts';
import { firstTexts, type Texts } from './document-list.ts';
import { type DocumentRef, versionAt, toBody } from './documents.ts';

const d = documentTable;
const v = documentVersionTable;

/** A document, or something of the fleet and the prices, that uses something. */
export interface Use {
  readonly kind: DocumentKind | RentalPicture['kind'];
  readonly id: string;
  /** Name per language; empty without one. */
  readonly title: Texts;
  /** Visitors see this use; otherwise it is in a draft alone. */
  readonly isPublished: boolean;
}

/** What uses a document. */
export interface DocumentUses {
  readonly id: string;
  readonly usedBy: readonly Use[];
}

interface CurrentBody extends DocumentRef {
  readonly body: DocumentBody;
  readonly isPublished: boolean;
}

/** The newest and the published versions of all documents; archived ones use nothing. */
async function currentBodies(scope: SiteScope): Promise<CurrentBody[]> {
  const rows = await scope.tx
    .select({ kind: d.kind, id: d.id, version: v.version, published: d.publishedVersion, body: v.body })
    .from(d)
    .innerJoin(v, or(versionAt(d.draftVersion), versionAt(d.publishedVersion)))
    .where(and(eq(d.siteId, scope.siteId), eq(d.isArchived, false), inArray(d.kind, [...DOCUMENT_KINDS])));
  return rows.map(({ version, published, ...row }) => {
    const ref = { kind: row.kind as DocumentKind, id: row.id };
    return { ...ref, isPublished: version === published, body: toBody(row.body, scope, ref) };
  });
}

const PICTURE_PATH = /\/media\/[A-Za-z0-9_./-]+/g;
/** What is added to the source of a picture, or to the hash of its content, where one of its files is named. */
const OF_FILE = /(?:-\d+)?\.[a-z0-9]+$/;

/** The pictures that a text mentions, by the keys of `pictureKeys`, wherever they stand: in fields, HTML or CSS. */
const picturesIn = (text: string): string[] =>
  [...text.matchAll(PICTURE_PATH)].flatMap(([path]) => [path, path.replace(OF_FILE, '')]);

/** Under which paths a picture is mentioned: its source, and where its files are. */
const pictureKeys = ({ src, hash }: DocumentBody): string[] => [String(src), `/media/${String(hash)}`];

/** Where the documents of a kind are used, by their ids; those that are not used are left out. */
export async function listUses(scope: SiteScope, kind: DocumentKind): Promise<DocumentUses[]> {
  const bodies = await currentBodies(scope);
  const uses = new Map<string, Map<string, Use>>();
  const add = (id: string, use: Use) => {
    const of = uses.get(id) ?? new Map<string, Use>();
    uses.set(id, of);
    const key = `${use.kind} ${use.id}`;
    // A use that visitors see counts before the same one in a draft.
    if (!of.get(key)?.isPublished) of.set(key, use);
  };
  const useOf = ({ kind: by, id, body, isPublished }: CurrentBody): Use => ({
    kind: by,
    id,
    title: firstTexts(body.menuLabel, body.name),
    isPublished,
  });
  if (kind === 'media') {
    const idOf = new Map(
      bodies.flatMap((one) => (one.kind === kind ? pictureKeys(one.body).map((key) => [key, one.id]) : [])),
    );
    const mention = (text: string, use: Use) => {
      for (const path of picturesIn(text)) {
        const id = idOf.get(path);
        if (id !== undefined && !(use.kind === kind && use.id === id)) add(id, use);
      }
    };
    for (const one of bodies) mention(JSON.stringify(one.body), useOf(one));
    for (const { kind: by, id, names, path } of await rentalPictures(scope))
      mention(path, { kind: by, id, title: names, isPublished: true });
  } else
    for (const one of bodies)
      for (const reference of referencesOf(readCheckedDocument(one.kind, one.id, one.body)))
        if (reference.kind === kind && !(one.kind === kind && one.id === reference.id))
          add(reference.id, useOf(one));
  return [...uses].map(([id, of]) => ({ id, usedBy: [...of.values()] }));
}

/** Kinds that are archived only when nothing uses them; links to pages lead to the page for those that are gone. */
const KEPT_WHILE_USED: ReadonlySet<DocumentKind> = new Set([
  'media',
  'sharedComponent',
  'layout',
  'menu',
  'form',
]);

/** What keeps a document from being archived. */
export async function usesThatKeep(scope: SiteScope, { kind, id }: DocumentRef): Promise<readonly Use[]> {
  if (!KEPT_WHILE_USED.has(kind)) return [];
  return (await listUses(scope, kind)).find((one) => one.id === id)?.usedBy ?? [];
}
