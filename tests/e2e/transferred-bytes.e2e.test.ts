import type { Browser, Page } from 'playwright';
import { leaveUntouched } from '../support/untouched.ts';
import { describe, expect, it } from 'vitest';
import { joinEnvironment } from './support/environment.ts';
import { COMPANIES, type DemoCompany } from './support/site-pages.ts';
import {
  KB,
  LIMITS,
  type PageKind,
  PAGES,
  type Resource,
  RESOURCES,
  RESULTS_IN_USE,
  SEARCH_SCRIPTS,
} from './support/transfer-limits.ts';
import { checkoutReady } from './support/visitor.ts';

const environment = joinEnvironment('still');

const FLEETS: Readonly<Record<string, string>> = { andes: 'flota', adria: 'vozni-park', caribe: 'fleet' };

const resourceOf = (type: string, mimeType: string): Resource | null => {
  if (type === 'Document') return 'document';
  if (type === 'Script') return 'script';
  if (type === 'Font') return 'font';
  if (mimeType === 'image/svg+xml') return 'svg';
  return mimeType === 'application/json' ? 'json' : null;
};

/** Files of these kinds are text, which compression makes smaller. */
const TEXT = /^text\/|javascript|json|xml/;

/** Counts what scripts bring over the wire from now on. */
async function countScripts(page: Page): Promise<() => number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const scripts = new Set<string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  return () => bytes;
}

/** Opens a page with a search form, which is untouched. */
async function openSearchForm(url: string, locale: string) {
  const context = await environment.browser.newContext({ locale });
  const page = await context.newPage();
  const scripts = await countScripts(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  return { context, page, scripts };
}

/** Turns to the time of a pick-up, then opens the list of its places and its calendar. @returns the scripts after each */
async function useSearchForm(page: Page, scripts: () => number) {
  await page.locator('main [data-field="pickUpPlaceId"]').waitFor();
  await page.locator('main [data-field="hourFrom"]').focus();
  await page.keyboard.press('ArrowDown');
  await page.waitForLoadState('networkidle');
  const fields = scripts();
  await page.locator('main [data-field="pickUpPlaceId"]').click();
  await page.getByRole('listbox').waitFor();
  await page.waitForLoadState('networkidle');
  const placeList = scripts();
  await page.keyboard.press('Escape');
  await page.locator('main [data-field="dateFrom"]').click();
  await page.getByRole('grid').first().waitFor();
  await page.waitForLoadState('networkidle');
  return { fields, placeList, calendar: scripts() };
}

/** Bytes as they came over the wire, by kind, and the text files that came without compression. */
async function transferOf(browser: Browser, url: string, kind: PageKind) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'is-IS' });
  const page = await context.newPage();
  await leaveUntouched(page);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const responses = new Map<string, { url: string; resource: Resource | null; isRawText: boolean }>();
  const bodies = new Map<string, number>();
  const bytes: Record<Resource, number> = { document: 0, script: 0, font: 0, svg: 0, json: 0 };
  const raw: string[] = [];
  session.on('Network.responseReceived', ({ requestId, type, response: { url, mimeType, headers } }) => {
    const isCompressed = Object.keys(headers).some((name) => /^content-encoding$/i.test(name));
    const isRawText = TEXT.test(mimeType) && !isCompressed;
    responses.set(requestId, { url, resource: resourceOf(type, mimeType), isRawText });
  });
  session.on('Network.dataReceived', ({ requestId, dataLength }) => {
    bodies.set(requestId, (bodies.get(requestId) ?? 0) + dataLength);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { url, resource, isRawText } = responses.get(requestId) ?? {};
    if (resource) bytes[resource] += encodedDataLength;
    const body = bodies.get(requestId) ?? 0;
    // Addresses that contain their data bring nothing over the wire.
    if (isRawText && encodedDataLength > 0 && body > KB) raw.push(`${url} has ${body} bytes`);
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  if (kind === 'checkout') await checkoutReady(page);
  // All pictures, however far a visitor scrolls: which of them a browser fetches ahead depends on its speed.
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode()));
  });
  await page.waitForLoadState('networkidle');
  await context.close();
  return { bytes, raw };
}

/** The address of each kind of page, as a visitor comes to it. */
async function addressesOf(browser: Browser, { id, language }: DemoCompany) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const home = `${environment.demo.siteOrigin(id)}/${language}/`;
  await page.goto(home);
  await page.locator('main form button[type="submit"]').first().click();
  await page.waitForURL(/[?&]pickUpPlaceId=/);
  const results = page.url();
  const offer = page.locator('a[href*="modelId="]').first();
  const checkout = await offer.evaluate((link) => (link as HTMLAnchorElement).href);
  await context.close();
  return { home, fleet: home + FLEETS[id], results, checkout };
}

describe.concurrent.each(COMPANIES)('what a visitor of $id receives', (company) => {
  it('stays within the limits of each kind of page, all text compressed', async () => {
    const addresses = await addressesOf(environment.browser, company);
    const excess: string[] = [];
    for (const kind of PAGES) {
      const { bytes, raw } = await transferOf(environment.browser, addresses[kind], kind);
      expect(bytes.document, kind).toBeGreaterThan(0);
      expect(bytes.font, kind).toBeGreaterThan(0);
      expect(raw, kind).toEqual([]);
      for (const name of RESOURCES)
        if (bytes[name] > LIMITS[kind][name])
          excess.push(`${kind}: ${name} has ${bytes[name]} bytes, the limit is ${LIMITS[kind][name]}`);
    }
    expect(excess).toEqual([]);
  });
});

describe.each(COMPANIES)('the scripts of a search on $id', (company) => {
  it('are few until the form is used; a list comes with the first use of a place, a calendar with that of a date', async () => {
    const { home } = await addressesOf(environment.browser, company);
    const { context, page, scripts } = await openSearchForm(home, company.language);
    const untouched = scripts();
    // What neither is a place nor a date, as a keyboard turns to it.
    await page.locator('main form[role="search"] [type="submit"]').first().focus();
    const bytes = { untouched, ...(await useSearchForm(page, scripts)) };
    await context.close();

    const kinds = Object.keys(SEARCH_SCRIPTS) as (keyof typeof SEARCH_SCRIPTS)[];
    expect(kinds.filter((kind) => bytes[kind] > SEARCH_SCRIPTS[kind])).toEqual([]);
    expect(bytes.placeList).toBeGreaterThan(bytes.fields);
    expect(bytes.calendar).toBeGreaterThan(bytes.placeList);
  });

  it('are bounded on the results too, where the list of cars, its form, the list of places and the calendar are in use', async () => {
    const { results } = await addressesOf(environment.browser, company);
    const { context, page, scripts } = await openSearchForm(results, company.language);
    // The form is folded away under what was searched.
    await page.locator('main form[role="search"] summary').first().click();
    await page.locator('main form[role="search"] [type="submit"]').first().focus();
    await useSearchForm(page, scripts);
    await page.keyboard.press('Escape');
    await page.locator('main select[name="sort"]').focus();
    // The list of cars has taken over.
    await page.locator('main [data-island*="island-results"][data-hydrated]').waitFor();
    expect(scripts()).toBeLessThanOrEqual(RESULTS_IN_USE);
    await context.close();
  });
});
