import { describe, expect, it } from 'vitest';
import { joinEnvironment } from './support/environment.ts';
import { firstCheckout } from './support/first-checkout.ts';
import { shiftsOf } from './support/layout-shift.ts';
import { COMPANIES } from './support/site-pages.ts';
import { openSlowSite, type SlowPart } from './support/slow-site.ts';
import { openVisit } from './support/visit.ts';
import { checkoutReady } from './support/visitor.ts';

const environment = joinEnvironment();

const SCRIPT_DELAY_MS = 300;

/** A visit of a company's site, of which one part arrives slowly, and the addresses of its pages there. */
async function visitSlowly(id: string, viewport: { width: number; height: number }, part: SlowPart) {
  const siteOrigin = environment.demo.siteOrigin(id);
  const site = await openSlowSite(siteOrigin, part);
  const { page, close } = await openVisit(environment.browser, { viewport });
  const slowly = (address: string) => address.replace(siteOrigin, site.origin);
  await page.goto(siteOrigin);
  const home = slowly(page.url());
  const checkout = slowly(await firstCheckout(page, siteOrigin));
  // What late fonts move is measured on every page.
  await page.route('**/*.woff2', (route) => route.abort());
  return { page, site, home, checkout, close: () => Promise.all([close(), site.stop()]) };
}

const SCREENS = [
  { device: 'a phone', width: 360, height: 780 },
  { device: 'a desktop', width: 1280, height: 900 },
];

describe.each(COMPANIES.flatMap(({ id }) => SCREENS.map((screen) => ({ id, ...screen }))))(
  'a page of $id on $device',
  ({ id, width, height }) => {
    it('of the checkout moves nothing while it arrives in pieces and becomes interactive', async () => {
      // All of it in time before it says that scripts are missing.
      const part = { first: '<main', last: '</main>', elements: 2 };
      const { page, site, checkout, close } = await visitSlowly(id, { width, height }, part);
      await page.route('**/assets/**/*.js', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, SCRIPT_DELAY_MS));
        await route.continue();
      });
      const devTools = await page.context().newCDPSession(page);
      await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await page.goto(checkout);
      await checkoutReady(page);
      expect(site.pieces).toBeGreaterThan(150);
      expect(await shiftsOf(page)).toEqual([]);
      await close();
    });

    it('shows a header that does not move, in however many pieces its HTML arrives', async () => {
      const part = { first: '<header', last: '</header>', elements: 1 };
      const { page, site, home, close } = await visitSlowly(id, { width, height }, part);
      await page.goto(home);
      expect(site.pieces).toBeGreaterThan(50);
      expect(await page.locator('[data-site-header]').isVisible()).toBe(true);
      // The icon in the middle of a button moves as the text beside it arrives.
      const moved = (await shiftsOf(page)).flatMap((shift) => shift.moved);
      expect(moved.filter((name) => !name.startsWith('svg'))).toEqual([]);
      await close();
    });
  },
);

it.each([...COMPANIES.map(({ id }) => ({ id, width: 360 })), { id: 'andes', width: 1280 }])(
  'the boxes of extras of $id do not move at $width px, in however many pieces the HTML of a row arrives',
  async ({ id, width }) => {
    // Only what is on the screen counts as moved.
    const part = { first: '<input type="checkbox" id="extra-', last: '</fieldset>', elements: 1 };
    const { page, site, checkout, close } = await visitSlowly(id, { width, height: 4000 }, part);
    await page.goto(checkout);
    expect(site.pieces).toBeGreaterThan(8);
    expect(await page.locator('#checkout-form [id^="extra-"]').first().isVisible()).toBe(true);
    // Texts beside them are in the middle of their row, which grows with them.
    const moved = (await shiftsOf(page)).flatMap((shift) => shift.moved);
    expect(moved.filter((name) => name.startsWith('INPUT'))).toEqual([]);
    await close();
  },
);
