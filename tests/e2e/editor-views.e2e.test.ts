import { describe, expect, it } from 'vitest';
import { openView, VIEW_NAMES } from './support/editor-views.ts';
import { tabRound } from './support/focus-marks.ts';
import { joinEnvironment } from './support/environment.ts';
import { tooWide, violationsOf } from './support/visit.ts';

const environment = joinEnvironment();
const SMALLEST = { width: 1024, height: 768 };

/** Complaints without those about the test's own scripts, which the frame of the canvas does not run either. */
const own = (complaints: readonly string[]) =>
  complaints.filter((text) => !text.includes('Blocked script execution'));

describe('[A11Y-01] the main views of the editor', () => {
  it.concurrent.each(VIEW_NAMES)(
    'have no violations in light and dark colours, fit 1024 px, and mark the focus: %s',
    async (view) => {
      const { page, complaints, close } = await openView(environment, view);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        expect(await violationsOf(page), colorScheme).toEqual([]);
      }
      await page.setViewportSize(SMALLEST);
      expect(await tooWide(page)).toEqual([]);
      if (view === 'drag') await page.keyboard.press('Escape');
      const { count, unmarked } = await tabRound(page);
      expect(unmarked).toEqual([]);
      expect(count).toBeGreaterThan(0);
      expect(own(complaints)).toEqual([]);
      await close();
    },
  );
});
