import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import type { SiteScope } from '../in-site.ts';
import { previewTokenTable } from '../tables/content.ts';

/** A stored token by its hash: it opens one page, or all when `pageId` is null. Times are epoch milliseconds. */
type NewToken = { hash: string; pageId: string | null; expiresAt: number; now: number };

/** Stores a new token by its hash: enough to revoke it, not enough to use it. Deletes those that have expired. */
export async function storePreviewToken(
  { siteId, tx }: SiteScope,
  { hash, pageId, expiresAt, now }: NewToken,
): Promise<void> {
  await tx
    .delete(previewTokenTable)
    .where(and(eq(previewTokenTable.siteId, siteId), lte(previewTokenTable.expiresAt, new Date(now))));
  const times = { createdAt: new Date(now), expiresAt: new Date(expiresAt) };
  await tx.insert(previewTokenTable).values({ siteId, hash, pageId, ...times });
}

/** Whether the token of a hash is stored on this site, neither expired nor revoked. `now` is epoch milliseconds. */
export const hasPreviewGrant = async (
  { siteId, tx }: SiteScope,
  hash: string,
  now: number,
): Promise<boolean> =>
  (await tx.$count(
    previewTokenTable,
    and(
      eq(previewTokenTable.siteId, siteId),
      eq(previewTokenTable.hash, hash),
      gt(previewTokenTable.expiresAt, new Date(now)),
      isNull(previewTokenTable.revokedAt),
    ),
  )) > 0;

/** Revokes the tokens of a page, or with `null` all of the site. */
export async function revokePreviewTokens(
  { siteId, tx }: SiteScope,
  pageId: string | null,
  now: number,
): Promise<void> {
  await tx
    .update(previewTokenTable)
    .set({ revokedAt: new Date(now) })
    .where(
      and(
        eq(previewTokenTable.siteId, siteId),
        ...(pageId === null ? [] : [eq(previewTokenTable.pageId, pageId)]),
      ),
    );
}
