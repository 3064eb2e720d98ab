import type { Page } from 'playwright';

/** Turns to the search form and waits for the fields that replace the served ones. */
export async function searchFormReady(page: Page): Promise<void> {
  await page.locator('main form[role="search"]').first().hover();
  await page.locator('main [data-field="pickUpPlaceId"]').waitFor();
}

/** What the search form sends of a field. */
export const searchValue = (page: Page, name: string): Promise<string> =>
  page.locator(`main form[role="search"] [name="${name}"]`).first().inputValue();

/** A date of the search form, `YYYY-MM-DD`, some days after the one it sends. */
export async function searchDateIn(page: Page, name: string, days: number): Promise<string> {
  const [month, day, year] = (await searchValue(page, name)).split('-');
  return new Date(Date.parse(`${year}-${month}-${day}`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Types a date into a field of the search form, and leaves it. */
export async function typeSearchDate(page: Page, name: string, date: string): Promise<void> {
  const field = page.locator(`main [data-field="${name}"]`);
  await field.focus();
  await field.fill(date);
  await field.press('Tab');
}

/** Finds a place by what is typed and chooses the first that is listed. */
export async function chooseSearchPlace(page: Page, text: string): Promise<void> {
  await page.locator('main [data-field="pickUpPlaceId"]').fill(text);
  await page.getByRole('listbox').getByRole('option').first().click();
}
