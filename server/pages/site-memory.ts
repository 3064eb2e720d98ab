import { createHash } from 'node:crypto';

/** How long answers of the product API are kept, in milliseconds. */
export const KEPT_MS = 900_000;
/** How long what had to do without an answer is kept: the API is asked again soon, but not by every visitor. */
export const KEPT_INCOMPLETE_MS = 10_000;
/** How long a page is kept at the least, whatever it shows is valid until: not every visitor waits for a drawing. */
export const SHORTEST_KEPT_MS = 1_000;

/** What is known of a site. */
export interface Known<T> {
  readonly value: T;
  /** Every call for it was answered; otherwise parts of it are older, or defaults. */
  readonly isComplete: boolean;
  /** The same for the same content: what is drawn with it may be used again. */
  readonly stamp: string;
}

/** A stamp of what the product API answered. */
export const stampOf = (answers: unknown): string =>
  createHash('sha256').update(JSON.stringify(answers)).digest('base64url').slice(0, 22);

interface Entry<T> {
  readonly version: number;
  readonly known: Promise<Known<T>>;
  expires: number;
}

interface VersionedSite {
  readonly id: string;
  readonly version: number;
}

/** Keeps one value for each site: loaded once per site version, and again soon when it is incomplete. */
export function createSiteMemory<Site extends VersionedSite, T>(
  load: (site: Site, last: T | undefined) => Promise<Known<T>>,
  now: () => number,
) {
  const entries = new Map<string, Entry<T>>();
  const last = new Map<string, T>();
  return {
    /** Rejects when it cannot be loaded. */
    of(site: Site): Promise<Known<T>> {
      const kept = entries.get(site.id);
      if (kept && kept.version === site.version && kept.expires > now()) return kept.known;
      const entry: Entry<T> = {
        version: site.version,
        known: load(site, last.get(site.id)),
        expires: now() + KEPT_MS,
      };
      entries.set(site.id, entry);
      entry.known.then(
        ({ value, isComplete }) => {
          // Of a version that is over, and late.
          if (entries.get(site.id) !== entry) return;
          last.set(site.id, value);
          if (!isComplete) entry.expires = now() + KEPT_INCOMPLETE_MS;
        },
        () => {
          if (entries.get(site.id) === entry) entries.delete(site.id);
        },
      );
      return entry.known;
    },
    /** What was loaded last, of whatever version. */
    last: (siteId: string): T | undefined => last.get(siteId),
  };
}
