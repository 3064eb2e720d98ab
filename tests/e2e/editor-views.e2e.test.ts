import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenViews, openViews, settled, VIEW_NAMES } from './support/editor-views.ts';
import { joinEnvironment } from './support/environment.ts';
import { tooWide, violationsOf } from './support/visit.ts';

const environment = joinEnvironment();
const SMALLEST = { width: 1024, height: 768 };

/** Complaints without those about the test's own scripts, which the frame of the canvas does not run either. */
const own = (complaints: readonly string[]) =>
  complaints.filter((text) => !text.includes('Blocked script execution'));

let views: OpenViews;
beforeAll(async () => {
  views = await openViews(environment);
});
afterAll(() => views.close());

describe('the main views of the editor', () => {
  // That the colours of dark windows can be told apart is proven of their variables (editor/ui/tokens.test.ts).
  it.concurrent.each(VIEW_NAMES)('[A11Y-01] have no violations, and fit 1024 px: %s', async (view) => {
    const { page, complaints, close } = await views.open(view);
    await settled(page);
    expect(await violationsOf(page)).toEqual([]);
    await page.setViewportSize(SMALLEST);
    expect(await tooWide(page)).toEqual([]);
    expect(own(complaints)).toEqual([]);
    await close();
  });
});
