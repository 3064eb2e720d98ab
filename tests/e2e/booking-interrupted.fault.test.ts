import type { Page, Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import type { SearchResult } from '../../generated/api/types.ts';
import { ALL_LOCALES } from '../../src/runtime/text/all-locales.ts';
import { createTexts, translateFor } from '../../src/runtime/text/translate.ts';
import { openEnvironment } from './support/environment.ts';
import { searchDateIn, searchFormReady, searchValue, typeSearchDate } from './support/search-form.ts';
import { openVisit, type Visit } from './support/visit.ts';
import {
  amountOf,
  bookButton,
  checkoutReady,
  fillForm,
  guest,
  shownTotal,
  termsBox,
} from './support/visitor.ts';

const SITE = 'caribe';
const EXTRA = 'cooler';
const BOOK = '**/api/booking/book';
const PRICE = '**/api/booking/price?*';

const environment = openEnvironment();
const t = translateFor(
  createTexts(ALL_LOCALES, () => {}),
  'en-US',
);

const isCall = (url: URL) => url.pathname.startsWith('/api/booking/');

/** Lets a call go on to the demo; Node resolves no names below localhost. */
function forward(
  route: Route,
  headers: Readonly<Record<string, string>> = {},
  body = route.request().postData(),
) {
  const url = new URL(route.request().url());
  return route.fetch({
    ...(body === null ? {} : { postData: body }),
    url: environment.demo.origin + url.pathname + url.search,
    headers: { ...route.request().headers(), ...headers, host: url.host },
  });
}

/** Calls by which the tab asked for a booking. */
function bookingCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(new URL(request.url()).pathname);
  });
  return calls;
}

/** Searches with the form's defaults and opens the checkout of a car. */
async function openCheckout(email: string, car = 0): Promise<Visit & { posts: string[] }> {
  const visit = await openVisit(environment.browser, { viewport: { width: 1280, height: 900 } }, isCall);
  const { page } = visit;
  await page.goto(`${environment.demo.siteOrigin(SITE)}/en-US/`);
  await page.locator('main form button[type="submit"]').first().click();
  await page.locator('article a[data-book]').nth(car).click();
  await checkoutReady(page);
  await fillForm(page, guest(email));
  await termsBox(page).check();
  return { ...visit, posts: bookingCalls(page) };
}

/** The numbers under which mails have told an address of bookings. */
async function mailsTo(page: Page, email: string): Promise<number> {
  await page.goto(`${environment.demo.siteOrigin(SITE)}/dev/inbox`);
  return page.getByRole('listitem').filter({ hasText: email }).count();
}

/** Waits for the page of the booking, and reads its number there. */
async function bookedNumber(page: Page): Promise<string> {
  await page.waitForURL(/[?&]bookingId=/);
  const number = new URL(page.url()).searchParams.get('bookingId') ?? '';
  expect(await page.getByText(number, { exact: true }).isVisible()).toBe(true);
  return number;
}

const alertText = (page: Page) => page.locator('form [role="alert"]').allTextContents();

