import { checkSchemas } from './check-schemas.ts';
import { documentManifests, manifestsOf } from './document-manifests.ts';
import { componentDocs, componentManifest, componentRules } from './manifests.ts';
import { loadComponentSchemas, loadDocumentSchemas, type Schema } from './schemas.ts';
import { runEveryStep, type RunStep } from './step-cache.ts';
import { typeName } from './type-name.ts';
import { componentTypes, documentTypes } from './types.ts';
import { validatorModule, type ValidatorKind } from './validators.ts';
import { wireSchemas } from './wire-schemas.ts';

/** Files of one folder of `generated/`: name -> text. */
type Files = Readonly<Record<string, string>>;

const KINDS: readonly ValidatorKind[] = ['read', 'check'];

const named = (schemas: ReadonlyMap<string, Schema>) =>
  new Map([...schemas].map(([stem, schema]) => [typeName(stem), schema]));

const json = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`;

function validators(
  schemas: ReadonlyMap<string, Schema>,
  kinds: readonly ValidatorKind[],
  from: string,
): Files {
  return Object.fromEntries(
    kinds.flatMap((kind) => {
      const { js, dts } = validatorModule(schemas, kind, from);
      return [
        [`${kind}.js`, js],
        [`${kind}.d.ts`, dts],
      ];
    }),
  );
}

/** Types and validators of the documents of one folder of schemas. */
const documentFiles = async (
  schemas: ReadonlyMap<string, Schema>,
  kinds: readonly ValidatorKind[],
  from: string,
): Promise<Files> => ({
  'types.ts': await documentTypes(schemas, from),
  ...validators(schemas, kinds, from),
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
  add('components', { 'types.ts': await componentTypes(components) });
  add('components', {
    'manifest.json': json(manifest),
    'rules.json': json(componentRules(manifest)),
    'docs.json': json(componentDocs(components)),
  });
  add('components', validators(components, KINDS, 'schemas/components'));

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
