import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { joinEnvironment } from './support/environment.ts';
import { firstCheckout } from './support/first-checkout.ts';
import { shiftsOf } from './support/layout-shift.ts';
import { COMPANIES } from './support/site-pages.ts';
import { openSlowSite, type SlowPart } from './support/slow-site.ts';
import { openVisit } from './support/visit.ts';
import { checkoutReady } from './support/visitor.ts';

const environment = joinEnvironment();

const SCRIPT_DELAY_MS = 300;

/** Opens a tab for a company's site, of which one part arrives element by element, and the addresses of its pages there. */
async function visitSlowly(id: string, viewport: { width: number; height: number }, part: SlowPart) {
  const siteOrigin = environment.demo.siteOrigin(id);
  const { page, close } = await openVisit(environment.browser, { viewport });
  onTestFinished(close);
  const site = await openSlowSite(page, siteOrigin, part);
  onTestFinished(() => site.stop());
  const slowly = (address: string) => address.replace(siteOrigin, site.origin);
  await page.goto(siteOrigin);
  const home = slowly(page.url());
  const checkout = slowly(await firstCheckout(page, siteOrigin));
  // What late fonts move is measured on every page.
  await page.route('**/*.woff2', (route) => route.abort());
  return { page, site, home, checkout };
}

const SCREENS = [
  { device: 'a phone', width: 360, height: 780 },
  { device: 'a desktop', width: 1280, height: 900 },
];

describe.each(COMPANIES.flatMap(({ id }) => SCREENS.map((screen) => ({ id, ...screen }))))(
  'a page of $id on $device',
  ({ id, width, height }) => {
    it('of the checkout moves nothing while it arrives in pieces and becomes interactive', async () => {
      const part = { first: '<main', last: '</main>' };
      const { page, site, checkout } = await visitSlowly(id, { width, height }, part);
      const devTools = await page.context().newCDPSession(page);
      // After eight seconds a page without its scripts says so, above what it shows: here that time does not pass.
      await devTools.send('Animation.setPlaybackRate', { playbackRate: 0 });
      // Scripts and pictures come when all of the page was drawn, to a slow processor.
      await page.route(/\/(assets\/.*\.js|media\/.*)$/, async (route) => {
        await site.sent;
        await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
        await wait(SCRIPT_DELAY_MS);
        await route.continue();
      });
      await page.goto(checkout);
      await checkoutReady(page);
      expect(await site.sent).toBeGreaterThan(300);
      expect(await shiftsOf(page)).toEqual([]);
    });

    it('shows a header that does not move, nor the content below it, in however many pieces it arrives', async () => {
      const part = { first: '<header', last: '</header>' };
      const { page, site, home } = await visitSlowly(id, { width, height }, part);
      await page.goto(home);
      expect(await site.sent).toBeGreaterThan(50);
      expect(await page.locator('[data-site-header]').isVisible()).toBe(true);
      expect(await shiftsOf(page, '[data-site-header]')).toEqual([]);
      const moved = (await shiftsOf(page)).flatMap((shift) => shift.moved);
      expect(moved.filter((name) => name.startsWith('MAIN'))).toEqual([]);
    });
  },
);

it.each([...COMPANIES.map(({ id }) => ({ id, width: 360 })), { id: 'andes', width: 1280 }])(
  'the boxes of extras of $id do not move at $width px, in however many pieces the HTML of a row arrives',
  async ({ id, width }) => {
    // Only what is on the screen counts as moved.
    const part = { first: '<input type="checkbox" id="extra-', last: '</fieldset>' };
    const { page, site, checkout } = await visitSlowly(id, { width, height: 4000 }, part);
    await page.goto(checkout);
    expect(await site.sent).toBeGreaterThan(8);
    expect(await page.locator('#checkout-form [id^="extra-"]').first().isVisible()).toBe(true);
    // Texts beside them are in the middle of their row, which grows with them.
    const moved = (await shiftsOf(page)).flatMap((shift) => shift.moved);
    expect(moved.filter((name) => name.startsWith('INPUT'))).toEqual([]);
  },
);
