import { lt, sql } from 'drizzle-orm';
import type { Database } from '../engine/database.ts';
import { inSystem, type SiteScope } from '../in-site.ts';
import { rateCountTable } from '../tables/bookings.ts';

/** Counts a call of an address. @returns the calls since its window began, this one included */
export async function countCall(
  { siteId, tx }: SiteScope,
  {
    action,
    address,
    now,
    windowMilliseconds,
  }: { action: string; address: string; now: number; windowMilliseconds: number },
): Promise<{ calls: number; startedAt: number }> {
  const startedAt = new Date(now);
  const isOver = sql`${rateCountTable.startedAt} <= ${new Date(now - windowMilliseconds).toISOString()}`;
  const [row] = await tx
    .insert(rateCountTable)
    .values({ siteId, action, address, startedAt, calls: 1 })
    .onConflictDoUpdate({
      target: [rateCountTable.siteId, rateCountTable.action, rateCountTable.address],
      set: {
        calls: sql`case when ${isOver} then 1 else ${rateCountTable.calls} + 1 end`,
        startedAt: sql`case when ${isOver} then excluded.started_at else ${rateCountTable.startedAt} end`,
      },
    })
    .returning({ calls: rateCountTable.calls, startedAt: rateCountTable.startedAt });
  if (!row) throw new Error('countCall: the row was neither inserted nor updated');
  return { calls: row.calls, startedAt: row.startedAt.getTime() };
}

/** Deletes the windows of all sites that began before a moment, because they contain addresses of people. */
export async function deleteExpiredCounts(database: Database, before: number): Promise<void> {
  await inSystem(database, (tx) =>
    tx.delete(rateCountTable).where(lt(rateCountTable.startedAt, new Date(before))),
  );
}
