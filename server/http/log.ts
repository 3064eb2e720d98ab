import type { FastifyRequest } from 'fastify';
import { sqlStateOf } from '../db/errors.ts';

/** What is logged of an error. */
interface LoggedError {
  readonly type: string;
  readonly code: string | null;
  readonly message: string;
  readonly stack: string;
  /** What it was thrown for. */
  readonly cause?: LoggedError;
}

/** Depth of logged causes: an error may be its own cause. */
const MAX_CAUSES = 3;

/** The values that a statement was sent with stand in the messages of its errors, and with them who books. */
function loggedError(thrown: unknown, depth = 0): LoggedError {
  // Anything can be thrown, texts and null too.
  const isObject = typeof thrown === 'object' && thrown !== null;
  const error: { readonly [P in keyof Error | 'code' | 'cause']?: unknown } = isObject
    ? thrown
    : { name: typeof thrown, message: String(thrown) };
  const state = sqlStateOf(thrown);
  const isQuery = state !== null || 'query' in error;
  return {
    type: String(error.name ?? 'object'),
    code: state ?? (typeof error.code === 'string' ? error.code : null),
    message: isQuery ? 'a statement failed' : String(error.message ?? ''),
    stack: String(error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    // The cause of a failed statement is PostgreSQL's error, whose message and detail repeat the values.
    ...(error.cause === undefined || isQuery || depth === MAX_CAUSES
      ? {}
      : { cause: loggedError(error.cause, depth + 1) }),
  };
}

/** Errors are logged under `error` as well; a text there is the name of an error, without its details on purpose. */
const loggedDetail = (detail: unknown) =>
  typeof detail === 'object' && detail !== null ? loggedError(detail) : detail;

/** Queries may contain tokens and searches, and remote addresses identify visitors: neither is logged. */
const loggedRequest = ({ method, url, host }: FastifyRequest) => ({
  method,
  path: url.split('?')[0],
  host,
});

/** Fastify's logger options without personal data and secrets; `false` for no log. */
export const safeLog = (options: boolean | object): object | false =>
  options === false
    ? false
    : {
        ...(options === true ? {} : options),
        serializers: {
          req: loggedRequest,
          err: (thrown: unknown) => loggedError(thrown),
          error: loggedDetail,
        },
      };
