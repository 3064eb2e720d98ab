import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { joinEnvironment } from './support/environment.ts';
import { COMPANIES, type DemoCompany } from './support/site-pages.ts';
import { searchValue } from './support/search-form.ts';
import { openVisit, tooWide } from './support/visit.ts';
import { bookButton, checkoutReady, createVisitor, fillForm, guest, termsBox } from './support/visitor.ts';

const environment = joinEnvironment();

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const LAPTOP = { viewport: { width: 1280, height: 800 } };

/** From the front page to the number of the booking. */
const MOST_INPUTS = 12;
const MOST_MILLISECONDS = 90_000;
/** Height of the card of a car on a phone, in pixels. */
const HIGHEST_CARD = 260;

/** Cars of the other journeys of a site come before it: nobody meets the last one. */
const CHOSEN_CAR = 4;

const offers = (page: Page): Locator => page.locator('[data-offer] article');

/** Searches with what the front page proposes. */
async function search(page: Page, { id, language }: DemoCompany, visitor = createVisitor('taps')) {
  await page.goto(`${environment.demo.siteOrigin(id)}/${language}/`);
  await visitor.click(page.locator('main form button[type="submit"]').first());
  await page.waitForURL(/[?&]pickUpPlaceId=/);
  await offers(page).first().waitFor();
}

/** The parts of a car's card that are not wholly in the window, or that something else than the card lies over. */
const hiddenParts = (card: Locator, parts: readonly string[]): Promise<readonly string[]> =>
  card.evaluate(
    (element, selectors) =>
      selectors.filter((selector) => {
        const box = element.querySelector(selector)?.getBoundingClientRect();
        if (!box || box.top < 0 || box.bottom > innerHeight) return true;
        const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
        return !element.contains(document.elementFromPoint(x, y));
      }),
    parts,
  );

describe.each(COMPANIES)('on $id', (company) => {
  const { id, language } = company;

  it('a visitor with a phone books a car by touch, in few inputs and little time', async () => {
    const visit = await openVisit(environment.browser, { ...PHONE, locale: company.language });
    const { page, complaints } = visit;
    const visitor = createVisitor('taps');
    const start = performance.now();
    await search(page, company, visitor);
    await visitor.click(page.locator('a[data-book]').nth(CHOSEN_CAR));
    await checkoutReady(page);
    await fillForm(page, guest(`zoe.${company.id}.phone@example.com`), visitor);
    await visitor.click(termsBox(page));
    await visitor.click(bookButton(page));
    await page.waitForURL(/[?&]bookingId=/);
    const number = new URL(page.url()).searchParams.get('bookingId') ?? '';
    await page.getByText(number, { exact: true }).waitFor();
    expect(performance.now() - start).toBeLessThanOrEqual(MOST_MILLISECONDS);
    expect(visitor.inputs).toBeLessThanOrEqual(MOST_INPUTS);
    expect(await tooWide(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await visit.close();
  });

  it('the list of places that the first tap opens stays until something is chosen and the field is left', async () => {
    const { page, complaints, close } = await openVisit(environment.browser, { ...PHONE, locale: language });
    await page.goto(`${environment.demo.siteOrigin(id)}/${language}/`);
    const served = page.locator('main select[name="pickUpPlaceId"]');
    await served.tap();
    // What would replace the field is loaded by now.
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SELECT');
    const [other = ''] = await served.evaluate((list: HTMLSelectElement) =>
      [...list.options].map(({ value }) => value).filter((value) => value !== '' && value !== list.value),
    );
    await served.selectOption(other);
    await served.blur();
    await page.locator('main [data-field="pickUpPlaceId"]').waitFor();
    expect(await searchValue(page, 'pickUpPlaceId')).toBe(other);
    expect(complaints).toEqual([]);
    await close();
  });

  it('the list of places stays that was touched before the form was there and is pressed after it', async () => {
    const { page, close } = await openVisit(environment.browser, { ...PHONE, locale: language });
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route('**/load-search-widgets-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${environment.demo.siteOrigin(id)}/${language}/`);
    const served = page.locator('main select[name="pickUpPlaceId"]');
    // Another control starts the form.
    await page.locator('main form[role="search"] [type="submit"]').first().focus();
    await page.locator('main [data-island*="search-fields"][data-hydrated]').waitFor();
    // The touch came before; what follows it is the press of its mouse, and the focus.
    await served.dispatchEvent('mousedown');
    await served.focus();
    letThrough();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SELECT');
    await served.blur();
    await page.locator('main [data-field="pickUpPlaceId"]').waitFor();
    await close();
  });

  it('the results show on a phone cards that are low, each with its picture, price and button at once', async () => {
    const visit = await openVisit(environment.browser, { ...PHONE, locale: company.language });
    const { page } = visit;
    await search(page, company);
    const heights = await offers(page).evaluateAll((cards) =>
      cards.map((card) => card.getBoundingClientRect().height),
    );
    expect(heights.length).toBeGreaterThanOrEqual(8);
    expect(heights.filter((height) => height > HIGHEST_CARD)).toEqual([]);
    for (const card of (await offers(page).all()).slice(0, 3)) {
      await card.evaluate((element) => element.closest('li')?.scrollIntoView({ block: 'start' }));
      // While one page gives way to the other, the browser draws both.
      await expect.poll(() => hiddenParts(card, ['img', 'strong', 'a[data-book]'])).toEqual([]);
    }
    await visit.close();
  });

  it('the results show on a phone the first car with its picture, price and button without scrolling', async () => {
    const visit = await openVisit(environment.browser, { ...PHONE, locale: company.language });
    const { page } = visit;
    await search(page, company);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect.poll(() => hiddenParts(offers(page).first(), ['img', 'strong', 'a[data-book]'])).toEqual([]);
    await visit.close();
  });

  it('the results show a price on a laptop without scrolling, with the hint of an earlier return too', async () => {
    const visit = await openVisit(environment.browser, { ...LAPTOP, locale: company.language });
    const { page } = visit;
    await search(page, company, createVisitor());
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect.poll(() => hiddenParts(offers(page).first(), ['strong'])).toEqual([]);
    // With what is said of a return a little after the hour of the pick-up, too.
    const address = new URL(page.url());
    address.searchParams.set('hourFrom', '10:00');
    address.searchParams.set('hourTo', '11:30');
    await page.goto(address.href);
    await page.locator('[data-about] a[href*="hourTo="]').waitFor();
    await expect.poll(() => hiddenParts(offers(page).first(), ['strong'])).toEqual([]);
    await visit.close();
  });
});
