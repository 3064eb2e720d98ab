import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NATIVE_NAMES } from '../../src/runtime/text/languages.ts';
import { openStorybook, type Storybook } from './storybook.ts';

describe('the toolbar of Storybook', () => {
  let storybook: Storybook;

  beforeAll(async () => {
    storybook = await openStorybook('content-tabs--horizontal');
  });

  afterAll(() => storybook.close());

  it('[REG-11] offers all languages, every look, widths and kinds of visitors', async () => {
    const offered = await storybook.toolbar();
    expect([...(offered.language ?? [])].sort()).toEqual(Object.keys(NATIVE_NAMES).sort());
    expect(offered.language).toHaveLength(19);
    expect(offered.theme).toEqual(expect.arrayContaining(['andes', 'adria', 'caribe']));
    expect(offered.visitor).toEqual(['anonymous', 'customer', 'company', 'agency']);
    expect(offered.rendering).toEqual(['live', 'served', 'hydrated', 'without-scripts']);
    expect(offered.viewport).toEqual(['w360', 'w768', 'w1280', 'w1920']);
  });

  it('shows a component as served, and without scripts with all its contents', async () => {
    const { page } = storybook;
    const panels = page.frameLocator('#storybook-root iframe').locator('[data-reveal]');
    await storybook.choose({ rendering: 'without-scripts' });
    await expect.poll(() => panels.count()).toBe(3);
    for (const panel of await panels.all()) expect(await panel.isVisible()).toBe(true);
    await storybook.choose({ rendering: 'served' });
    await page.locator('iframe[title="Tabs as served"]').waitFor();
    await expect
      .poll(() => panels.evaluateAll((all) => all.filter((one) => one.checkVisibility()).length))
      .toBe(1);
  });

  it('[REG-13] starts the islands of served HTML by the loader of the site, when somebody turns to them', async () => {
    const { page } = storybook;
    await storybook.choose({ rendering: 'hydrated' });
    const host = page.locator('#storybook-root [data-island]');
    await host.waitFor();
    expect(await host.getAttribute('data-hydrated')).toBeNull();
    await page.getByText('Fuel').first().click();
    await expect.poll(() => host.getAttribute('data-hydrated')).toBe('true');
    expect(await page.getByRole('tab', { name: 'Fuel' }).getAttribute('aria-selected')).toBe('true');
    await storybook.choose({ rendering: 'live' });
  });

  it('[REG-11] shows prices as a kind of visitor gets them, and texts of examples in German', async () => {
    const { page } = storybook;
    await storybook.choose({ language: 'de' });
    expect(await page.getByRole('tab', { name: 'Kraftstoff' }).count()).toBe(1);
    await storybook.choose({ language: 'en-US' });
    await storybook.show('screen-search-results--cards', 'andes');
    const prices = () => page.locator('#storybook-root [data-offer] strong').allTextContents();
    const forEverybody = await prices();
    expect(forEverybody.length).toBeGreaterThan(3);
    await storybook.choose({ visitor: 'customer' });
    const forCustomers = await prices();
    expect(forCustomers).toHaveLength(forEverybody.length);
    expect(forCustomers.filter((price) => forEverybody.includes(price))).toEqual([]);
    await storybook.choose({ visitor: 'company' });
    expect((await prices()).filter((price) => forCustomers.includes(price))).toEqual([]);
    // An agency sees the price for its customers, and in the details what it earns.
    const root = page.locator('#storybook-root');
    expect(await root.textContent()).not.toContain('Commission');
    await storybook.choose({ visitor: 'agency' });
    expect(await prices()).toEqual(forEverybody);
    expect(await root.textContent()).toContain('Commission');
    expect(storybook.complaints).toEqual([]);
  });

  it('says on the canvas which values the schema refuses and why, with the component as a page shows it', async () => {
    const { page } = storybook;
    const story = 'content-tabs--horizontal';
    await storybook.show(story, 'andes');
    const refused = page.locator('#storybook-root [role=status]', { hasText: 'Refused by the schema' });
    const tabs = page.locator('#storybook-root [role=tablist]');
    expect(await refused.count()).toBe(0);
    await storybook.setArgs(story, { orientation: 'diagonal', headingLevel: 9 });
    expect((await refused.locator('li').allTextContents()).sort()).toEqual([
      expect.stringMatching(/^headingLevel must be .*: 2, 3, 4, 5, 6$/),
      expect.stringMatching(/^orientation must be .*: horizontal, vertical$/),
    ]);
    expect(await tabs.count()).toBe(1);
    await storybook.setArgs(story, { orientation: 'vertical', headingLevel: 3 });
    expect(await refused.count()).toBe(0);
    expect(await tabs.getAttribute('aria-orientation')).toBe('vertical');
    expect(storybook.complaints).toEqual([]);
  });

  it('lets a picture be chosen by its looks, describes controls in German, and finds by what others say', async () => {
    const { page } = storybook;
    const story = '/index.html?path=/story/content-image--landscape&globals=language:de';
    await page.goto(new URL(story, page.url()).href);
    const shown = page.frameLocator('#storybook-preview-iframe').locator('#storybook-root img');
    await shown.waitFor();
    await page.getByText('Das Bild und was es zeigt.').waitFor();
    await page.getByRole('tab', { name: 'Bilder' }).click();
    const picture = page.getByRole('button', { name: 'interlude-bay', exact: true });
    expect(
      await picture.locator('img').evaluate((image: HTMLImageElement) => image.decode().then(() => true)),
    ).toBe(true);
    await picture.click();
    await expect.poll(() => shown.getAttribute('src')).toContain('/media/adria/interlude-bay');
    await expect.poll(() => picture.getAttribute('aria-pressed')).toBe('true');
    await page.locator('#storybook-explorer-searchfield').fill('FAQ');
    await page
      .getByRole('option', { name: /Accordion/ })
      .first()
      .waitFor();
  });
});
