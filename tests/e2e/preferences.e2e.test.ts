import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { COMPANIES } from './support/site-pages.ts';
import { joinEnvironment } from './support/environment.ts';
import { openVisit, tooWide } from './support/visit.ts';

const environment = joinEnvironment();

/** Opens the front page, the results and the checkout of a company, one after the other. */
async function eachScreen(page: Page, site: string, language: string, look: () => Promise<void>) {
  await page.goto(`${environment.demo.siteOrigin(site)}/${language}/`);
  await look();
  await page.locator('main form button[type="submit"], main form button:not([type])').first().click();
  await page.waitForLoadState();
  await look();
  await page.locator('main a[href*="modelId="]').first().click();
  await page.waitForLoadState();
  await look();
}

/** The longest transition or animation that an element of the page has, in milliseconds. */
const longestMotion = (page: Page) =>
  page.evaluate(() => {
    const milliseconds = (times: string) =>
      Math.max(...times.split(',').map((time) => Number.parseFloat(time) * (time.includes('ms') ? 1 : 1000)));
    return Math.max(
      ...[...document.querySelectorAll('*')].flatMap((element) =>
        ['', '::before', '::after'].flatMap((part) => {
          const { transitionDuration, animationDuration, animationName } = getComputedStyle(element, part);
          return [
            milliseconds(transitionDuration),
            animationName === 'none' ? 0 : milliseconds(animationDuration),
          ];
        }),
      ),
    );
  });

describe.each(COMPANIES)('the screens of $id', ({ id, language }) => {
  it('[A11Y-01] stand still for those who asked for less motion', async () => {
    const lively = await openVisit(environment.browser, { locale: language, reducedMotion: 'no-preference' });
    await lively.page.goto(`${environment.demo.siteOrigin(id)}/${language}/`);
    expect(await longestMotion(lively.page)).toBeGreaterThan(50);
    await lively.close();

    const calm = await openVisit(environment.browser, { locale: language, reducedMotion: 'reduce' });
    const motions: number[] = [];
    await eachScreen(calm.page, id, language, async () => {
      motions.push(await longestMotion(calm.page));
      const scrolling = await calm.page.evaluate(
        () => getComputedStyle(document.documentElement).scrollBehavior,
      );
      expect(scrolling).toBe('auto');
    });
    expect(motions).toHaveLength(3);
    expect(Math.max(...motions)).toBeLessThan(1);
    await calm.close();
  });

  it('[A11Y-01] can be used in forced colours: every button and field has an outline', async () => {
    const { page, close } = await openVisit(environment.browser, {
      locale: language,
      forcedColors: 'active',
      viewport: { width: 1280, height: 900 },
    });
    const found: string[] = [];
    let controls = 0;
    await eachScreen(page, id, language, async () => {
      const { seen, bare } = await page.evaluate(() => {
        const all = [
          ...document.querySelectorAll<HTMLElement>(
            'main [data-variant], main input:not([type=checkbox], [type=radio]), main select',
          ),
        ].filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 4);
        // A control in a frame of its own needs none itself.
        const hasOutline = (element: Element | null): boolean =>
          element !== null &&
          (Number.parseFloat(getComputedStyle(element).borderTopWidth) >= 1 ||
            getComputedStyle(element).outlineStyle !== 'none');
        const isText = ({ dataset }: HTMLElement) => dataset.variant === 'text';
        return {
          seen: all.length,
          bare: all
            .filter(
              (element) => !isText(element) && !hasOutline(element) && !hasOutline(element.parentElement),
            )
            .map(({ outerHTML }) => outerHTML.slice(0, 160)),
        };
      });
      controls += seen;
      found.push(...bare, ...(await tooWide(page)));
    });
    expect(controls).toBeGreaterThan(15);
    expect(found).toEqual([]);
    await close();
  });
});

