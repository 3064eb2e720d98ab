import type { FastifyStaticOptions } from '@fastify/static';

const YEAR_MS = 31_536_000_000;

/** Headers of pages that say nothing of a script, style or font. */
const OF_PAGES = ['referrer-policy', 'cross-origin-opener-policy', 'permissions-policy'];

/**
 * How built files are sent whose names carry a hash of their content: kept for a year, so that nothing is needed to ask
 * whether they changed, and with few headers, because a page loads dozens of them.
 */
export const immutableFiles = (
  root: string | string[],
  prefix: string,
): FastifyStaticOptions & { readonly decorateReply: false } => ({
  root,
  prefix,
  immutable: true,
  preCompressed: true,
  maxAge: YEAR_MS,
  etag: false,
  lastModified: false,
  acceptRanges: false,
  decorateReply: false,
  index: false,
  setHeaders: (reply) => {
    for (const name of OF_PAGES) reply.removeHeader(name);
  },
});
