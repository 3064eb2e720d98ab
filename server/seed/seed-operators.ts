import { hashPassword } from '../access/passwords.ts';
import type { Database } from '../db/engine/database.ts';
import { deleteOperators, storeOperator } from '../db/repositories/operators.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../demo/demo-accounts.ts';

/** Creates the accounts of the demo's companies that do not exist yet, with their roles on these sites. */
export async function seedOperators(database: Database, siteIds: readonly string[]): Promise<void> {
  for (const { name, email, roles } of DEMO_ACCOUNTS) {
    const sites = Object.entries(roles)
      .filter(([siteId]) => siteIds.includes(siteId))
      .map(([siteId, role]) => ({ siteId, role }));
    if (sites.length === 0) continue;
    await storeOperator(database, { name, email, sites, passwordHash: await hashPassword(DEMO_PASSWORD) });
  }
}

/** Removes the accounts of the demo. */
export const removeOperators = (database: Database): Promise<unknown> =>
  deleteOperators(
    database,
    DEMO_ACCOUNTS.map(({ email }) => email),
  );
