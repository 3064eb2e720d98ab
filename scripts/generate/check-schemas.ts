import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { ICONS } from '../../src/ui/icon/icon-set.ts';
import { exampleTextProblems } from './check-example-texts.ts';
import { exampleProblems, iconProblems } from './check-examples.ts';
import {
  type ComponentSchema,
  loadComponentSchemas,
  loadMetaSchema,
  loadSchemaFiles,
  type Schema,
} from './schemas.ts';
import { runEveryStep, type RunStep } from './step-cache.ts';

/** The folders whose files each meta-schema describes. Wire schemas are as the product API spells them. */
const FOLDERS = { component: ['components'], document: ['page', 'forms'] } as const;

/**
 * Refuses schemas that use a keyword the project does not know, lack one it needs, or leave open what an absent
 * property means.
 * @throws Error naming file, path and reason of every problem
 */
export async function checkSchemas(root: string, runStep: RunStep = runEveryStep): Promise<void> {
  const ajv = new Ajv2020({ allErrors: true, strict: true, strictTypes: false, strictRequired: false });
  const problemsOf = (validate: ValidateFunction, schema: Schema) =>
    validate(schema)
      ? missingDefaults(schema).map((path) => `${path} needs a default, for it is not required`)
      : (validate.errors ?? []).map(
          ({ instancePath, message, params }) =>
            `${instancePath || '/'} ${message} ${JSON.stringify(params)}`,
        );
  const problems = (['component', 'document'] as const).flatMap((meta) => {
    const validate = ajv.compile(loadMetaSchema(root, meta));
    return FOLDERS[meta].flatMap((folder) =>
      [...loadSchemaFiles(root, folder)].flatMap(([file, schema]) =>
        problemsOf(validate, schema).map((problem) => `schemas/${folder}/${file} ${problem}`),
      ),
    );
  });
  // Examples are judged by schemas that are right themselves.
  if (problems.length === 0) {
    const components = loadComponentSchemas(root);
    for (const [name, schema] of components) {
      const found = await runStep(`examples-${name}`, [schema, [...ICONS.keys()]], () =>
        exampleProblems(schema),
      );
      problems.push(
        ...[
          ...iconProblems(schema['x-icon']).map((problem) => `/x-icon: ${problem}`),
          ...found,
          ...exampleTextProblems(name, components),
          ...unknownRelated(name, schema, components),
        ].map((problem) => `schemas/components/${name}.schema.json ${problem}`),
      );
    }
  }
  if (problems.length > 0) throw new Error(`wrong schemas:\n  ${problems.join('\n  ')}`);
}

/** Related components that a reader could not go to. */
const unknownRelated = (
  name: string,
  schema: ComponentSchema,
  components: ReadonlyMap<string, ComponentSchema>,
): string[] =>
  schema['x-docs'].related
    .filter((other) => other === name || !components.has(other))
    .map((other) => `/x-docs/related names ${other}, which is no other component`);

/** Paths of the properties that are neither required nor have a default. */
function missingDefaults(schema: unknown, path = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties = {}, required = [], items, patternProperties = {}, $defs = {} } = schema as Schema;
  const parts = { ...(patternProperties as Schema), ...($defs as Schema), items };
  return [
    ...Object.entries(properties as Schema).flatMap(([name, part]) => {
      const isOpen = !(required as string[]).includes(name) && !Object.hasOwn(part as Schema, 'default');
      return [...(isOpen ? [`${path}/${name}`] : []), ...missingDefaults(part, `${path}/${name}`)];
    }),
    ...Object.entries(parts).flatMap(([name, part]) => missingDefaults(part, `${path}/${name}`)),
  ];
}
