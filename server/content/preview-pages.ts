import { and, eq, sql } from 'drizzle-orm';
import { isRecord } from '../../src/api/wire/is-record.ts';
import { opensPage } from '../../src/domain/preview.ts';
import type { SiteScope } from '../db/in-site.ts';
import { documentTable as d, documentVersionTable as v } from '../db/tables/content.ts';
import { isVersionOf, readDraft, readVersion, type StoredDocument, versionAt } from './documents.ts';
import type { PreviewGrant } from './preview-token.ts';

type Texts = Readonly<Record<string, string>>;

/** A page that a preview link opens. */
export interface PreviewPage {
  readonly id: string;
  /** Its paths and label by language; empty where it states none. */
  readonly slugs: Texts;
  readonly menuLabel: Texts;
  readonly version: number;
  /** When that version was stored, in epoch milliseconds. */
  readonly savedAt: number;
}

const toTexts = (value: unknown): Texts =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).filter(([, text]) => typeof text === 'string'),
  ) as Texts;

/**
 * The pages that a grant opens, as it shows them: the newest draft of each, or the version that the grant names. Pages
 * that were never published are among them, archived ones are not.
 */
export async function listPreviewPages(
  scope: SiteScope,
  { pageId, version }: PreviewGrant,
): Promise<PreviewPage[]> {
  const { siteId, tx } = scope;
  const shown =
    version === null
      ? versionAt(d.draftVersion)
      : and(isVersionOf(scope, { kind: 'page', id: pageId ?? '' }), eq(v.version, version));
  const rows = await tx
    .select({
      id: d.id,
      slugs: sql<unknown>`${v.body} -> 'slugs'`,
      menuLabel: sql<unknown>`${v.body} -> 'menuLabel'`,
      version: v.version,
      savedAt: v.createdAt,
    })
    .from(d)
    .innerJoin(v, shown)
    .where(
      and(
        eq(d.siteId, siteId),
        eq(d.kind, 'page'),
        eq(d.isArchived, false),
        ...(pageId === null ? [] : [eq(d.id, pageId)]),
      ),
    );
  return rows.map(({ slugs, menuLabel, savedAt, ...row }) => ({
    ...row,
    slugs: toTexts(slugs),
    menuLabel: toTexts(menuLabel),
    savedAt: savedAt.getTime(),
  }));
}

/**
 * A page as a grant shows it; `null` when the grant does not open it, or it does not exist.
 * @throws StoredDocumentError
 */
export async function readPreviewPage(
  scope: SiteScope,
  id: string,
  grant: PreviewGrant,
): Promise<StoredDocument | null> {
  if (!opensPage(grant, id)) return null;
  const ref = { kind: 'page', id } as const;
  const draft = await readDraft(scope, ref);
  if (!draft || grant.version === null) return draft;
  const body = await readVersion(scope, ref, grant.version);
  return body && { ...draft, version: grant.version, body };
}
