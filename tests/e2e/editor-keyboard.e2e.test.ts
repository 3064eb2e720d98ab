import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import english from '../../editor/locales/en.json' with { type: 'json' };
import german from '../../editor/locales/de.json' with { type: 'json' };
import { joinEnvironment } from './support/environment.ts';
import { openVisit } from './support/visit.ts';

const environment = joinEnvironment();
const SITE = 'adria';
/** More presses of the Tab key than any screen of the editor takes. */
const MOST_TABS = 120;

/** Presses the Tab key until what has the focus has a name. @throws Error with the names that were passed */
async function tabTo(page: Page, name: string): Promise<void> {
  const passed: string[] = [];
  for (let press = 0; press < MOST_TABS; press += 1) {
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      return (element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim();
    });
    if (focused === name) return;
    passed.push(focused);
    await page.keyboard.press('Tab');
  }
  throw new Error(`the Tab key does not reach "${name}": ${[...new Set(passed)].join(' | ')}`);
}

it.each([
  {
    locale: 'en-US',
    texts: english,
    slug: 'keyboard-page',
    of: 'of',
    names: { text: 'Paragraph', image: 'Image' },
  },
  {
    locale: 'de-DE',
    texts: german,
    slug: 'tastatur-seite',
    of: 'von',
    names: { text: 'Text', image: 'Bild' },
  },
])(
  '[EDIT-15] a page is composed, translated and published by keyboard alone, and each step is announced: $locale',
  async ({ locale, texts, slug, of, names }) => {
    const window = { locale, viewport: { width: 1440, height: 900 } };
    const { page, complaints, close } = await openVisit(environment.browser, window);
    const { keyboard } = page;
    const canvas = page.frameLocator('iframe').first();
    const origin = environment.demo.origin.replace('//', '//editor.');
    const announced = (text: string | RegExp) =>
      page.locator('[data-announcement]').filter({ hasText: text }).waitFor({ state: 'attached' });
    /** Finds something by its name, and does it. */
    const command = async (name: string) => {
      await keyboard.press('Control+k');
      await page.getByRole('combobox', { name: texts.find.title }).waitFor();
      await keyboard.type(name);
      await page.getByRole('option', { name, exact: true, selected: true }).waitFor();
      await keyboard.press('Enter');
      await page.getByRole('combobox', { name: texts.find.title }).waitFor({ state: 'detached' });
    };
    /** Writes the text of the selected component where it stands. */
    const write = async (language: string, text: string) => {
      await canvas.locator(`html[lang=${language}] main > [data-node]:not([data-placeholder])`).waitFor();
      await keyboard.press('F2');
      await canvas.locator('[contenteditable]:focus').waitFor();
      await keyboard.press('Control+a');
      await keyboard.type(text);
      await keyboard.press('Control+Enter');
      await canvas.getByText(text).waitFor();
    };

    await page.goto(`${origin}/sign-in?account=marko@adria.example&to=/sites/${SITE}/pages`);
    await page.getByRole('table').waitFor();
    await tabTo(page, texts.pages.create);
    await keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await keyboard.type(slug);
    await keyboard.press('Enter');
    await page.waitForURL(`**/sites/${SITE}/pages/${slug}`);
    await canvas.locator('main').waitFor({ state: 'attached' });

    await command(names.text);
    await announced(`${names.text}, 1 ${of} 1.`);
    await write('hr', 'Dobro došli');
    await command('Deutsch');
    await write('de', 'Willkommen');
    await command('Hrvatski');
    await canvas.locator('html[lang=hr]').getByText('Dobro došli').waitFor();
    await command(names.image);
    await announced(`${names.image}, 2 ${of} 2.`);
    await tabTo(page, texts.panel.choosePicture);
    await keyboard.press('Enter');
    const pictures = page.getByRole('group', { name: texts.panel.pictures }).getByRole('button');
    await tabTo(page, (await pictures.first().getAttribute('aria-label')) ?? '');
    await keyboard.press('Enter');
    await canvas.locator('main img').waitFor();
    await keyboard.press('Alt+ArrowUp');
    await announced(`${names.image}, 1 ${of} 2.`);
    await keyboard.press('Control+z');
    await announced(`${names.image}, 2 ${of} 2.`);

    await command(texts.checks.title);
    await page.getByRole('tab', { name: texts.checks.title, selected: true }).waitFor();
    // The checks have seen the new picture.
    const publish = page.getByRole('button', { name: texts.publish.action, exact: true });
    await expect.poll(() => publish.isEnabled(), { timeout: 10_000 }).toBe(true);
    await keyboard.press('Control+Shift+Enter');
    const question = page.getByRole('dialog');
    await question.waitFor();
    await tabTo(page, texts.publish.action);
    await keyboard.press('Enter');
    await page.getByText(texts.publish.done).waitFor();
    const headers = { cookie: `demo-site=${SITE}` };
    const served = await fetch(`${environment.demo.origin}/hr/${slug}`, { headers });
    const html = await served.text();
    expect(html).toContain('Dobro došli');
    expect(html).toMatch(/<main[^>]*>.*<img/s);
    expect(complaints.filter((text) => !text.includes('Blocked script execution'))).toEqual([]);
    await close();
  },
);
