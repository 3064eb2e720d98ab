import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { ALL_LOCALES } from '../../src/runtime/text/all-locales.ts';
import { createTexts, translateFor } from '../../src/runtime/text/translate.ts';
import { focusOf, tabTo } from './support/focus.ts';
import { COMPANIES } from './support/site-pages.ts';
import { joinEnvironment } from './support/environment.ts';
import { chooseSearchPlace, searchFormReady, searchValue } from './support/search-form.ts';
import { openVisit } from './support/visit.ts';
import {
  bookButton,
  checkoutReady,
  fillForm,
  goToForm,
  guest,
  requiredFields,
  shownTotal,
  termsBox,
} from './support/visitor.ts';

const environment = joinEnvironment();
const texts = createTexts(ALL_LOCALES, () => {});

/** Two covers of each company; the second holds the first. */
const COVERS: Readonly<Record<string, readonly [smaller: string, larger: string]>> = {
  andes: ['cover-reduced', 'cover-zero'],
  adria: ['glass-cover', 'full-cover'],
  caribe: ['glass-tires', 'zero-excess'],
};

/** Waits until reading goes on at the heading of the page. */
const headingFocused = (page: Page) =>
  page.waitForFunction(() => document.activeElement?.matches('main h1') ?? false);

const SUBMIT = '#checkout-form button[type="submit"], button[form="checkout-form"]';

it.each([
  ['in a window of a computer', { width: 1280, height: 800 }],
  // 1,280 × 1,024 pixels.
  ['at a zoom of 400 %', { width: 320, height: 256 }],
])(
  '[A11Y-02] a car with extras is booked with the keyboard alone, and the focus is seen at every stop: %s',
  async (_window, viewport) => {
    const visit = await openVisit(environment.browser, { locale: 'hr', viewport });
    const { page, complaints } = visit;
    const { keyboard } = page;
    const answers: Readonly<Record<string, string>> = guest(`tipkovnica.${viewport.width}@example.com`);
    await page.goto(`${environment.demo.siteOrigin('adria')}/hr/`);
    await tabTo(page, 'a[href="#content"]');
    await keyboard.press('Enter');
    await page.waitForURL('**/#content');
    await keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);

    if (!(await page.evaluate(() => document.activeElement?.matches('[name="pickUpPlaceId"]'))))
      await tabTo(page, '[name="pickUpPlaceId"]');
    // The field that replaces the served one has the focus then.
    await page.locator('main [data-field="pickUpPlaceId"]:focus').waitFor();
    const first = await searchValue(page, 'pickUpPlaceId');
    for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await keyboard.press(key);
    const place = await searchValue(page, 'pickUpPlaceId');
    expect(place).not.toBe(first);
    await tabTo(page, 'main form button[type="submit"]');
    await keyboard.press('Enter');

    await page.waitForURL((url) => url.searchParams.get('pickUpPlaceId') === place);
    await headingFocused(page);
    await tabTo(page, 'a[href*="modelId="]');
    await keyboard.press('Enter');

    await page.waitForURL(/[?&]modelId=/);
    await checkoutReady(page);
    await headingFocused(page);
    const before = await shownTotal(page);
    await tabTo(page, '#extra-second-driver, [aria-labelledby="extra-second-driver-name"] button:last-child');
    await keyboard.press('Enter');
    await tabTo(page, '#extra-border');
    await keyboard.press('Space');
    expect(await page.locator('[aria-labelledby="extra-second-driver-name"] output').textContent()).toBe('1');
    expect(await page.locator('#extra-border').isChecked()).toBe(true);
    await expect.poll(() => shownTotal(page)).not.toBe(before);
    if (!(await termsBox(page).isVisible())) {
      await tabTo(page, SUBMIT);
      await keyboard.press('Enter');
      await termsBox(page).waitFor();
    }
    for (const field of await requiredFields(page).all()) {
      const id = (await field.getAttribute('id')) ?? '';
      await tabTo(page, `[id="${id}"]`);
      const name = (await field.getAttribute('autocomplete')) ?? '';
      await keyboard.type(answers[name] ?? '');
      expect(await field.inputValue()).toBe(answers[name]);
    }
    await tabTo(page, '[name="acceptsTerms"]');
    await keyboard.press('Space');
    await expect.poll(() => bookButton(page).getAttribute('aria-disabled')).toBe(null);
    const price = await shownTotal(page);
    await tabTo(page, SUBMIT);
    await keyboard.press('Enter');

    await page.waitForURL(/[?&]bookingId=/);
    await headingFocused(page);
    const number = new URL(page.url()).searchParams.get('bookingId') ?? '';
    expect(await page.getByText(number, { exact: true }).isVisible()).toBe(true);
    expect(await shownTotal(page)).toBe(price);
    expect(complaints).toEqual([]);
    await visit.close();
  },
);

