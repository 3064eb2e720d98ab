import type { Request } from 'playwright';
import { expect, it } from 'vitest';
import { ZONES } from '../support/zones.ts';
import { openEnvironment } from './support/environment.ts';
import { searchFormReady, typeSearchDate } from './support/search-form.ts';
import { openVisit } from './support/visit.ts';
import { bookButton, checkoutReady, fillForm, guest, shownTotal, termsBox } from './support/visitor.ts';

/** Half an hour before midnight in London: in each of the zones it is another hour, and in some another day. */
const CLOCK = '2026-03-20T23:30Z';
const SITE = 'adria';
const LANGUAGE = 'hr';
/** In the night between them clocks are changed where the car is. */
const DATES = { dateFrom: '2026-03-28', dateTo: '2026-03-29' };
const EXTRA = 'border';

const environment = openEnvironment({ clock: CLOCK });

/** An address of its own for each visit: a customer who books the same twice is asked about it. */
const addressFrom = (timezoneId: string) => `${timezoneId.replace(/\W/g, '.')}@zones.example`;

const withoutAddress = (text: string) => text.replace(/[\w.]+@zones\.example/g, '@zones.example');

/** A request as it was sent, without what is random or of one visit in it; '' for files of the page. */
function written(request: Request): string {
  const url = new URL(request.url());
  if (!request.isNavigationRequest() && !url.pathname.startsWith('/api/')) return '';
  const { 'expected-total': total = '' } = request.headers();
  const address = `${url.pathname}${url.search}`.replace(/(bookingId|accessKey)=[\w-]+/g, '$1=');
  const body = withoutAddress(request.postData() ?? '');
  return [request.method(), address, total, body].join(' ').trim();
}

/** Everything that the browser of a guest in a zone asks for, from the front page to the number, and what it shows. */
async function visitFrom(timezoneId: string) {
  const visit = await openVisit(environment.browser, { timezoneId, viewport: { width: 1280, height: 900 } });
  const { page, complaints } = visit;
  await page.clock.setFixedTime(CLOCK);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(written(request)));

  await page.goto(`${environment.demo.siteOrigin(SITE)}/${LANGUAGE}/`);
  const offered = await page.locator('main [name="dateFrom"]').inputValue();
  // What the fields ask for comes before the form is sent.
  const branchesLoaded = page.waitForResponse(/\/api\/data\/branchoffices/);
  await searchFormReady(page);
  for (const [name, date] of Object.entries(DATES)) await typeSearchDate(page, name, date);
  await branchesLoaded;
  await page.locator('main form button[type="submit"]').first().click();
  await page.waitForURL(/[?&]pickUpPlaceId=/);
  await page.locator('main article a[href*="modelId="]').first().click();
  await checkoutReady(page);
  const before = await shownTotal(page);
  await page.locator(`#extra-${EXTRA}`).check();
  await expect.poll(() => shownTotal(page)).not.toBe(before);
  await expect.poll(() => bookButton(page).getAttribute('aria-disabled')).toBe(null);
  await fillForm(page, guest(addressFrom(timezoneId)));
  await termsBox(page).check();
  await bookButton(page).click();
  await page.waitForURL(/[?&]bookingId=/);
  const shown = (await page.locator('main dl').allTextContents()).map(withoutAddress);
  const ownClock = await page.evaluate(() => new Date().toString());
  await visit.close();
  expect(complaints).toEqual([]);
  return { ownClock, seen: { requests: requests.filter((request) => request !== ''), offered, shown } };
}

it('a visit from the front page to the booking makes byte for byte the same requests in browsers of all zones', async () => {
  const visits = [];
  for (const zone of ZONES) visits.push(await visitFrom(zone));
  // The control: here the zone of the browser does show.
  expect(new Set(visits.map(({ ownClock }) => ownClock)).size).toBe(ZONES.length);

  const [first, ...others] = visits.map(({ seen }) => seen);
  for (const call of ['GET /api/booking/price?', 'POST /api/booking/book '])
    expect(first?.requests.join('\n')).toContain(`\n${call}`);
  expect(first?.requests.at(-1)).toMatch(/^GET .*bookingId=/);
  for (const other of others) expect(other).toEqual(first);
});
