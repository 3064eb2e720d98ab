import { expect, it } from 'vitest';
import { joinEnvironment } from './support/environment.ts';
import { firstCheckout } from './support/first-checkout.ts';
import { openVisit } from './support/visit.ts';
import { checkoutReady } from './support/visitor.ts';

const environment = joinEnvironment();

/** Whether an element can be seen from its first line to its last. */
const isSeen = (element: Element): boolean => {
  const { right, top, bottom } = element.getBoundingClientRect();
  return [top + 2, bottom - 2].every((y) => element.contains(document.elementFromPoint(right - 4, y)));
};

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
