import { expect, it } from 'vitest';
import { joinEnvironment } from './support/environment.ts';
import { firstCheckout } from './support/first-checkout.ts';
import { shiftsOf } from './support/layout-shift.ts';
import { openVisit } from './support/visit.ts';
import { checkoutReady } from './support/visitor.ts';

const environment = joinEnvironment();

/** Bytes a second, so that the browser renders the page while it arrives. */
const SLOW_DOWNLOAD = 60_000;
const SCRIPT_DELAY_MS = 300;

it.each([
  ['a phone', 390, 844],
  ['a desktop', 1280, 900],
])(
  'the checkout on %s moves nothing while it arrives slowly and becomes interactive',
  async (_what, width, height) => {
    const { page, close } = await openVisit(environment.browser, { viewport: { width, height } });
    const checkout = await firstCheckout(page, environment.demo.siteOrigin('adria'));
    // What late fonts move is measured on every page.
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
    // A header that arrives in two pieces moves its menu aside: it is the same on all pages.
    expect(await shiftsOf(page, 'main')).toEqual([]);
    await close();
  },
);