it('a car that is brought to a hotel is booked with the name of the hotel, whose field lets no press get lost', async () => {
  const t = translateFor(texts, 'en-US');
  const address = 'hotel@example.com';
  const hotel = 'Hotel Bahía Azul, lobby 3';
  const visit = await openVisit(environment.browser, { viewport: { width: 1280, height: 900 } });
  const { page, complaints } = visit;
  await page.goto(`${environment.demo.siteOrigin('caribe')}/en-US/`);
  await searchFormReady(page);
  await chooseSearchPlace(page, 'your hotel');
  expect(await searchValue(page, 'pickUpPlaceId')).toBe('punta-cana-hotels');
  await page.locator('main form button[type="submit"]').first().click();
  await page.locator('a[href*="modelId="]').nth(6).click();
  await checkoutReady(page);
  await fillForm(page, guest(address));
  const field = page.getByLabel(t('checkout.deliveryAddress'), { exact: true });
  await field.fill('');
  // Leaving the field tells what is missing, and moves what is being pressed.
  await termsBox(page).click();
  expect(await termsBox(page).isChecked()).toBe(true);
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  await field.fill(hotel);
  await bookButton(page).click();
  await page.waitForURL(/[?&]bookingId=/);
  await page.locator('a[href="/dev/inbox"]').click();
  const mail = page.getByRole('listitem').filter({ hasText: address });
  await mail.getByRole('link').first().click();
  expect(await page.locator('body').textContent()).toContain(hotel);
  expect(complaints).toEqual([]);
  await visit.close();
});

it('an element without a mark, or under another, is not called seen', async () => {
  const { page, close } = await openVisit(environment.browser);
  await page.setContent(`<button id="bare" style="outline:none">1</button><button id="marked">2</button>
    <button id="covered">3</button>`);
  await page.addStyleTag({ content: ':focus { outline: 3px solid }' });
  const seen = async (id: string) => {
    await page.locator(`#${id}`).focus();
    return (await focusOf(page)).isVisible;
  };
  expect([await seen('bare'), await seen('marked'), await seen('covered')]).toEqual([false, true, true]);
  await page.evaluate(() => {
    const cover = document.createElement('p');
    cover.style.cssText = 'position:fixed;inset:0;margin:0';
    document.body.append(cover);
  });
  expect(await seen('covered')).toBe(false);
  await close();
});

describe.each(COMPANIES)('whoever listens to $id', ({ id, language }) => {
  it('is told of cars found, of prices that change, of extras that go and of what is missing', async () => {
    const t = translateFor(texts, language);
    const visit = await openVisit(environment.browser, {
      locale: language,
      viewport: { width: 1280, height: 900 },
    });
    const { page, complaints } = visit;
    await page.goto(`${environment.demo.siteOrigin(id)}/${language}/`);
    await page.locator('main form button[type="submit"]').first().click();
    await page.waitForURL(/[?&]pickUpPlaceId=/);
    await headingFocused(page);
    const count = await page.locator('li[data-offer]').count();
    const heading = await page.evaluate(() => document.activeElement?.textContent);
    expect(heading).toBe(t('results.count', { count }));

    await page.locator('a[data-book]').first().click();
    await checkoutReady(page);
    await headingFocused(page);
    /** What polite regions say at the moment. */
    const said = async () => (await page.getByRole('status').allTextContents()).join(' ');
    const isTotalSaid = async () => {
      // With the code of the currency, where its symbol has several meanings.
      const [label, total] = await page.locator('[data-total]:is(dt, dd)').allTextContents();
      expect(label).toContain(t('checkout.total'));
      return (await said()).includes(`${label}: ${total}`);
    };
    const choose = async (extra: string) => {
      const before = await shownTotal(page);
      await page.locator(`#extra-${extra}`).check();
      await expect.poll(() => shownTotal(page)).not.toBe(before);
      await expect.poll(isTotalSaid).toBe(true);
    };
    // The smaller cover first, then the one that takes its place.
    const [smaller, larger] = COVERS[id] ?? ['', ''];
    const smallerBox = page.locator(`#extra-${smaller}`);
    if (!(await smallerBox.isChecked())) await choose(smaller);
    await choose(larger);
    expect(await smallerBox.isChecked()).toBe(false);

    await goToForm(page);
    await bookButton(page).click();
    const [first] = await requiredFields(page).all();
    await expect.poll(() => first?.evaluate((field) => field === document.activeElement)).toBe(true);
    const invalid = await page.locator('[aria-invalid="true"]').evaluateAll((fields) =>
      fields.map((field) => {
        const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
        return ids.map((one) => document.getElementById(one)?.textContent).join('');
      }),
    );
    expect(invalid.length).toBe((await requiredFields(page).count()) + 1);
    expect(invalid.filter((text) => text.length < 5)).toEqual([]);
    expect(complaints).toEqual([]);
    await visit.close();
  });
});
