import { expect, it } from 'vitest';
import { joinEnvironment } from './support/environment.ts';
import { firstCheckout } from './support/first-checkout.ts';
import { COMPANIES } from './support/site-pages.ts';
import { openVisit } from './support/visit.ts';
import { checkoutReady } from './support/visitor.ts';

const environment = joinEnvironment();

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Bytes a second, so that the browser renders the page while it arrives. */
const SLOW_DOWNLOAD = 60_000;
const SCRIPT_DELAY_MS = 300;

/** In the page: what moved in its main part since it was opened. */
function shiftsInMain(): Promise<readonly { readonly value: number; readonly moved: readonly string[] }[]> {
  return new Promise((resolve) => {
    const main = document.querySelector('main');
    const nameOf = ({ node }: LayoutShift['sources'][number]) =>
      `${node?.nodeName}: ${node?.textContent?.slice(0, 60)}`;
    // The header is the same on all pages and not part of the checkout.
    const isInMain = ({ sources }: LayoutShift) => sources.some(({ node }) => main?.contains(node) ?? false);
    const observer = new PerformanceObserver((list) =>
      resolve(
        (list.getEntries() as LayoutShift[])
          .filter(isInMain)
          .map(({ value, sources }) => ({ value, moved: sources.map(nameOf) })),
      ),
    );
    observer.observe({ type: 'layout-shift', buffered: true });
    // Without an entry the observer is never called; buffered entries are delivered before the next frame.
    requestAnimationFrame(() => requestAnimationFrame(() => resolve([])));
  });
}

it.each([
  ['a phone', 390, 844],
  ['a desktop', 1280, 900],
])(
  'the checkout on %s moves nothing while it arrives slowly and becomes interactive',
  async (_what, width, height) => {
    const { page, close } = await openVisit(environment.browser, { viewport: { width, height } });
    const checkout = await firstCheckout(page, environment.demo.siteOrigin('adria'));
    // Text in another font has other widths: what fonts move is measured apart.
    await page.route('**/*.woff2', (route) => route.abort());
    await page.route('**/assets/**/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, SCRIPT_DELAY_MS));
      await route.continue();
    });
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await devTools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 100,
      downloadThroughput: SLOW_DOWNLOAD,
      uploadThroughput: SLOW_DOWNLOAD,
    });
    await page.goto(checkout);
    await checkoutReady(page);
    const shifts = await page.evaluate(shiftsInMain);
    expect(shifts).toEqual([]);
    await close();
  },
);

it.each(COMPANIES)('fonts that come late move little on the checkout of $id on a phone', async ({ id }) => {
  const { page, close } = await openVisit(environment.browser, { viewport: { width: 390, height: 844 } });
  const checkout = await firstCheckout(page, environment.demo.siteOrigin(id));
  const fresh = await openVisit(environment.browser, { viewport: { width: 390, height: 844 } });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await fresh.page.route('**/*.woff2', async (route) => {
    await released;
    await route.continue();
  });
  await fresh.page.goto(checkout, { waitUntil: 'domcontentloaded' });
  await checkoutReady(fresh.page);
  release();
  await fresh.page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise(requestAnimationFrame);
  });
  const shifts = await fresh.page.evaluate(shiftsInMain);
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(total, JSON.stringify(shifts)).toBeLessThanOrEqual(0.01);
  await fresh.close();
  await close();
});
