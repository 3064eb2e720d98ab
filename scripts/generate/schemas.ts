import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Example } from '../../src/runtime/document/example-node.ts';

export type Schema = { [keyword: string]: unknown };

export interface ComponentSchema extends Schema {
  title: string;
  description: string;
  'x-version': number;
  'x-category': string;
  'x-icon': string;
  'x-docs': { related: string[]; [part: string]: unknown };
  required?: string[];
  properties: Record<string, Schema>;
  examples: Example[];
}

const SUFFIX = '.schema.json';
/** Files of schemas/components that are parts of component schemas, not components. */
const PARTS = new Set(['common', 'formats']);

/** @throws Error naming the file that is no JSON, or is not there */
function readJson(file: string): Schema {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Schema;
  } catch (error) {
    throw new Error(`${nameOf(file)}: ${(error as Error).message}`, { cause: error });
  }
}

/** A file below the folder of schemas, as it is written in messages. */
const nameOf = (file: string) => file.replaceAll('\\', '/').replace(/^.*\/(?=schemas\/)/, '');

/** @throws Error naming the file whose reference leads nowhere */
function inlineFormatsOf(file: string, schema: unknown, formats: Record<string, Schema>): Schema {
  try {
    return inlineFormats(schema, formats) as Schema;
  } catch (error) {
    throw new Error(`${nameOf(file)}: ${(error as Error).message}`, { cause: error });
  }
}
const schemaFiles = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(SUFFIX))
    .sort();

/** Replaces references to formats.schema.json by what they name; the reference's own keywords win. */
export function inlineFormats(schema: unknown, formats: Record<string, Schema>): unknown {
  if (Array.isArray(schema)) return schema.map((part) => inlineFormats(part, formats));
  if (typeof schema !== 'object' || schema === null) return schema;
  const { $ref, ...rest } = schema as Schema;
  const inlined = Object.fromEntries(
    Object.entries(rest).map(([key, part]) => [key, inlineFormats(part, formats)]),
  );
  if (typeof $ref !== 'string') return inlined;
  const name = /formats(?:\.schema\.json)?#\/\$defs\/(\w+)$/.exec($ref)?.[1];
  if (!name) return { $ref, ...inlined };
  const format = formats[name];
  if (!format) throw new Error(`no shared format "${name}" (${$ref})`);
  return { ...(inlineFormats(format, formats) as Schema), ...inlined };
}

/** The shared formats by name. */
export const loadFormats = (root: string) =>
  readJson(join(root, `schemas/components/formats${SUFFIX}`)).$defs as Record<string, Schema>;

/** The component schemas by name, with the common properties added and shared formats in place. */
export function loadComponentSchemas(root: string): Map<string, ComponentSchema> {
  const folder = join(root, 'schemas/components');
  const formats = loadFormats(root);
  const common = readJson(join(folder, `common${SUFFIX}`)).properties as Record<string, Schema>;
  const names = schemaFiles(folder).map((file) => basename(file, SUFFIX));
  return new Map(
    names
      .filter((name) => !PARTS.has(name))
      .map((name) => {
        const own = readJson(join(folder, name + SUFFIX)) as ComponentSchema;
        const complete = { ...own, properties: { ...own.properties, ...common } };
        return [name, inlineFormatsOf(join(folder, name + SUFFIX), complete, formats) as ComponentSchema];
      }),
  );
}

/** The schema files of a folder as they are written, by file name; those of `PARTS` are no schemas of their own. */
export const loadSchemaFiles = (root: string, folder: string): Map<string, Schema> =>
  new Map(
    schemaFiles(join(root, 'schemas', folder))
      .filter((file) => !PARTS.has(basename(file, SUFFIX)))
      .map((file) => [file, readJson(join(root, 'schemas', folder, file))]),
  );

/** A schema that other schemas must satisfy. */
export const loadMetaSchema = (root: string, name: 'component' | 'document'): Schema =>
  readJson(join(root, `schemas/meta/${name}${SUFFIX}`));

/** The schemas of our own documents in a folder, by file stem, shared formats in place. */
export function loadDocumentSchemas(
  root: string,
  folder: 'page' | 'forms' | 'api' | 'folder',
): Map<string, Schema> {
  const formats = loadFormats(root);
  const path = join(root, 'schemas', folder);
  return new Map(
    schemaFiles(path).map((file) => [
      basename(file, SUFFIX),
      inlineFormatsOf(join(path, file), readJson(join(path, file)), formats),
    ]),
  );
}
