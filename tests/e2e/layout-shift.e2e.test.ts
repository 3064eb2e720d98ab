import { describe, expect, it } from 'vitest';
import { joinEnvironment } from './support/environment.ts';
import { movesOf, shiftsOf } from './support/layout-shift.ts';

const environment = joinEnvironment('still');

/** Opens a page with an amount at the right edge and a text below it, and changes it once it was drawn. */
async function changed(change: string) {
  const page = await environment.browser.newPage({ viewport: { width: 800, height: 600 } });
  await page.setContent(
    '<p style="display:flex;justify-content:end;font-size:40px"><span id="amount">+ 6</span></p><p>Text</p>',
  );
  const drawn = () =>
    page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  await drawn();
  await page.evaluate(change);
  await drawn();
  const counts = [(await shiftsOf(page)).length, (await movesOf(page)).length];
  await page.close();
  return counts;
}

describe('what is measured of a page that changes while it arrives', () => {
  it.each([
    ['an amount that ends at an edge grows: it moves nothing', "amount.append(',00 a day')", [1, 0]],
    ['a text that is pushed down moves', "document.body.prepend('Late')", [1, 1]],
    ['an amount of the same width moves', "amount.style.marginRight = '90px'", [1, 1]],
  ])('%s', async (_what, change, counts) => {
    expect(await changed(change)).toEqual(counts);
  });
});
