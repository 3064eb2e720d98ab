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

/** Opens the home page of a company, whose search form is untouched. */
async function openHome({ id, language }: DemoCompany) {
  const context = await environment.browser.newContext({ locale: language });
  const page = await context.newPage();
  const scripts = await countScripts(page);
  await page.goto(`${environment.demo.siteOrigin(id)}/${language}/`, { waitUntil: 'networkidle' });
  return { context, page, scripts };
}

/** Bytes as they came over the wire, by kind, and the text files that came without compression. */
async function transferOf(browser: Browser, url: string, kind: PageKind) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'is-IS' });
  const page = await context.newPage();
  await leaveUntouched(page);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const kinds = new Map<string, { url: string; resource: Resource }>();
  const bytes: Record<Resource, number> = { document: 0, script: 0, font: 0, svg: 0, json: 0 };
  const raw: string[] = [];
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const resource = resourceOf(type, response.mimeType);
    if (!resource) return;
    kinds.set(requestId, { url: response.url, resource });
    const isCompressed = Object.keys(response.headers).some((name) => /^content-encoding$/i.test(name));
    if (resource !== 'font' && !isCompressed && response.encodedDataLength > KB) raw.push(response.url);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const found = kinds.get(requestId);
    if (!found) return;
    bytes[found.resource] += encodedDataLength;
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
    const { context, page, scripts } = await openHome(company);
    const bytes: Partial<Record<keyof typeof SEARCH_SCRIPTS, number>> = { untouched: scripts() };
    // What neither is a place nor a date, as a keyboard turns to it.
    const button = page.locator('main form[role="search"] [type="submit"]').first();
    await button.focus();
    await page.locator('main [data-field="pickUpPlaceId"]').waitFor();
    await page.locator('main [data-field="hourFrom"]').focus();
    await page.keyboard.press('ArrowDown');
    await page.waitForLoadState('networkidle');
    bytes.fields = scripts();
    await page.locator('main [data-field="pickUpPlaceId"]').click();
    await page.getByRole('listbox').waitFor();
    await page.waitForLoadState('networkidle');
    bytes.placeList = scripts();
    await page.keyboard.press('Escape');
    await page.locator('main [data-field="dateFrom"]').click();
    await page.getByRole('grid').first().waitFor();
    await page.waitForLoadState('networkidle');
    bytes.calendar = scripts();
    await context.close();

    const kinds = Object.keys(SEARCH_SCRIPTS) as (keyof typeof SEARCH_SCRIPTS)[];
    expect(kinds.filter((kind) => !((bytes[kind] ?? 0) <= SEARCH_SCRIPTS[kind]))).toEqual([]);
    expect(bytes.placeList).toBeGreaterThan(bytes.fields);
    expect(bytes.calendar).toBeGreaterThan(bytes.placeList);
  });
});
