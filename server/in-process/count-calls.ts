import { CallRefusal } from '../api/calls/call-refusal.ts';
import { type CountedCall, type RateLimits, toRetryAfter } from '../http/rate-limits.ts';

/** Whose calls are counted: without an address they are the server's own, which are not. */
interface CountedCaller {
  readonly siteId: string;
  readonly address: string | undefined;
}

/**
 * Counts calls together with those that come by HTTP.
 * @returns a function that counts a call, and rejects with CallRefusal when it is one too many
 */
export const createCallCounter =
  ({ shared, local }: RateLimits, { siteId, address }: CountedCaller) =>
  async (action: 'search' | 'lookUp' | 'book', booking?: string): Promise<void> => {
    if (address === undefined) return;
    const call: CountedCall = { siteId, address, booking };
    const wait = action === 'search' ? local(action, call) : await shared(action, call);
    if (wait > 0) throw new CallRefusal('tooManyRequests', { retryAfter: toRetryAfter(wait) });
  };
