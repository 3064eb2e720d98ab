import type { HostRow } from '../db/repositories/sites.ts';
import type { SiteIdentity } from '../ssr/site-runtime.ts';

export interface HostTable {
  /** The site of a normalised host; `null` when it is registered for none. */
  siteOf(host: string): SiteIdentity | null;
  siteById(id: string): SiteIdentity | null;
  sites(): readonly SiteIdentity[];
  /** Reads the table anew, after a site changed. */
  refresh(): Promise<void>;
}

/** The host table in memory. `originOf` adds scheme and port to a registered host. */
export async function createHostTable(
  readRows: () => Promise<readonly HostRow[]>,
  originOf: (host: string) => string,
): Promise<HostTable> {
  let byHost = new Map<string, SiteIdentity>();
  let byId = new Map<string, SiteIdentity>();
  const refresh = async () => {
    const rows = await readRows();
    const sites = new Map<string, SiteIdentity>();
    for (const row of [...rows].sort((a, b) => Number(b.isPrimary) - Number(a.isPrimary))) {
      if (!sites.has(row.siteId))
        sites.set(row.siteId, {
          id: row.siteId,
          name: row.siteName,
          version: row.siteVersion,
          origin: originOf(row.host),
        });
    }
    byId = sites;
    byHost = new Map(
      rows.flatMap((row) =>
        sites.has(row.siteId) ? [[row.host, sites.get(row.siteId) as SiteIdentity]] : [],
      ),
    );
  };
  await refresh();
  return {
    siteOf: (host) => byHost.get(host) ?? null,
    siteById: (id) => byId.get(id) ?? null,
    sites: () => [...byId.values()],
    refresh,
  };
}
