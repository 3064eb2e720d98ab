import type { onRequestAsyncHookHandler } from 'fastify';
import type { Database } from '../db/engine/database.ts';
import { inSite } from '../db/in-site.ts';
import { countCall } from '../db/repositories/rate-counts.ts';
import { siteOf } from './request.ts';

interface RateLimit {
  /** Calls of one address that a site takes in a window. */
  readonly calls: number;
  readonly windowMilliseconds: number;
}

const MINUTE_MS = 60_000;

/** What is limited. Searches and pages are not: whoever wants that has a proxy that does it before they cost anything. */
export const RATE_LIMITS = {
  book: { calls: 20, windowMilliseconds: 10 * MINUTE_MS },
} as const satisfies Readonly<Record<string, RateLimit>>;

export type LimitedAction = keyof typeof RATE_LIMITS;

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const IPV6_NETWORK_GROUPS = 4;

/** What counts as one address: an IPv4 address, or the /64 network of an IPv6 one, which one household has whole. */
export function addressGroup(ip: string): string {
  const mapped = MAPPED_IPV4.exec(ip)?.[1];
  if (mapped !== undefined || !ip.includes(':')) return mapped ?? ip;
  const [head = '', tail = ''] = ip.split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = 8 - groups.length - (tail === '' ? 0 : tail.split(':').length);
  const whole = ip.includes('::') ? [...groups, ...Array<string>(missing).fill('0')] : groups;
  // What is missing from the tail stands beyond the network.
  const network = [...whole, ...tail.split(':')].slice(0, IPV6_NETWORK_GROUPS);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

export interface RateLimitOptions {
  readonly database: Database;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Multiplies every limit. */
  readonly factor: number;
}

/** Makes the hook of a limited route: who asks too often is answered 429 and told when to come back. */
export const createRateLimits =
  ({ database, now, factor }: RateLimitOptions) =>
  (action: LimitedAction): onRequestAsyncHookHandler =>
  async (request, reply) => {
    const { calls: limit, windowMilliseconds } = RATE_LIMITS[action];
    const address = addressGroup(request.ip);
    const at = now();
    const { calls, startedAt } = await inSite(database, siteOf(request).id, (scope) =>
      countCall(scope, { action, address, now: at, windowMilliseconds }),
    );
    if (calls <= limit * factor) return;
    return reply
      .code(429)
      .header('retry-after', String(Math.ceil((startedAt + windowMilliseconds - at) / 1_000)))
      .header('cache-control', 'no-store')
      .send({ error: 'too many calls from this address', errorCode: 'tooManyRequests' });
  };
