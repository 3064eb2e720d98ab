import { and, eq, isNull, sql } from 'drizzle-orm';
import { isRecord } from '../../src/api/wire/is-record.ts';
import type { SiteScope } from '../db/in-site.ts';
import { documentTable, documentVersionTable } from '../db/tables/content.ts';
import { bodyProblems, type DocumentBody } from './document-kinds.ts';
import {
  type DocumentRef,
  isDocument,
  isVersionOf,
  listPublished,
  readDraft,
  readVersion,
} from './documents.ts';

const d = documentTable;
const v = documentVersionTable;

/** A version that is to be the published one. */
export interface Publication extends DocumentRef {
  readonly version: number;
}

/** Why a version is not published. */
export type PublishRefusal = Publication &
  (
    | { readonly reason: 'missing' }
    /** Another author stored a newer draft. */
    | { readonly reason: 'conflict'; readonly stored: number }
    | { readonly reason: 'invalid'; readonly problems: readonly string[] }
    /** Another page has this path in a language. */
    | { readonly reason: 'slug-taken'; readonly language: string; readonly slug: string; readonly by: string }
  );

export type PublishOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly refusals: readonly PublishRefusal[] };

/**
 * Publishes the newest drafts of several documents in one transaction, or none of them.
 * `now` is epoch milliseconds.
 */
export const publish = (
  scope: SiteScope,
  publications: readonly Publication[],
  now: number,
): Promise<PublishOutcome> => change(scope, publications, now, true);

/** Makes earlier versions the published ones again, all or none. Their drafts stay as they are. */
export const republish = (
  scope: SiteScope,
  publications: readonly Publication[],
  now: number,
): Promise<PublishOutcome> => change(scope, publications, now, false);

async function change(
  scope: SiteScope,
  publications: readonly Publication[],
  now: number,
  mustBeNewest: boolean,
): Promise<PublishOutcome> {
  await lock(scope, publications);
  const bodies = new Map<Publication, DocumentBody>();
  const refusals: PublishRefusal[] = [];
  for (const publication of publications) {
    const { kind, id, version } = publication;
    const newest = await readDraft(scope, publication);
    const body = newest?.version === version ? newest.body : await readVersion(scope, publication, version);
    if (!newest || !body) refusals.push({ ...publication, reason: 'missing' });
    else if (mustBeNewest && newest.version !== version)
      refusals.push({ ...publication, reason: 'conflict', stored: newest.version });
    else {
      const problems = bodyProblems(kind, id, body);
      if (problems.length > 0) refusals.push({ ...publication, reason: 'invalid', problems });
      else bodies.set(publication, body);
    }
  }
  refusals.push(...(await takenSlugs(scope, bodies)));
  if (refusals.length > 0) return { ok: false, refusals };
  for (const publication of publications) await movePointer(scope, publication, now);
  return { ok: true };
}

/** Locks the documents against saving until this transaction ends; always in the same order, so that no deadlock occurs. */
async function lock(scope: SiteScope, publications: readonly Publication[]): Promise<void> {
  // Of two transactions that publish pages, the second compares its paths with those of the first.
  if (publications.some(({ kind }) => kind === 'page'))
    await scope.tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`publish pages of ${scope.siteId}`}, 0))`,
    );
  const keyOf = ({ kind, id }: DocumentRef) => `${kind} ${id}`;
  for (const publication of publications.toSorted((one, other) =>
    keyOf(one).localeCompare(keyOf(other), 'en'),
  ))
    await scope.tx.select({ id: d.id }).from(d).where(isDocument(scope, publication)).for('update');
}

async function movePointer(scope: SiteScope, publication: Publication, now: number): Promise<void> {
  const { version } = publication;
  await scope.tx.update(d).set({ publishedVersion: version }).where(isDocument(scope, publication));
  await scope.tx
    .update(v)
    .set({ publishedAt: new Date(now) })
    .where(and(isVersionOf(scope, publication), eq(v.version, version), isNull(v.publishedAt)));
}

const slugsOf = ({ slugs }: DocumentBody): [language: string, slug: string][] =>
  Object.entries(isRecord(slugs) ? slugs : {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );

/** Pages whose path in a language is that of another page, published already or with them. */
async function takenSlugs(
  scope: SiteScope,
  bodies: ReadonlyMap<Publication, DocumentBody>,
): Promise<PublishRefusal[]> {
  const changed = [...bodies].filter(([{ kind }]) => kind === 'page');
  if (changed.length === 0) return [];
  const changedIds = new Set(changed.map(([{ id }]) => id));
  const others = (await listPublished(scope, ['page'])).filter(({ id }) => !changedIds.has(id));
  const owners = new Map(
    others.flatMap(({ id, body }) => slugsOf(body).map(([language, slug]) => [`${language}/${slug}`, id])),
  );
  return changed.flatMap(([publication, body]) =>
    slugsOf(body).flatMap(([language, slug]): PublishRefusal[] => {
      const key = `${language}/${slug}`;
      const by = owners.get(key);
      if (by === undefined) owners.set(key, publication.id);
      return by === undefined ? [] : [{ ...publication, reason: 'slug-taken', language, slug, by }];
    }),
  );
}
