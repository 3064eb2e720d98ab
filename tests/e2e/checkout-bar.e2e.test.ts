import { expect, it } from 'vitest';
import { joinEnvironment } from './support/environment.ts';
import { firstCheckout } from './support/first-checkout.ts';
import { openVisit } from './support/visit.ts';
import { checkoutReady } from './support/visitor.ts';

const environment = joinEnvironment();

const HEIGHT = 844;
const WIDTHS = [390, 360];

/** The height of the bar at the foot, and the words in it that are written in two lines. */
const measureBar = (button: HTMLElement) => {
  const bar = button.parentElement?.parentElement as HTMLElement;
  const texts = document.createTreeWalker(bar, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
    }
  }
  return { height: bar.offsetHeight, isTooWide: bar.scrollWidth > bar.clientWidth, broken };
};

it.each([
  ['andes', ['pt', 'es-AR']],
  ['adria', ['hr', 'de', 'it', 'ru']],
  ['caribe', ['fr-FR', 'nl-NL']],
])(
  'the bar of the checkout of %s keeps its height and its words while a price is loaded, in %j',
  async (site, languages) => {
    const { page, close } = await openVisit(environment.browser, {
      viewport: { width: WIDTHS[0] ?? 0, height: HEIGHT },
    });
    const button = page.locator('button[type=submit][form=checkout-form]');
    const measure = async () => {
      const measured = [];
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: HEIGHT });
        measured.push(await button.evaluate(measureBar));
      }
      return measured;
    };
    await page.goto(await firstCheckout(page, environment.demo.siteOrigin(site)));
    const addresses = await page
      .locator('a[hreflang]')
      .evaluateAll((links: HTMLAnchorElement[]) =>
        Object.fromEntries(links.map((link) => [link.hreflang, link.href])),
      );
    expect(Object.keys(addresses)).toEqual(expect.arrayContaining(languages));
    for (const language of languages) {
      await page.goto(addresses[language] as string);
      await checkoutReady(page);
      const before = await measure();
      const heights = before.map(({ height }) => height);
      expect(before, language).toEqual(heights.map((height) => ({ height, isTooWide: false, broken: [] })));
      // Never answered: the price stays to be loaded.
      await page.route('**/api/booking/price?*', () => undefined);
      await page
        .locator('[data-choices] :is(input:enabled:not(:checked), [role=group] button:last-child)')
        .first()
        .click();
      await expect.poll(() => button.getAttribute('aria-busy')).toBe('true');
      expect(await measure(), language).toEqual(before);
      await page.unrouteAll();
      // The next language begins with the extras that it is served with.
      await page.evaluate(() => sessionStorage.clear());
    }
    await close();
  },
);

it('the drawer of the checkout closes by going back, and leaves no entry of the history behind', async () => {
  const { page, complaints, close } = await openVisit(environment.browser, {
    viewport: { width: WIDTHS[0] ?? 0, height: HEIGHT },
    hasTouch: true,
  });
  const bar = page.locator('button[popovertarget="checkout-summary"]:not([aria-label])');
  const drawer = page.locator('#checkout-summary');
  await page.goto(await firstCheckout(page, environment.demo.siteOrigin('andes')));
  await checkoutReady(page);
  const served = page.url();
  const entry = () => page.evaluate(() => history.state);
  await bar.tap();
  await expect.poll(entry).toBe('dialog');
  await page.goBack();
  await expect.poll(() => drawer.isVisible()).toBe(false);
  expect([page.url(), await entry()]).toEqual([served, null]);
  await bar.tap();
  await expect.poll(entry).toBe('dialog');
  await drawer.locator('button[popovertarget]').tap();
  await expect.poll(entry).toBeNull();
  expect([await drawer.isVisible(), page.url()]).toEqual([false, served]);
  // A dialog that was opened in it closes too: the page can be used.
  await bar.tap();
  await expect.poll(entry).toBe('dialog');
  await drawer.locator('button[aria-haspopup="dialog"]').first().tap();
  await page.locator('dialog:modal').waitFor();
  await page.goBack();
  await expect.poll(() => page.locator('dialog:modal').count()).toBe(0);
  expect([await drawer.isVisible(), await entry()]).toEqual([false, null]);
  // Nor does it come between the steps: the way back to the first one is that of the browser.
  await page.locator('button[type=submit][form=checkout-form]').tap();
  await expect.poll(entry).toBe('step');
  await bar.tap();
  await expect.poll(entry).toBe('dialog');
  await drawer.locator('button[popovertarget]').tap();
  await expect.poll(entry).toBe('step');
  await page.locator('#checkout-form button[type=button]').last().tap();
  await expect.poll(entry).toBeNull();
  expect(page.url()).toBe(served);
  await page.goBack();
  await expect.poll(() => page.url()).not.toBe(served);
  expect(complaints).toEqual([]);
  await close();
});
