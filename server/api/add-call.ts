import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchemaValidationError,
  preHandlerHookHandler,
  RouteHandlerMethod,
  RouteShorthandOptions,
} from 'fastify';
import * as check from '../../generated/api/check.js';
import { queryOf } from '../http/request.ts';
import { API_CALLS, type ApiCallName } from './api-calls.ts';
import type { ApiCall } from './api-call.ts';
import { queryProblems } from './check-query.ts';

/** Validators by the schemas that a body may have. */
const BODY_CHECKS: Readonly<Record<string, typeof check.BookingRequest>> = {
  'api/booking-request': check.BookingRequest,
};

/** Answers that something of a request cannot be read, naming what by field or parameter. */
export const refuseRequest = (
  reply: FastifyReply,
  errorCode: 'invalidRequest' | 'invalidParameter' | 'extras' | 'formAnswers',
  error: string,
  errors: Readonly<Record<string, string>>,
) => reply.code(400).header('cache-control', 'no-store').send({ error, errorCode, errors });

/** Adds the route of a call: its query and body are checked by its entry before the handler runs. */
export function addCall(
  app: FastifyInstance,
  name: ApiCallName,
  handler: (request: FastifyRequest, reply: FastifyReply) => unknown,
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
      refuseRequest(reply, 'invalidParameter', 'a parameter of the call is not valid', errors);
    },
    ...(body === undefined ? {} : bodyOptions(body)),
    handler: handler as RouteHandlerMethod,
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

/** A field and what is wrong with it; one that is missing or not known is named itself, and not what it is in. */
function fieldProblem({ instancePath, params, message = 'is invalid' }: FastifySchemaValidationError) {
  const { missingProperty, additionalProperty } = params;
  if (typeof missingProperty === 'string') return [`${instancePath}/${missingProperty}`, 'is missing'];
  if (typeof additionalProperty === 'string')
    return [`${instancePath}/${additionalProperty}`, 'is not known'];
  return [instancePath || '/', message];
}

const refuseInvalidBody: preHandlerHookHandler = ({ validationError }, reply, done) => {
  if (!validationError) return done();
  const errors = (validationError.validation as FastifySchemaValidationError[]).map(fieldProblem);
  refuseRequest(reply, 'invalidRequest', 'the request is not valid', Object.fromEntries(errors));
};
