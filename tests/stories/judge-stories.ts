import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { builtStories, openStorybook, type Storybook } from './storybook.ts';

const NARROW = 320;
const WIDE = 1280;

/** The demo's companies, each with a look of its own. */
export const THEMES = readdirSync(join(import.meta.dirname, '../../sites'));

/** A brand's own page has one look: its own. */
const themesOf = (id: string) => {
  const own = THEMES.filter((theme) => id === `brand--${theme}`);
  return own.length > 0 ? own : THEMES;
};

/** Judges every so-manieth story; files with different shares run side by side, each with a browser of its own. */
export function judgeStories(share: number, shares: number): void {
  const stories = builtStories().filter((_story, index) => index % shares === share);

  describe(`every story, share ${share + 1} of ${shares}`, () => {
    let storybook: Storybook;

    beforeAll(async () => {
      // The first one shows all components, which takes long.
      storybook = await openStorybook(stories.at(-1)?.id ?? '');
    });

    afterEach(() => {
      storybook.complaints.length = 0;
    });

    afterAll(() => storybook.close());

    it.each(stories.map(({ id, title, name }) => [`${title}: ${name}`, id] as const))(
      '[COMP-02] [A11Y-01] %s keeps WCAG 2.2 AA, and fits a screen of 320 pixels in every look',
      async (_title, id) => {
        const { page } = storybook;
        const found: string[] = [];
        const themes = themesOf(id);
        // Narrow before the story is shown: Chromium may keep margins of a wide window for a moment.
        await page.setViewportSize({ width: NARROW, height: 700 });
        for (const theme of themes) {
          await storybook.show(id, theme);
          found.push(...(await storybook.tooWide()).map((part) => `${theme} scrolls sideways, ${part}`));
        }
        await page.setViewportSize({ width: WIDE, height: 900 });
        // Structure is the same in every look: it is judged once, on a wide window. That the colours of each look
        // can be told apart is proven of its variables (tests/conformance/theme-contrast.test.ts).
        found.push(...(await storybook.violations()).map((violation) => `${themes.at(-1)}: ${violation}`));
        expect([...found, ...storybook.complaints]).toEqual([]);
      },
    );
  });
}
