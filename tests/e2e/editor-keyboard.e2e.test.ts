import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import texts from '../../editor/locales/de.json' with { type: 'json' };
import schemas from '../../editor/locales/schemas/de.json' with { type: 'json' };
import { joinEnvironment } from './support/environment.ts';
import { openVisit } from './support/visit.ts';

const environment = joinEnvironment();
const SITE = 'adria';
const NAMES: Readonly<Record<string, string>> = schemas;
/** More presses of the Tab key than any screen of the editor takes. */
const MOST_TABS = 120;

/** Presses the Tab key until an element has the focus. @throws Error with what had it on the way */
async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const passed: string[] = [];
  for (let press = 0; press < MOST_TABS; press += 1) {
    const other = await wanted.evaluate((element) =>
      element === document.activeElement ? null : (document.activeElement?.outerHTML.slice(0, 80) ?? ''),
    );
    if (other === null) return;
    passed.push(other);
    await page.keyboard.press(key);
  }
  throw new Error(`the Tab key does not reach ${wanted.toString()}: ${[...new Set(passed)].join(' | ')}`);
}

// In a language of which the names of components and properties are translated too.
it('[EDIT-15] a home page is built from nothing to published by keyboard alone, and each step is announced', async () => {
  const window = { locale: 'de-DE', viewport: { width: 1440, height: 900 } };
  const { page, complaints, close } = await openVisit(environment.browser, window);
  const { keyboard } = page;
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await keyboard.press(key);
  };
  const canvas = page.frameLocator('iframe').first();
  const region = page.getByRole('region', { name: texts.canvas.title });
  const panel = page.locator('[data-panel]');
  const outline = page.getByRole('tree', { name: texts.outline.title });
  const origin = environment.demo.origin.replace('//', '//editor.');
  /** What the interface calls a component, or a property of one. */
  const named = (title: string) => NAMES[title] ?? title;
  const isFocused = (wanted: Locator) =>
    expect.poll(() => wanted.evaluate((element) => element === document.activeElement)).toBe(true);
  const isAnnounced = (text: string | RegExp) =>
    page.locator('[data-announcement]').filter({ hasText: text }).waitFor({ state: 'attached' });
  /** Waits until it is said which component is selected, and its position in its list. */
  const isAnnouncedAt = (title: string, position: number, count: number) =>
    isAnnounced(
      new RegExp(
        texts.announcements.place
          // Its first words follow the name.
          .replace('{{name}}', `${named(title)}.*`)
          .replace('{{position}}', String(position))
          .replace('{{count}}', String(count)),
      ),
    );
  /** The line of the outline that has the focus: a component, and its position in its list. */
  const isLineAt = async (title: string, position: number, count: number) => {
    const line = outline.locator(
      `[role=treeitem][aria-posinset="${position}"][aria-setsize="${count}"]:focus`,
    );
    await line.filter({ hasText: named(title) }).waitFor();
  };
  /** Finds something by its name, and does it. */
  const command = async (name: string) => {
    await press('Control+k');
    const search = page.getByRole('combobox', { name: texts.find.title });
    await isFocused(search);
    await keyboard.type(name);
    await page.getByRole('option', { name, exact: true, selected: true }).waitFor();
    await press('Enter');
    await search.waitFor({ state: 'detached' });
  };
  const insert = async (title: string, position: number, count: number) => {
    await command(named(title));
    await isAnnouncedAt(title, position, count);
  };
  /** Leaves a section: what is inserted then gets one of its own. */
  const leaveSection = async () => {
    await press('Escape', 'Escape', 'Escape');
    await isAnnounced(texts.announcements.nothingSelected);
  };
  const showIn = async (language: string, name: string) => {
    await command(name);
    await isAnnounced(texts.announcements.language.replace('{{language}}', name));
    await canvas.locator(`html[lang=${language}] main [data-node]`).first().waitFor();
  };
  /** Writes the text of the selected component where it stands, and goes on where the canvas is. */
  const write = async (text: string) => {
    await press('F2');
    await canvas.locator('[contenteditable]:focus').waitFor();
    await press('Control+a');
    await keyboard.type(text);
    await press('Control+Enter');
    await canvas.getByText(text).waitFor();
    await isFocused(region);
  };
  /** Types into a field of the properties. */
  const fill = async (title: string, text: string, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
    // Not by its role: a list that is open on the way hides all else from screen readers.
    const field = panel.locator('input, textarea').and(panel.getByLabel(named(title), { exact: true }));
    await tabTo(page, field, key);
    await keyboard.type(text);
    await expect.poll(() => field.inputValue()).toBe(text);
  };
  const showOutline = async () => {
    await command(texts.outline.title);
    await isFocused(page.getByRole('tab', { name: texts.outline.title, selected: true }));
    await press('Tab');
  };

  // An empty page, with a name in two languages.
  await page.goto(`${origin}/sign-in?account=marko@adria.example&to=/sites/${SITE}/pages`);
  await page.getByRole('table').waitFor();
  await tabTo(page, page.getByRole('button', { name: texts.pages.create, exact: true }));
  await press('Enter');
  const creating = page.getByRole('dialog', { name: texts.pages.create });
  const nameIn = (language: string) =>
    creating.getByRole('group', { name: language }).getByRole('textbox', { name: texts.naming.title });
  await nameIn('Hrvatski').waitFor();
  await isFocused(nameIn('Hrvatski'));
  await keyboard.type('Tipkovnica');
  await tabTo(page, nameIn('Deutsch'));
  await keyboard.type('Tastatur');
  await press('Enter');
  await page.waitForURL(`**/sites/${SITE}/pages/tipkovnica`);
  await canvas.locator('main').waitFor({ state: 'attached' });

  // A hero: heading, text, button.
  await insert('Paragraph', 1, 1);
  await write('Dobro došli');
  const level = panel.locator('[aria-haspopup=listbox]').and(panel.getByLabel(named('Element')));
  await tabTo(page, level);
  await press('Enter');
  await page.locator('[role=option]:focus').waitFor();
  await press('ArrowDown', 'Enter');
  await isAnnouncedAt('Heading', 1, 1);
  await isFocused(level);
  await showIn('de', 'Deutsch');
  await tabTo(page, region, 'Shift+Tab');
  await write('Willkommen');
  await showIn('hr', 'Hrvatski');
  await isFocused(region);
  await insert('Paragraph', 2, 2);
  await write('Automobilom po otocima');
  await insert('Button', 3, 3);
  await write('Pronađi automobil');

  // The search form and the offers, each in a section of its own.
  await leaveSection();
  await insert('Search form', 1, 1);
  await leaveSection();
  await insert('Offers', 1, 1);

  // A text with a picture beside it.
  await leaveSection();
  await insert('Row', 4, 4);
  await showOutline();
  await isLineAt('Row', 4, 4);
  await press('End');
  await isLineAt('Paragraph', 1, 1);
  await press('Delete');
  await isAnnouncedAt('Column', 2, 2);
  await isLineAt('Column', 2, 2);
  await insert('Image', 1, 1);
  await isLineAt('Image', 1, 1);
  await tabTo(page, panel.getByRole('button', { name: texts.panel.choosePicture }));
  await press('Enter');
  const picture = page.getByRole('group', { name: texts.panel.pictures }).getByRole('button').first();
  await picture.waitFor();
  await tabTo(page, picture);
  await press('Enter');
  await canvas.locator('main img[src*="/media/"]').last().waitFor();

  // The section is moved up, and back; its text is written.
  await showOutline();
  await isLineAt('Image', 1, 1);
  await press('Escape');
  await isLineAt('Column', 2, 2);
  await press('Escape');
  await isLineAt('Row', 4, 4);
  await press('Alt+ArrowUp');
  await isAnnouncedAt('Row', 3, 4);
  await isLineAt('Row', 3, 4);
  await press('Control+z');
  await isAnnouncedAt('Row', 4, 4);
  await isLineAt('Row', 4, 4);
  await press('ArrowDown');
  await isLineAt('Column', 1, 2);
  await press('ArrowDown');
  await isLineAt('Paragraph', 1, 1);
  await write('Trajektom do Hvara');
  await leaveSection();

  // What search engines show, in two languages.
  await fill('Title', 'Najam na otocima');
  await fill('Description', 'Automobil s obale i trajekt.');
  await showIn('de', 'Deutsch');
  await fill('Title', 'Mietwagen für Inseln', 'Shift+Tab');
  await fill('Description', 'Mit dem Wagen auf die Fähre.');

  // The checks, and what they leave.
  await command(texts.checks.title);
  await isFocused(page.getByRole('tab', { name: texts.checks.title, selected: true }));
  const checks = page.getByRole('tabpanel', { name: texts.checks.title });
  await expect.poll(() => checks.textContent()).toContain(named('Heading'));
  await tabTo(page, region);
  await press('Control+Shift+Enter');
  const question = page.getByRole('dialog');
  await question.waitFor();
  await tabTo(page, question.getByRole('button', { name: texts.publish.action, exact: true }));
  await press('Enter');
  await page.getByText(texts.publish.done).waitFor();

  const served = async (path: string) => {
    const response = await fetch(environment.demo.origin + path, {
      headers: { cookie: `demo-site=${SITE}` },
    });
    expect(response.status).toBe(200);
    return response.text();
  };
  const croatian = await served('/hr/tipkovnica');
  const parts = [
    /<h1[^>]*>Dobro došli<\/h1>/,
    /Automobilom po otocima/,
    /<a[^>]*>(?:<[^>]*>)*Pronađi automobil/,
    /<form[^>]*role="search"/,
    /popusta na najam/,
    /Trajektom do Hvara/,
    /<img[^>]*src="[^"]*\/media\//,
  ];
  const main = /<main[\s\S]*<\/main>/.exec(croatian)?.[0] ?? '';
  expect(main).toMatch(new RegExp(parts.map(({ source }) => source).join(String.raw`[\s\S]*`)));
  expect(croatian).toContain('<title>Najam na otocima');
  expect(croatian).toContain('content="Automobil s obale i trajekt."');
  const translated = await served('/de/tastatur');
  expect(translated).toMatch(/<h1[^>]*>Willkommen<\/h1>/);
  expect(translated).toContain('<title>Mietwagen für Inseln');
  expect(translated).toContain('content="Mit dem Wagen auf die Fähre."');
  expect(complaints.filter((text) => !text.includes('Blocked script execution'))).toEqual([]);
  await close();
  // Some three hundred keys, each awaited.
}, 120_000);
