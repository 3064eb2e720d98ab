import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Indexer } from 'storybook/internal/types';
import type { Plugin } from 'vite';
import { followSchemas } from './follow-schemas.ts';
import { componentId, type ListedComponent, listStories, storyTitle } from './story-list.ts';

const root = join(import.meta.dirname, '..');
const SCHEMA_FILE = /\/schemas\/components\/[A-Z]\w*\.schema\.json$/;
const PREFIX = '\0component-stories/';

const MANIFEST_FILE = join(root, 'generated/components/manifest.json');

/** Read anew each time: a running storybook follows what is saved. */
function componentOf(schemaFile: string): ListedComponent | undefined {
  const manifest = JSON.parse(readFileSync(MANIFEST_FILE, 'utf8')) as Record<string, ListedComponent>;
  return manifest[basename(schemaFile, '.schema.json')];
}

/** Lists the stories of a component's schema: its examples, and the states of what it fetches. */
export const schemaIndexer: Indexer = {
  test: SCHEMA_FILE,
  createIndex: async (schemaFile) => {
    await followSchemas();
    const component = componentOf(schemaFile);
    if (!component) return [];
    return listStories(component).map(({ exportName, title }) => ({
      type: 'story',
      subtype: 'story',
      importPath: schemaFile,
      exportName,
      name: title,
      title: storyTitle(component),
      metaId: componentId(component),
      tags: ['autodocs'],
    }));
  },
};

/** Gives Storybook, for a component's schema, the module of stories that it describes. */
export const schemaStories = (): Plugin => ({
  name: 'schema-stories',
  enforce: 'pre',
  resolveId(source) {
    const [file = ''] = source.split('?');
    return SCHEMA_FILE.test(file) ? PREFIX + basename(file, '.schema.json') : null;
  },
  load(id) {
    if (!id.startsWith(PREFIX)) return null;
    this.addWatchFile(MANIFEST_FILE);
    const name = id.slice(PREFIX.length);
    const component = componentOf(name);
    if (!component) throw new Error(`the schema of ${name} is refused: the terminal says why`);
    const helper = join(import.meta.dirname, 'component-stories.tsx');
    return [
      `import { componentMeta, componentStory } from ${JSON.stringify(helper)};`,
      `export default componentMeta(${JSON.stringify(name)});`,
      ...listStories(component).map(
        ({ exportName, ...story }) =>
          `export const ${exportName} = componentStory(${JSON.stringify(name)}, ${JSON.stringify(story)});`,
      ),
    ].join('\n');
  },
});
