import { API_CALLS } from '../../server/api/api-calls.ts';
import type { ApiAnswer, ApiCall, ApiParameter, SchemaName } from '../../server/api/api-call.ts';
import { exampleOf } from './example-of.ts';
import type { Schema } from './schemas.ts';
import { typeName } from './types.ts';

const COMPONENTS = '#/components/schemas/';
const stemOf = (name: SchemaName) => name.slice(name.indexOf('/') + 1);
const referenceTo = (stem: string) => ({ $ref: COMPONENTS + typeName(stem) });

/** Keywords that are only for this project's own tools. */
const isOurs = (key: string) => key === '$schema' || key === '$id' || key.startsWith('x-');

/** A schema as a component of the document: what it refers to are components too. */
function toComponent(schema: unknown, stem: string): unknown {
  if (Array.isArray(schema)) return schema.map((part) => toComponent(part, stem));
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key]) => !isOurs(key))
      .map(([key, value]) => [
        key,
        key === '$ref' ? reference(String(value), stem) : toComponent(value, stem),
      ]),
  );
}

const reference = (to: string, stem: string): string =>
  COMPONENTS + (to.startsWith('#') ? typeName(stem) + to.slice(1) : typeName(to));

/** The stems of the schemas that a schema refers to. */
function* referredBy(schema: unknown): Generator<string> {
  if (typeof schema !== 'object' || schema === null) return;
  const { $ref } = schema as Schema;
  if (typeof $ref === 'string' && !$ref.startsWith('#')) yield $ref;
  for (const part of Object.values(schema)) yield* referredBy(part);
}

function toParameter({ name, in: place, description, schema, isRequired, isList, example }: ApiParameter) {
  return {
    name,
    in: place,
    description,
    ...(isRequired ? { required: true } : {}),
    schema: isList ? { type: 'array', items: schema } : schema,
    ...(example === undefined ? {} : { example }),
  };
}

const isPage = ({ path }: ApiCall) => path === API_CALLS.documentation.path;

/**
 * The product API as OpenAPI 3.1, from the table of calls and the schemas they name.
 * @throws Error when a call names a schema that is not there
 */
export function openApi(
  folders: Readonly<Record<'api' | 'page', ReadonlyMap<string, Schema>>>,
  version: string,
): string {
  const schemas = new Map([...folders.page, ...folders.api]);
  const used = new Set<string>();
  const use = (stem: string) => {
    if (used.has(stem)) return;
    const schema = schemas.get(stem);
    if (!schema) throw new Error(`the table of calls needs schemas/…/${stem}.schema.json`);
    used.add(stem);
    for (const other of referredBy(schema)) use(other);
  };
  const json = (name: SchemaName, isList = false) => {
    const stem = stemOf(name);
    use(stem);
    const example = exampleOf(schemas.get(stem) as Schema, schemas);
    return {
      'application/json': {
        schema: isList ? { type: 'array', items: referenceTo(stem) } : referenceTo(stem),
        example: isList ? [example] : example,
      },
    };
  };
  const toAnswer = ({ description, schema, isList }: ApiAnswer, call: ApiCall) => ({
    description,
    content: schema
      ? json(schema, isList)
      : {
          [isPage(call) ? 'text/html' : 'application/json']: {
            schema: isPage(call) ? {} : { type: 'object' },
          },
        },
  });

  const calls: Readonly<Record<string, ApiCall>> = API_CALLS;
  const paths: Record<string, Record<string, object>> = {};
  for (const [operationId, call] of Object.entries(calls)) {
    const { method, path, group, summary, description, parameters = [], body, answers } = call;
    const operation = {
      operationId,
      tags: [group],
      summary,
      ...(description ? { description } : {}),
      ...(parameters.length > 0 ? { parameters: parameters.map(toParameter) } : {}),
      ...(body ? { requestBody: { required: true, content: json(body) } } : {}),
      responses: Object.fromEntries(
        Object.entries(answers).map(([status, answer]) => [status, toAnswer(answer, call)]),
      ),
    };
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation };
  }
  const document = {
    openapi: '3.1.1',
    info: {
      title: 'Forecourt product API',
      version,
      description:
        'Search, price and book rental cars, and read what a site is made of. The host of a request names the site.',
    },
    tags: [...new Set(Object.values(calls).map(({ group }) => group))].map((name) => ({ name })),
    paths,
    components: {
      schemas: Object.fromEntries(
        [...used].sort().map((stem) => [typeName(stem), toComponent(schemas.get(stem), stem)]),
      ),
    },
  };
  return `${JSON.stringify(document, null, 1)}\n`;
}
