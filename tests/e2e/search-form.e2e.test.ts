import { expect, it } from 'vitest';
import { joinEnvironment } from './support/environment.ts';
import { openVisit } from './support/visit.ts';

const environment = joinEnvironment();

it('a visitor who presses a place while its list arrives sees the list, also after letting go', async () => {
  const { page, complaints, close } = await openVisit(environment.browser, { locale: 'en-US' });
  let arrive = () => {};
  const arrives = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/place-combo-box-*.js', async (route) => {
    await arrives;
    await route.continue();
  });
  await page.goto(`${environment.demo.siteOrigin('caribe')}/en-US/`);
  await page.locator('main form[role="search"]').first().hover();
  const field = page.locator('main [data-field="pickUpPlaceId"]');
  await field.waitFor();
  const served = await field.elementHandle();
  await field.hover();
  await page.mouse.down();
  arrive();
  await expect.poll(() => served?.evaluate((element) => element.isConnected)).toBe(false);
  await page.mouse.up();
  await page.getByRole('listbox').waitFor();
  // It is there to stay.
  await page.getByRole('option').first().click();
  await page.getByRole('listbox').waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await close();
});
