import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../engine/database.ts';
import { inSystem, type SiteScope } from '../in-site.ts';
import { outboxTable } from '../tables/bookings.ts';

/** A message that waits to be sent. `payload` belongs to its kind. */
export type OutboxMessage = { id: number; siteId: string; kind: string; payload: unknown; attempts: number };

/** Puts a message into the outbox, in the transaction of the change that it announces. */
export async function putIntoOutbox(
  { siteId, tx }: SiteScope,
  { kind, payload, now }: { kind: string; payload: unknown; now: number },
): Promise<void> {
  const at = new Date(now);
  await tx.insert(outboxTable).values({ siteId, kind, payload, createdAt: at, sendAfter: at });
}

/** A lease: times in epoch milliseconds. */
type Lease = { now: number; leaseMilliseconds: number };

const leaseEnd = ({ now, leaseMilliseconds }: Lease): Date => new Date(now + leaseMilliseconds);

/**
 * Leases the message of all sites that is due first: it is not due again before `leaseMilliseconds` passed, so a
 * worker that dies loses none and two workers do not take the same. Null when none is due.
 */
export async function leaseMessage(database: Database, lease: Lease): Promise<OutboxMessage | null> {
  return inSystem(database, async (tx) => {
    const { rows } = await tx.execute<{
      id: string;
      site_id: string;
      kind: string;
      payload: unknown;
      attempts: number;
    }>(sql`
      update outbox set attempts = attempts + 1, send_after = ${leaseEnd(lease).toISOString()}
      where id = (
        select id from outbox
        where sent_at is null and failed_at is null and send_after <= ${new Date(lease.now).toISOString()}
        order by send_after, id limit 1 for update skip locked)
      returning id, site_id, kind, payload, attempts`);
    const [row] = rows;
    if (!row) return null;
    const { id, site_id: siteId, kind, payload, attempts } = row;
    return { id: Number(id), siteId, kind, payload, attempts };
  });
}

/** Extends the lease of a message that is still being sent. */
export const renewLease = (database: Database, id: number, lease: Lease): Promise<unknown> =>
  inSystem(database, (tx) =>
    tx
      .update(outboxTable)
      .set({ sendAfter: leaseEnd(lease) })
      .where(and(eq(outboxTable.id, id), isNull(outboxTable.sentAt))),
  );

/** Stores that the message was sent. */
export const markSent = (database: Database, id: number, now: number): Promise<unknown> =>
  inSystem(database, (tx) =>
    tx
      .update(outboxTable)
      .set({ sentAt: new Date(now), lastError: null })
      .where(eq(outboxTable.id, id)),
  );

/** Stores that the message was not sent. It is due again at `retryAt` (epoch milliseconds), or never when null. */
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
