import { asc, eq } from 'drizzle-orm';
import type { Database } from '../engine/database.ts';
import { inSystem } from '../in-site.ts';
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
