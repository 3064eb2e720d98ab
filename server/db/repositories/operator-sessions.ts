import { and, eq, gt, lte } from 'drizzle-orm';
import type { OperatorRole } from '../../../src/api/wire/operations/operation.ts';
import type { Database } from '../engine/database.ts';
import { inSystem } from '../in-site.ts';
import { operatorSessionTable, operatorSiteTable } from '../tables/operators.ts';

const s = operatorSessionTable;

/** A session that has not expired. Times are epoch milliseconds. */
export interface StoredSession {
  readonly operatorId: string;
  /** Role on the site that was asked for; `null` without one. */
  readonly role: OperatorRole | null;
  readonly createdAt: number;
  readonly expiresAt: number;
}

interface NewSession extends Omit<StoredSession, 'role'> {
  readonly tokenHash: string;
}

/** Stores a new session by the hash of its token. */
export const storeSession = (
  database: Database,
  { tokenHash, operatorId, createdAt, expiresAt }: NewSession,
): Promise<unknown> =>
  inSystem(database, (tx) =>
    tx
      .insert(s)
      .values({ tokenHash, operatorId, createdAt: new Date(createdAt), expiresAt: new Date(expiresAt) }),
  );

/** The session of a token hash at a moment, with the role on a site; `null` when it expired or there is none. */
export const findSession = (
  database: Database,
  tokenHash: string,
  { siteId, now }: { readonly siteId: string | null; readonly now: number },
): Promise<StoredSession | null> =>
  inSystem(database, async (tx) => {
    const [row] = await tx
      .select({
        operatorId: s.operatorId,
        role: operatorSiteTable.role,
        createdAt: s.createdAt,
        expiresAt: s.expiresAt,
      })
      .from(s)
      .leftJoin(
        operatorSiteTable,
        and(
          eq(operatorSiteTable.operatorId, s.operatorId),
          eq(operatorSiteTable.siteId, siteId ?? ''),
          eq(operatorSiteTable.state, 'active'),
        ),
      )
      .where(and(eq(s.tokenHash, tokenHash), gt(s.expiresAt, new Date(now))));
    return row ? { ...row, createdAt: row.createdAt.getTime(), expiresAt: row.expiresAt.getTime() } : null;
  });

/** Moves the end of a session. */
export const prolongSession = (database: Database, tokenHash: string, expiresAt: number): Promise<unknown> =>
  inSystem(database, (tx) =>
    tx
      .update(s)
      .set({ expiresAt: new Date(expiresAt) })
      .where(eq(s.tokenHash, tokenHash)),
  );

/** Ends a session. */
export const deleteSession = (database: Database, tokenHash: string): Promise<unknown> =>
  inSystem(database, (tx) => tx.delete(s).where(eq(s.tokenHash, tokenHash)));

/** Deletes the sessions that have expired. `now` is epoch milliseconds. */
export const deleteExpiredSessions = (database: Database, now: number): Promise<unknown> =>
  inSystem(database, (tx) => tx.delete(s).where(lte(s.expiresAt, new Date(now))));
