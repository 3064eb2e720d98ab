import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifySchemaValidationError } from 'fastify';
import { API_ERRORS, type ApiErrorCode } from '../../src/api/wire/error-codes.ts';
import { collectMethods } from './allowed-methods.ts';
import { isDatabaseUnavailable } from '../db/errors.ts';
import { DEFAULT_LANGUAGE } from './request.ts';
import { errorBody, sendError } from './send-error.ts';

/** Errors of the framework by its own codes. */
const FRAMEWORK_ERRORS: Readonly<Record<string, ApiErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'bodyTooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupportedMediaType',
  FST_ERR_HANDLER_TIMEOUT: 'unavailable',
};

/** Errors of plugins, which name a status alone. */
const STATUS_ERRORS: Readonly<Record<number, ApiErrorCode>> = {
  401: 'signInRequired',
  403: 'notAllowed',
  404: 'notFound',
  405: 'methodNotAllowed',
  408: 'requestTimeout',
  413: 'bodyTooLarge',
  415: 'unsupportedMediaType',
  421: 'unknownHost',
  429: 'tooManyRequests',
  503: 'unavailable',
};

/** An error of a validator. */
type FieldProblem = Pick<FastifySchemaValidationError, 'instancePath' | 'params' | 'message'> & {
  readonly keyword?: string;
};

/** Expressions with classes of characters or look-arounds are too long to read. */
const isReadable = (pattern: string) => !/\\p\{|\(\?[=!]/.test(pattern);

/** A value does not match an expression, which says which format is expected where a developer can read it. */
const formatProblem = (pattern: unknown): string =>
  `is not in the expected format${typeof pattern === 'string' && isReadable(pattern) ? ` ${pattern}` : ''}`;

/** A field and what is wrong with it: a missing or unknown one by its own name, not by that of its parent. */
function fieldProblem({
  instancePath,
  params,
  keyword,
  message = 'is invalid',
}: FieldProblem): [string, string] {
  const { missingProperty, additionalProperty } = params;
  if (typeof missingProperty === 'string') return [`${instancePath}/${missingProperty}`, 'is missing'];
  if (typeof additionalProperty === 'string')
    return [`${instancePath}/${additionalProperty}`, 'is not known'];
  return [instancePath || '/', keyword === 'pattern' ? formatProblem(params.pattern) : message];
}

/** What is wrong with a value, by field. */
export const fieldProblems = (problems: readonly FieldProblem[]): Record<string, string> =>
  Object.fromEntries(problems.map(fieldProblem));

function codeOf(error: FastifyError): ApiErrorCode {
  const { code, statusCode = 500 } = error;
  const known = FRAMEWORK_ERRORS[code] ?? STATUS_ERRORS[statusCode];
  if (known) return known;
  if (isDatabaseUnavailable(error)) return 'unavailable';
  return statusCode >= 400 && statusCode < 500 ? 'invalidRequest' : 'internal';
}

/** Before routes are added: responds to every failure with an error of the catalogue; causes inside the server are only logged. */
export function addErrorHandling(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error.validation) {
      const problems = fieldProblems(error.validation as FastifySchemaValidationError[]);
      if (error.validationContext === 'body') return sendError(reply, 'invalidRequest', { errors: problems });
      // Parameters have no parts: each is named as the call spells it.
      const errors = Object.fromEntries(
        Object.entries(problems).map(([path, problem]) => [path.slice(1), problem]),
      );
      return sendError(reply, 'invalidParameter', { errors });
    }
    const isBodyMissing = error.code === 'FST_ERR_HANDLER_TIMEOUT' && !request.raw.complete;
    const code = isBodyMissing ? 'requestTimeout' : codeOf(error);
    if (API_ERRORS[code].status >= 500)
      request.log.error({ err: error, url: request.url.split('?')[0] }, 'request failed');
    if (isBodyMissing) {
      // The rest of the body would be read as the next request.
      reply.header('connection', 'close');
      reply.raw.once('finish', () => request.raw.socket.destroySoon());
    }
    return sendError(reply, code);
  });
  const methodsOf = collectMethods(app);
  app.setNotFoundHandler((request, reply) => {
    const methods = methodsOf(request.url.split('?')[0] ?? '');
    if (methods.length === 0 || methods.includes(request.method)) return sendError(reply, 'notFound');
    return sendError(reply.header('allow', methods.join(', ')), 'methodNotAllowed');
  });
}

const SOCKET_ERRORS: Readonly<Record<string, ApiErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'requestTimeout',
  HPE_HEADER_OVERFLOW: 'headersTooLarge',
};

/** Responds to bytes that are not a complete request, and closes the connection. They have no request whose id could be told. */
export function respondToSocketError(
  { log, errorText }: Pick<FastifyInstance, 'log' | 'errorText'>,
  error: Error & { code?: string },
  socket: Socket,
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const code = SOCKET_ERRORS[error.code ?? ''] ?? 'malformedRequest';
  const { status, textKey } = API_ERRORS[code];
  const id = randomUUID();
  log.info({ reqId: id, err: error }, 'the request could not be read');
  const body = JSON.stringify({ ...errorBody(code, id), errorMessage: errorText(textKey, DEFAULT_LANGUAGE) });
  if (!socket.writable) return void socket.destroy();
  socket.end(
    `HTTP/1.1 ${status} Error\r\ncontent-type: application/json; charset=utf-8\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\ncache-control: no-store\r\nconnection: close\r\n\r\n${body}`,
    () => socket.destroy(),
  );
}