describe('a connection that is lost', () => {
  it('after the booking arrived leads to its number, and nothing is booked twice', async () => {
    const email = 'lost.answer@example.com';
    const { page, posts, close } = await openCheckout(email);
    await page.route(
      BOOK,
      async (route) => {
        await forward(route);
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await bookButton(page).click();
    expect(await bookedNumber(page)).toMatch(/^\w{6,}$/);
    expect(posts).toEqual(['/api/booking/book']);
    expect(await mailsTo(page, email)).toBe(1);
    await close();
  });

  it('before the booking was sent is told of, with what was typed kept, and pressing again books once', async () => {
    const email = 'lost.question@example.com';
    const { page, posts, close } = await openCheckout(email, 1);
    await page.route(BOOK, (route) => route.abort('connectionreset'), { times: 1 });
    await bookButton(page).click();
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'alert');
    expect(await alertText(page)).toEqual([t('errors.bookingNotArrived')]);
    expect(await page.locator('[autocomplete="email"]').inputValue()).toBe(email);
    await bookButton(page).click();
    await bookedNumber(page);
    expect(posts).toEqual(['/api/booking/book', '/api/booking/book']);
    expect(await mailsTo(page, email)).toBe(1);
    await close();
  });

  it('with a call that arrives late, after an altered one, books once: what was altered', async () => {
    const email = 'late.call@example.com';
    const { page, close } = await openCheckout(email, 5);
    let arrive = async () => 0;
    await page.route(
      BOOK,
      async (route) => {
        arrive = async () => (await forward(route)).status();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await bookButton(page).click();
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'alert');
    await page.locator('[autocomplete="given-name"]').fill('Altered');
    await bookButton(page).click();
    const number = await bookedNumber(page);
    expect(await arrive()).toBe(422);
    expect(await mailsTo(page, email)).toBe(1);
    const mail = page.getByRole('listitem').filter({ hasText: email });
    await mail.getByRole('link', { name: number }).first().click();
    expect(await page.locator('body').textContent()).toContain('Altered');
    await close();
  });
});

/** Answers with a price that is lower than the server's, by the first of its lines. */
async function lower(route: Route) {
  const response = await forward(route);
  const result = (await response.json()) as SearchResult;
  const [first, ...rest] = result.priceItems;
  if (!first) throw new Error('a price without lines');
  const json = {
    ...result,
    price: result.price - 5,
    priceItems: [{ ...first, price: first.price - 5 }, ...rest],
  };
  await route.fulfill({ response, json });
}

describe('a price that changes', () => {
  it.each([
    ['while the form is filled in', 1, []],
    ['between the last question and the booking', 2, ['/api/booking/book']],
  ])('%s is told with both totals, and booked only when pressed again', async (_when, times, refused) => {
    const email = `changed.price.${times}@example.com`;
    const { page, posts, close } = await openCheckout(email, 1 + times);
    await page.route(PRICE, lower, { times });
    const before = await shownTotal(page);
    await page.locator(`#extra-${EXTRA}`).check();
    await expect.poll(() => shownTotal(page)).not.toBe(before);
    await expect.poll(() => bookButton(page).getAttribute('aria-disabled')).toBe(null);
    const shown = await shownTotal(page);
    await bookButton(page).click();
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'alert');
    expect(posts).toEqual(refused);
    const after = await shownTotal(page);
    expect(after).not.toBe(shown);
    const told = (await alertText(page)).join(' ').replaceAll(/\s/g, '');
    expect(told).toContain(shown);
    expect(told).toContain(after);
    expect(await amountOf(bookButton(page))).toContain(after);

    await bookButton(page).click();
    await bookedNumber(page);
    expect(posts).toEqual([...refused, '/api/booking/book']);
    expect(await shownTotal(page)).toBe(after);
    expect(await mailsTo(page, email)).toBe(1);
    await close();
  });
});

it('a car whose last one was booked meanwhile leads to others for the same trip, which know the visitor', async () => {
  const { page, close } = await openCheckout('last.car@example.com', 4);
  const wanted = new URL(page.url()).searchParams;
  let quicker = 0;
  await page.route(BOOK, async (route) => {
    const body = route.request().postData() ?? '';
    const bookOne = () =>
      forward(
        route,
        { 'idempotency-key': `quicker-visitor-number-${quicker}` },
        body.replace('last.car@', `quicker.${quicker}@`),
      );
    while ((await bookOne()).ok()) quicker += 1;
    await route.continue();
  });
  await bookButton(page).click();
  await page.waitForURL(/reason=gone/);
  expect(quicker).toBeGreaterThan(0);
  expect(await page.getByRole('alert').textContent()).toContain(t('bookingError.unavailable'));
  const others = page.locator('main article a[href*="modelId="]');
  const trips = await others.evaluateAll((links) =>
    links.map((link) => Object.fromEntries(new URL((link as HTMLAnchorElement).href).searchParams)),
  );
  expect(trips.length).toBeGreaterThan(0);
  for (const trip of trips) {
    expect(trip.modelId).not.toBe(wanted.get('modelId'));
    for (const name of ['pickUpPlaceId', 'dateFrom', 'hourFrom', 'dateTo', 'hourTo'])
      expect([name, trip[name]]).toEqual([name, wanted.get(name)]);
  }
  await page.unroute(BOOK);
  await others.first().click();
  await checkoutReady(page);
  await bookButton(page).click();
  await bookedNumber(page);
  await close();
});

/** What tells one screen of the booking from another. */
const shownOn = async (page: Page) => ({
  heading: await page.locator('main h1').textContent(),
  amounts: (await page.locator('main :is(article strong, dd[data-total])').allTextContents()).join(' '),
  stops: await page.locator('main dl').first().textContent(),
});

it('every address of a booking shows the same after a reload, after going back, and in another browser', async () => {
  const { page, complaints, close } = await openVisit(environment.browser, {
    viewport: { width: 1280, height: 900 },
  });
  const other = await openVisit(environment.browser, { viewport: { width: 1280, height: 900 } });
  const steps: [address: string, shown: object][] = [];
  const note = async () => {
    const shown = await shownOn(page);
    await page.reload();
    expect(await shownOn(page)).toEqual(shown);
    await other.page.goto(page.url());
    expect(await shownOn(other.page)).toEqual(shown);
    steps.push([page.url(), shown]);
  };
  // Another place and other dates than the form offers.
  await page.goto(`${environment.demo.siteOrigin(SITE)}/en-US/`);
  await searchFormReady(page);
  const first = await searchValue(page, 'pickUpPlaceId');
  await page.locator('main [data-field="pickUpPlaceId"]').click();
  await page.getByRole('listbox').getByRole('option', { selected: false }).first().click();
  const second = await searchValue(page, 'pickUpPlaceId');
  expect(second).not.toBe(first);
  // The return moves along.
  await typeSearchDate(page, 'dateFrom', await searchDateIn(page, 'dateFrom', 7));
  await page.locator('main form button[type="submit"]').first().click();
  await page.waitForURL(/[?&]pickUpPlaceId=/);
  expect(new URL(page.url()).searchParams.get('pickUpPlaceId')).toBe(second);
  await note();
  await page.locator('a[href*="modelId="]').first().click();
  await checkoutReady(page);
  await note();
  await checkoutReady(page);
  const email = 'every.address@example.com';
  await fillForm(page, guest(email));
  await termsBox(page).check();
  await bookButton(page).click();
  await bookedNumber(page);
  await note();

  const [results, checkout, success] = steps;
  await page.goBack();
  await page.waitForURL(checkout?.[0] ?? '');
  await page
    .getByRole('status')
    .filter({ hasText: t('checkout.bookedAlready') })
    .waitFor();
  await page.goBack();
  expect([page.url(), await shownOn(page)]).toEqual(results);
  await page.goForward();
  await page.goForward();
  expect([page.url(), await shownOn(page)]).toEqual(success);
  expect(await mailsTo(page, email)).toBe(1);
  expect([...complaints, ...other.complaints]).toEqual([]);
  await other.close();
  await close();
});