it('[COMP-24] a picture that does not arrive leaves its place, and its description on the pattern of the brand', async () => {
  const { page, close } = await openVisit(environment.browser, {
    locale: 'hr',
    viewport: { width: 1280, height: 900 },
  });
  const address = `${environment.demo.siteOrigin('adria')}/hr/`;
  const boxes = () =>
    page.locator('main picture > img[alt]:not([alt=""])').evaluateAll((images) =>
      images.map((image) => {
        const { width, height } = image.getBoundingClientRect();
        const { content, position } = getComputedStyle(image, '::after');
        return {
          size: [Math.round(width), Math.round(height)],
          alt: image.getAttribute('alt'),
          content,
          position,
        };
      }),
    );
  await page.goto(address, { waitUntil: 'networkidle' });
  const arrived = await boxes();
  expect(arrived.length).toBeGreaterThan(0);
  await page.route(/\/media\/.*\.(avif|webp|png|jpe?g|svg)/, (route) => route.abort());
  await page.goto(address, { waitUntil: 'networkidle' });
  const missing = await boxes();
  expect(missing.map(({ size }) => size)).toEqual(arrived.map(({ size }) => size));
  for (const { alt, content, position } of missing)
    expect([content, position]).toEqual([`"${alt}"`, 'absolute']);
  await close();
});

it('[RES-30] results ask to be loaded anew after ten minutes, and come back with all that was chosen', async () => {
  const { page, complaints, close } = await openVisit(environment.browser, {
    locale: 'hr',
    viewport: { width: 1280, height: 720 },
  });
  await page.clock.install();
  await page.goto(`${environment.demo.siteOrigin('adria')}/hr/`);
  await page.locator('main form button[type="submit"]').first().click();
  await page.locator('[data-cards] > li').first().waitFor();
  const scrollTop = () => page.evaluate(() => Math.round(window.scrollY));
  const names = () =>
    page.locator('[data-cards] > li:visible h2, [data-cards] > li:visible h3').allInnerTexts();
  const all = await names();
  await page.locator('[data-filters] input[type="checkbox"]:visible').first().click();
  await expect.poll(async () => (await names()).length).toBeLessThan(all.length);
  await page.locator('[data-controls] select[name="sort"]').selectOption({ index: 1 });
  await page.locator('[data-select]:visible').last().click();
  await page.locator('[data-details-of]:visible').waitFor();
  await page.locator('[data-details-of]:visible').scrollIntoViewIfNeeded();
  const before = { address: page.url(), names: await names(), scrollTop: await scrollTop() };
  expect(before.scrollTop).toBeGreaterThan(100);
  await page.clock.runFor('10:10');
  const reload = page.locator('dialog[aria-labelledby="results-reload"]:visible');
  await reload.waitFor();
  const loaded = page.waitForEvent('load');
  await reload.getByRole('button').click();
  await loaded;
  await page.locator('[data-details-of]:visible').waitFor();
  expect({ address: page.url(), names: await names() }).toEqual({
    address: before.address,
    names: before.names,
  });
  await expect.poll(scrollTop).toBe(before.scrollTop);
  expect(await page.locator('[data-filters] input[type="checkbox"]:checked').count()).toBe(1);
  expect(complaints).toEqual([]);
  await close();
});

it('[CURR-04] amounts are in the currency chosen last, however quickly choices follow each other', async () => {
  const { page, complaints, close } = await openVisit(environment.browser);
  const site = environment.demo.siteOrigin('caribe');
  // Who comes from another page of the site has what changes amounts in place as soon as the page is quiet.
  await page.goto(`${site}/en-US/fleet`, { referer: `${site}/en-US/`, waitUntil: 'networkidle' });
  const loadedAt = () => page.evaluate(() => performance.timeOrigin);
  const first = await loadedAt();
  const inDollars = await page.locator('main').innerText();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  // The first response comes after the others.
  await page.route(`${site}/en-US/fleet`, (route) => released.then(() => route.continue()), { times: 1 });
  const choose = (code: string) =>
    page.locator(`a[data-set-currency="${code}"]`).first().dispatchEvent('click');
  const asked = page.waitForRequest(`${site}/en-US/fleet`);
  await choose('EUR');
  await asked;
  for (const code of ['USD', 'EUR']) await choose(code);
  await expect.poll(() => page.locator('main').innerText()).not.toBe(inDollars);
  const inEuros = await page.locator('main').innerText();
  expect(inEuros).toContain('€');
  release();
  await page.waitForLoadState('networkidle');
  expect(await page.locator('main').innerText()).toBe(inEuros);
  expect(await loadedAt()).toBe(first);
  await page.reload({ waitUntil: 'networkidle' });
  expect(await page.locator('main').innerText()).toBe(inEuros);
  for (const code of ['USD', 'EUR', 'USD']) await choose(code);
  await expect.poll(() => page.locator('main').innerText()).toBe(inDollars);
  expect(complaints).toEqual([]);
  await close();
});
