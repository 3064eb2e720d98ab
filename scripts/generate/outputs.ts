import { checkSchemas } from './check-schemas.ts';
import { documentManifests, manifestsOf } from './document-manifests.ts';
import { componentDocs, componentManifest, componentRules } from './manifests.ts';
import { type ComponentSchema, loadComponentSchemas, loadDocumentSchemas, type Schema } from './schemas.ts';
import { runEveryStep, type RunStep } from './step-cache.ts';
import { typeName } from './type-name.ts';
import { componentInterface, componentTypes, documentTypes } from './types.ts';
import {
  componentValidator,
  joinedValidators,
  validatorModule,
  type ValidatorKind,
  type ValidatorModule,
} from './validators.ts';
import { wireSchemas } from './wire-schemas.ts';

/** Files of one folder of `generated/`: name -> text. */
type Files = Readonly<Record<string, string>>;

const KINDS: readonly ValidatorKind[] = ['read', 'check'];

const named = (schemas: ReadonlyMap<string, Schema>) =>
  new Map([...schemas].map(([stem, schema]) => [typeName(stem), schema]));

const json = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`;

const validators = (
  kinds: readonly ValidatorKind[],
  moduleOf: (kind: ValidatorKind) => ValidatorModule,
): Files =>
  Object.fromEntries(
    kinds.flatMap((kind) => {
      const { js, dts } = moduleOf(kind);
      return [
        [`${kind}.js`, js],
        [`${kind}.d.ts`, dts],
      ];
    }),
  );

/** Types and validators of the components: what is written of each depends on its own schema alone. */
async function componentFiles(
  schemas: ReadonlyMap<string, ComponentSchema>,
  runStep: RunStep,
): Promise<Files> {
  const partsOf = async (name: string, schema: ComponentSchema) => ({
    types: await componentInterface(name, schema),
    read: componentValidator(name, schema, 'read'),
    check: componentValidator(name, schema, 'check'),
  });
  const parts: [string, Awaited<ReturnType<typeof partsOf>>][] = [];
  for (const [name, schema] of schemas)
    parts.push([name, await runStep(`component-${name}`, schema, () => partsOf(name, schema))]);
  const each = (part: 'types' | ValidatorKind) => new Map(parts.map(([name, texts]) => [name, texts[part]]));
  return {
    'types.ts': componentTypes(each('types')),
    ...validators(KINDS, (kind) => joinedValidators(each(kind), 'schemas/components')),
  };
}

/** Types and validators of the documents of one folder of schemas. */
const documentFiles = async (
  schemas: ReadonlyMap<string, Schema>,
  kinds: readonly ValidatorKind[],
  from: string,
): Promise<Files> => ({
  'types.ts': await documentTypes(schemas, from),
  ...validators(kinds, (kind) => validatorModule(schemas, kind, from)),
});

/** Everything under generated/, as file name -> text. */
export async function generateOutputs(
  root: string,
  runStep: RunStep = runEveryStep,
): Promise<Map<string, string>> {
  const outputs = new Map<string, string>();
  const add = (folder: string, files: Files) => {
    for (const [name, text] of Object.entries(files)) outputs.set(`${folder}/${name}`, text);
  };
  await checkSchemas(root, runStep);

  const components = loadComponentSchemas(root);
  const manifest = componentManifest(components);
  add('components', await componentFiles(components, runStep));
  add('components', {
    'manifest.json': json(manifest),
    'rules.json': json(componentRules(manifest)),
    'docs.json': json(componentDocs(components)),
  });

  const page = loadDocumentSchemas(root, 'page');
  const edited = named(new Map([...page, ...loadDocumentSchemas(root, 'forms')]));
  const manifests = documentManifests(edited);
  add('page', {
    'manifests.json': json(manifests),
    'page-manifest.json': json(manifestsOf('Page', manifests)),
  });
  // Files of a site's folder are refused or taken as they are, never completed.
  for (const [folder, kinds] of [
    ['page', KINDS],
    ['forms', KINDS],
    ['api', KINDS],
    ['folder', ['check']],
  ] as const) {
    const documents = named(loadDocumentSchemas(root, folder));
    add(
      folder,
      await runStep(folder, [...documents], () => documentFiles(documents, kinds, `schemas/${folder}`)),
    );
  }
  add('api', { 'schemas.json': wireSchemas(new Map([...page, ...loadDocumentSchemas(root, 'api')])) });
  return outputs;
}
