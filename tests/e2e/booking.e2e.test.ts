import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALL_LOCALES } from '../../src/runtime/text/all-locales.ts';
import { createTexts, translateFor } from '../../src/runtime/text/translate.ts';
import { launchBrowser } from '../support/browser.ts';
import { type DemoServer, startDemo } from './support/demo-server.ts';
import { openVisit, type Visit } from './support/visit.ts';

const texts = createTexts(ALL_LOCALES, (key) => {
  throw new Error(`no text ${key}`);
});
/** Letters that the companies' languages write with marks: they have to arrive as they were typed. */
const CUSTOMER = { first: 'Zoë', last: 'Ćuković-Ñáñez', phone: '+385 91 234 5678' };

let demo: DemoServer;
let browser: Browser;

beforeAll(async () => {
  [demo, browser] = await Promise.all([startDemo(), launchBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await demo?.stop();
});

/** An amount as it is read, without the spaces that only set it. */
const amountOf = async (locator: Locator) => ((await locator.textContent()) ?? '').replaceAll(/\s/g, '');

const shownTotal = (page: Page) => amountOf(page.locator('dd[data-total]'));

/** How many mails the site's inbox has for an address. */
async function mailsTo(visit: Visit, site: string, address: string): Promise<Locator> {
  await visit.page.goto(`${demo.siteOrigin(site)}/dev/inbox`);
  return visit.page.getByRole('listitem').filter({ hasText: address });
}

describe.concurrent.each([
  ['andes', 'es-AR', '/'],
  ['adria', 'hr', '/'],
  ['adria', 'de', '/de/'],
  ['caribe', 'en-US', '/'],
  ['caribe', 'es-DO', '/es-DO/'],
])('a visitor of %s in %s', (site, language, start) => {
  it('[COMP-36] [CHK-19] [CHK-23] [CHK-24] books a car from the front page to the mail', async () => {
    const t = translateFor(texts, language);
    // A browser of a language that no site speaks: the site's own default is what it gets.
    const visit = await openVisit(browser, { locale: 'is-IS', viewport: { width: 1280, height: 900 } });
    const { page, complaints } = visit;
    const address = `zoe.${site}.${language.toLowerCase()}@example.com`;
    const button = () => page.locator('form[novalidate] button[type="submit"]');
    const field = (key: string) => page.getByLabel(t(`checkout.${key}`), { exact: true });

    await page.goto(demo.siteOrigin(site) + start);
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    await page.locator('main form button[type="submit"]').first().click();

    await page.waitForURL(/[?&]pickUpPlaceId=/);
    const cards = page.getByRole('article').filter({ has: page.locator('strong') });
    expect(await cards.count()).toBeGreaterThanOrEqual(8);
    const prices = await Promise.all((await cards.locator('strong').all()).map(amountOf));
    expect(prices.filter((price) => !/\d/.test(price))).toEqual([]);
    const [price = ''] = prices;
    const model = (await cards.first().getByRole('heading').textContent()) ?? '';
    expect(await cards.first().textContent()).toContain(t('results.orSimilar'));
    await cards.first().getByRole('link').click();

    // Checkout: the same car at the same price, and nothing is sent while answers are missing.
    await page.locator('[data-hydrated]').waitFor();
    expect(await page.getByRole('complementary').getByRole('heading', { level: 2 }).textContent()).toBe(
      `${model} ${t('results.orSimilar')}`,
    );
    const conditions = page.locator('form[novalidate] label a[target="_blank"]');
    expect(await conditions.count()).toBe(2);
    for (const link of await conditions.all()) {
      const href = (await link.getAttribute('href')) ?? '';
      const answer = await page.evaluate(async (address) => {
        const { status, redirected, headers } = await fetch(address);
        return [status, redirected, headers.get('content-language')];
      }, href);
      expect(answer).toEqual([200, false, language]);
    }
    expect(await shownTotal(page)).toBe(price);
    expect((await amountOf(button())).includes(price)).toBe(true);
    await button().click();
    for (const key of ['firstName', 'lastName', 'email', 'phone']) {
      const label = t(`checkout.${key}`);
      expect(await field(key).getAttribute('aria-invalid')).toBe('true');
      const describedBy = (await field(key).getAttribute('aria-describedby')) ?? '';
      expect(await page.locator(`[id="${describedBy}"]`).textContent()).toBe(t('errors.required', { label }));
    }
    const terms = page.getByRole('checkbox');
    expect(await terms.getAttribute('aria-invalid')).toBe('true');
    await page.waitForFunction(() => document.activeElement?.id === 'checkout-firstName');

    await field('firstName').fill(CUSTOMER.first);
    await field('lastName').fill(CUSTOMER.last);
    await field('email').fill(address);
    await field('phone').fill(CUSTOMER.phone);
    await terms.check();
    await page.reload();
    await page.locator('[data-hydrated]').waitFor();
    expect(await field('firstName').inputValue()).toBe(CUSTOMER.first);
    expect(await field('phone').inputValue()).toBe(CUSTOMER.phone);
    await page.goBack();
    expect(await cards.count()).toBe(prices.length);
    await page.goForward();
    await page.locator('[data-hydrated]').waitFor();
    expect(await field('lastName').inputValue()).toBe(CUSTOMER.last);
    expect(await terms.isChecked()).toBe(true);

    await button().dblclick();
    await page.waitForURL(/[?&]bookingId=/);
    const number = new URL(page.url()).searchParams.get('bookingId') ?? '';
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(t('success.title'));
    expect(await page.getByText(number, { exact: true }).isVisible()).toBe(true);
    expect(await shownTotal(page)).toBe(price);

    // Back is not a second booking: the form says what is booked, and is given back only on purpose.
    await page.goBack();
    await page.getByRole('status').getByText(number, { exact: true }).waitFor();
    expect(await button().count()).toBe(0);
    await page.getByRole('button', { name: t('checkout.bookAnother') }).click();
    await button().waitFor();
    await page.locator('[data-hydrated]').waitFor();
    expect(await field('firstName').inputValue()).toBe(CUSTOMER.first);
    await page.goForward();
    await page.waitForURL(/[?&]bookingId=/);

    const mails = await mailsTo(visit, site, address);
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
    const letter = page.locator('body');
    expect(await letter.textContent()).toContain(t('mail.confirmation.greeting', { name: CUSTOMER.first }));
    expect(await letter.textContent()).toContain(number);
    expect(await amountOf(letter)).toContain(price);

    await page.goBack();
    await page.goBack();
    expect(await page.getByText(number, { exact: true }).isVisible()).toBe(true);
    expect(complaints).toEqual([]);
    await visit.close();
  });
});
