import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { HEADING } from '../../editor/document/tree.ts';
import { choiceNames } from '../../editor/panel/choice-name.ts';
import type { PropertySchema } from '../../editor/workspace/schemas.ts';

type Texts = Readonly<Record<string, string>>;
type Manifests = Readonly<Record<string, PropertySchema>>;
/** What is shown of a component on every page: its name, and those of its slots. */
type Named = Readonly<
  Record<
    string,
    { readonly title: string; readonly slots: Readonly<Record<string, { readonly title: string }>> }
  >
>;

/** Vite's server, which tests are run by, marks what is imported. */
const ASKED = /\.json\?(import&)?first$/;

const readJson = <Json>(...path: readonly string[]) =>
  JSON.parse(readFileSync(join(...path), 'utf8')) as Json;

function textsIn(schema: PropertySchema): (string | undefined)[] {
  const { title, description, properties = {}, patternProperties = {}, items } = schema;
  const parts = [
    ...Object.values(properties),
    ...Object.values(patternProperties),
    ...(items ? [items] : []),
  ];
  return [title, description, ...choiceNames(schema), ...parts.flatMap(textsIn)];
}

/** Those of the texts of schemas that are read as soon as a page is open: names of components, and the settings of pages. */
export function firstSchemaTexts(root: string, texts: Texts): Texts {
  const components = readJson<Named>(root, 'generated/components/rules.json');
  const page = readJson<Manifests>(root, 'generated/page/page-manifest.json');
  const first = new Set([
    HEADING,
    ...Object.values(components).flatMap(({ title, slots }) => [
      title,
      ...Object.values(slots).map((slot) => slot.title),
    ]),
    ...Object.values(page).flatMap(textsIn),
  ]);
  return Object.fromEntries(Object.entries(texts).filter(([english]) => first.has(english)));
}

/**
 * Leaves in files that are asked for with `?first` the texts that are read first: of more than a thousand texts of schemas
 * a page that was just opened shows a tenth.
 * @param root folder of the project
 */
export const withFirstSchemaTexts = (root: string): Plugin => ({
  name: 'first-schema-texts',
  load: {
    filter: { id: ASKED },
    handler: (id) => ({
      code: `export default ${JSON.stringify(firstSchemaTexts(root, readJson<Texts>(id.replace(ASKED, '.json'))))}`,
      moduleType: 'js',
    }),
  },
});
