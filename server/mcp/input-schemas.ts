import schemas from '../../generated/api/schemas.json' with { type: 'json' };
import type { InputSchema } from './tool.ts';

type Schema = Readonly<Record<string, unknown>>;

/** The input of a tool: these properties and no others. */
export const inputOf = (
  properties: Readonly<Record<string, object>>,
  required: readonly string[] = Object.keys(properties),
  definitions: Schema = {},
): InputSchema => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
  ...(Object.keys(definitions).length > 0 ? { $defs: definitions } : {}),
});

/** A generated schema with its definitions beside it, so that it can be a part of another. */
function partOf(name: string): { readonly schema: Schema; readonly definitions: Schema } {
  const found = schemas.find(({ $id }) => $id === name);
  if (!found) throw new TypeError(`there is no schema ${name}`);
  const text = JSON.stringify(found).replaceAll(`"${name}#/$defs/`, '"#/$defs/');
  const { $id: _id, $defs = {}, ...schema } = JSON.parse(text) as Schema;
  return { schema, definitions: $defs as Schema };
}

/** The commands that change a page, as the schema of the product API has them. */
export const PAGE_COMMAND = partOf('PageCommand');

export const PAGE_ID = {
  type: 'string',
  pattern: '^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$',
  description: 'Id of the page, as list_pages has it.',
};
export const VERSION = {
  type: 'integer',
  minimum: 1,
  maximum: 2_147_483_647,
  description: 'Number of the newest version, as read_page has it.',
};
