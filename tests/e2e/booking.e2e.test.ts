import type { Page } from 'playwright';
import { describe, it } from 'vitest';
import { ALL_LOCALES } from '../../src/runtime/text/all-locales.ts';
import { createTexts, translateFor } from '../../src/runtime/text/translate.ts';
import { joinEnvironment } from './support/environment.ts';
import { openVisit, tooWide } from './support/visit.ts';
import {
  amountOf,
  bookButton,
  checkoutReady,
  createVisitor,
  fillForm,
  goToForm,
  guest,
  requiredFields,
  shownTotal,
  termsBox,
} from './support/visitor.ts';

const texts = createTexts(ALL_LOCALES, (key) => {
  throw new Error(`no text ${key}`);
});
/** From the front page to the number: two choices, an extra, the form, the terms and the presses between them. */
const MOST_INPUTS = 12;

const environment = joinEnvironment();

const digitsOf = (amount: string) => Number(amount.replaceAll(/\D/g, ''));

/** The links inside the sentence that is accepted: each leads to a page of this language without a detour. */
async function termsAnswers(page: Page) {
  const links = page.locator('#checkout-form label a[target="_blank"]');
  const addresses = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  return page.evaluate(
    (all) =>
      Promise.all(
        all.map(async (address) => {
          const { status, redirected, headers } = await fetch(address);
          return [status, redirected, headers.get('content-language')];
        }),
      ),
    addresses,
  );
}

/** Whether an element can be seen from its first line to its last, and nothing lies over it. */
function isInSight(element: Element): boolean {
  const { left, top, bottom, width } = element.getBoundingClientRect();
  return [top + 2, bottom - 2].every((y) => element.contains(document.elementFromPoint(left + width / 2, y)));
}

