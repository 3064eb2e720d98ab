import { describe, expect, it } from 'vitest';
import { openView, settled, VIEW_NAMES } from './support/editor-views.ts';
import { joinEnvironment } from './support/environment.ts';
import { tooWide, violationsOf } from './support/visit.ts';

const environment = joinEnvironment();
const SMALLEST = { width: 1024, height: 768 };

/** Complaints without those about the test's own scripts, which the frame of the canvas does not run either. */
const own = (complaints: readonly string[]) =>
  complaints.filter((text) => !text.includes('Blocked script execution'));

describe('the main views of the editor', () => {
  it.concurrent.each(VIEW_NAMES)(
    'have no violations in light and dark colours, and fit 1024 px: %s',
    async (view) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        const { page, complaints, close } = await openView(environment, view, { colorScheme });
        await settled(page);
        expect(await violationsOf(page), colorScheme).toEqual([]);
        await page.setViewportSize(SMALLEST);
        expect(await tooWide(page)).toEqual([]);
        expect(own(complaints)).toEqual([]);
        await close();
      }
    },
  );
});
