import { and, desc, eq, gt, lte, sql } from 'drizzle-orm';
import type { OperatorRole } from '../../../src/api/wire/operations/operation.ts';
import type { Database } from '../engine/database.ts';
import { inSystem } from '../in-site.ts';
import { noteActivity } from './activity.ts';
import { accessTokenTable, operatorSiteTable } from '../tables/operators.ts';

const t = accessTokenTable;

/** Whose tokens: an operator on a site. */
export interface TokenOwner {
  readonly operatorId: string;
  readonly siteId: string;
}

/** A token that has not ended. Times are epoch milliseconds. */
export interface StoredToken {
  readonly id: string;
  readonly name: string;
  readonly role: OperatorRole;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly lastUsedAt: number | null;
}

/** A token as it is used: what it may do, and what its operator may. */
export interface UsedToken extends TokenOwner {
  readonly id: string;
  readonly role: OperatorRole;
  readonly operatorRole: OperatorRole;
  readonly lastUsedAt: number | null;
}

interface NewToken extends TokenOwner, Pick<StoredToken, 'name' | 'role' | 'createdAt' | 'expiresAt'> {
  readonly tokenHash: string;
}

const isOf = ({ operatorId, siteId }: TokenOwner) => and(eq(t.operatorId, operatorId), eq(t.siteId, siteId));

/** Stores a token unless its owner has `limit` of them, and deletes those that have ended. @returns its id, or `null` */
export const storeToken = (
  database: Database,
  { createdAt, expiresAt, ...token }: NewToken,
  limit: number,
): Promise<string | null> =>
  inSystem(database, async (tx) => {
    // One at a time, so that two calls do not both take the last place.
    await tx.execute(sql`select from operator where id = ${token.operatorId} for update`);
    await tx.delete(t).where(and(isOf(token), lte(t.expiresAt, new Date(createdAt))));
    if ((await tx.$count(t, isOf(token))) >= limit) return null;
    const [row] = await tx
      .insert(t)
      .values({ ...token, createdAt: new Date(createdAt), expiresAt: new Date(expiresAt) })
      .returning({ id: t.id });
    const { siteId, operatorId, name, role } = token;
    await noteActivity(tx, siteId, { by: operatorId, now: createdAt }, 'tokenCreated', {
      subject: name,
      role,
    });
    return row?.id ?? null;
  });

/** The tokens of an owner that have not ended at a moment, the newest first. */
export const listTokens = (database: Database, owner: TokenOwner, now: number): Promise<StoredToken[]> =>
  inSystem(database, async (tx) => {
    const rows = await tx
      .select()
      .from(t)
      .where(and(isOf(owner), gt(t.expiresAt, new Date(now))))
      .orderBy(desc(t.createdAt), t.id);
    return rows.map(({ id, name, role, createdAt, expiresAt, lastUsedAt }) => ({
      id,
      name,
      role,
      createdAt: createdAt.getTime(),
      expiresAt: expiresAt.getTime(),
      lastUsedAt: lastUsedAt?.getTime() ?? null,
    }));
  });

/** Removes a token of an owner; `now` is epoch milliseconds. @returns false when there is none */
export const deleteToken = (
  database: Database,
  owner: TokenOwner,
  id: string,
  now: number,
): Promise<boolean> =>
  inSystem(database, async (tx) => {
    const [token] = await tx
      .delete(t)
      .where(and(isOf(owner), eq(t.id, id)))
      .returning({ name: t.name });
    if (!token) return false;
    const { siteId, operatorId } = owner;
    await noteActivity(tx, siteId, { by: operatorId, now }, 'tokenRevoked', { subject: token.name });
    return true;
  });

/** The token of a hash at a moment; `null` when it has ended or there is none. */
export const findToken = (database: Database, tokenHash: string, now: number): Promise<UsedToken | null> =>
  inSystem(database, async (tx) => {
    const [row] = await tx
      .select({
        id: t.id,
        operatorId: t.operatorId,
        siteId: t.siteId,
        role: t.role,
        operatorRole: operatorSiteTable.role,
        lastUsedAt: t.lastUsedAt,
      })
      .from(t)
      .innerJoin(
        operatorSiteTable,
        and(
          eq(operatorSiteTable.operatorId, t.operatorId),
          eq(operatorSiteTable.siteId, t.siteId),
          eq(operatorSiteTable.state, 'active'),
        ),
      )
      .where(and(eq(t.tokenHash, tokenHash), gt(t.expiresAt, new Date(now))));
    return row ? { ...row, lastUsedAt: row.lastUsedAt?.getTime() ?? null } : null;
  });

/** Notes when a token was used. */
export const noteUse = (database: Database, id: string, now: number): Promise<unknown> =>
  inSystem(database, (tx) =>
    tx
      .update(t)
      .set({ lastUsedAt: new Date(now) })
      .where(eq(t.id, id)),
  );
