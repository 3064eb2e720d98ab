import manifest from '../../generated/components/manifest.json' with { type: 'json' };
import type { ComponentNames } from './component-names.ts';
import { dataFiles } from './data-files.ts';
import { islandFiles } from './island-files.ts';
import { plainFiles } from './plain-files.ts';
import type { Contents } from './schema-parts.ts';
import { slotsFiles } from './slots-files.ts';
import { type ComponentSchema, storedNode } from './stored-node.ts';

/** What a new component begins as: a text, or with an interactive part, slots, or data of the company. */
export type Kind = 'plain' | 'island' | 'slots' | 'data';

const FILES: Readonly<Record<Kind, (names: ComponentNames) => Contents>> = {
  plain: plainFiles,
  island: islandFiles,
  slots: slotsFiles,
  data: dataFiles,
};

const indexOf = ({ name, kebab }: ComponentNames, kind: Kind) => {
  const queries = kind === 'data';
  return `import { defineComponent } from '../../runtime/registry/definition.ts';
${queries ? `import { queries } from './${kebab}.queries.ts';\n` : ''}import { ${name} } from './${kebab}.tsx';

export default defineComponent('${name}', { render: ${name}${queries ? ', queries' : ''} });
`;
};

/** Version of the components that examples put in slots. */
const versionOf = (type: string) =>
  (manifest as Readonly<Record<string, { readonly version: number }>>)[type]?.version ?? 1;

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** The files of a new component by path: a schema whose examples are its stories, a folder, and its tests. */
export function componentFiles(names: ComponentNames, kind: Kind): ReadonlyMap<string, string> {
  const { name, kebab } = names;
  const folder = `src/components/${kebab}`;
  const { schema, own, elsewhere = {} } = FILES[kind](names);
  return new Map([
    [`schemas/components/${name}.schema.json`, json(schema)],
    ...Object.entries(own).map(([end, text]): [string, string] => [
      end.startsWith('.') ? `${folder}/${kebab}${end}` : `${folder}/${end}`,
      text,
    ]),
    [`${folder}/${kebab}.v1.json`, json(storedNode(name, schema as ComponentSchema, versionOf))],
    [`${folder}/index.ts`, indexOf(names, kind)],
    ...Object.entries(elsewhere),
  ]);
}
