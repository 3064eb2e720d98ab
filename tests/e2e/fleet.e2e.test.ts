import { describe, expect, it } from 'vitest';
import { joinEnvironment } from './support/environment.ts';

const FLEETS = [
  ['andes', '/es-AR/flota'],
  ['adria', '/hr/vozni-park'],
  ['caribe', '/en-US/fleet'],
] as const;

// Where nobody books the cars away that are looked for.
const environment = joinEnvironment('still');

it('the classes on the front page of adria lead to a search for them, which holds a place and dates', async () => {
  const page = await environment.browser.newPage();
  await page.goto(`${environment.demo.siteOrigin('adria')}/en-GB/`);
  const classes = page.locator('main a[href*="category="]');
  expect(await classes.count()).toBe(4);
  await classes.first().click();
  await page.waitForURL(/[?&]category=convertible/);
  const cars = page.locator('[data-cards] > li[data-offer]').filter({ visible: true });
  expect(await cars.count()).toBeGreaterThan(0);
  const names = await cars
    .locator('[data-name]')
    .evaluateAll((all) => all.map((one) => one.previousElementSibling?.textContent));
  expect(new Set(names)).toEqual(new Set(['Convertible']));
  const trip = page.locator('main form[role="search"]').first();
  for (const name of ['pickUpPlaceId', 'dateFrom', 'dateTo'])
    expect(await trip.locator(`[name="${name}"]`).inputValue()).not.toBe('');
  await page.close();
});

it.each([
  ['4 where the filters are above them', 'adria', '/hr/vozila', 4],
  ['6 where the filters are beside them', 'andes', '/es-AR/autos', 6],
])('[RES-01] results stand in rows of %s', async (_why, site, path, inRow) => {
  const page = await environment.browser.newPage({ viewport: { width: 1920, height: 1000 } });
  await page.goto(environment.demo.siteOrigin(site) + path);
  const cards = page.locator('[data-cards] > li[data-offer]');
  const rowAt = async (width: number) => {
    await page.setViewportSize({ width, height: 1000 });
    const tops = await cards.evaluateAll((all) =>
      all.map((one) => Math.round(one.getBoundingClientRect().top)),
    );
    return tops.filter((top) => top === tops[0]).length;
  };
  expect([await rowAt(1920), await rowAt(390)]).toEqual([inRow, 1]);
  expect(await rowAt(1280)).toBeLessThan(inRow + 1);
  await page.close();
});

describe.each(FLEETS)('the fleet of %s', (site, path) => {
  const open = async (options: { javaScriptEnabled?: boolean } = {}) => {
    const page = await environment.browser.newPage(options);
    await page.goto(environment.demo.siteOrigin(site) + path);
    return page;
  };

  it('[COMP-19] is filtered by class from the first press on a chip', async () => {
    const page = await open();
    const cards = page.locator('[data-group]');
    const chip = page.locator('button[aria-pressed]').nth(2);
    await chip.click();
    await expect.poll(() => chip.getAttribute('aria-pressed')).toBe('true');
    const shown = cards.filter({ visible: true });
    const classes = await shown.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.group));
    expect(new Set(classes).size).toBe(1);
    expect(classes.length).toBeLessThan(await cards.count());
    expect(await page.locator('main p[role="status"]:not(.visually-hidden)').textContent()).toContain(
      String(classes.length),
    );
    await page.close();
  });

  it('[COMP-19] is whole without scripts, and every car leads to the search for it', async () => {
    const page = await open({ javaScriptEnabled: false });
    expect(await page.locator('button[aria-pressed]').filter({ visible: true }).count()).toBe(0);
    const cards = page.locator('[data-group]').filter({ visible: true });
    expect(await cards.count()).toBeGreaterThanOrEqual(10);
    const name = await cards.first().locator('h2').textContent();
    await cards.first().locator('a').click();
    await page.waitForURL(/[?&]modelId=/);
    const found = page.locator('article:has(a[href*="modelId="]) h2');
    expect(await found.allTextContents()).toEqual([name]);
    await page.close();
  });

  it('stands in the menu, in every language of the site', async () => {
    const page = await open();
    const alternates = await page
      .locator('link[rel="alternate"]')
      .evaluateAll((all) => all.map((one) => new URL((one as HTMLLinkElement).href).pathname));
    for (const alternate of new Set(alternates)) {
      await page.goto(environment.demo.siteOrigin(site) + alternate);
      expect(await page.locator('header a[aria-current="page"]').first().getAttribute('href')).toBe(
        alternate,
      );
      expect(await page.locator('[data-group]').count()).toBeGreaterThanOrEqual(10);
    }
    await page.close();
  });
});
