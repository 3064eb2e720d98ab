import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { ALL_LOCALES } from '../../src/runtime/text/all-locales.ts';
import { createTexts, translateFor } from '../../src/runtime/text/translate.ts';
import { openEnvironment } from './support/environment.ts';
import { searchDateIn, searchFormReady, typeSearchDate } from './support/search-form.ts';
import { openVisit } from './support/visit.ts';
import { bookButton, checkoutReady, fillForm, guest, shownTotal, termsBox } from './support/visitor.ts';

const SLOW_MS = 10_000;
const SITE = 'caribe';
const EMAIL = 'patient@example.com';

const environment = openEnvironment();
const t = translateFor(
  createTexts(ALL_LOCALES, () => {}),
  'en-US',
);

/** Lets the next request to an address wait. */
const delay = (page: Page, url: string) =>
  page.route(
    url,
    async (route) => {
      await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
      await route.continue();
    },
    { times: 1 },
  );

/** Half of the wait: by then it has to be explained. */
const EXPLAINED_MS = SLOW_MS / 2;

/** Lets a page note what is drawn over it while the next one is awaited: meanwhile a browser answers no question. */
const noteOverlay = (page: Page) =>
  page.evaluate((milliseconds) => {
    setTimeout(() => {
      const { content } = getComputedStyle(document.body, '::before');
      sessionStorage.setItem('overlay', content.replaceAll('"', ''));
    }, milliseconds);
  }, EXPLAINED_MS);
const notedOverlay = (page: Page) => page.evaluate(() => sessionStorage.getItem('overlay'));

it('a search, a price and a booking that take ten seconds each say so, keep what was typed, and end well', async () => {
  const { page, complaints, close } = await openVisit(environment.browser, {
    viewport: { width: 1280, height: 900 },
  });
  await page.goto(`${environment.demo.siteOrigin(SITE)}/en-US/`);
  await searchFormReady(page);
  const pickUp = await searchDateIn(page, 'dateFrom', 3);
  await typeSearchDate(page, 'dateFrom', pickUp);
  await delay(page, '**/en-US/cars?*');
  await noteOverlay(page);
  await page.locator('main form button[type="submit"]').first().click();
  await page.waitForURL(/[?&]pickUpPlaceId=/);
  expect(await notedOverlay(page)).toBe(t('results.searching'));
  const [year, month, day] = pickUp.split('-');
  expect(new URL(page.url()).searchParams.get('dateFrom')).toBe(`${month}-${day}-${year}`);

  await page.locator('article a[data-book]').nth(2).click();
  await checkoutReady(page);
  await fillForm(page, guest(EMAIL));
  await termsBox(page).check();
  const longWait = page.getByRole('status').filter({ hasText: t('checkout.longWait') });
  const typed = () => page.locator('[autocomplete="email"]').inputValue();
  const before = await shownTotal(page);
  await delay(page, '**/api/booking/price?*');
  await page.locator('#extra-cooler').check();
  await longWait.waitFor();
  expect(await typed()).toBe(EMAIL);
  await expect.poll(() => shownTotal(page), { timeout: SLOW_MS }).not.toBe(before);
  // It goes with the rendering after the one that shows the price.
  await longWait.waitFor({ state: 'detached' });

  await delay(page, '**/api/booking/book');
  await bookButton(page).click();
  await longWait.waitFor();
  expect(await typed()).toBe(EMAIL);
  await page.waitForURL(/[?&]bookingId=/);
  const number = new URL(page.url()).searchParams.get('bookingId') ?? '';
  expect(await page.getByText(number, { exact: true }).isVisible()).toBe(true);
  expect(complaints).toEqual([]);
  await page.goto(`${environment.demo.siteOrigin(SITE)}/dev/inbox`);
  expect(await page.getByRole('listitem').filter({ hasText: EMAIL }).count()).toBe(1);
  await close();
}, 60_000);
