import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import manifest from '../../generated/components/manifest.json' with { type: 'json' };
import type { ComponentName } from '../../generated/components/types.ts';
import { DATA_STATES } from '../../.storybook/data-states.ts';
import { listStories } from '../../.storybook/story-list.ts';
import { registry } from '../../src/site/registry.ts';
import { builtStories, openStorybook, type Storybook } from './storybook.ts';

const NARROW = 320;
const WIDE = 1280;

const stories = builtStories();
const components = Object.keys(registry) as ComponentName[];
/** The demo's companies, each with a look of its own. */
const THEMES = readdirSync(join(import.meta.dirname, '../../server/seed/sites'));

/** A brand's own page has one look: its own. */
const themesOf = (id: string) => {
  const own = THEMES.filter((theme) => id === `brand--${theme}`);
  return own.length > 0 ? own : THEMES;
};

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

describe('every story', () => {
  let storybook: Storybook;

  beforeAll(async () => {
    storybook = await openStorybook(stories[0]?.id ?? '');
  });

  afterEach(() => {
    storybook.complaints.length = 0;
  });

  afterAll(() => storybook.close());

  it.each(stories.map(({ id, title, name }) => [`${title}: ${name}`, id] as const))(
    '[COMP-02] [A11Y-01] %s keeps WCAG 2.2 AA in every look and fits a screen of 320 pixels',
    async (_title, id) => {
      const { page } = storybook;
      const found: string[] = [];
      for (const [position, theme] of themesOf(id).entries()) {
        // Structure is the same in every look: it is judged once, on a wide window. Colours and sizes are judged
        // in every look, where they are least forgiving.
        const isFirst = position === 0;
        await storybook.show(id, theme);
        const violations = await storybook.violations(isFirst ? 'all' : 'look');
        if (isFirst) await page.setViewportSize({ width: NARROW, height: 700 });
        const tooWide = await storybook.tooWide();
        found.push(...violations.map((violation) => `${theme}: ${violation}`));
        found.push(...tooWide.map((part) => `${theme} scrolls sideways, ${part}`));
      }
      await page.setViewportSize({ width: WIDE, height: 900 });
      expect([...found, ...storybook.complaints]).toEqual([]);
    },
  );
});
