import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR_MS = 31_536_000_000;

/** Headers of pages that say nothing of a script, style or font. */
const OF_PAGES = ['referrer-policy', 'cross-origin-opener-policy', 'permissions-policy'];

/**
 * Sends built files whose names carry a hash of their content: kept for a year, so that nothing is needed to ask whether
 * they changed, and with few and short headers, because a page loads dozens of them.
 */
export const immutableFiles = (app: FastifyInstance, root: string | string[], prefix: string) =>
  app.register(async (files) => {
    files.addHook('onSend', async (_request, reply) => {
      for (const name of OF_PAGES) reply.removeHeader(name);
      // Modules are read as UTF-8, whatever charset is named.
      const type = String(reply.getHeader('content-type'));
      if (type.includes('javascript')) reply.header('content-type', 'text/javascript');
    });
    await files.register(fastifyStatic, {
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
    });
  });
