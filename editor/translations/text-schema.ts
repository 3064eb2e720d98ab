import { PAGE } from '../panel/page-schema.ts';
import type { JsonPath } from '../document/json-path.ts';
import { manifestOf, type PropertySchema } from '../workspace/schemas.ts';

/** The schema of a text, and what is called so on the way to it. */
export interface TextSchema {
  readonly schema: PropertySchema | undefined;
  /** Titles of the properties, and positions in lists from 1. */
  readonly titles: readonly string[];
}

/** The schema of the text at a path from the properties of a component; `null` for the type: from a page. */
export const textSchema = (type: string | null, path: JsonPath): TextSchema =>
  schemaAlong(type === null ? PAGE.properties : manifestOf(type)?.properties, path);

/** The schema at a path from some properties. */
export function schemaAlong(properties: PropertySchema['properties'], path: JsonPath): TextSchema {
  let schema: PropertySchema | undefined;
  let below = properties;
  const titles: string[] = [];
  for (const step of path) {
    if (typeof step === 'number') {
      schema = schema?.items;
      titles.push(String(step + 1));
    } else {
      schema = below?.[step];
      titles.push(schema?.title ?? step);
    }
    below = schema?.properties;
  }
  return { schema, titles };
}
