import { asc, eq } from 'drizzle-orm';
import type { Database } from '../engine/database.ts';
import { inSite, inSiteAsOperator, inSystem } from '../in-site.ts';
import { siteHostTable, siteTable } from '../tables/content.ts';

/** A registered host and the site it shows. */
export type HostRow = {
  host: string;
  siteId: string;
  siteName: string;
  siteVersion: number;
  isPrimary: boolean;
};

/** A version that was raised; null when some changes may have been missed. */
export type SiteVersionChange = { siteId: string; version: number } | null;

/** Every registered host with its site. */
export function listHostRows(database: Database): Promise<HostRow[]> {
  return inSystem(database, (tx) =>
    tx
      .select({
        host: siteHostTable.host,
        siteId: siteTable.id,
        siteName: siteTable.name,
        siteVersion: siteTable.version,
        isPrimary: siteHostTable.isPrimary,
      })
      .from(siteHostTable)
      .innerJoin(siteTable, eq(siteTable.id, siteHostTable.siteId))
      .orderBy(asc(siteHostTable.host)),
  );
}

/** Calls back whenever the content of a site changed, in this process or another. */
export function listenSiteVersions(database: Database, onChange: (change: SiteVersionChange) => void) {
  return database.listen('site_version', (payload) => {
    const [siteId, version] = payload?.split(':') ?? [];
    onChange(siteId && version ? { siteId, version: Number(version) } : null);
  });
}

/** The files that a site was seeded from; `null` when that is not known, `undefined` when there is no such site. */
export const readSeedHash = (database: Database, siteId: string): Promise<string | null | undefined> =>
  inSite(database, siteId, async ({ tx }) => {
    const [row] = await tx
      .select({ seedHash: siteTable.seedHash })
      .from(siteTable)
      .where(eq(siteTable.id, siteId));
    return row?.seedHash;
  });

/** Removes a site with everything it owns, bookings included. */
export const removeSite = (database: Database, siteId: string): Promise<unknown> =>
  inSiteAsOperator(database, siteId, ({ tx }) => tx.delete(siteTable).where(eq(siteTable.id, siteId)));
