import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { ALL_LOCALES } from '../../src/runtime/text/all-locales.ts';
import { createTexts, translateFor } from '../../src/runtime/text/translate.ts';
import { joinEnvironment } from './support/environment.ts';
import { openVisit } from './support/visit.ts';
import { bookButton, checkoutReady, fillForm, guest, termsBox } from './support/visitor.ts';

const environment = joinEnvironment('still');
const LANGUAGE = 'de';
const t = translateFor(
  createTexts(ALL_LOCALES, () => {}),
  LANGUAGE,
);

/** A trip that begins a day after the clock of the demo, when cancelling is no longer free. */
const TOMORROW = new URLSearchParams({
  pickUpPlaceId: 'split-airport',
  dropOffPlaceId: 'split-airport',
  dateFrom: '03-03-2026',
  hourFrom: '12:00',
  dateTo: '03-06-2026',
  hourTo: '12:00',
});

/** Opens the newest mail to an address in the inbox of the demo. */
async function openMail(page: Page, origin: string, address: string, subject: string) {
  const mail = page.getByRole('listitem').filter({ hasText: address }).filter({ hasText: subject });
  await expect
    .poll(async () => {
      await page.goto(`${origin}/dev/inbox`);
      return mail.count();
    })
    .toBe(1);
  await mail.getByRole('link').first().click();
  await page.waitForURL(/\/dev\/inbox\/\d+/);
}

it('a booking is cancelled by the link in its mail, without an account, once the fee was named', async () => {
  const origin = environment.demo.siteOrigin('adria');
  const address = 'storno@example.com';
  const booking = await openVisit(environment.browser, { locale: LANGUAGE });
  await booking.page.goto(`${origin}/${LANGUAGE}/`);
  const search = await booking.page
    .locator('main form')
    .first()
    .evaluate((form) => (form as HTMLFormElement).action);
  await booking.page.goto(`${search}?${TOMORROW}`);
  await booking.page.locator('article a[data-book]').first().click();
  await checkoutReady(booking.page);
  await fillForm(booking.page, guest(address));
  await termsBox(booking.page).check();
  await bookButton(booking.page).click();
  await booking.page.waitForURL(/[?&]bookingId=/);
  const number = new URL(booking.page.url()).searchParams.get('bookingId') ?? '';
  expect(booking.complaints).toEqual([]);
  await booking.close();

  // Another browser, which knows nothing of the booking but the mail.
  const { page, complaints, close } = await openVisit(environment.browser, { locale: LANGUAGE });
  await openMail(page, origin, address, number);
  const mail = (await page.locator('body').innerText()).replaceAll('\u00a0', ' ');
  const [before = '', after = ''] = t('cancellation.passed', { price: '|' }).split('|');
  const fee = mail.slice(mail.indexOf(before) + before.length).split(after)[0] ?? '';
  expect(fee).toMatch(/^\d+,\d\d €$/);
  const href = await page.getByRole('link', { name: t('mail.confirmation.see') }).getAttribute('href');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(new URL(request.url()).pathname);
  });
  await page.goto(href ?? '');
  await page.getByRole('button', { name: t('cancellation.confirm') }).click();
  const dialog = page.getByRole('dialog');
  const asked = (await dialog.innerText()).replaceAll('\u00a0', ' ');
  expect(asked).toContain(number);
  expect(asked).toContain(t('cancellation.costs', { price: fee }));
  expect(calls).toEqual([]);
  await dialog.getByRole('button', { name: t('cancellation.confirm') }).click();
  await page.getByRole('heading', { level: 1, name: t('success.cancelledTitle') }).waitFor();
  expect(calls).toEqual(['/api/booking/cancel']);
  expect(await page.locator('[data-status]').getAttribute('data-status')).toBe('cancelled');
  expect(await page.getByRole('button', { name: t('cancellation.confirm') }).count()).toBe(0);

  const subject = t('mail.cancellation.subject', { number, company: 'Adria Cars' });
  await openMail(page, origin, address, subject);
  expect((await page.locator('body').innerText()).replaceAll('\u00a0', ' ')).toContain(
    t('mail.cancellation.fee', { price: fee }),
  );
  expect(complaints).toEqual([]);
  await close();
});
