import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Database } from './engine/database.ts';
import { DatabaseUnavailableError } from './errors.ts';

/** A running transaction. */
export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

/** A transaction that sees one site only; what every repository function takes first. */
export type SiteScope = Readonly<{ siteId: string; tx: Transaction; database: Database }>;

const LOCK_TIMEOUT = '3s';
const STATEMENT_TIMEOUT = '5s';
const SITE_ID = /^[a-z0-9][a-z0-9-]{0,62}$/;

// A second transaction inside the first would wait for a connection that the first one holds.
const open = new AsyncLocalStorage<true>();

/**
 * Runs the work in one transaction as a role that sees the rows of this site alone, and may change only what visitors
 * cause: bookings, keys, messages, counts. Throwing rolls back.
 * @throws DatabaseUnavailableError when no connection became free in time
 */
export function inSite<Result>(
  database: Database,
  siteId: string,
  work: (scope: SiteScope) => Promise<Result>,
): Promise<Result> {
  return transact(database, 'forecourt_app', checkedId(siteId), (tx) => work({ siteId, tx, database }));
}

/**
 * The same with the right to change content, rates and fleet. For signed-in operators and for seeding; never for a
 * visitor's request.
 */
export function inSiteAsOperator<Result>(
  database: Database,
  siteId: string,
  work: (scope: SiteScope) => Promise<Result>,
): Promise<Result> {
  return transact(database, 'forecourt_operator', checkedId(siteId), (tx) => work({ siteId, tx, database }));
}

function checkedId(siteId: string): string {
  if (!SITE_ID.test(siteId))
    throw new TypeError(`inSite: "${siteId}" is no site id; pass the id found by the host`);
  return siteId;
}

/** Runs background work: the hosts of all sites, the waiting mails of all sites, and nothing else. */
export function inSystem<Result>(
  database: Database,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return transact(database, 'forecourt_system', '', work);
}

async function transact<Result>(
  database: Database,
  role: string,
  siteId: string,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  if (open.getStore()) throw new Error('inSite: a transaction is open already; pass its scope on instead');
  // The connection is taken here and not by Drizzle, which never releases it when BEGIN fails on a cut connection.
  const client = await database.pool.connect().catch((error: unknown) => {
    throw new DatabaseUnavailableError(error);
  });
  try {
    return await open.run(true, () =>
      drizzle({ client }).transaction(async (tx) => {
        // Local to the transaction (`true`), because the pool hands the connection to other sites afterwards.
        // Setting `role` this way is SET LOCAL ROLE, in the same round trip.
        await tx.execute(sql`select
          set_config('app.site', ${siteId}, true), set_config('role', ${role}, true),
          set_config('lock_timeout', ${LOCK_TIMEOUT}, true), set_config('statement_timeout', ${STATEMENT_TIMEOUT}, true)`);
        return work(tx);
      }),
    );
  } finally {
    client.release();
  }
}
