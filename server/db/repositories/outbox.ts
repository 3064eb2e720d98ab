import { eq, sql } from 'drizzle-orm';
import type { Database } from '../engine/database.ts';
import { inSystem, type SiteScope } from '../in-site.ts';
import { outboxTable } from '../tables/bookings.ts';

/** A letter that waits to be sent. `payload` belongs to its kind. */
export type OutboxLetter = { id: number; siteId: string; kind: string; payload: unknown; attempts: number };

/** Puts a letter into the outbox, in the transaction of what it tells about. */
export async function putIntoOutbox(
  { siteId, tx }: SiteScope,
  { kind, payload, now }: { kind: string; payload: unknown; now: number },
): Promise<void> {
  const at = new Date(now);
  await tx.insert(outboxTable).values({ siteId, kind, payload, createdAt: at, sendAfter: at });
}

/**
 * Leases up to `limit` due letters of all sites: they are not due again before `leaseMilliseconds` passed, so a
 * worker that dies loses none and two workers do not take the same.
 */
export async function leaseLetters(
  database: Database,
  { now, limit, leaseMilliseconds }: { now: number; limit: number; leaseMilliseconds: number },
): Promise<OutboxLetter[]> {
  return inSystem(database, async (tx) => {
    const { rows } = await tx.execute<{
      id: string;
      site_id: string;
      kind: string;
      payload: unknown;
      attempts: number;
    }>(sql`
      update outbox set attempts = attempts + 1, send_after = ${new Date(now + leaseMilliseconds).toISOString()}
      where id in (
        select id from outbox
        where sent_at is null and failed_at is null and send_after <= ${new Date(now).toISOString()}
        order by send_after, id limit ${limit} for update skip locked)
      returning id, site_id, kind, payload, attempts`);
    return rows
      .map((row) => ({
        id: Number(row.id),
        siteId: row.site_id,
        kind: row.kind,
        payload: row.payload,
        attempts: row.attempts,
      }))
      .sort((a, b) => a.id - b.id);
  });
}

/** The letter was sent. */
export const markSent = (database: Database, id: number, now: number): Promise<unknown> =>
  inSystem(database, (tx) =>
    tx
      .update(outboxTable)
      .set({ sentAt: new Date(now), lastError: null })
      .where(eq(outboxTable.id, id)),
  );

/** The letter was not sent: again at `retryAt` (epoch milliseconds), or never when null. */
export const markFailed = (
  database: Database,
  id: number,
  { now, retryAt, error }: { now: number; retryAt: number | null; error: string },
): Promise<unknown> =>
  inSystem(database, (tx) =>
    tx
      .update(outboxTable)
      .set({
        lastError: error,
        ...(retryAt === null ? { failedAt: new Date(now) } : { sendAfter: new Date(retryAt) }),
      })
      .where(eq(outboxTable.id, id)),
  );
