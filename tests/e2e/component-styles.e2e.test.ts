import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { joinEnvironment } from './support/environment.ts';
import { firstCheckout } from './support/first-checkout.ts';
import { openVisit } from './support/visit.ts';
import { checkoutReady } from './support/visitor.ts';

const environment = joinEnvironment();

/** Waits for the control of phone numbers, whose styles are not served. */
async function phoneControlReady(page: Page) {
  await page.locator('[type="tel"]').scrollIntoViewIfNeeded();
  await page.locator('form option[value="AR"]').first().waitFor({ state: 'attached' });
}

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
  await phoneControlReady(page);
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

it('styles that come later look the same before the served ones: no rule depends on which of them came last', async () => {
  const { page, close } = await openVisit(environment.browser, {
    viewport: { width: 390, height: 844 },
    bypassCSP: true,
  });
  await page.goto(await firstCheckout(page, environment.demo.siteOrigin('adria')));
  await checkoutReady(page);
  await phoneControlReady(page);
  // While a transition runs, a changed value would still be the one before.
  await page.addStyleTag({
    content: '*, ::before, ::after { transition: none !important; animation: none !important }',
  });
  const { moved, styled, different } = await page.evaluate(() => {
    const late = [...document.querySelectorAll<HTMLStyleElement>('style[data-styled]')];
    const rules = late.flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])].map((rule) => rule.cssText));
    const classes = [...new Set(rules.join().match(/(?<=[.])[A-Za-z][\w-]*/g))];
    // A rule is of elements with a class, of what is in them and of what follows them.
    const selector = classes.flatMap((name) => [`.${name}`, `.${name} *`, `.${name} ~ *`]).join();
    const elements = [...document.body.querySelectorAll(selector)];
    const looks = () =>
      elements.map((element) =>
        ['', '::before', '::after', '::placeholder'].flatMap((part) => {
          const style = getComputedStyle(element, part);
          return [...style].map((name) => `${part} ${name}: ${style.getPropertyValue(name)}`);
        }),
      );
    const after = looks();
    const first = document.createElement('style');
    first.textContent = rules.join('\n');
    document.head.prepend(first);
    for (const { sheet } of late) if (sheet) sheet.disabled = true;
    const before = looks();
    return {
      moved: rules.length,
      styled: elements.length,
      different: elements.flatMap((element, at) => {
        const found = (before[at] ?? []).filter((look, number) => look !== after[at]?.[number]);
        return found.length > 0 ? [{ element: element.outerHTML.slice(0, 200), found }] : [];
      }),
    };
  });
  expect(moved).toBeGreaterThan(0);
  expect(styled).toBeGreaterThan(0);
  expect(different).toEqual([]);
  await close();
});
