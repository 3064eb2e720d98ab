import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { SiteIdentity } from '../http/site-identity.ts';

/** How long results of the product API are cached, in milliseconds. */
export const CACHED_MS = 900_000;
/** How long a result is cached that lacks a part: the API is called again soon, but not by every visitor. */
export const CACHED_INCOMPLETE_MS = 10_000;
/** The shortest time that a page is cached, however soon its content changes: not every visitor waits for a rendering. */
export const SHORTEST_CACHED_MS = 1_000;

const MAX_SITES = 1_000;

/** Data of a site with its completeness. */
export interface Loaded<T> {
  readonly value: T;
  /** Every call for it was answered; otherwise parts are older, or defaults. */
  readonly isComplete: boolean;
  /** Equal for equal content; part of the keys of whatever is rendered from it. */
  readonly hash: string;
}

/** A hash of what the product API returned. */
export const hashOf = (results: unknown): string =>
  createHash('sha256').update(JSON.stringify(results)).digest('base64url').slice(0, 22);

/**
 * One value for each version of a site: concurrent requests share one load. A page costs its own calls only,
 * instead of six more. At most 1,000 sites; 15 minutes, or 10 seconds for an incomplete value; a failed load is
 * not cached. `load` gets the latest value of the site, of whatever version.
 */
export function createSiteCache<T>(
  load: (site: SiteIdentity, last: T | undefined) => Promise<Loaded<T>>,
  now: () => number,
) {
  const last = new LRUCache<string, { readonly version: number; readonly value: T }>({ max: MAX_SITES });
  const values = new LRUCache<string, Loaded<T>, SiteIdentity>({
    max: MAX_SITES,
    // An entry is stale when it is older than its time to live, not when it is as old.
    ttl: CACHED_MS - 1,
    perf: { now },
    ttlResolution: 0,
    ignoreFetchAbort: true,
    async fetchMethod(_key, _stale, { context: site, options }) {
      const loaded = await load(site, last.get(site.id)?.value);
      if (site.version >= (last.get(site.id)?.version ?? 0))
        last.set(site.id, { version: site.version, value: loaded.value });
      if (!loaded.isComplete) options.ttl = CACHED_INCOMPLETE_MS - 1;
      return loaded;
    },
  });
  return {
    /** Rejects when the value cannot be loaded. */
    of: (site: SiteIdentity): Promise<Loaded<T>> =>
      values.forceFetch(`${site.id}|${site.version}`, { context: site }),
    /** The value that was loaded last, of whatever version. */
    last: (siteId: string): T | undefined => last.get(siteId)?.value,
  };
}
