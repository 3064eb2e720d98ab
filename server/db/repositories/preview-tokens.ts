import { and, desc, eq, gt, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { SiteScope } from '../in-site.ts';
import { previewTokenTable } from '../tables/content.ts';

/** What a token shows: one page, or all when `pageId` is null; see PreviewGrant. */
interface Shown {
  readonly pageId: string | null;
  readonly version: number | null;
  readonly language: string | null;
  readonly scenario: string | null;
}

/** A stored token by its hash. Times are epoch milliseconds. */
interface NewToken extends Shown {
  readonly hash: string;
  readonly expiresAt: number;
  readonly now: number;
  readonly by: string | null;
}

/** A token that opens something, without what would open it. Times are epoch milliseconds. */
export interface PreviewLinkRow extends Shown {
  readonly id: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly createdBy: string | null;
}

const t = previewTokenTable;

const isOpen = (siteId: string, now: number): SQL | undefined =>
  and(eq(t.siteId, siteId), gt(t.expiresAt, new Date(now)), isNull(t.revokedAt));

/** Stores a new token by its hash: enough to revoke it, not enough to use it. Deletes those that have expired. */
export async function storePreviewToken(
  { siteId, tx }: SiteScope,
  { now, expiresAt, by, ...token }: NewToken,
): Promise<void> {
  await tx.delete(t).where(and(eq(t.siteId, siteId), lte(t.expiresAt, new Date(now))));
  const times = { createdAt: new Date(now), expiresAt: new Date(expiresAt) };
  await tx.insert(t).values({ siteId, ...token, ...times, createdBy: by });
}

/** The tokens that open something, newest first. `now` is epoch milliseconds. */
export async function listPreviewTokens({ siteId, tx }: SiteScope, now: number): Promise<PreviewLinkRow[]> {
  const rows = await tx
    .select({
      id: t.id,
      pageId: t.pageId,
      version: t.version,
      language: t.language,
      scenario: t.scenario,
      createdBy: t.createdBy,
      createdAt: t.createdAt,
      expiresAt: t.expiresAt,
    })
    .from(t)
    .where(isOpen(siteId, now))
    .orderBy(desc(t.createdAt));
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.getTime(),
    expiresAt: row.expiresAt.getTime(),
  }));
}

/**
 * Who created the token of a hash on this site, `by: null` for nobody; `null` for one that is not stored, has expired or
 * was revoked. `now` is epoch milliseconds.
 */
export async function findPreviewGrant(
  { siteId, tx }: SiteScope,
  hash: string,
  now: number,
): Promise<{ readonly by: string | null } | null> {
  const [row] = await tx
    .select({ by: t.createdBy })
    .from(t)
    .where(and(isOpen(siteId, now), eq(t.hash, hash)));
  return row ?? null;
}

/** Revokes the tokens of a page, or with `null` all of the site. */
export async function revokePreviewTokens(
  { siteId, tx }: SiteScope,
  pageId: string | null,
  now: number,
): Promise<void> {
  await tx
    .update(t)
    .set({ revokedAt: new Date(now) })
    .where(and(eq(t.siteId, siteId), ...(pageId === null ? [] : [eq(t.pageId, pageId)])));
}

/** Revokes one token. @returns whether there is one that opened something */
export async function revokePreviewToken(
  { siteId, tx }: SiteScope,
  id: string,
  now: number,
): Promise<boolean> {
  const revoked = await tx
    .update(t)
    .set({ revokedAt: new Date(now) })
    .where(and(isOpen(siteId, now), sql`${t.id}::text = ${id}`))
    .returning({ id: t.id });
  return revoked.length > 0;
}
