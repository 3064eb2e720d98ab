import { and, desc, eq, lt, lte } from 'drizzle-orm';
import type { Database } from '../engine/database.ts';
import { inSystem, type SiteScope, type Transaction } from '../in-site.ts';
import { type ActivityDetails, type ActivityEvent, activityTable } from '../tables/activity.ts';
import type { VersionSource } from '../tables/content.ts';

const a = activityTable;

/** Who does something, when and how. */
export interface Doing {
  /** Id of the operator; `null` where it is not known. */
  readonly by: string | null;
  /** Epoch milliseconds. */
  readonly now: number;
  /** `null` in the editor. */
  readonly via?: VersionSource | null;
}

/** Notes what is done on a site, in the transaction that does it. */
export const noteActivity = (
  tx: Transaction,
  siteId: string,
  { by, now, via = null }: Doing,
  event: ActivityEvent,
  details: ActivityDetails,
): Promise<unknown> => tx.insert(a).values({ siteId, at: new Date(now), by, via, event, details });

/** An entry of the activity of a site. */
export interface ActivityEntry {
  readonly id: number;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly by: string | null;
  readonly via: VersionSource | null;
  readonly event: ActivityEvent;
  readonly details: ActivityDetails;
}

/** The newest entries of a site, the last one first: all, or those before one of them. */
export async function listActivity(
  { siteId, tx }: SiteScope,
  { before, limit }: { readonly before: number | null; readonly limit: number },
): Promise<ActivityEntry[]> {
  const rows = await tx
    .select()
    .from(a)
    .where(and(eq(a.siteId, siteId), ...(before === null ? [] : [lt(a.id, before)])))
    .orderBy(desc(a.id))
    .limit(limit);
  return rows.map(({ siteId: _site, at, ...row }) => ({ ...row, at: at.getTime() }));
}

/** Deletes the entries of all sites from before a moment (epoch milliseconds). */
export const deleteOldActivity = (database: Database, before: number): Promise<unknown> =>
  inSystem(database, (tx) => tx.delete(a).where(lte(a.at, new Date(before))));
