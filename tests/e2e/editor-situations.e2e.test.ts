import type { Locator } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EditorTab, openEditorTab } from './support/editing.ts';
import { joinEnvironment } from './support/environment.ts';
import { focusOf } from './support/focus.ts';

const environment = joinEnvironment();

let tab: EditorTab;
beforeAll(async () => {
  tab = await openEditorTab(environment, { site: 'caribe', account: 'rafael@caribe.example' });
}, 60_000);
afterAll(async () => {
  expect(tab.complaints.filter((text) => !text.includes('Blocked script execution'))).toEqual([]);
  await tab.close();
});

describe('the canvas', () => {
  const main = () => tab.canvas.locator('main');
  const loading = () => main().locator('[aria-busy=true]').first();
  const openScreen = async (screen: string) => {
    await tab.open(`/pages/${screen}`);
    await main().waitFor();
  };
  const choose = async (situation: string) => {
    await tab.page.getByRole('button', { name: /Booking situation$/ }).click();
    await tab.page.getByRole('option', { name: situation, exact: true }).click();
  };

  it.each<[screen: string, situations: [situation: string, seen: () => Locator | string][]]>([
    [
      'search',
      [
        ['Slow answers', loading],
        ['Return in another city', () => main().locator('article a[data-book]').first()],
        ['Another currency', () => 'Prices in DOP'],
        ['Sold out', () => 'No car is free at this place'],
        ['Nothing answers', () => 'The search did not work'],
      ],
    ],
    [
      'checkout',
      [
        ['Slow answers', loading],
        ['First visit', () => 'No car has been chosen yet'],
        ['Return in another city', () => 'Book your car'],
        ['Sold out', () => 'This car is no longer free'],
        ['Nothing answers', () => 'Something went wrong'],
      ],
    ],
    [
      'booking-success',
      [
        ['Slow answers', loading],
        ['Return in another city', () => 'Your car is booked'],
        ['Nothing answers', () => 'Something went wrong'],
      ],
    ],
  ])(
    '[EDIT-10] shows %s loading, with results, empty and failing, with samples',
    async (screen, situations) => {
      await openScreen(screen);
      for (const [situation, seen] of situations) {
        await choose(situation);
        const wanted = seen();
        await (typeof wanted === 'string' ? main().getByText(wanted).first() : wanted).waitFor();
      }
    },
  );

  it('[EDIT-10] shows the checkout as each kind of visitor sees it', async () => {
    await openScreen('checkout');
    const seen = new Set<string>();
    for (const visitor of [
      'Return in another city',
      'Signed-in customer',
      'Company with an agreement',
      'Travel agency',
    ]) {
      await choose(visitor);
      await main().getByText('Book your car').first().waitFor();
      await expect.poll(async () => seen.has(await main().innerText()), { message: visitor }).toBe(false);
      seen.add(await main().innerText());
    }
    expect(seen.size).toBe(4);
  });
});

/** More stops than a view has until the first one comes again. */
const MOST_STOPS = 160;

it('[EDIT-15] the focus of the keyboard is seen at every stop of the main views', async () => {
  const { page, canvas, open } = tab;
  const unseen: string[] = [];
  /** Tabs once around a view. */
  const walk = async (view: string) => {
    const passed = new Set<string>();
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      await page.keyboard.press('Tab');
      const { html, shown, isVisible } = await focusOf(page);
      // The window itself has no mark.
      if (html.startsWith('<body')) continue;
      if (passed.has(html)) break;
      passed.add(html);
      if (!isVisible) unseen.push(`${view}: ${shown}`);
    }
    expect(passed.size, view).toBeGreaterThan(10);
  };
  await open('/pages');
  await page.getByRole('table').waitFor();
  await walk('the list of pages');
  await open('/pages/home');
  await canvas.locator('h1').waitFor();
  await page.getByRole('treeitem').first().waitFor();
  await walk('a page');
  await canvas.locator('h1').click();
  await page.getByRole('heading', { name: 'Heading' }).waitFor();
  await walk('a component');
  await open('/settings/menu');
  await page.getByRole('navigation').first().waitFor();
  await walk('the menus');
  expect(unseen).toEqual([]);
});
