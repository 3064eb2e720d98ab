import { describe, expect, it, vi } from 'vitest';
import { ALL_LOCALES } from '../../src/runtime/text/all-locales.ts';
import { createTexts, translateFor } from '../../src/runtime/text/translate.ts';
import { COMPANIES } from './support/site-pages.ts';
import { joinEnvironment } from './support/environment.ts';
import { openVisit } from './support/visit.ts';

const texts = createTexts(ALL_LOCALES, () => {});

const environment = joinEnvironment('still');

describe.concurrent.each(COMPANIES)('$id without scripts', ({ id, language, otherLanguage, exampleDate }) => {
  const t = translateFor(texts, language);
  const open = (width: number) =>
    openVisit(environment.browser, {
      javaScriptEnabled: false,
      locale: language,
      viewport: { width, height: 800 },
    });

  it('[COMP-04] shows the front page with every answer of its questions', async () => {
    const visit = await open(1280);
    await visit.page.goto(environment.demo.siteOrigin(id));
    const answers = visit.page.locator('[data-reveal]');
    expect(await answers.count()).toBeGreaterThan(3);
    for (const answer of await answers.all()) {
      expect(await answer.isVisible()).toBe(true);
      expect(((await answer.textContent()) ?? '').trim().length).toBeGreaterThan(20);
    }
    expect(visit.complaints).toEqual([]);
    await visit.close();
  });

  it('opens its menu on a small screen, and the menu leads to another page', async () => {
    const visit = await open(390);
    const { page } = visit;
    await page.goto(environment.demo.siteOrigin(id));
    const entry = page
      .getByRole('navigation', { name: t('header.mainMenu') })
      .getByRole('link')
      .first();
    expect(await entry.isVisible()).toBe(false);
    await page.locator('[data-drawer] > summary').click();
    expect(await entry.isVisible()).toBe(true);
    const target = await entry.getAttribute('href');
    await entry.click();
    await page.waitForURL((url) => target !== null && url.href.endsWith(target));
    expect(visit.complaints).toEqual([]);
    await visit.close();
  });

  it('[RES-05] shows the details of a car over a whole phone, and leads back to its card', async () => {
    const visit = await open(390);
    const { page } = visit;
    await page.goto(environment.demo.siteOrigin(id));
    await page.locator('main form button[type="submit"]').first().click();
    const opener = page.locator('a[data-select]').nth(2);
    const model = await opener.getAttribute('data-select');
    await opener.click();
    const details = page.locator(`[data-details-of="${model}"]`);
    await details.waitFor();
    const covered = () =>
      page.evaluate(() =>
        [5, innerHeight / 2, innerHeight - 5].map(
          (y) =>
            document
              .elementFromPoint(innerWidth / 2, y)
              ?.closest('[data-panel]')
              ?.querySelector<HTMLElement>('[data-details-of]')?.dataset.detailsOf,
        ),
      );
    // Once the page has turned: until then nothing in it is under a point.
    await vi.waitFor(async () => expect(await covered()).toEqual([model, model, model]), 5_000);
    await details.getByRole('link', { name: t('common.close') }).click();
    await details.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).searchParams.has('selected')).toBe(false);
    const top = await page
      .locator(`[data-offer="${model}"]`)
      .evaluate((card) => card.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(700);
    expect(visit.complaints).toEqual([]);
    await visit.close();
  });

  it('[COMP-27] changes the language by a link', async () => {
    const visit = await open(1280);
    const { page } = visit;
    await page.goto(environment.demo.siteOrigin(id));
    await page
      .getByRole('group')
      .filter({ has: page.locator(`a[lang="${otherLanguage}"]`) })
      .first()
      .locator('summary')
      .click();
    await page.locator(`header a[lang="${otherLanguage}"]`).click();
    await page.waitForURL(`**/${otherLanguage}/`);
    expect(await page.locator('html').getAttribute('lang')).toBe(otherLanguage);
    expect(visit.complaints).toEqual([]);
    await visit.close();
  });

  it('[COMP-36] writes its dates as its readers do until they are used, in a browser of another language', async () => {
    const visit = await openVisit(environment.browser, { javaScriptEnabled: false, locale: 'en-US' });
    const { page } = visit;
    await page.goto(`${environment.demo.siteOrigin(id)}/${language}/`);
    const field = page.locator('input[type="date"]').first();
    const written = field.locator('xpath=following-sibling::span');
    const [year = '', month = '', day = ''] = (await field.inputValue()).split('-');
    expect(await written.textContent()).toBe(
      exampleDate.replace('2026', year).replace('03', month).replace('05', day),
    );
    expect(await written.isVisible()).toBe(true);
    await field.focus();
    expect(await written.isVisible()).toBe(false);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Tab');
    await page.locator('main form button[type="submit"]').first().focus();
    // The field shows what was chosen; what was written is another date.
    expect(await written.isVisible()).toBe(false);
    await visit.close();
  });

  it('[RES-02] keeps its filters closed before the first car on a small screen; opened, they can be used', async () => {
    const visit = await open(390);
    const { page } = visit;
    await page.goto(environment.demo.siteOrigin(id));
    await page.locator('main form button[type="submit"]').first().click();
    await page.waitForURL(/[?&]pickUpPlaceId=/);
    const filters = page.locator('[data-filters]');
    expect(await filters.isVisible()).toBe(false);
    const summary = page.locator('summary').filter({ hasText: t('results.filters.title') });
    await summary.click();
    expect(await filters.isVisible()).toBe(true);
    const cards = page.getByRole('article').filter({ has: page.locator('strong') });
    const all = await cards.count();
    const choice = filters.locator('input[type="checkbox"]').first();
    // Dropdowns are closed one by one as well.
    if (!(await choice.isVisible())) await filters.locator('summary').first().click();
    await choice.check();
    await page.getByRole('button', { name: t('results.filters.apply') }).click();
    await page.waitForURL(/[?&]category=/);
    const left = await cards.filter({ visible: true }).count();
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(all);
    // A window with room for them shows them all the time.
    await page.setViewportSize({ width: 1280, height: 800 });
    expect([await filters.isVisible(), await summary.isVisible()]).toEqual([true, false]);
    expect(visit.complaints).toEqual([]);
    await visit.close();
  });

  it('[COMP-36] finds cars with prices by its plain form; the checkout says that it needs scripts', async () => {
    const visit = await open(1280);
    const { page } = visit;
    await page.goto(environment.demo.siteOrigin(id));
    await page.locator('main form button[type="submit"]').first().click();
    await page.waitForURL(/[?&]pickUpPlaceId=/);
    const cards = page.getByRole('article').filter({ has: page.locator('strong') });
    expect(await cards.count()).toBeGreaterThanOrEqual(8);
    for (const price of await cards.locator('strong').allTextContents()) expect(price).toMatch(/\d/);
    const model = (await cards.first().getByRole('heading').textContent()) ?? '';
    await cards.first().locator('a[data-book]').click();
    await page.waitForURL(/[?&]modelId=/);
    // What would be booked, and for how much, can be read.
    const summary = page.getByRole('complementary', { name: t('checkout.summary') });
    expect(await summary.getByRole('heading', { level: 2 }).textContent()).toContain(model);
    const search = new URL(page.url()).searchParams;
    expect(await summary.locator('dl').first().textContent()).toContain(search.get('pickUpPlaceName'));
    const prices = summary.locator('[data-breakdown] dd:not([data-names])');
    expect(await prices.count()).toBeGreaterThan(1);
    for (const price of await prices.all()) {
      expect(await price.isVisible()).toBe(true);
      expect(await price.textContent()).toMatch(/\d/);
    }
    expect(await summary.locator('dd[data-total]').isVisible()).toBe(true);
    // On a phone the bar at the foot has the total and opens the rest; the browser does that by itself.
    await page.setViewportSize({ width: 390, height: 844 });
    const trip = summary.locator('dl').first();
    expect(await trip.isVisible()).toBe(false);
    const bar = page.locator('button[popovertarget="checkout-summary"]').last();
    expect(await bar.textContent()).toContain(await summary.locator('dd[data-total]').textContent());
    await bar.click();
    expect(await trip.isVisible()).toBe(true);
    await page.setViewportSize({ width: 1280, height: 800 });
    const note = page.locator('main noscript');
    expect(await note.textContent()).toBe(t('checkout.needsScript'));
    expect((await note.boundingBox())?.height).toBeGreaterThan(10);
    // A form that could not be sent is not shown either.
    expect(await page.locator('#checkout-form').isVisible()).toBe(false);
    expect(visit.complaints).toEqual([]);
    await visit.close();
  });
});
