import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { openExampleSite } from './example-site.ts';

const { open, setAvailable } = openExampleSite({
  component: 'Tabs',
  island: 'tabs',
  folder: 'ui/tabs',
  example: 'horizontal',
  above: '<p style="height:900px">Above</p>',
  below: '<p id="below" style="height:1200px">Below</p>',
});
const visible = (page: Page) =>
  page.locator('[data-reveal]').evaluateAll((all) => all.map((one) => one.checkVisibility()));
/** Where everything stands, and how the labels look. */
const looks = (page: Page) =>
  page.locator('[data-tabs] > a, [data-reveal], #below').evaluateAll((all) =>
    all.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      const { color, borderBottomColor } = getComputedStyle(one);
      return [x, y + scrollY, width, height, color, borderBottomColor];
    }),
  );
const start = async (page: Page) => {
  await page.locator('[data-tabs] > a').first().dispatchEvent('pointerover');
  await page.locator('[data-hydrated="true"]').waitFor();
  // The reveal of what is shown is over.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
};

it('[COMP-39] look the same before and after scripts have taken over, with the contents as served', async () => {
  const page = await open();
  const [before, contents] = [await looks(page), await page.locator('[data-slot]').allTextContents()];
  await start(page);
  expect(await looks(page)).toEqual(before);
  expect(await page.locator('[data-slot]').allTextContents()).toEqual(contents);
});

it('[COMP-39] show the tab that the address names, before and after scripts have taken over', async () => {
  const page = await open('#rental-cover');
  expect(await visible(page)).toEqual([false, true, false]);
  const [before, scrollTop] = [await looks(page), await page.evaluate(() => scrollY)];
  expect(scrollTop).toBeGreaterThan(0);
  await start(page);
  expect(await visible(page)).toEqual([false, true, false]);
  expect([await looks(page), await page.evaluate(() => scrollY)]).toEqual([before, scrollTop]);
  await page.evaluate(() => {
    location.hash = '#rental-fuel';
  });
  await expect.poll(() => visible(page)).toEqual([false, false, true]);
});

it('[COMP-39] follow the first click and the arrow keys', async () => {
  const page = await open();
  await page.getByText('Cover', { exact: true }).first().click();
  await expect.poll(() => visible(page)).toEqual([false, true, false]);
  await page.getByRole('tab', { name: 'Cover' }).press('ArrowRight');
  await expect.poll(() => visible(page)).toEqual([false, false, true]);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('rental-fuel');
});

it('[COMP-39] lead to every content where the scripts do not arrive', async () => {
  setAvailable(false);
  const page = await open();
  for (const [position, id] of ['bring', 'cover', 'fuel'].entries()) {
    await page.goto(new URL(`#rental-${id}`, page.url()).href);
    expect((await visible(page)).indexOf(true)).toBe(position);
  }
  setAvailable(true);
});

it.each(['without scripts', 'on paper'])('[COMP-39] show every content below its label %s', async (where) => {
  const page = await open('', { javaScriptEnabled: where !== 'without scripts' });
  if (where === 'on paper') await page.emulateMedia({ media: 'print' });
  const panels = page.locator('[data-reveal]');
  expect(await panels.count()).toBe(3);
  for (const panel of await panels.all()) {
    expect(await panel.locator('h3').isVisible()).toBe(true);
    expect(await panel.locator('[data-slot]').isVisible()).toBe(true);
  }
  expect(await page.locator('[data-tabs]').isVisible()).toBe(where === 'without scripts');
});

it('[COMP-39] keep their labels in one line that scrolls on a phone, the chosen one in sight', async () => {
  const page = await open('', { viewport: { width: 320, height: 700 } });
  const tops = await page
    .locator('[data-tabs] > a')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await start(page);
  const last = page.getByRole('tab', { name: 'Fuel' });
  await page.getByRole('tab', { name: 'What to bring' }).press('End');
  await expect.poll(() => last.evaluate((one) => one.getBoundingClientRect().right)).toBeLessThanOrEqual(320);
});
