import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSecure } from './is-secure.ts';
import { normalizeHost } from './normalize-host.ts';

const LOCAL_HOST = /(^|\.)localhost$/;

/** Browsers take Secure cookies over https, and on localhost without. */
const takesSecure = (request: FastifyRequest): boolean =>
  isSecure(request) || LOCAL_HOST.test(normalizeHost(request.host) ?? '');

const nameFor = (request: FastifyRequest) => (takesSecure(request) ? '__Host-operator' : 'operator');

const optionsFor = (request: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: takesSecure(request) }) as const;

/** The token of the session that a request is made in; '' without one. */
export const sessionTokenOf = (request: FastifyRequest): string => request.cookies[nameFor(request)] ?? '';

/** Stores the token of a session in the browser, for some seconds. */
export const storeSessionToken = (
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  seconds: number,
) => reply.setCookie(nameFor(request), token, { ...optionsFor(request), maxAge: seconds });

/** Removes the token from the browser. */
export const clearSessionToken = (request: FastifyRequest, reply: FastifyReply) =>
  reply.clearCookie(nameFor(request), optionsFor(request));
