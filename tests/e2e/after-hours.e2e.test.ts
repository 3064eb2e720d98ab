import { expect, it } from 'vitest';
import { joinEnvironment } from './support/environment.ts';
import { chooseSearchPlace, searchFormReady } from './support/search-form.ts';
import { openVisit } from './support/visit.ts';
import { bookButton, checkoutReady, fillForm, guest, termsBox } from './support/visitor.ts';

const environment = joinEnvironment();

const digitsOf = (text: string) => Number(text.replaceAll(/\D/g, ''));

it('[SCHED-15] a return outside the hours costs what the list of times said, from the results to the booking', async () => {
  const visit = await openVisit(environment.browser, {
    locale: 'en-US',
    viewport: { width: 1280, height: 900 },
  });
  const { page, complaints } = visit;
  await page.goto(`${environment.demo.siteOrigin('andes')}/en-US/`);
  await searchFormReady(page);
  await chooseSearchPlace(page, 'Bariloche');
  const times = page.locator('main select[data-field="hourTo"]');
  const late = times.locator('option', { hasText: 'after hours' }).last();
  const told = (await late.textContent()) ?? '';
  const fee = digitsOf(told.split('+')[1] ?? '');
  expect(fee).toBeGreaterThan(0);

  /** The total of the first car for a return at a time. */
  const totalFor = async (time: string) => {
    await times.selectOption(time);
    await page.locator('main form[role="search"] button[type="submit"]').click();
    await page.waitForURL((url) => url.searchParams.get('hourTo') === time);
    const total = page.locator('[data-offer] [data-total]').first();
    return digitsOf((await total.textContent()) ?? '');
  };
  const lateTime = (await late.getAttribute('value')) ?? '';
  const total = await totalFor(lateTime);
  await page.locator('a[href*="modelId="][href*="paymentMethodId"]').first().click();
  await checkoutReady(page);
  const lineOf = (text: string) =>
    page.locator('dt', { hasText: text }).locator('xpath=following-sibling::dd[1]');
  expect(digitsOf((await lineOf('Return after hours').first().textContent()) ?? '')).toBe(fee);
  expect(await lineOf('Pick-up after hours').count()).toBe(0);
  expect(digitsOf((await page.locator('aside dd[data-total]').textContent()) ?? '')).toBe(total);

  await fillForm(page, guest('after-hours@example.com'));
  await termsBox(page).check();
  await bookButton(page).last().click();
  await page.waitForURL(/bookingId=/);
  expect(digitsOf((await lineOf('Return after hours').first().textContent()) ?? '')).toBe(fee);
  expect(digitsOf((await page.locator('dd[data-total]').first().textContent()) ?? '')).toBe(total);
  expect(complaints).toEqual([]);
  await visit.close();
});
