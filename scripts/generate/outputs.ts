import { Ajv2020 } from 'ajv/dist/2020.js';
import { componentManifest } from './manifests.ts';
import {
  loadComponentSchemas,
  loadDocumentSchemas,
  loadMetaSchema,
  loadRawComponentSchema,
  type Schema,
} from './schemas.ts';
import { componentTypes, documentTypes, typeName } from './types.ts';
import { validatorModule } from './validators.ts';

/** Refuses component schemas that use a keyword the project does not know, or lack one it needs. */
function checkAgainstMetaSchema(root: string, names: Iterable<string>) {
  const ajv = new Ajv2020({ allErrors: true, strict: true, strictTypes: false, strictRequired: false });
  const validate = ajv.compile(loadMetaSchema(root));
  const problems = [...names].flatMap((name) => {
    if (validate(loadRawComponentSchema(root, name))) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) =>
        `schemas/components/${name}.schema.json ${instancePath || '/'} ${message} ${JSON.stringify(params)}`,
    );
  });
  if (problems.length > 0) throw new Error(`wrong component schemas:\n  ${problems.join('\n  ')}`);
}

const named = (schemas: ReadonlyMap<string, Schema>) =>
  new Map([...schemas].map(([stem, schema]) => [typeName(stem), schema]));

/** Everything under generated/, as file name -> text. */
export async function generateOutputs(root: string): Promise<Map<string, string>> {
  const outputs = new Map<string, string>();
  const components = loadComponentSchemas(root);
  checkAgainstMetaSchema(root, components.keys());

  outputs.set('components/types.ts', await componentTypes(components));
  outputs.set('components/manifest.json', `${JSON.stringify(componentManifest(components), null, 1)}\n`);
  for (const kind of ['read', 'check'] as const) {
    const { js, dts } = validatorModule(components, kind, 'schemas/components');
    outputs.set(`components/${kind}.js`, js);
    outputs.set(`components/${kind}.d.ts`, dts);
  }

  for (const folder of ['page', 'forms', 'api'] as const) {
    const documents = named(loadDocumentSchemas(root, folder));
    if (documents.size === 0) continue;
    outputs.set(`${folder}/types.ts`, await documentTypes(documents, `schemas/${folder}`));
    for (const kind of ['read', 'check'] as const) {
      const { js, dts } = validatorModule(documents, kind, `schemas/${folder}`);
      outputs.set(`${folder}/${kind}.js`, js);
      outputs.set(`${folder}/${kind}.d.ts`, dts);
    }
  }
  return outputs;
}