/** In the language of a site, and in one that is chosen by the path. */
describe.concurrent.each([
  ['andes', 'es-AR', '/', 'border'],
  ['adria', 'de', '/de/', 'border'],
  ['caribe', 'en-US', '/', 'cooler'],
])('a visitor of %s in %s', (site, language, start, extra) => {
  it('[COMP-36] [CHK-01] [CHK-02] [CHK-03] [CHK-04] [CHK-05] [CHK-10] [CHK-19] [CHK-23] [CHK-24] books a car with an extra in few inputs, from the front page to the mail', async ({
    expect,
  }) => {
    const t = translateFor(texts, language);
    const visit = await openVisit(environment.browser, {
      locale: language,
      viewport: { width: 1280, height: 640 },
    });
    const { page, complaints } = visit;
    const visitor = createVisitor();
    const isTwoSteps = site === 'andes';
    const address = `zoe.${site}.${language.toLowerCase()}@example.com`;
    const answers = guest(address);
    const field = (key: string) => page.getByLabel(t(`checkout.${key}`), { exact: true });

    await page.goto(environment.demo.siteOrigin(site) + start);
    expect(new URL(page.url()).pathname).toBe(`/${language}/`);
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    await visitor.click(page.locator('main form button[type="submit"]').first());

    await page.waitForURL(/[?&]pickUpPlaceId=/);
    const cards = page.getByRole('article').filter({ has: page.locator('strong') });
    expect(await cards.count()).toBeGreaterThanOrEqual(8);
    const prices = await Promise.all((await cards.locator('strong').all()).map(amountOf));
    expect(prices.filter((price) => !/\d/.test(price))).toEqual([]);
    const card = cards.first();
    const model = (await card.getByRole('heading').textContent()) ?? '';
    expect(await card.textContent()).toContain(t('results.orSimilar'));
    await visitor.click(card.locator('a[data-book]'));

    // Checkout: the same car, and a price that follows what is chosen.
    await checkoutReady(page);
    expect(await page.getByRole('complementary').getByRole('heading', { level: 2 }).textContent()).toBe(
      `${model} ${t('results.orSimilar')}`,
    );
    expect(await termsAnswers(page)).toEqual([
      [200, false, language],
      [200, false, language],
    ]);
    const before = await shownTotal(page);
    await visitor.click(page.locator(`#extra-${extra}`));
    await expect.poll(() => shownTotal(page)).not.toBe(before);
    const price = await shownTotal(page);
    expect(digitsOf(price)).toBeGreaterThan(digitsOf(before));
    const extraName = (await page.locator(`#extra-${extra}-name`).textContent()) ?? '';
    const lines = page.getByRole('complementary').locator('dl');
    expect(await lines.filter({ hasText: extraName }).count()).toBe(1);
    // The lines of the price scroll within 18rem, the total does not.
    const list = page.getByRole('complementary').locator('[data-breakdown] > dl').first();
    expect(
      await list.evaluate((element) => [
        getComputedStyle(element).maxHeight,
        getComputedStyle(element).overflowY,
        element.querySelector('[data-total]'),
      ]),
    ).toEqual(['288px', 'auto', null]);
    // On paper: the car, the dates, the places and the lines, without menus and buttons.
    await page.emulateMedia({ media: 'print' });
    const summary = page.getByRole('complementary');
    expect(await summary.getByRole('heading', { level: 2 }).isVisible()).toBe(true);
    expect(await summary.locator('dd[data-total]').isVisible()).toBe(true);
    expect(await page.getByRole('banner').isVisible()).toBe(false);
    expect(await page.locator('#checkout-form button').filter({ visible: true }).count()).toBe(0);
    expect(await summary.getByRole('button').filter({ visible: true }).count()).toBe(0);
    await page.emulateMedia({ media: 'screen' });
    for (const name of ['checkout.quote.button', 'checkout.print'])
      expect(await summary.getByRole('button', { name: t(name) }).isVisible()).toBe(true);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(t('checkout.title'));
    expect(await page.getByRole('link', { name: t('checkout.back') }).isVisible()).toBe(true);
    // Where there are two steps, the first one goes on to the second, which has an address of its own.
    await goToForm(page, visitor);
    expect(new URL(page.url()).searchParams.get('step')).toBe(isTwoSteps ? '2' : null);
    await expect.poll(() => amountOf(bookButton(page))).toContain(price);

    // Aside: nothing is sent while answers are missing.
    await bookButton(page).click();
    await page.waitForFunction(() => document.activeElement?.id === 'checkout-firstName');
    expect(await requiredFields(page).count()).toBeGreaterThanOrEqual(4);
    for (const one of await requiredFields(page).all()) {
      expect(await one.getAttribute('aria-invalid')).toBe('true');
      const label = (await page.locator(`label[for="${await one.getAttribute('id')}"]`).textContent()) ?? '';
      // After the help, where the field has one.
      const describedBy = (await one.getAttribute('aria-describedby'))?.split(' ').at(-1) ?? '';
      expect(await page.locator(`[id="${describedBy}"]`).textContent()).toBe(t('errors.required', { label }));
    }
    expect(await termsBox(page).getAttribute('aria-invalid')).toBe('true');

    await fillForm(page, answers, visitor);
    await visitor.click(termsBox(page));
    // Aside: what was typed and chosen survives a reload, and the way to the results and back.
    await page.reload();
    await checkoutReady(page);
    expect(await field('firstName').inputValue()).toBe(answers['given-name']);
    expect(await field('email').inputValue()).toBe(address);
    await page.goBack();
    if (isTwoSteps) {
      // CHK-02: the browser goes back one step.
      await page.locator(`#extra-${extra}`).waitFor();
      expect(await termsBox(page).isVisible()).toBe(false);
      await page.goBack();
    }
    expect(await cards.count()).toBe(prices.length);
    await page.goForward();
    if (isTwoSteps) await page.goForward();
    await checkoutReady(page);
    expect(await field('lastName').inputValue()).toBe(answers['family-name']);
    expect(await termsBox(page).isChecked()).toBe(true);
    await expect.poll(() => page.locator(`#extra-${extra}`).isChecked()).toBe(true);
    await expect.poll(() => amountOf(bookButton(page))).toContain(price);

    await visitor.doubleClick(bookButton(page));
    await page.waitForURL(/[?&]bookingId=/);
    const number = new URL(page.url()).searchParams.get('bookingId') ?? '';
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(t('success.title'));
    expect(await page.getByText(number, { exact: true }).isVisible()).toBe(true);
    expect(await shownTotal(page)).toBe(price);
    expect(visitor.inputs).toBeLessThanOrEqual(MOST_INPUTS);

    // A number of the widest letters, on the smallest phone.
    const phone = await page.context().newPage();
    await phone.setViewportSize({ width: 320, height: 640 });
    await phone.goto(page.url());
    await phone.getByText(number, { exact: true }).evaluate((element) => {
      element.textContent = 'W'.repeat(element.textContent.length);
    });
    expect(await tooWide(phone)).toEqual([]);
    await phone.close();

    // Back is not a second booking: the form says what is booked, and is given back only on purpose.
    await page.goBack();
    const booked = page.getByRole('status').filter({ hasText: number });
    await booked.waitFor();
    // Wherever the form was left: its end is far below what stands in its place.
    await expect.poll(() => booked.evaluate(isInSight)).toBe(true);
    expect(await bookButton(page).count()).toBe(0);
    await page.getByRole('button', { name: t('checkout.bookAnother') }).click();
    await bookButton(page).waitFor();
    await checkoutReady(page);
    expect(await field('firstName').inputValue()).toBe(answers['given-name']);
    await page.goForward();
    await page.waitForURL(/[?&]bookingId=/);

    await page.locator('a[href="/dev/inbox"]').click();
    const mails = page.getByRole('listitem').filter({ hasText: address });
    expect(await mails.count()).toBe(1);
    const subject = (await mails.locator('strong').textContent()) ?? '';
    expect(subject).toContain(number);
    const [calendar] = await Promise.all([
      page.waitForEvent('download'),
      mails.getByRole('link', { name: '.ics' }).click(),
    ]);
    expect(calendar.suggestedFilename()).toBe(`${number}.ics`);
    await mails.getByRole('link', { name: subject }).click();
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    const mail = page.locator('body');
    expect(await mail.textContent()).toContain(
      t('mail.confirmation.greeting', { name: answers['given-name'] }),
    );
    expect(await mail.textContent()).toContain(number);
    expect(await mail.textContent()).toContain(extraName);
    const total = mail.locator('tr').filter({
      has: page.locator('> th', {
        hasText: new RegExp(`^${t('mail.confirmation.total')}( \\([A-Z]{3}\\))?$`),
      }),
    });
    expect(await amountOf(total.locator('> td'))).toBe(price);

    await page.goBack();
    await page.goBack();
    expect(await page.getByText(number, { exact: true }).isVisible()).toBe(true);
    expect(complaints).toEqual([]);
    await visit.close();
  });
});
