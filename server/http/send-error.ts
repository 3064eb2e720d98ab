import type { FastifyReply } from 'fastify';
import { API_ERRORS, type ApiErrorCode } from '../../src/api/wire/error-codes.ts';
import { languageOf, queryOf } from './request.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** A text for visitors by its key, in a language. */
    errorText: (key: string, language: string) => string;
  }
}

/** Details of an error: problems by field, parameter or id, and offers that replace a refused one. */
export interface ErrorDetails {
  readonly errors?: Readonly<Record<string, string>>;
  readonly [more: string]: unknown;
}

/** The language in which a call wants its texts: of its body, else of its query. */
function wantedLanguage({ request }: FastifyReply): string {
  const { language } = (request.body ?? {}) as { language?: unknown };
  return typeof language === 'string'
    ? languageOf(new URLSearchParams({ language }))
    : languageOf(queryOf(request));
}

/** The body of an error. `id` names the request in the log. */
export const errorBody = (code: ApiErrorCode, id: string, details: ErrorDetails = {}) => ({
  error: API_ERRORS[code].error,
  errorCode: code,
  id,
  ...details,
});

/** Errors about what a body says: what did not work depends on the call. */
const ABOUT_BODY: ReadonlySet<ApiErrorCode> = new Set(['invalidRequest', 'formAnswers']);

function textKeyOf(code: ApiErrorCode, { request }: FastifyReply): string {
  const { refusedText } = request.routeOptions.config;
  return (ABOUT_BODY.has(code) ? refusedText : undefined) ?? API_ERRORS[code].textKey;
}

/** Sends an error of the catalogue. `status` replaces that of the catalogue where the protocol names another one. */
export function sendError(
  reply: FastifyReply,
  code: ApiErrorCode,
  details: ErrorDetails = {},
  status: number = API_ERRORS[code].status,
): FastifyReply {
  const errorMessage = reply.server.errorText(textKeyOf(code, reply), wantedLanguage(reply));
  return (
    reply
      .code(status)
      // Of what was to be sent in place of the error.
      .removeHeader('content-encoding')
      .header('cache-control', 'no-store')
      .send({ errorMessage, ...errorBody(code, reply.request.id, details) })
  );
}
