import { checkSchemas } from './check-schemas.ts';
import { documentManifests, manifestsOf } from './document-manifests.ts';
import { componentDocs, componentManifest, componentRules } from './manifests.ts';
import { loadComponentSchemas, loadDocumentSchemas, type Schema } from './schemas.ts';
import { typeName } from './type-name.ts';
import { componentTypes, documentTypes } from './types.ts';
import { validatorModule } from './validators.ts';
import { wireSchemas } from './wire-schemas.ts';

const named = (schemas: ReadonlyMap<string, Schema>) =>
  new Map([...schemas].map(([stem, schema]) => [typeName(stem), schema]));

/** Everything under generated/, as file name -> text. */
export async function generateOutputs(root: string): Promise<Map<string, string>> {
  const outputs = new Map<string, string>();
  const components = loadComponentSchemas(root);
  checkSchemas(root);

  outputs.set('components/types.ts', await componentTypes(components));
  const manifest = componentManifest(components);
  outputs.set('components/manifest.json', `${JSON.stringify(manifest, null, 1)}\n`);
  outputs.set('components/rules.json', `${JSON.stringify(componentRules(manifest), null, 1)}\n`);
  outputs.set('components/docs.json', `${JSON.stringify(componentDocs(components), null, 1)}\n`);
  for (const kind of ['read', 'check'] as const) {
    const { js, dts } = validatorModule(components, kind, 'schemas/components');
    outputs.set(`components/${kind}.js`, js);
    outputs.set(`components/${kind}.d.ts`, dts);
  }

  for (const folder of ['page', 'forms', 'api'] as const) {
    const documents = named(loadDocumentSchemas(root, folder));
    if (documents.size === 0) continue;
    if (folder === 'page') {
      const edited = new Map([...documents, ...named(loadDocumentSchemas(root, 'forms'))]);
      const manifests = documentManifests(edited);
      outputs.set('page/manifests.json', `${JSON.stringify(manifests, null, 1)}\n`);
      outputs.set('page/page-manifest.json', `${JSON.stringify(manifestsOf('Page', manifests), null, 1)}\n`);
    }
    outputs.set(`${folder}/types.ts`, await documentTypes(documents, `schemas/${folder}`));
    for (const kind of ['read', 'check'] as const) {
      const { js, dts } = validatorModule(documents, kind, `schemas/${folder}`);
      outputs.set(`${folder}/${kind}.js`, js);
      outputs.set(`${folder}/${kind}.d.ts`, dts);
    }
  }
  // Files of a site's folder are refused or taken as they are, never completed.
  const files = named(loadDocumentSchemas(root, 'folder'));
  outputs.set('folder/types.ts', await documentTypes(files, 'schemas/folder'));
  const { js, dts } = validatorModule(files, 'check', 'schemas/folder');
  outputs.set('folder/check.js', js);
  outputs.set('folder/check.d.ts', dts);
  const wire = [...loadDocumentSchemas(root, 'page'), ...loadDocumentSchemas(root, 'api')];
  outputs.set('api/schemas.json', wireSchemas(new Map(wire)));
  return outputs;
}
