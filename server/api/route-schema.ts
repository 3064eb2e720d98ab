import type { FastifySchema } from 'fastify';
import {
  type Operation,
  type OperationResponse,
  type Parameter,
  responsesOf,
  type SchemaName,
} from '../../src/api/wire/operations/operation.ts';

/** `api/booking-request` is registered as `BookingRequest`. */
const typeName = (name: SchemaName) =>
  name
    .slice(name.indexOf('/') + 1)
    .replace(/(^|-)([a-z])/g, (_all, _dash, letter: string) => letter.toUpperCase());

const bodySchema = (name: SchemaName) => ({ $ref: `${typeName(name)}#` });

function parameterSchema({ schema, description, isList }: Parameter) {
  return isList ? { type: 'array', items: schema, description } : { ...schema, description };
}

/** The parameters of one part of a request as the schema of an object; undocumented ones are let through. */
function partSchema(parameters: readonly Parameter[], part: Parameter['in']) {
  const own = parameters.filter((parameter) => parameter.in === part);
  if (own.length === 0) return undefined;
  return {
    type: 'object',
    properties: Object.fromEntries(own.map((parameter) => [parameter.name, parameterSchema(parameter)])),
    required: own.filter(({ isRequired }) => isRequired).map(({ name }) => name),
  };
}

function responseSchema({ description, schema, isList }: OperationResponse) {
  if (!schema) return { description };
  const body = bodySchema(schema);
  return {
    description,
    content: { 'application/json': { schema: isList ? { type: 'array', items: body } : body } },
  };
}

/** Any content, which its handler reads. */
const FILE = { content: { 'application/octet-stream': { schema: {} } } };

/** The schemas by which Fastify validates an operation, and its entry in the OpenAPI document. */
export function routeSchema(operationId: string, call: Operation): FastifySchema & { operationId: string } {
  const { group, summary, description, parameters = [], body, takesFile } = call;
  const parts = {
    querystring: partSchema(parameters, 'query'),
    params: partSchema(parameters, 'path'),
    headers: partSchema(parameters, 'header'),
    body: takesFile ? FILE : body && bodySchema(body),
  };
  return {
    operationId,
    tags: [group],
    summary,
    ...(description ? { description } : {}),
    ...Object.fromEntries(Object.entries(parts).filter(([, schema]) => schema !== undefined)),
    response: Object.fromEntries(
      Object.entries(responsesOf(call)).map(([status, response]) => [status, responseSchema(response)]),
    ),
  };
}

const INTEGER = /^-?\d{1,15}$/;

function parseValue({ schema }: Parameter, value: string): unknown {
  if (schema.type === 'integer' && INTEGER.test(value)) return Number(value);
  if (schema.type === 'boolean' && (value === 'true' || value === 'false')) return value === 'true';
  return value;
}

/**
 * The query of a request with the types that its parameters name. An empty value is left out; one that is not written
 * as its type stays a text, and one that is given twice a list, so that validation refuses it.
 */
export function readQuery(query: URLSearchParams, parameters: readonly Parameter[] = []) {
  return Object.fromEntries(
    parameters
      .filter((parameter) => parameter.in === 'query' && !parameter.name.includes('[i]'))
      .flatMap((parameter) => {
        const values = query.getAll(parameter.name);
        const given = values.filter((value) => value !== '').map((value) => parseValue(parameter, value));
        if (given.length === 0) return [];
        return [[parameter.name, parameter.isList || values.length > 1 ? given : given[0]]];
      }),
  );
}
