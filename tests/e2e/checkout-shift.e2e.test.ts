import { describe, expect, it } from 'vitest';
import { joinEnvironment } from './support/environment.ts';
import { firstCheckout } from './support/first-checkout.ts';
import { movesOf, shiftsOf } from './support/layout-shift.ts';
import { COMPANIES } from './support/site-pages.ts';
import { openVisit } from './support/visit.ts';
import { checkoutReady } from './support/visitor.ts';

const environment = joinEnvironment();

/** Bytes a second, so that the browser renders the page while it arrives. */
const SLOW_DOWNLOAD = 60_000;
const SCRIPT_DELAY_MS = 300;
/** Score of one text that is drawn in two parts: the largest on a checkout is half of it. */
const TEXT_IN_PARTS = 0.001;

/** In the page: writes its document anew, one part of it element by element, with time to draw between them. */
async function arriveInPieces([first, last]: readonly [first: string, last: string]): Promise<number> {
  const html = await (await fetch(location.href)).text();
  const start = html.indexOf(first);
  const end = html.indexOf(last, start) + last.length;
  const pieces = html.slice(start, end).split(/(?<=>)/);
  const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  document.open();
  for (const piece of [html.slice(0, start), ...pieces, html.slice(end)]) {
    document.write(piece);
    await drawn();
  }
  document.close();
  await drawn();
  return pieces.length;
}

const SCREENS = [
  { device: 'a phone', width: 360, height: 780 },
  { device: 'a desktop', width: 1280, height: 900 },
];

describe.each(COMPANIES.flatMap(({ id }) => SCREENS.map((screen) => ({ id, ...screen }))))(
  'a page of $id on $device',
  ({ id, width, height }) => {
    it('of the checkout moves nothing while it arrives slowly and becomes interactive', async () => {
      const { page, close } = await openVisit(environment.browser, { viewport: { width, height } });
      const checkout = await firstCheckout(page, environment.demo.siteOrigin(id));
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
      // Where the page is cut while it arrives is not in our hands: a text may be drawn in two parts.
      expect(await movesOf(page)).toEqual([]);
      const grown = (await shiftsOf(page)).reduce((sum, { value }) => sum + value, 0);
      expect(grown).toBeLessThan(TEXT_IN_PARTS);
      await close();
    });

    it('shows a header that does not move, in however many pieces its HTML arrives', async () => {
      const { page, close } = await openVisit(environment.browser, { viewport: { width, height } });
      await page.goto(environment.demo.siteOrigin(id));
      const pieces = await page.evaluate(arriveInPieces, ['<header', '</header>'] as const);
      expect(pieces).toBeGreaterThan(50);
      expect(await page.locator('[data-site-header]').isVisible()).toBe(true);
      expect(await shiftsOf(page)).toEqual([]);
      await close();
    });
  },
);

it.each([...COMPANIES.map(({ id }) => ({ id, width: 360 })), { id: 'andes', width: 1280 }])(
  'the boxes of extras of $id do not move at $width px, in however many pieces the HTML of a row arrives',
  async ({ id, width }) => {
    // Only what is on the screen counts as moved.
    const { page, close } = await openVisit(environment.browser, { viewport: { width, height: 4000 } });
    await page.goto(await firstCheckout(page, environment.demo.siteOrigin(id)));
    const pieces = await page.evaluate(arriveInPieces, [
      '<input type="checkbox" id="extra-',
      '</fieldset>',
    ] as const);
    expect(pieces).toBeGreaterThan(10);
    expect(await page.locator('#checkout-form [id^="extra-"]').first().isVisible()).toBe(true);
    const moved = (await shiftsOf(page, '#checkout-form')).flatMap((shift) => shift.moved);
    expect(moved.filter((name) => name.startsWith('INPUT'))).toEqual([]);
    await close();
  },
);
