import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** The public origin is https and no proxy is trusted to report the visitor's protocol. */
    isAlwaysSecure: boolean;
  }
}

/** Whether the visitor's connection is https: as a trusted proxy reports it, else by the public origin. */
export const isSecure = (request: FastifyRequest): boolean =>
  request.server.isAlwaysSecure || request.protocol === 'https';
