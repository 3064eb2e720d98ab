import { expect, it } from 'vitest';
import { joinEnvironment } from './support/environment.ts';
import { firstCheckout } from './support/first-checkout.ts';
import { isSeen } from './support/is-seen.ts';
import { openVisit } from './support/visit.ts';
import { checkoutReady } from './support/visitor.ts';

const environment = joinEnvironment();

it.each(['andes', 'adria', 'caribe'])(
  '[CHK-06] the checkout of %s on a small desktop keeps the total in sight',
  async (site) => {
    const { page, close } = await openVisit(environment.browser, { viewport: { width: 1280, height: 768 } });
    await page.goto(await firstCheckout(page, environment.demo.siteOrigin(site)));
    await checkoutReady(page);
    const total = page.locator('aside dd[data-total]');
    const seen = async (part: number) => {
      await page.evaluate((share) => {
        const form = document.querySelector('#checkout-form') as HTMLElement;
        scrollTo(0, share * (form.offsetTop + form.offsetHeight - innerHeight));
      }, part);
      return total.evaluate(isSeen);
    };
    expect([await seen(0), await seen(0.5), await seen(1)]).toEqual([true, true, true]);
    await close();
  },
);

it.each([
  [1440, 900],
  [1366, 720],
])(
  '[CHK-06] [CHK-10] the summary of a price with many lines, at %i x %i, scrolls with its total in sight, and shows a shadow where it and the lines are cut',
  async (width, height) => {
    const { page, close } = await openVisit(environment.browser, { viewport: { width, height } });
    await page.goto(await firstCheckout(page, environment.demo.siteOrigin('andes')));
    await checkoutReady(page);
    const lines = page.locator('aside dl dt:not([data-total], [data-note])');
    const served = await lines.count();
    await page.locator('input[type="checkbox"][id^="extra-"]:not(:checked, :disabled)').first().check();
    await expect.poll(() => lines.count()).toBeGreaterThan(served);
    await page.evaluate(() => {
      const form = document.querySelector('#checkout-form') as HTMLElement;
      scrollTo({ top: form.offsetTop + 200, behavior: 'instant' });
    });
    const summary = page.locator('aside:has([data-total])');
    const scrolling = await summary.evaluate((aside) =>
      [aside, ...aside.querySelectorAll('*')]
        .filter((element) => getComputedStyle(element).overflowY === 'auto')
        .map((element) => [
          element.tagName,
          element.clientHeight <= 288 || element.tagName === 'ASIDE',
          getComputedStyle(element).backgroundAttachment,
        ]),
    );
    const cut = 'local, scroll, scroll';
    expect(scrolling).toEqual([
      ['ASIDE', true, cut],
      ['DL', true, cut],
    ]);
    // The total is seen wherever the summary is scrolled to, and the first and the last line where the lines are.
    const total = page.locator('aside dd[data-total]');
    for (const part of [0, 0.25, 0.5, 0.75, 1]) {
      await summary.evaluate((aside, share) => {
        aside.scrollTop = share * (aside.scrollHeight - aside.clientHeight);
      }, part);
      expect([part, await total.evaluate(isSeen)]).toEqual([part, true]);
    }
    for (const line of [lines.first(), lines.last()]) {
      await line.evaluate((element) => element.scrollIntoView({ block: 'nearest', behavior: 'instant' }));
      expect(await line.evaluate(isSeen)).toBe(true);
    }
    await close();
  },
);
