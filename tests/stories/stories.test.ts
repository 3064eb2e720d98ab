import { describe, expect, it } from 'vitest';
import manifest from '../../generated/components/manifest.json' with { type: 'json' };
import type { ComponentName } from '../../generated/components/types.ts';
import { DATA_STATES } from '../../.storybook/data-states.ts';
import { listStories } from '../../.storybook/story-list.ts';
import { registry } from '../../src/site/registry.ts';
import { THEMES } from './judge-stories.ts';
import { builtStories } from './storybook.ts';

const stories = builtStories();
const components = Object.keys(registry) as ComponentName[];
describe('the list of stories', () => {
  const exportsOf = (name: string) =>
    stories
      .filter(({ importPath }) => importPath.endsWith(`/${name}.schema.json`))
      .map(({ exportName }) => exportName);

  it.each(components)('[REG-10] has every example and state of %s', (name) => {
    const listed = listStories(manifest[name]).map(({ exportName }) => exportName);
    expect(listed.length).toBeGreaterThan(0);
    expect(exportsOf(name)).toEqual(listed);
  });

  it.each(components)(
    '[REG-10] has loading, empty and failed stories where %s fetches data',
    async (name) => {
      const { default: definition } = await registry[name]();
      expect(name in DATA_STATES, `a line for ${name} in .storybook/data-states.ts`).toBe(
        definition.queries !== null,
      );
    },
  );

  it('shows every company of the demo on the Brand page', () => {
    const shown = stories.filter(({ title }) => title === 'Brand').map(({ id }) => id);
    expect(shown).toEqual(expect.arrayContaining(THEMES.map((theme) => `brand--${theme}`)));
  });
});
