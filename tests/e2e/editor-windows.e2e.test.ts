import { describe, expect, it } from 'vitest';
import { joinEnvironment } from './support/environment.ts';
import { ownComplaints, useSamplePages } from './support/sample-page.ts';
import { openVisit, tooWide } from './support/visit.ts';

const environment = joinEnvironment();
const pages = useSamplePages(environment);

describe('the editor in small windows', () => {
  it('[EDIT-02] closes its panels, and fits a window of 1024 px', async () => {
    const { page, canvas, close } = await pages.open('journey-axe', { window: { width: 1024, height: 768 } });
    await canvas.locator('h1').click();
    expect(await tooWide(page)).toEqual([]);
    const structure = page.getByRole('region', { name: 'Structure of the page' });
    const properties = page.getByRole('region', { name: 'Properties' });
    const widthOfPage = async () => (await page.locator('iframe').first().boundingBox())?.width;
    await structure.getByRole('tab', { name: 'Add' }).click();
    const categories = structure.getByRole('heading', { level: 2 });
    // Shared sections come first where another journey made some.
    await expect
      .poll(async () => (await categories.allInnerTexts()).filter((name) => name !== 'Shared sections'))
      .toEqual(['Layout', 'Content', 'Navigation', 'Booking', 'Screens']);
    await page.getByRole('button', { name: 'Structure of the page' }).click();
    await page.getByRole('button', { name: 'Properties' }).click();
    expect([await structure.count(), await properties.count()]).toEqual([0, 0]);
    await expect.poll(widthOfPage).toBe(1024);
    await page.getByRole('button', { name: 'Properties' }).click();
    await page.getByRole('button', { name: 'Structure of the page' }).click();
    await structure.getByRole('tab', { name: 'Outline' }).click();
    expect(await structure.getByRole('tree').isVisible()).toBe(true);
    expect(await properties.isVisible()).toBe(true);
    await page.setViewportSize({ width: 1000, height: 768 });
    // There is no room for it beside the canvas: it stands above it, and Escape closes it.
    await properties.getByRole('textbox').first().press('Escape');
    await properties.waitFor({ state: 'detached' });
    expect(await structure.isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Properties' }).click();
    await properties.getByRole('textbox').first().waitFor();
    await close();
  });

  it.each([
    ['en-US', 1440],
    ['en-US', 1024],
    ['de-DE', 1440],
    ['de-DE', 1024],
  ])(
    'has the way to the page in letters that can be read, beside its tools: %s, %i px',
    async (locale, width) => {
      const { page, close } = await openVisit(environment.browser, {
        locale,
        viewport: { width, height: 768 },
      });
      // Somebody who works on two sites, by a menu at the name of the site.
      const origin = environment.demo.origin.replace('//', '//editor.');
      await page.goto(`${origin}/sign-in?account=sophie@studio.example&to=/sites/caribe/pages/home`);
      await page.frameLocator('iframe').first().locator('main [data-node]').first().waitFor();
      const way = page.getByRole('navigation').first();
      await way.getByText(locale === 'de-DE' ? 'Startseite' : 'Home page').waitFor();
      /** How many letters of each name are seen, and names that something is drawn over. */
      const seen = await way.evaluate((nav) =>
        [...nav.querySelectorAll('a, button > span, [aria-current]')]
          .filter((name) => name.checkVisibility())
          .map((name) => {
            const { left, right } = name.getBoundingClientRect();
            const text = document.createRange();
            text.selectNodeContents(name);
            const { width: whole } = text.getBoundingClientRect();
            const letters = name.textContent?.length ?? 0;
            const covered = [...nav.querySelectorAll('svg')]
              .filter((icon) => icon.checkVisibility())
              .map((icon) => icon.getBoundingClientRect())
              .some((icon) => icon.right > left + 1 && icon.left < right - 1);
            return {
              name: name.textContent,
              covered,
              letters: Math.floor(Math.min(1, (right - left) / whole) * letters),
            };
          }),
      );
      expect(seen.length).toBeGreaterThan(1);
      expect(
        seen.filter(({ covered, letters, name }) => covered || letters < Math.min(5, name?.length ?? 0)),
      ).toEqual([]);
      expect(await tooWide(page)).toEqual([]);
      await close();
    },
  );

  it('[EDIT-02] has all of its tools in a window of 360 px, and settings as a list or as fields', async () => {
    const { page, complaints, close } = await pages.open('journey-phone', {
      window: { width: 360, height: 740 },
    });
    /** Names of what can be pressed in the top bar but is beside the window or below something else. */
    const outOfReach = () =>
      page
        .locator('header')
        .first()
        .evaluate((bar) =>
          [...bar.querySelectorAll('a, button')]
            .filter((tool) => tool.checkVisibility())
            .filter((tool) => {
              const { left, right, top, bottom } = tool.getBoundingClientRect();
              return [left + 2, right - 2].some(
                (x) => !tool.contains(document.elementFromPoint(x, (top + bottom) / 2)),
              );
            })
            .map((tool) => tool.getAttribute('aria-label') ?? tool.textContent),
        );
    expect(await outOfReach()).toEqual([]);
    expect(await tooWide(page)).toEqual([]);
    // Of the panels there is room for one.
    const structure = page.getByRole('region', { name: 'Structure of the page' });
    const properties = page.getByRole('region', { name: 'Properties' });
    await page.getByRole('button', { name: 'Structure of the page' }).click();
    await structure.getByRole('tab', { name: 'Outline' }).waitFor();
    await page.getByRole('button', { name: 'Properties' }).click();
    await properties.getByRole('textbox').first().waitFor();
    expect(await structure.count()).toBe(0);
    const button = page.getByRole('button', { name: 'Properties' });
    await properties.getByRole('textbox').first().press('Escape');
    await properties.waitFor({ state: 'detached' });
    expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
    // Without keys, the button closes what it opens.
    await button.click();
    await properties.waitFor();
    await button.click();
    await properties.waitFor({ state: 'detached' });
    for (const name of ['Undo', 'Redo', 'Publish', 'More for this page'])
      expect(await page.getByRole('button', { name, exact: true }).isVisible(), name).toBe(true);
    await page.getByRole('button', { name: 'View', exact: true }).click();
    for (const name of ['Preview', 'Share the draft', 'Translate side by side', 'Tablet, 768 px'])
      await page.getByRole('menuitem', { name }).waitFor();
    await page.getByRole('menuitemradio', { name: 'All situations side by side' }).click();
    await page.waitForURL('**/situations');

    await pages.goTo(page, '/settings/header');
    const list = page.getByRole('navigation', { name: 'Site settings' });
    await page.getByRole('heading', { name: 'Header' }).waitFor();
    expect(await list.isVisible()).toBe(false);
    expect(await outOfReach()).toEqual([]);
    await page.getByRole('navigation').getByRole('link', { name: 'Site settings' }).click();
    await list.getByRole('link', { name: 'Theme' }).click();
    await page.getByRole('heading', { name: 'Theme', level: 1 }).waitFor();
    expect(await list.isVisible()).toBe(false);
    expect(await tooWide(page)).toEqual([]);

    await pages.goTo(page, '/settings/form');
    const status = page
      .locator('header')
      .getByRole('status')
      .filter({ hasText: /^Saved$/ });
    await status.waitFor();
    expect(await status.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    expect(await outOfReach()).toEqual([]);
    expect(ownComplaints(complaints)).toEqual([]);
    await close();
  });
});
