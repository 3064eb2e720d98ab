import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { STILL_CLOCK } from './support/demo-server.ts';
import { joinEnvironment } from './support/environment.ts';
import { listenTo, type Spoken } from './support/spoken.ts';
import { openVisit } from './support/visit.ts';
import { checkoutReady, fillForm, guest, termsBox } from './support/visitor.ts';

const environment = joinEnvironment('still');

/** More stops than the search form or the checkout has. */
const MOST_STOPS = 60;

/** Presses Tab until the focus is on an element, and listens at each stop. @throws Error when Tab does not lead there */
async function tabTo(page: Page, spoken: Spoken, selector: string): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await spoken.press('Tab');
    await spoken.announcements();
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

/** Puts the keyboard before an element, as if the visitor had come from above it. */
const startBefore = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const mark = document.createElement('span');
      mark.tabIndex = -1;
      element.before(mark);
      mark.focus();
      mark.addEventListener('blur', () => mark.remove(), { once: true });
    });

it('a search and a booking are told to who does not see them as the transcript has it', async () => {
  const visit = await openVisit(environment.browser, {
    locale: 'en-GB',
    viewport: { width: 1280, height: 900 },
  });
  const { page } = visit;
  // The clock of the browser, as that of the demo.
  await page.clock.setFixedTime(new Date(STILL_CLOCK));
  const spoken = await listenTo(page);
  await page.goto(`${environment.demo.siteOrigin('adria')}/en-GB/`);
  await spoken.page();

  spoken.note('the search form');
  await page.locator('main form[role="search"]').first().hover();
  await page.locator('main [data-field="pickUpPlaceId"]').waitFor();
  await startBefore(page, 'main form[role="search"]');
  await tabTo(page, spoken, '[data-field="pickUpPlaceId"]');
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await spoken.press(key);
  await spoken.announcements();
  await tabTo(page, spoken, 'main form[role="search"] button[type="submit"]');
  await page.keyboard.press('Enter');
  await page.waitForURL(/[?&]pickUpPlaceId=/);
  await page.locator('[data-offer]').first().waitFor();

  spoken.note('the results');
  await spoken.page();
  await startBefore(page, 'main [data-results]');
  await tabTo(page, spoken, '[data-offer] a[href*="modelId="]');
  await spoken.press('Tab');
  await page.keyboard.press('Enter');
  await page.locator('[data-details-of]:not([hidden])').waitFor();
  spoken.note('the details are open');
  await tabTo(page, spoken, '[data-details-of] a[href*="modelId="]');
  await page.keyboard.press('Enter');
  await page.waitForURL(/[?&]modelId=/);
  await checkoutReady(page);

  spoken.note('the checkout');
  await spoken.page();
  await startBefore(page, '#checkout-form');
  await tabTo(page, spoken, '#checkout-form button[type="submit"]');
  spoken.note('it is sent empty');
  await spoken.press('Enter');
  await spoken.announcements();
  spoken.note('it is filled in and sent');
  await fillForm(page, guest('spoken@example.com'));
  await termsBox(page).check();
  await page.locator('#checkout-form button[type="submit"]').focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/bookingId=/);
  await page.locator('main h1').waitFor();
  spoken.note('the booking');
  await spoken.page();
  await visit.close();
  await expect(spoken.text()).toMatchFileSnapshot('transcripts/booking.en-GB.txt');
});
