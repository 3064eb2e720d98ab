import { expect, it } from 'vitest';
import { joinEnvironment } from './support/environment.ts';
import { firstCheckout } from './support/first-checkout.ts';
import { openVisit } from './support/visit.ts';
import { checkoutReady } from './support/visitor.ts';

const environment = joinEnvironment();

it('the served CSS stays in its element, and a screen that starts adds what was not served alone', async () => {
  const { page, close } = await openVisit(environment.browser, { viewport: { width: 390, height: 844 } });
  const checkout = await firstCheckout(page, environment.demo.siteOrigin('adria'));
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { served: [...document.querySelectorAll('style:not([media="not all"])')] });
    });
  });
  await page.goto(checkout);
  await checkoutReady(page);
  // The control of phone numbers, whose styles are not served.
  await page.locator('[type="tel"]').scrollIntoViewIfNeeded();
  await page.locator('form option[value="AR"]').first().waitFor({ state: 'attached' });
  const { areThere, served, added } = await page.evaluate(() => {
    const elements = (window as unknown as { served: HTMLStyleElement[] }).served;
    const rulesOf = ({ sheet }: HTMLStyleElement) => [...(sheet?.cssRules ?? [])].map((rule) => rule.cssText);
    return {
      areThere: elements.map((element) => element.isConnected),
      served: elements.flatMap(rulesOf),
      added: [...document.querySelectorAll<HTMLStyleElement>('style[data-styled]')].flatMap(rulesOf),
    };
  });
  expect(new Set(areThere)).toEqual(new Set([true]));
  expect(added.length).toBeGreaterThan(0);
  expect(added.filter((rule) => served.includes(rule))).toEqual([]);
  await close();
});
