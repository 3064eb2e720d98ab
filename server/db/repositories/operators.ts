import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { OperatorRole } from '../../../src/api/wire/operations/operation.ts';
import type { Database } from '../engine/database.ts';
import { inSystem, type Transaction } from '../in-site.ts';
import {
  accessTokenTable,
  operatorSessionTable,
  operatorSiteTable,
  operatorTable,
} from '../tables/operators.ts';

/** What an operator may do on a site. */
export interface SiteRole {
  readonly siteId: string;
  readonly role: OperatorRole;
}

/** A person who works on sites. */
export interface StoredOperator {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly sites: readonly SiteRole[];
}

export interface NewOperator extends Omit<StoredOperator, 'id'> {
  readonly passwordHash: string;
}

const o = operatorTable;
/** Whether an operator has an address, in any case. */
export const isEmail = (email: string) => eq(sql`lower(${o.email})`, sql`lower(${email})`);

/** Id and password hash of the operator with an address, in any case; `null` when there is none. */
export const findPassword = (
  database: Database,
  email: string,
): Promise<{ readonly id: string; readonly passwordHash: string | null } | null> =>
  inSystem(database, async (tx) => {
    const [row] = await tx.select({ id: o.id, passwordHash: o.passwordHash }).from(o).where(isEmail(email));
    return row ?? null;
  });

/** Id of the operator with an address, in any case; `null` when there is none. */
export const findOperatorId = async (database: Database, email: string): Promise<string | null> =>
  (await findPassword(database, email))?.id ?? null;

/** Password hash of an operator by id; `null` when there is none. */
export const readPasswordHash = (database: Database, id: string): Promise<string | null> =>
  inSystem(database, async (tx) => {
    const [row] = await tx.select({ passwordHash: o.passwordHash }).from(o).where(eq(o.id, id));
    return row?.passwordHash ?? null;
  });

/**
 * Replaces the password of an operator, ends all sessions but the one of a token hash, and revokes the tokens of
 * programs: whoever knew the old password may have made them.
 */
export async function replacePassword(
  tx: Transaction,
  { id, passwordHash, exceptSession }: { id: string; passwordHash: string; exceptSession: string | null },
): Promise<void> {
  const { operatorId, tokenHash } = operatorSessionTable;
  await tx.update(o).set({ passwordHash }).where(eq(o.id, id));
  await tx
    .delete(operatorSessionTable)
    .where(and(eq(operatorId, id), exceptSession === null ? undefined : ne(tokenHash, exceptSession)));
  await tx.delete(accessTokenTable).where(eq(accessTokenTable.operatorId, id));
}

/** The same in a transaction of its own. */
export const changePassword = (
  database: Database,
  change: Parameters<typeof replacePassword>[1],
): Promise<void> => inSystem(database, (tx) => replacePassword(tx, change));

/** Notes when an operator signed in. `now` is epoch milliseconds. */
export const noteSignIn = (database: Database, id: string, now: number): Promise<unknown> =>
  inSystem(database, (tx) =>
    tx
      .update(o)
      .set({ lastSignedInAt: new Date(now) })
      .where(eq(o.id, id)),
  );

/** Which of these operators have access to a site now. */
export async function activeOperators(
  database: Database,
  siteId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const t = operatorSiteTable;
  const rows = await inSystem(database, (tx) =>
    tx
      .select({ id: t.operatorId })
      .from(t)
      .where(
        and(
          eq(t.siteId, siteId),
          eq(t.state, 'active'),
          inArray(sql`${t.operatorId}::text`, [...new Set(ids)]),
        ),
      ),
  );
  return new Set(rows.map(({ id }) => id));
}

/** An operator by id, with the sites that the operator has access to; `null` when there is none. */
export const readOperator = (database: Database, id: string): Promise<StoredOperator | null> =>
  inSystem(database, async (tx) => {
    const [row] = await tx.select({ id: o.id, email: o.email, name: o.name }).from(o).where(eq(o.id, id));
    if (!row) return null;
    const { siteId, role, state } = operatorSiteTable;
    const sites = await tx
      .select({ siteId, role })
      .from(operatorSiteTable)
      .where(and(eq(operatorSiteTable.operatorId, id), eq(state, 'active')))
      .orderBy(siteId);
    return { ...row, sites };
  });

/** Names of operators by id; unknown ids are left out. */
export async function readOperatorNames(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await inSystem(database, (tx) =>
    tx
      .select({ id: o.id, name: o.name })
      .from(o)
      .where(inArray(sql`${o.id}::text`, [...new Set(ids)])),
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Stores an operator, or gives one with the same address these sites as well. */
export const storeOperator = (database: Database, operator: NewOperator): Promise<void> =>
  inSystem(database, async (tx) => {
    const { sites, ...row } = operator;
    const [known] = await tx.select({ id: o.id }).from(o).where(isEmail(row.email));
    const [stored] = known ? [known] : await tx.insert(o).values(row).returning({ id: o.id });
    if (!stored) throw new Error('storeOperator: the row was not inserted');
    for (const { siteId, role } of sites)
      await tx
        .insert(operatorSiteTable)
        .values({ operatorId: stored.id, siteId, role })
        .onConflictDoNothing();
  });

/** Removes operators by their addresses, with their roles and sessions. */
export const deleteOperators = (database: Database, emails: readonly string[]): Promise<unknown> =>
  inSystem(database, (tx) =>
    tx.delete(o).where(
      inArray(
        sql`lower(${o.email})`,
        emails.map((email) => email.toLowerCase()),
      ),
    ),
  );
