import { and, eq, isNull } from 'drizzle-orm';
import type { Finding } from '../../src/runtime/document/finding.ts';
import type { SiteScope } from '../db/in-site.ts';
import { documentTable, documentVersionTable } from '../db/tables/content.ts';
import { bodyFindings } from '../../src/site/findings/body-findings.ts';
import type { DocumentBody } from '../../src/api/wire/document-body.ts';
import { type DocumentRef, isDocument, isVersionOf, readDraft, readVersion } from './documents.ts';
import { brokenReferences, type IsChecked } from './broken-references.ts';
import { namelessLinks } from './nameless-links.ts';
import { publishedLanguages } from './site-configuration.ts';
import { lockPaths, takenPaths } from './paths.ts';
import { lockReferring } from './reference-lock.ts';

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
    | { readonly reason: 'invalid'; readonly findings: readonly Finding[] }
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
): Promise<PublishOutcome> => change(scope, publications, now, { mustBeNewest: true });

/** Makes earlier versions the published ones again, all or none. Their drafts stay as they are. */
export const republish = (
  scope: SiteScope,
  publications: readonly Publication[],
  now: number,
): Promise<PublishOutcome> => change(scope, publications, now, {});

/**
 * Publishes the documents of a folder.
 * @param isChecked whether what they refer to must be there
 */
export const publishImported = (
  scope: SiteScope,
  publications: readonly Publication[],
  now: number,
  isChecked: IsChecked,
): Promise<PublishOutcome> => change(scope, publications, now, { mustBeNewest: true, isChecked });

interface ChangeOptions {
  readonly mustBeNewest?: boolean;
  /** All references are asked about without it. */
  readonly isChecked?: IsChecked;
}

async function change(
  scope: SiteScope,
  publications: readonly Publication[],
  now: number,
  { mustBeNewest = false, isChecked }: ChangeOptions,
): Promise<PublishOutcome> {
  await lock(scope, publications);
  const bodies = new Map<Publication, DocumentBody>();
  const refusals: PublishRefusal[] = [];
  for (const publication of publications) {
    const { version } = publication;
    const newest = await readDraft(scope, publication);
    const body = newest?.version === version ? newest.body : await readVersion(scope, publication, version);
    if (!newest || !body) refusals.push({ ...publication, reason: 'missing' });
    else if (mustBeNewest && newest.version !== version)
      refusals.push({ ...publication, reason: 'conflict', stored: newest.version });
    else bodies.set(publication, body);
  }
  const taken = await takenPaths(scope, bodies);
  const broken = await brokenReferences(scope, bodies, isChecked);
  const languages = await publishedLanguages(scope);
  for (const [publication, body] of bodies) {
    const { kind, id } = publication;
    const findings = [
      ...bodyFindings(kind, id, body),
      ...(taken.get(publication) ?? []),
      ...(broken.get(publication) ?? []),
      ...namelessLinks(publication, body, languages),
    ];
    if (findings.length > 0) refusals.push({ ...publication, reason: 'invalid', findings });
  }
  if (refusals.length > 0) return { ok: false, refusals };
  for (const publication of publications) await movePointer(scope, publication, now);
  return { ok: true };
}

/** Locks the documents against saving until this transaction ends; always in the same order, so that no deadlock occurs. */
async function lock(scope: SiteScope, publications: readonly Publication[]): Promise<void> {
  await lockReferring(scope);
  await lockPaths(scope, publications);
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
