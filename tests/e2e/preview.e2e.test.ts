import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { joinEnvironment } from './support/environment.ts';
import { openVisit, violationsOf } from './support/visit.ts';

const environment = joinEnvironment();

const editorOrigin = () => environment.demo.origin.replace('//', '//editor.');
const siteOrigin = () => environment.demo.origin.replace('//', '//adria.');

/** All that a site stores with a visitor. */
const stored = async (page: Page) => [
  (await page.context().cookies(siteOrigin())).map(({ name, value }) => `${name}=${value}`).toSorted(),
  await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
];

const openEditor = () =>
  openVisit(environment.browser, { locale: 'en-US', viewport: { width: 1440, height: 900 } });

it('[PAGE-16] an operator shares a draft in a booking situation, and it leaves nothing with its reader', async () => {
  const { page, close } = await openEditor();
  await page.goto(`${editorOrigin()}/sign-in?account=marko@adria.example&to=/sites/adria/pages/search`);
  const canvas = page.frameLocator('iframe').first();
  await canvas.locator('main').waitFor();

  await page.getByRole('button', { name: 'Booking situation' }).click();
  await page.getByRole('option', { name: 'One car left' }).click();
  await canvas.getByRole('heading', { name: 'Kamiq' }).waitFor();

  await page.getByRole('button', { name: 'Booking situation' }).click();
  await page.getByRole('option', { name: 'All situations side by side' }).click();
  const cell = page.getByRole('listitem').filter({ hasText: 'Sold out' });
  await cell.getByRole('button', { name: 'Open' }).click();
  await page
    .getByRole('button', { name: /Booking situation/ })
    .filter({ hasText: 'Sold out' })
    .waitFor();

  await page.getByRole('button', { name: 'Share the draft' }).click();
  await page.getByRole('button', { name: 'Shows' }).click();
  await page.getByRole('option', { name: 'All pages of the site' }).click();
  await page.getByRole('button', { name: 'Create link' }).click();
  const url = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  expect(await violationsOf(page)).toEqual([]);

  const reader = await openVisit(
    environment.browser,
    { locale: 'de' },
    ({ search }) => search === '?preview',
  );
  await reader.page.goto(`${siteOrigin()}/de/`);
  await reader.page.waitForFunction(() => 'language' in localStorage);
  const before = await stored(reader.page);
  await reader.page.goto(url);
  const bar = reader.page.locator('[data-preview-bar]');
  await bar.waitFor();
  expect(await violationsOf(reader.page)).toEqual([]);
  const language = await reader.page.locator('html').getAttribute('lang');
  // By the menu to another page, in the preview and in its language.
  await reader.page.locator('header a[href]').first().click();
  await bar.waitFor();
  expect(await reader.page.locator('html').getAttribute('lang')).toBe(language);
  expect(await bar.getAttribute('data-preview-bar')).toBe('draft');
  const draft = reader.page.url();
  await bar.getByRole('link').last().click();
  await reader.page.waitForURL((address) => !address.search.includes('preview'));
  expect(await bar.count()).toBe(0);
  await reader.page.goto(`${siteOrigin()}/de/`);
  expect(await stored(reader.page)).toEqual(before);

  // Whoever comes back has no right to it any more, and after a revocation nobody has.
  expect((await reader.page.goto(draft))?.status()).toBe(401);
  expect((await reader.page.goto(url))?.status()).toBe(200);
  const link = page.getByRole('listitem').filter({ hasText: 'Sold out' });
  await link.getByRole('button', { name: 'Revoke' }).click();
  await link.waitFor({ state: 'detached' });
  expect((await reader.page.reload())?.status()).toBe(401);
  expect(reader.complaints).toEqual([]);
  await reader.close();
  await close();
});
