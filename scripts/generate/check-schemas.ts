import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { ICONS } from '../../src/ui/icon/icon-set.ts';
import { exampleTextProblems } from './check-example-texts.ts';
import { exampleProblems, iconProblems } from './check-examples.ts';
import { type Allowed, referenceProblems } from './check-references.ts';
import { refusal } from './refusals.ts';
import {
  type ComponentSchema,
  loadComponentSchemas,
  loadFormats,
  loadMetaSchema,
  loadSchemaFiles,
  type Schema,
} from './schemas.ts';
import { runEveryStep, type RunStep } from './step-cache.ts';

/** The folders whose files each meta-schema describes. Wire schemas are as the product API spells them. */
const FOLDERS = { component: ['components'], document: ['page', 'forms'] } as const;

/** What references of a schema may be: shared formats, documents of its folder, parts of its own. */
const REFERENCES = {
  component: (formats: readonly string[]): Allowed[] => [
    { beginning: 'formats.schema.json#/$defs/', names: formats },
  ],
  document: (
    formats: readonly string[],
    documents: readonly string[],
    parts: readonly string[],
  ): Allowed[] => [
    { beginning: '../components/formats#/$defs/', names: formats },
    { beginning: '#/$defs/', names: parts },
    { beginning: '', names: ['#', ...documents] },
  ],
} as const;

/** Whether a reference is refused for its pattern: what it may be is told where it is looked up. */
const isReference = ({ keyword, instancePath }: ErrorObject) =>
  keyword === 'pattern' && instancePath.endsWith('/$ref');

const described = (error: ErrorObject) => {
  const reason = refusal(error);
  // The reason lists the values already.
  const details = error.keyword === 'enum' ? '' : ` ${JSON.stringify(error.params)}`;
  return `${error.instancePath || '/'} ${reason}${details}`;
};

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
      : (validate.errors ?? []).filter((error) => !isReference(error)).map(described);
  const formats = Object.keys(loadFormats(root));
  const problems = (['component', 'document'] as const).flatMap((meta) => {
    const validate = ajv.compile(loadMetaSchema(root, meta));
    return FOLDERS[meta].flatMap((folder) => {
      const schemas = loadSchemaFiles(root, folder);
      const documents = [...schemas.keys()].map((file) => file.replace('.schema.json', ''));
      return [...schemas].flatMap(([file, schema]) => {
        const allowed = REFERENCES[meta](formats, documents, Object.keys(schema.$defs ?? {}));
        return [...problemsOf(validate, schema), ...referenceProblems(schema, allowed)].map(
          (problem) => `schemas/${folder}/${file} ${problem}`,
        );
      });
    });
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
