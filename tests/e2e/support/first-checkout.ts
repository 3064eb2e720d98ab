import type { Page } from 'playwright';

/** The address of the search that the form of a page makes as it is served. */
const firstSearch = () => {
  const form = document.querySelector<HTMLFormElement>('main form');
  if (!form) throw new Error('the page has no search form');
  return `${form.action}?${new URLSearchParams(new FormData(form) as unknown as Record<string, string>)}`;
};

/** The address of the checkout of the first car that a site finds for its default trip. */
export async function firstCheckout(page: Page, siteOrigin: string): Promise<string> {
  await page.goto(siteOrigin);
  await page.goto(await page.evaluate(firstSearch));
  const href = await page.locator('a[href*="modelId="]').first().getAttribute('href');
  return new URL(href ?? '', page.url()).href;
}
