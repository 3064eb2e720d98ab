import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  OTHER_VIEW_NAMES,
  type OpenViews,
  openViews,
  PAGE_VIEW_NAMES,
  settled,
} from './support/editor-views.ts';
import { joinEnvironment } from './support/environment.ts';
import { tooWide, type Visit, violationsOf } from './support/visit.ts';

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

/** What WCAG does not ask for, but whoever goes by headings and regions does. */
const FURTHER_RULES = ['heading-order', 'region'];

/** What is wrong with a view, at its first width and at the smallest. */
async function faultsOf({ page }: Visit): Promise<readonly unknown[]> {
  await settled(page);
  const violations = await violationsOf(page, { further: FURTHER_RULES });
  await page.setViewportSize(SMALLEST);
  return [...violations, ...(await tooWide(page))];
}

// That the colours of dark windows can be told apart is proven of their variables (editor/ui/tokens.test.ts).
describe('the main views of the editor', () => {
  it.concurrent.each(OTHER_VIEW_NAMES)('[A11Y-01] have no violations, and fit 1024 px: %s', async (view) => {
    const visit = await views.open(view);
    expect(await faultsOf(visit)).toEqual([]);
    expect(own(visit.complaints)).toEqual([]);
    await visit.close();
  });

  it.concurrent('[A11Y-01] have no violations, and fit 1024 px: those of one page', async () => {
    const [first = 'page', ...others] = PAGE_VIEW_NAMES;
    const visit = await views.open(first);
    expect(await faultsOf(visit), first).toEqual([]);
    for (const view of others) {
      await views.goOn(visit, view);
      expect(await faultsOf(visit), view).toEqual([]);
    }
    // The tools of narrow windows have tooltips too.
    await views.goOn(visit, first);
    for (const width of [390, 360]) {
      await visit.page.setViewportSize({ width, height: 740 });
      await visit.page.getByRole('button', { name: 'View', exact: true }).hover();
      await visit.page.locator('[role=tooltip]').waitFor();
      expect(await violationsOf(visit.page, { only: ['region'] }), `${width} px`).toEqual([]);
      await visit.page.mouse.move(0, 400);
    }
    expect(own(visit.complaints)).toEqual([]);
    await visit.close();
  }, 120_000);
});
