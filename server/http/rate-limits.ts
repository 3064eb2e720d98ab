import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Database } from '../db/engine/database.ts';
import { inSite } from '../db/in-site.ts';
import { countCall } from '../db/repositories/rate-counts.ts';
import { addressGroup } from './address-group.ts';

interface RateLimit {
  /** Calls that a site takes in a window: of one address, for one booking, by one token, or of all together. */
  readonly calls: number;
  readonly windowMilliseconds: number;
  readonly per: 'address' | 'booking' | 'token' | 'site';
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** What is limited, for each site apart. */
export const RATE_LIMITS = {
  book: [
    { calls: 20, windowMilliseconds: 10 * MINUTE_MS, per: 'address' },
    { calls: 5, windowMilliseconds: 15 * MINUTE_MS, per: 'booking' },
  ],
  /** Whether a booking exists, and what it says. */
  lookUp: [
    { calls: 5, windowMilliseconds: 15 * MINUTE_MS, per: 'booking' },
    { calls: 10, windowMilliseconds: 15 * MINUTE_MS, per: 'address' },
    { calls: 50, windowMilliseconds: DAY_MS, per: 'address' },
    { calls: 600, windowMilliseconds: HOUR_MS, per: 'site' },
  ],
  /** Contact forms that are sent. */
  contact: [
    { calls: 5, windowMilliseconds: 15 * MINUTE_MS, per: 'address' },
    { calls: 200, windowMilliseconds: HOUR_MS, per: 'site' },
  ],
  /** Files that are uploaded for a booking. */
  upload: [
    { calls: 30, windowMilliseconds: HOUR_MS, per: 'address' },
    { calls: 1000, windowMilliseconds: DAY_MS, per: 'site' },
  ],
  /** Codes of promotions that are tried. */
  code: [
    { calls: 20, windowMilliseconds: 15 * MINUTE_MS, per: 'address' },
    { calls: 600, windowMilliseconds: HOUR_MS, per: 'site' },
  ],
  search: [{ calls: 120, windowMilliseconds: MINUTE_MS, per: 'address' }],
  page: [{ calls: 600, windowMilliseconds: MINUTE_MS, per: 'address' }],
  /** Calls of the tools for programs. */
  program: [{ calls: 300, windowMilliseconds: MINUTE_MS, per: 'token' }],
} as const satisfies Readonly<Record<string, readonly RateLimit[]>>;

/** Actions that all processes count together. */
type SharedAction = 'book' | 'lookUp' | 'program' | 'contact' | 'code' | 'upload';
/** Actions that each process counts by itself: they cost less than a write to the database. */
type LocalAction = 'search' | 'page';

/** Longest window of all limits: older counts are of no use. */
export const LONGEST_WINDOW_MS = Math.max(
  ...Object.values(RATE_LIMITS).flatMap((limits) => limits.map((limit) => limit.windowMilliseconds)),
);

interface RateLimitOptions {
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Multiplies every limit. */
  readonly factor: number;
}

interface SharedLimitOptions extends RateLimitOptions {
  readonly database: Database;
}

interface Count {
  readonly calls: number;
  /** Epoch milliseconds. */
  readonly startedAt: number;
}

/** What is counted of a call. */
export interface CountedCall {
  readonly siteId: string;
  /** IP address of who makes it. */
  readonly address: string;
  /** The number or idempotency key by which it names a booking. */
  readonly booking?: string | null | undefined;
  /** Id of the token that a program makes it by. */
  readonly token?: string;
}

/** A number is the same in capitals or not; the hash, because an idempotency key may be long. */
const bookingKey = (name: string): string =>
  createHash('sha256').update(name.toUpperCase()).digest('base64url');

/** What a limit counts the calls of; `null` where it does not apply. */
function keyOf({ per }: RateLimit, { address, booking = null, token }: CountedCall): string | null {
  switch (per) {
    case 'site':
      return 'site';
    case 'token':
      return token ?? null;
    case 'booking':
      return booking && bookingKey(booking);
    case 'address':
      return addressGroup(address);
  }
}

/**
 * Counts calls in the database.
 * @returns a function that counts a call, and resolves to the milliseconds after which one like it is taken again; 0 when
 * this one is taken
 */
export const createSharedLimits =
  ({ database, now, factor }: SharedLimitOptions) =>
  async (action: SharedAction, call: CountedCall): Promise<number> => {
    const at = now();
    const counts = await inSite(database, call.siteId, async (scope) => {
      const found: { limit: RateLimit; count: Count }[] = [];
      for (const limit of RATE_LIMITS[action]) {
        const { windowMilliseconds } = limit;
        const counted = keyOf(limit, call);
        if (counted === null) continue;
        const key = { action: `${action} ${windowMilliseconds}`, address: counted };
        found.push({ limit, count: await countCall(scope, { ...key, now: at, windowMilliseconds }) });
      }
      return found;
    });
    const waits = counts
      .filter(({ limit, count }) => count.calls > limit.calls * factor)
      .map(({ limit, count }) => count.startedAt + limit.windowMilliseconds - at);
    return Math.max(0, ...waits);
  };

/** Addresses that are counted at once; the least recently seen leave first, and are counted anew. */
const MAX_COUNTED = 50_000;

/** Counts calls in this process. @returns as `createSharedLimits` */
export function createLocalLimits({ now, factor }: RateLimitOptions) {
  const counts = new LRUCache<string, Count>({ max: MAX_COUNTED });
  return (action: LocalAction, call: CountedCall): number => {
    const at = now();
    for (const limit of RATE_LIMITS[action]) {
      const key = `${action} ${call.siteId} ${keyOf(limit, call)}`;
      const last = counts.get(key);
      const isRunning = last && at - last.startedAt < limit.windowMilliseconds;
      const count = isRunning
        ? { calls: last.calls + 1, startedAt: last.startedAt }
        : { calls: 1, startedAt: at };
      counts.set(key, count);
      if (count.calls > limit.calls * factor) return count.startedAt + limit.windowMilliseconds - at;
    }
    return 0;
  };
}

/** The counts of all actions. */
export interface RateLimits {
  readonly shared: ReturnType<typeof createSharedLimits>;
  readonly local: ReturnType<typeof createLocalLimits>;
}

/** Seconds, as `Retry-After` states them. */
export const toRetryAfter = (milliseconds: number): number => Math.ceil(milliseconds / 1_000);
