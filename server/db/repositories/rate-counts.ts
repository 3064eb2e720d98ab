import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../engine/database.ts';
import { inSystem, type Transaction } from '../in-site.ts';
import { rateCountTable } from '../tables/bookings.ts';

/** Where calls are counted: at a site, or at none with `siteId` null. */
type CountScope = { readonly siteId: string | null; readonly tx: Transaction };

/** What is counted apart. */
interface CountKey {
  readonly action: string;
  readonly address: string;
}

/** The calls that are counted, locked until the transaction ends; `null` before the first. `startedAt` is epoch milliseconds. */
export async function readCount(
  { siteId, tx }: CountScope,
  { action, address }: CountKey,
): Promise<{ calls: number; startedAt: number } | null> {
  const { siteId: site, action: counted, address: of } = rateCountTable;
  const [row] = await tx
    .select({ calls: rateCountTable.calls, startedAt: rateCountTable.startedAt })
    .from(rateCountTable)
    .where(and(siteId === null ? isNull(site) : eq(site, siteId), eq(counted, action), eq(of, address)))
    .for('update');
  return row ? { calls: row.calls, startedAt: row.startedAt.getTime() } : null;
}

/** Counts a call of an address; with `startsAgain` its window begins anew with each. @returns the calls since its window began, this one included */
export async function countCall(
  { siteId, tx }: CountScope,
  {
    action,
    address,
    now,
    windowMilliseconds,
    startsAgain = false,
  }: CountKey & { now: number; windowMilliseconds: number; startsAgain?: boolean },
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
        startedAt: sql`case when ${isOver} or ${startsAgain} then excluded.started_at else ${rateCountTable.startedAt} end`,
      },
    })
    .returning({ calls: rateCountTable.calls, startedAt: rateCountTable.startedAt });
  if (!row) throw new Error('countCall: the row was neither inserted nor updated');
  return { calls: row.calls, startedAt: row.startedAt.getTime() };
}

/** Takes a counted call back. */
export async function uncountCall({ siteId, tx }: CountScope, { action, address }: CountKey): Promise<void> {
  const { siteId: site, action: counted, address: of, calls } = rateCountTable;
  await tx
    .update(rateCountTable)
    .set({ calls: sql`${calls} - 1` })
    .where(
      and(
        siteId === null ? isNull(site) : eq(site, siteId),
        eq(counted, action),
        eq(of, address),
        gt(calls, 0),
      ),
    );
}

/** Forgets the counted calls. */
export async function forgetCount({ siteId, tx }: CountScope, { action, address }: CountKey): Promise<void> {
  const { siteId: site, action: counted, address: of } = rateCountTable;
  await tx
    .delete(rateCountTable)
    .where(and(siteId === null ? isNull(site) : eq(site, siteId), eq(counted, action), eq(of, address)));
}

/** Deletes the windows of all sites that began before a moment, because they contain addresses of people. */
export async function deleteExpiredCounts(database: Database, before: number): Promise<void> {
  await inSystem(database, (tx) =>
    tx.delete(rateCountTable).where(lt(rateCountTable.startedAt, new Date(before))),
  );
}
