import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { joinEnvironment } from './support/environment.ts';
import { openVisit, violationsOf } from './support/visit.ts';

const environment = joinEnvironment();

/** Opens an address of the editor as an account of the demo. */
async function openAs(account: string, path: string) {
  const visit = await openVisit(environment.browser, {
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
  });
  const origin = environment.demo.origin.replace('//', '//editor.');
  await visit.page.goto(`${origin}/sign-in?account=${account}&to=${encodeURIComponent(path)}`);
  await visit.page.waitForURL(`**${path}`);
  return visit;
}

const saved = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: /^Saved$/ })
    .waitFor();

it('[EDIT-14] the settings of a page are edited where nothing is selected, and are seen on the canvas', async () => {
  const { page, complaints, close } = await openAs('valeria@andes.example', '/sites/andes/pages/conditions');
  const canvas = page.frameLocator('iframe[title="The page as visitors see it"]');
  const panel = page.getByRole('region', { name: 'Properties' });
  const heading = canvas.locator('h1').first();
  const breadcrumb = canvas.locator('main > nav');
  await heading.waitFor();
  await breadcrumb.waitFor();
  const scrolled = () => canvas.locator('html').evaluate((html) => html.scrollTop);
  await canvas.locator('html').evaluate((html) => {
    html.scrollTop = 200;
  });
  await panel.getByRole('switch', { name: 'Breadcrumb' }).press('Space');
  await breadcrumb.waitFor({ state: 'detached' });
  expect(await scrolled()).toBe(200);

  await panel.getByRole('textbox', { name: 'Title' }).fill('Short');
  await panel.getByText('5 characters; there is room for 60.').waitFor();
  expect(await panel.getByRole('figure').innerText()).toContain('Short');

  await panel.getByText('Page CSS').first().press('Enter');
  await panel.getByRole('textbox', { name: 'Page CSS' }).fill('h1 { letter-spacing: 3px !important }');
  await expect.poll(() => heading.evaluate((h1) => getComputedStyle(h1).letterSpacing)).toBe('3px');

  while (await page.getByRole('button', { name: 'Undo' }).isEnabled())
    await page.getByRole('button', { name: 'Undo' }).click();
  await breadcrumb.waitFor();
  await saved(page);
  // The rows of the outline are not part of the panel.
  expect((await violationsOf(page)).filter((violation) => !violation.includes('data-row='))).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

it('[EDIT-14] the theme is shown on the home page while it is edited, its contrast is checked, and visitors get it once published', async () => {
  const { page, complaints, close } = await openAs('valeria@andes.example', '/sites/andes/settings/theme');
  const home = page.frameLocator('iframe');
  const variable = (name: string) =>
    home.locator('html').evaluate((html, of) => getComputedStyle(html).getPropertyValue(of), name);
  await home.locator('h1').first().waitFor();
  await page.getByRole('textbox', { name: 'Ink as a hexadecimal value' }).fill('#cccccc');
  await page.getByText(/^Contrast: \d+ pairs? fail/).waitFor();
  const said = await page
    .getByText(/^Visitors see #/)
    .first()
    .textContent();
  await expect.poll(async () => `Visitors see ${await variable('--ink')} on #f7f5f1`).toBe(said);
  await page
    .getByRole('button', { name: /^Use #/ })
    .first()
    .press('Enter');
  await page.getByText('Contrast: all pairs pass').waitFor();
  await page.getByText('Unpublished changes').waitFor();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  // What visitors have is stored again, as another version.
  await page.getByText('Published', { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: 'Publish' }).isDisabled()).toBe(true);

  const width = page.getByRole('textbox', { name: 'Content width' });
  const before = await width.inputValue();
  const served = async () => {
    const visitor = await environment.browser.newPage();
    await visitor.goto(`${environment.demo.siteOrigin('andes')}/es-AR/`);
    const shown = await visitor.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--box-width'),
    );
    await visitor.close();
    return shown;
  };
  const publish = async () => {
    await page.getByRole('button', { name: 'Publish' }).press('Enter');
    await page.getByText('Published: visitors see it now.').first().waitFor();
  };
  await width.fill('1234');
  await expect.poll(() => variable('--box-width')).toBe('1234px');
  await publish();
  await expect.poll(served).toBe('1234px');
  await width.fill(before);
  await publish();
  // The message of the first time may still be shown.
  await expect.poll(served).toBe(`${before}px`);
  expect(await violationsOf(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

it('[EDIT-14] the header is shown on the home page while it is edited, as far as it was stored', async () => {
  const { page, complaints, close } = await openAs('valeria@andes.example', '/sites/andes/settings/header');
  const header = page.frameLocator('iframe').locator('[data-site-header]');
  const layout = page.getByRole('radiogroup', { name: 'Layout' });
  const shown = () => header.getAttribute('data-layout');
  await header.waitFor();
  expect(await shown()).toBe('overlay');
  await layout.getByText('Centered').click();
  await expect.poll(shown).toBe('centered');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(shown).toBe('overlay');
  await saved(page);
  // Of a menu as well, with what was stored meanwhile and all components of the page.
  await page.getByRole('link', { name: 'Menú principal' }).click();
  await page.getByRole('group', { name: /^Entries/ }).waitFor();
  await page.frameLocator('iframe').locator('main form').first().waitFor();
  await expect.poll(shown).toBe('overlay');
  expect(await page.frameLocator('iframe').locator('main [data-placeholder]').count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

it('an earlier version of settings is compared with the draft, and made the draft', async () => {
  // Those of Andes are edited by another journey.
  const { page, complaints, close } = await openAs('petra@adria.example', '/sites/adria/settings/seo');
  const title = page.getByRole('textbox', { name: 'Title' }).first();
  const before = await title.inputValue();
  await title.fill('Another title');
  await saved(page);
  await page.getByRole('button', { name: 'Versions and changes' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Versions and changes' });
  await dialog.getByText('1 change since in the draft').waitFor();
  await dialog.getByText('Another title').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Make this the draft' }).press('Enter');
  await page.getByText('This version is the draft now.').waitFor();
  await expect.poll(() => title.inputValue()).toBe(before);
  await saved(page);
  expect(complaints).toEqual([]);
  await close();
});

it('settings of the booking flow are drafted by editors and not published by them', async () => {
  const { page, complaints, close } = await openAs(
    'lucia@andes.example',
    '/sites/andes/settings/bookingConfiguration',
  );
  const age = page.getByRole('textbox', { name: 'Least age', exact: true });
  const before = await age.inputValue();
  await page.getByText('an administrator publishes them').waitFor();
  expect(await page.getByRole('button', { name: 'Publish' }).count()).toBe(0);
  await age.fill('many');
  await page.getByText('1 value to mend').waitFor();
  await page.getByText('This must be a whole number.').waitFor();
  await page.keyboard.press('Control+z');
  expect(await age.inputValue()).toBe(before);
  await saved(page);
  expect(await violationsOf(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

/** The settings that each site has once. */
const SETTINGS = [
  'Theme',
  'Header',
  'Booking flow',
  'Rental rules',
  'Languages and formats',
  'Search engines',
  'Scripts',
  'Platform',
];

it('all settings can be opened, and those that a site has none of so far are stored', async () => {
  const { page, complaints, close } = await openAs('valeria@andes.example', '/sites/andes/settings/theme');
  const entries = page.getByRole('navigation', { name: 'Site settings' }).getByRole('link');
  for (const name of SETTINGS) {
    await entries.filter({ hasText: name }).click();
    await page.getByRole('heading', { name, level: 1 }).waitFor();
  }
  await entries.filter({ hasText: 'Scripts' }).click();
  await page.getByRole('heading', { name: 'Scripts', level: 1 }).waitFor();
  const publish = page.getByRole('button', { name: 'Publish' });
  expect(await publish.isEnabled()).toBe(false);
  await page.getByRole('button', { name: 'Add' }).first().click();
  await saved(page);
  // Only what was stored has versions.
  await page.getByRole('button', { name: 'Versions and changes' }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});
