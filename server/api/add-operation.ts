import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchemaValidationError,
  onRequestHookHandler,
  preValidationAsyncHookHandler,
} from 'fastify';
import schemas from '../../generated/api/schemas.json' with { type: 'json' };
import { refuseAccess } from '../access/principal.ts';
import { queryOf } from '../http/request.ts';
import { fieldProblems } from '../http/error-handling.ts';
import { sendError } from '../http/send-error.ts';
import { OPERATIONS, type OperationId } from '../../src/api/wire/operations/operations.ts';
import type { ApiErrorCode } from '../../src/api/wire/error-codes.ts';
import type { Operation } from '../../src/api/wire/operations/operation.ts';
import { CallRefusal } from './calls/call-refusal.ts';
import { readQuery, routeSchema } from './route-schema.ts';

/** Handles a call whose principal and request were checked; what it returns is sent. */
export type OperationHandler = (request: FastifyRequest, reply: FastifyReply) => unknown;

/** What runs before the handler of an operation, such as the count of calls. */
interface OperationHooks {
  readonly onRequest?: onRequestHookHandler;
  readonly preValidation?: preValidationAsyncHookHandler;
  /** Refuses a body of another shape, by its problems; without it they are sent as they are. */
  readonly refuseBody?: (
    request: FastifyRequest,
    problems: Readonly<Record<string, string>>,
  ) => Promise<CallRefusal>;
}

/** Why a request may not make a call; `null` when it may. */
function refusalOf({ access, isOfNoSite }: Operation, request: FastifyRequest): ApiErrorCode | null {
  const { isOfEditor, principal, site } = request;
  if (isOfNoSite) return isOfEditor && !site ? refuseAccess(access, principal) : 'notFound';
  return isOfEditor && !site ? 'unknownHost' : refuseAccess(access, principal);
}

const isDocument = ({ responses }: Operation) =>
  Object.values(responses).some(({ schema }) => schema?.startsWith('page/'));

/** Adds the route of an entry of the table, which checks access, request and response around the handler. */
export function addOperation(
  app: FastifyInstance,
  operationId: OperationId,
  handler: OperationHandler,
  { onRequest, preValidation, refuseBody }: OperationHooks = {},
) {
  for (const schema of schemas) if (!app.getSchema(schema.$id)) app.addSchema(schema);
  const call: Operation = OPERATIONS[operationId];
  const { method, path, parameters, bodyLimit, takesFile, refusedText } = call;
  app.route({
    ...(onRequest ? { onRequest } : {}),
    ...(refuseBody ? { attachValidation: true } : {}),
    method,
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    schema: routeSchema(operationId, call),
    ...(bodyLimit ? { bodyLimit } : {}),
    config: { ...(takesFile ? { isUpload: true } : {}), ...(refusedText ? { refusedText } : {}) },
    preParsing: (request, reply, _payload, done) => {
      const refusal = refusalOf(call, request);
      if (refusal) return void sendError(reply, refusal);
      done();
    },
    preValidation: [
      (request, _reply, done) => {
        request.query = readQuery(queryOf(request), parameters);
        done();
      },
      ...(preValidation ? [preValidation] : []),
    ],
    // Documents are sent as they are stored, unknown parts included.
    ...(isDocument(call) ? { serializerCompiler: () => JSON.stringify } : {}),
    handler: async (request, reply) => {
      const { validationError } = request;
      const isOfBody = validationError?.validationContext === 'body';
      if (validationError && !isOfBody) throw validationError;
      try {
        if (validationError && refuseBody)
          throw await refuseBody(
            request,
            fieldProblems(validationError.validation as FastifySchemaValidationError[]),
          );
        return await handler(request, reply);
      } catch (error) {
        if (!(error instanceof CallRefusal)) throw error;
        if (error.retryAfter !== null) reply.header('retry-after', String(error.retryAfter));
        return sendError(reply, error.code, error.details, error.statusCode);
      }
    },
  });
}
