import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import type { SiteScope } from '../in-site.ts';
import { previewTokenTable } from '../tables/content.ts';

/** What a preview token opens: one page, or all when `pageId` is null. `expiresAt` is epoch milliseconds. */
export type PreviewGrant = { pageId: string | null; language: string | null; expiresAt: number };

/** Stores a new token by its hash: enough to revoke it, not enough to use it. Forgets those that have expired. */
export async function storePreviewToken(
  { siteId, tx }: SiteScope,
  { hash, pageId, language, expiresAt, now }: PreviewGrant & { hash: string; now: number },
): Promise<void> {
  await tx
    .delete(previewTokenTable)
    .where(and(eq(previewTokenTable.siteId, siteId), lte(previewTokenTable.expiresAt, new Date(now))));
  const times = { createdAt: new Date(now), expiresAt: new Date(expiresAt) };
  await tx.insert(previewTokenTable).values({ siteId, hash, pageId, language, ...times });
}

/** What the token of a hash opens on this site now; null when it is unknown, expired, revoked or of another site. */
export async function findPreviewGrant(
  { siteId, tx }: SiteScope,
  hash: string,
  now: number,
): Promise<PreviewGrant | null> {
  const [row] = await tx
    .select({
      pageId: previewTokenTable.pageId,
      language: previewTokenTable.language,
      expiresAt: previewTokenTable.expiresAt,
    })
    .from(previewTokenTable)
    .where(
      and(
        eq(previewTokenTable.siteId, siteId),
        eq(previewTokenTable.hash, hash),
        gt(previewTokenTable.expiresAt, new Date(now)),
        isNull(previewTokenTable.revokedAt),
      ),
    );
  return row ? { ...row, expiresAt: row.expiresAt.getTime() } : null;
}

/** Ends the token of a hash at once. */
export async function revokePreviewToken(
  { siteId, tx }: SiteScope,
  hash: string,
  now: number,
): Promise<void> {
  await tx
    .update(previewTokenTable)
    .set({ revokedAt: new Date(now) })
    .where(and(eq(previewTokenTable.siteId, siteId), eq(previewTokenTable.hash, hash)));
}
