import type { FastifyRequest } from 'fastify';
import { sqlStateOf } from './db/errors.ts';

/** What is logged of an error. */
interface LoggedError {
  readonly type: string;
  readonly code: string | null;
  readonly message: string;
  readonly stack: string;
}

/** The values that a statement was sent with stand in the messages of its errors, and with them who books. */
function loggedError(error: Error & { code?: unknown }): LoggedError {
  const state = sqlStateOf(error);
  const isQuery = state !== null || 'query' in error;
  return {
    type: error.name,
    code: state ?? (typeof error.code === 'string' ? error.code : null),
    message: isQuery ? 'a statement failed' : error.message,
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
  };
}

/** The query of an address may hold a token, or what somebody searched for. */
const loggedRequest = ({ method, url, host, ip }: FastifyRequest) => ({
  method,
  path: url.split('?')[0],
  host,
  remoteAddress: ip,
});

/** Fastify's logger options with what keeps people and secrets out of the log; `false` for no log. */
export const safeLog = (options: boolean | object): object | false =>
  options === false
    ? false
    : { ...(options === true ? {} : options), serializers: { req: loggedRequest, err: loggedError } };
