import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../engine/database.ts';
import { inSystem, type SiteScope } from '../in-site.ts';
import { siteHostTable, siteTable } from '../tables/content.ts';

/** An operator's site. `host` is its registered primary host, from which absolute links are built. */
export type Site = { id: string; name: string; version: number; host: string | null };

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

const SITE = { id: siteTable.id, name: siteTable.name, version: siteTable.version, host: siteHostTable.host };

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

/** Every site with its primary host, in the order of ids. */
export function listSites(database: Database): Promise<Site[]> {
  return inSystem(database, (tx) =>
    tx.select(SITE).from(siteTable).leftJoin(siteHostTable, primaryHost()).orderBy(asc(siteTable.id)),
  );
}

/** The site of a scope. */
export async function readSite({ siteId, tx }: SiteScope): Promise<Site> {
  const [site] = await tx
    .select(SITE)
    .from(siteTable)
    .leftJoin(siteHostTable, primaryHost())
    .where(eq(siteTable.id, siteId));
  if (!site) throw new Error(`The site ${siteId} does not exist`);
  return site;
}

/** Calls back whenever the content of a site changed, in this process or another. */
export function listenSiteVersions(database: Database, onChange: (change: SiteVersionChange) => void) {
  return database.listen('site_version', (payload) => {
    const [siteId, version] = payload?.split(':') ?? [];
    onChange(siteId && version ? { siteId, version: Number(version) } : null);
  });
}

const primaryHost = () => sql`${siteHostTable.siteId} = ${siteTable.id} and ${siteHostTable.isPrimary}`;
