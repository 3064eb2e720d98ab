import { createHash } from 'node:crypto';
import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../engine/database.ts';
import { SQL_STATE, sqlStateOf } from '../errors.ts';
import { inSystem, type SiteScope } from '../in-site.ts';
import { idempotencyTable } from '../tables/bookings.ts';

/** A key with its sender and the route that it was sent to. */
export type IdempotencyKey = { principal: string; route: string; key: string };

/** `new`: do the work. `same`: return the stored result. `other`: the key was used for another request. */
export type KeyClaim = { kind: 'new' } | { kind: 'same'; result: unknown } | { kind: 'other' };

/** A browser that was closed for a day may still look up the outcome of its booking. */
const RETENTION_MS = 48 * 3_600_000;

/** Another request with the same key still runs when the lock timeout ends: its result is not known. */
export class KeyInProgressError extends Error {
  override readonly name = 'KeyInProgressError';
  constructor(cause: unknown) {
    super('another request with the same key is still running', { cause });
  }
}

/** The same for equal requests, whatever the order of their keys. */
export const fingerprintOf = (request: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(request)))
    .digest('base64url');

/**
 * Claims a key inside the transaction that does the work. A simultaneous holder is waited for, up to the lock
 * timeout.
 * @throws KeyInProgressError
 */
export async function claimKey(
  { siteId, tx }: SiteScope,
  { principal, route, key }: IdempotencyKey,
  { fingerprint, now }: { fingerprint: string; now: number },
): Promise<KeyClaim> {
  const claimed = await tx
    .insert(idempotencyTable)
    .values({ siteId, principal, route, key, fingerprint, expiresAt: new Date(now + RETENTION_MS) })
    .onConflictDoNothing()
    .returning({ key: idempotencyTable.key })
    .catch((error: unknown) => {
      throw sqlStateOf(error) === SQL_STATE.lockNotAvailable ? new KeyInProgressError(error) : error;
    });
  if (claimed.length > 0) return { kind: 'new' };
  const [row] = await tx.select().from(idempotencyTable).where(isKey(siteId, { principal, route, key }));
  if (!row || row.fingerprint !== fingerprint || row.result === null) return { kind: 'other' };
  return { kind: 'same', result: row.result };
}

/**
 * Stores the result of the work, in the same transaction: for 48 hours, and at least until `neededUntil`, in epoch
 * milliseconds.
 */
export async function storeResult(
  { siteId, tx }: SiteScope,
  key: IdempotencyKey,
  { result, neededUntil }: { result: unknown; neededUntil: number },
): Promise<void> {
  const { expiresAt } = idempotencyTable;
  const needed = new Date(neededUntil).toISOString();
  await tx
    .update(idempotencyTable)
    .set({ result, expiresAt: sql`greatest(${expiresAt}, ${needed}::timestamptz)` })
    .where(isKey(siteId, key));
}

/**
 * The result that was stored under a key; `null` when there is none. Waits, up to the lock timeout, for a transaction
 * that has claimed it.
 * @throws KeyInProgressError
 */
export async function resultOfKey(scope: SiteScope, key: IdempotencyKey, now: number): Promise<unknown> {
  const { siteId, tx } = scope;
  const claim = await claimKey(scope, key, { fingerprint: '', now });
  if (claim.kind === 'new') {
    await tx.delete(idempotencyTable).where(isKey(siteId, key));
    return null;
  }
  const [row] = await tx
    .select({ result: idempotencyTable.result })
    .from(idempotencyTable)
    .where(isKey(siteId, key));
  return row?.result ?? null;
}

/** Whether the work of exactly this request is done: a result is stored under its key, with its fingerprint. */
export async function isDone(
  { siteId, tx }: SiteScope,
  key: IdempotencyKey,
  fingerprint: string,
): Promise<boolean> {
  const found = await tx
    .select({ key: idempotencyTable.key })
    .from(idempotencyTable)
    .where(
      and(
        isKey(siteId, key),
        eq(idempotencyTable.fingerprint, fingerprint),
        isNotNull(idempotencyTable.result),
      ),
    );
  return found.length > 0;
}

/** Deletes the expired keys of all sites. `now` is epoch milliseconds. */
export async function deleteExpiredKeys(database: Database, now: number): Promise<void> {
  await inSystem(database, (tx) =>
    tx.delete(idempotencyTable).where(lt(idempotencyTable.expiresAt, new Date(now))),
  );
}

const isKey = (siteId: string, { principal, route, key }: IdempotencyKey) =>
  and(
    eq(idempotencyTable.siteId, siteId),
    eq(idempotencyTable.principal, principal),
    eq(idempotencyTable.route, route),
    eq(idempotencyTable.key, key),
  );

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, part]) => [key, sorted(part)]);
}
