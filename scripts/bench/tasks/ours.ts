import type { Locator, Page } from 'playwright';
import type { Hand } from './hand.ts';

/** What an operator wants done, in the words of the table. */
export const TASKS = [
  'change the text of the hero in two languages',
  'add a section and fill in its heading',
  'move the last section to the top by mouse',
  'move the last section to the top by keyboard',
  'hide a section on phones',
  'swap a picture',
  'make an offers page with a menu entry',
  'publish a page without warnings',
  'roll back',
] as const;
export type Task = (typeof TASKS)[number];

/** Does a task from the page where it begins; rejects where its result is not there. */
export type Doing = (page: Page, hand: Hand) => Promise<void>;

const canvas = (page: Page) => page.frameLocator('iframe').first();
const main = (page: Page) => canvas(page).locator('main');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const seen = (target: Locator) => target.first().waitFor();
/** Lines of the outline that stand for sections. */
const sectionRows = (page: Page) => page.locator('[role=treeitem][aria-level="1"]');

const moved = async (page: Page, name: string) => {
  await page.waitForFunction(
    (wanted) =>
      document.querySelector('[role=treeitem][aria-level="1"]')?.getAttribute('data-row') === wanted,
    name,
  );
};
const lastSection = async (page: Page): Promise<string> =>
  (await sectionRows(page).last().getAttribute('data-row')) ?? '';
const more = (page: Page) => page.getByRole('button', { name: 'More', exact: true });

/** How each task is done in this editor, with the fewest inputs. */
export const OURS: Readonly<Record<Task, Doing>> = {
  async 'change the text of the hero in two languages'(page, hand) {
    await hand.press(main(page).locator('h1'));
    await hand.key('F2');
    await hand.type('Primero');
    await hand.key('Control+Enter');
    await hand.key('Control+Shift+L');
    await page.waitForURL(/language=/);
    // The canvas in the other language.
    await page.waitForTimeout(3000);
    await hand.key('F2');
    await hand.type('Segundo');
    await seen(main(page).getByText('Segundo'));
  },
  async 'add a section and fill in its heading'(page, hand) {
    await hand.press(page.getByRole('tab', { name: 'Add' }));
    await hand.press(button(page, /^Call to action/));
    // Its heading is written at once.
    await seen(main(page).locator('[contenteditable]:focus'));
    await hand.type('Nueva sección');
    await seen(main(page).getByText('Nueva sección'));
  },
  async 'move the last section to the top by mouse'(page, hand) {
    const last = await lastSection(page);
    await hand.drag(sectionRows(page).last(), sectionRows(page).first());
    await moved(page, last);
  },
  async 'move the last section to the top by keyboard'(page, hand) {
    const last = await lastSection(page);
    await hand.press(sectionRows(page).last());
    await hand.key('Alt+Shift+ArrowUp');
    await moved(page, last);
  },
  async 'hide a section on phones'(page, hand) {
    await hand.press(sectionRows(page).last());
    await hand.press(more(page));
    await hand.press(page.getByRole('menuitemradio', { name: 'Tablets and computers' }));
  },
  async 'swap a picture'(page, hand) {
    // The first one lies below the texts of the hero.
    await hand.press(main(page).locator('img').nth(1));
    await hand.press(button(page, 'Change picture'));
    await hand.press(page.locator('[data-panel] button[aria-pressed=false]').first());
  },
  async 'make an offers page with a menu entry'(page, hand) {
    await hand.press(button(page, 'New page'));
    await hand.press(page.getByText('Offers', { exact: true }));
    await hand.press(button(page, 'Not in a menu'));
    await hand.press(page.getByRole('option', { name: 'Menú principal' }));
    await hand.press(button(page, 'Create page'));
    await page.waitForURL(/pages\/ofertas/);
  },
  async 'publish a page without warnings'(page, hand) {
    // Something to publish, which is not counted.
    await sectionRows(page).last().click();
    await page.keyboard.press('Alt+ArrowUp');
    await seen(page.getByRole('status').filter({ hasText: /^Saved$/ }));
    await page.waitForTimeout(2000);
    await hand.press(page.getByRole('button', { name: 'Publish', exact: true }));
    await seen(page.getByText('Published: visitors see it now.'));
  },
  async 'roll back'(page, hand) {
    await hand.press(button(page, 'More for this page'));
    await hand.press(page.getByRole('menuitem', { name: 'Versions and changes' }));
    await hand.press(page.getByRole('dialog').getByRole('button', { name: /^Version 1\b/ }));
    await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Publish this version again' }));
    await seen(page.getByText(/Visitors see version 1 again/));
  },
};
