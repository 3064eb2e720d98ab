import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Database } from '../db/engine/database.ts';
import { inSite } from '../db/in-site.ts';
import { countCall } from '../db/repositories/rate-counts.ts';
import { addressGroup } from './address-group.ts';
import { sendError } from './send-error.ts';
import { queryOf, siteOf } from './request.ts';

interface RateLimit {
  /** Calls that a site takes in a window: of one address, for one booking, or of all together. */
  readonly calls: number;
  readonly windowMilliseconds: number;
  readonly per: 'address' | 'booking' | 'site';
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
  search: [{ calls: 120, windowMilliseconds: MINUTE_MS, per: 'address' }],
  page: [{ calls: 600, windowMilliseconds: MINUTE_MS, per: 'address' }],
} as const satisfies Readonly<Record<string, readonly RateLimit[]>>;

/** Actions that all processes count together. */
type SharedAction = 'book' | 'lookUp';
/** Actions that each process counts by itself: they cost less than a write to the database. */
type LocalAction = 'search' | 'page';

/** Longest window of all limits: older counts are of no use. */
export const LONGEST_WINDOW_MS = Math.max(
  ...Object.values(RATE_LIMITS).flatMap((limits) => limits.map((limit) => limit.windowMilliseconds)),
);

export interface RateLimitOptions {
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Multiplies every limit. */
  readonly factor: number;
}

export interface SharedLimitOptions extends RateLimitOptions {
  readonly database: Database;
}

interface Count {
  readonly calls: number;
  /** Epoch milliseconds. */
  readonly startedAt: number;
}

/** The hash of the number or idempotency key by which a request names a booking; `null` when it names none. */
function bookingKeyOf(request: FastifyRequest): string | null {
  const name = queryOf(request).get('bookingId')?.toUpperCase() ?? request.headers['idempotency-key'];
  return name ? createHash('sha256').update(String(name)).digest('base64url') : null;
}

/** What a limit counts the calls of; `null` where it does not apply. */
const keyOf = ({ per }: RateLimit, request: FastifyRequest): string | null =>
  per === 'site' ? 'site' : per === 'booking' ? bookingKeyOf(request) : addressGroup(request.ip);

/** Responds that there were too many calls, and in how many milliseconds one is taken again. */
const refuseCall = (reply: FastifyReply, milliseconds: number) =>
  sendError(reply.header('retry-after', String(Math.ceil(milliseconds / 1_000))), 'tooManyRequests');

/**
 * Makes hooks of routes that limit an action, counted in the database.
 * @param isReplay whether the request repeats one that was answered before: such requests do not count
 */
export const createSharedLimits =
  ({ database, now, factor }: SharedLimitOptions) =>
  (
    action: SharedAction,
    isReplay: (request: FastifyRequest) => Promise<boolean> = async () => false,
  ): onRequestAsyncHookHandler =>
  async (request, reply) => {
    if (await isReplay(request)) return;
    const at = now();
    const counts = await inSite(database, siteOf(request).id, async (scope) => {
      const found: { limit: RateLimit; count: Count }[] = [];
      for (const limit of RATE_LIMITS[action]) {
        const { windowMilliseconds } = limit;
        const counted = keyOf(limit, request);
        if (counted === null) continue;
        const key = { action: `${action} ${windowMilliseconds}`, address: counted };
        found.push({ limit, count: await countCall(scope, { ...key, now: at, windowMilliseconds }) });
      }
      return found;
    });
    const waits = counts
      .filter(({ limit, count }) => count.calls > limit.calls * factor)
      .map(({ limit, count }) => count.startedAt + limit.windowMilliseconds - at);
    if (waits.length > 0) return refuseCall(reply, Math.max(...waits));
  };

/** Addresses that are counted at once; the least recently seen leave first, and are counted anew. */
const MAX_COUNTED = 50_000;

/** Limits of an action, counted in this process. @returns a function that refuses a call that is one too many */
export function createLocalLimits({ now, factor }: RateLimitOptions) {
  const counts = new LRUCache<string, Count>({ max: MAX_COUNTED });
  return (action: LocalAction, request: FastifyRequest, reply: FastifyReply): boolean => {
    const at = now();
    for (const limit of RATE_LIMITS[action]) {
      const key = `${action} ${siteOf(request).id} ${keyOf(limit, request)}`;
      const last = counts.get(key);
      const isRunning = last && at - last.startedAt < limit.windowMilliseconds;
      const count = isRunning
        ? { calls: last.calls + 1, startedAt: last.startedAt }
        : { calls: 1, startedAt: at };
      counts.set(key, count);
      if (count.calls <= limit.calls * factor) continue;
      refuseCall(reply, count.startedAt + limit.windowMilliseconds - at);
      return true;
    }
    return false;
  };
}

export type LocalLimits = ReturnType<typeof createLocalLimits>;
