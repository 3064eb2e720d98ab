import type { HostRow } from '../db/repositories/sites.ts';
import type { SiteIdentity } from './site-identity.ts';

export interface HostTable {
  /** The site of a normalised host; `null` when it is registered for none. */
  siteOf(host: string): SiteIdentity | null;
  siteById(id: string): SiteIdentity | null;
  sites(): readonly SiteIdentity[];
  /** Reads the table. Rejects when it cannot be read. */
  read(): Promise<void>;
  /** Reads the table after a site changed, again and again until it can be read; never rejects. */
  refresh(): Promise<void>;
}

export interface HostTableOptions {
  readonly readRows: () => Promise<readonly HostRow[]>;
  /** Adds scheme and port to a registered host. */
  readonly originOf: (host: string) => string;
  readonly report: (error: unknown) => void;
  /** Runs an action a while from now. */
  readonly later?: (action: () => void) => void;
}

/** Short, because a publication is invisible until the table is read; the database may be restarting. */
const RETRY_MS = 1_000;
const soon = (action: () => void) => void setTimeout(action, RETRY_MS).unref();

/** The host table in memory; empty until it is read. */
export function createHostTable({ readRows, originOf, report, later = soon }: HostTableOptions): HostTable {
  let byHost = new Map<string, SiteIdentity>();
  let byId = new Map<string, SiteIdentity>();
  let started = 0;
  let shown = 0;
  const read = async () => {
    started += 1;
    const turn = started;
    const rows = await readRows();
    // A read that began later has finished already: its rows are newer.
    if (turn < shown) return;
    shown = turn;
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
  const refresh = async (): Promise<void> => {
    const reading = read();
    const turn = started;
    try {
      await reading;
    } catch (error) {
      report(error);
      // A read that began later reports newer rows, or is itself repeated.
      if (turn === started) later(() => void refresh());
    }
  };
  return {
    siteOf: (host) => byHost.get(host) ?? null,
    siteById: (id) => byId.get(id) ?? null,
    sites: () => [...byId.values()],
    read,
    refresh,
  };
}
