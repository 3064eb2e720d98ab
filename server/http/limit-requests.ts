import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { type CountedCall, type RateLimits, toRetryAfter } from './rate-limits.ts';
import { queryOf, siteOf } from './request.ts';
import { sendError } from './send-error.ts';

const callOf = (request: FastifyRequest): CountedCall => ({
  siteId: siteOf(request).id,
  address: request.ip,
});

/** The number or idempotency key by which a request names a booking; `null` when it names none. */
function bookingOf(request: FastifyRequest): string | null {
  const { bookingId } = (request.body ?? {}) as { bookingId?: unknown };
  const name = queryOf(request).get('bookingId') ?? bookingId ?? request.headers['idempotency-key'];
  return name === undefined ? null : String(name);
}

/** Responds that there were too many calls, and when one is taken again. @returns whether there were */
export function refuseMany(reply: FastifyReply, waitMilliseconds: number): boolean {
  if (waitMilliseconds === 0) return false;
  sendError(reply.header('retry-after', String(toRetryAfter(waitMilliseconds))), 'tooManyRequests');
  return true;
}

/** Counts a request for a page, and refuses it where its address has made too many. @returns whether it was refused */
export const limitPage = (
  local: RateLimits['local'],
  request: FastifyRequest,
  reply: FastifyReply,
): boolean => refuseMany(reply, local('page', callOf(request)));

/** A hook that counts a call as a search, and refuses it where its address has made too many. */
export const limitSearches =
  (local: RateLimits['local']): onRequestHookHandler =>
  (request, reply, done) => {
    if (!refuseMany(reply, local('search', callOf(request)))) done();
  };

/**
 * A hook that counts a call in the database, and refuses one too many.
 * @param isReplay whether the request repeats one that was answered before: such requests are not counted
 */
export const limitShared =
  (
    shared: RateLimits['shared'],
    action: Parameters<RateLimits['shared']>[0],
    isReplay: (request: FastifyRequest) => Promise<boolean> = async () => false,
  ) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    if (await isReplay(request)) return;
    const call = { ...callOf(request), booking: bookingOf(request) };
    if (refuseMany(reply, await shared(action, call))) return reply;
  };
