import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import fastify from 'fastify';
import { addOperation } from '../../server/api/add-operation.ts';
import { type OperationId, OPERATIONS } from '../../src/api/wire/operations/operations.ts';
import { addOpenApi } from '../../server/api/open-api.ts';
import type { DocumentedOperation, OpenApiDocument } from '../../server/docs/open-api.ts';

/** The OpenAPI document of the table of calls, without the examples that a site adds. */
async function documentOfTable(): Promise<OpenApiDocument> {
  const app = fastify({ ajv: { customOptions: { allowUnionTypes: true } } });
  await addOpenApi(app);
  for (const name of Object.keys(OPERATIONS)) addOperation(app, name as OperationId, () => ({}));
  await app.ready();
  return app.swagger() as unknown as OpenApiDocument;
}

export const openApi = await documentOfTable();

const PATHS = openApi.paths;

const ajv = new Ajv2020({ strict: false, allErrors: true });
const ROOT = 'https://forecourt.dev/openapi';
ajv.addSchema({ $id: ROOT, components: openApi.components });
const validators = new Map<object, ValidateFunction>();

/** References of the document lead into it, wherever a schema stands. */
const rooted = (schema: object): object =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', `"${ROOT}#/components/`)) as object;

function validatorOf(schema: object): ValidateFunction {
  const known = validators.get(schema) ?? ajv.compile(rooted(schema));
  validators.set(schema, known);
  return known;
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const CALLS = Object.entries(PATHS).map(([path, methods]) => ({
  pattern: new RegExp(
    `^${path
      .split(/\{\w+\}/)
      .map(escape)
      .join('[^/]+')}$`,
  ),
  methods,
}));

/** The documented call of an address; the first without parameters wins. */
const operationOf = (method: string, url: string): DocumentedOperation | undefined => {
  const [path = ''] = url.split('?');
  return (PATHS[path] ?? CALLS.find(({ pattern }) => pattern.test(path))?.methods)?.[method.toLowerCase()];
};

/** What a response has that the documentation does not say: its call, its status, or its body. Null when nothing. */
export function undocumented(
  { method = 'GET', path }: { readonly method?: string; readonly path: string },
  { status, body }: { readonly status: number; readonly body: unknown },
): string | null {
  const operation = operationOf(method, path);
  if (!operation) return `${method} ${path} is not documented`;
  const response = operation.responses[status];
  if (!response)
    return `${method} ${path} answers ${status}, which is not documented: ${JSON.stringify(body)}`;
  const schema = response.content?.['application/json']?.schema;
  if (!schema) return null;
  const validate = validatorOf(schema);
  if (validate(body)) return null;
  return `${method} ${path} answers ${status} with a body that is documented otherwise: ${ajv.errorsText(validate.errors)}`;
}
