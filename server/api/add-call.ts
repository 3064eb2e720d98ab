import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchemaValidationError,
  preHandlerHookHandler,
  RouteShorthandOptions,
} from 'fastify';
import * as check from '../../generated/api/check.js';
import { queryOf } from '../http/request.ts';
import { API_CALLS, type ApiCallName } from './api-calls.ts';
import type { ApiCall } from './api-call.ts';
import { CallRefusal, invalidRequest } from './calls/call-refusal.ts';
import { queryProblems } from './check-query.ts';

/** Validators by the schemas that a body may have. */
const BODY_CHECKS: Readonly<Record<string, typeof check.BookingRequest>> = {
  'api/booking-request': check.BookingRequest,
};

/** Sends a refusal; every other failure is for the server's error handler. */
const sendRefusal = (reply: FastifyReply, error: unknown) => {
  if (!(error instanceof CallRefusal)) throw error;
  if (error.retryAfter !== null) reply.header('retry-after', String(error.retryAfter));
  return reply.code(error.statusCode).header('cache-control', 'no-store').send(error.body);
};

/** Handles a call whose parameters were checked; what it returns is sent. @throws CallRefusal */
export type CallHandler = (request: FastifyRequest, reply: FastifyReply) => unknown;

/** Adds the route of a call: its query and body are checked by its entry before the handler runs. */
export function addCall(
  app: FastifyInstance,
  name: ApiCallName,
  handler: CallHandler,
  options: Pick<RouteShorthandOptions, 'onRequest'> = {},
) {
  const { method, path, parameters = [], body }: ApiCall = API_CALLS[name];
  app.route({
    ...options,
    method,
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    preValidation: (request, reply, done) => {
      const errors = queryProblems(queryOf(request), parameters);
      if (Object.keys(errors).length === 0) return done();
      sendRefusal(reply, invalidRequest('invalidParameter', 'a parameter of the call is not valid', errors));
    },
    ...(body === undefined ? {} : bodyOptions(body)),
    handler: async (request, reply) => {
      try {
        return await handler(request, reply);
      } catch (error) {
        return sendRefusal(reply, error);
      }
    },
  });
}

/** Fastify checks a body by the validator that was generated from its schema. */
function bodyOptions(name: string) {
  const validate = BODY_CHECKS[name];
  if (!validate) throw new Error(`addCall: no validator for bodies of ${name}; add it to BODY_CHECKS`);
  return {
    schema: { body: { $id: name } },
    validatorCompiler: () => validate,
    attachValidation: true,
    preHandler: refuseInvalidBody,
  };
}

/** What a generated validator says of a field. */
type FieldProblem = Pick<FastifySchemaValidationError, 'instancePath' | 'params' | 'message'>;

/** A field and what is wrong with it; one that is missing or not known is named itself, and not what it is in. */
function fieldProblem({ instancePath, params, message = 'is invalid' }: FieldProblem) {
  const { missingProperty, additionalProperty } = params;
  if (typeof missingProperty === 'string') return [`${instancePath}/${missingProperty}`, 'is missing'];
  if (typeof additionalProperty === 'string')
    return [`${instancePath}/${additionalProperty}`, 'is not known'];
  return [instancePath || '/', message];
}

/** The refusal of a body that its schema does not allow, naming each field. */
export const invalidBody = (problems: readonly FieldProblem[]): CallRefusal =>
  invalidRequest(
    'invalidRequest',
    'the request is not valid',
    Object.fromEntries(problems.map(fieldProblem)),
  );

const refuseInvalidBody: preHandlerHookHandler = ({ validationError }, reply, done) => {
  if (!validationError) return done();
  sendRefusal(reply, invalidBody(validationError.validation as FastifySchemaValidationError[]));
};
