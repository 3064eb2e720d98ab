import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { build } from 'vite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { baseCss } from '../../src/runtime/theme/base-css.ts';
import { themeCss } from '../../src/runtime/theme/theme-css.ts';
import { Served } from '../../src/runtime/hydration/adopted.tsx';
import { createComponentStyles } from '../../src/runtime/render/html/component-styles.ts';
import { Header, HeaderExtra } from '../../src/site/layout/header.tsx';
import type { MenuEntry } from '../../src/site/menus.ts';
import { launchBrowser } from '../support/browser.ts';
import { servedExample, t, testAddress } from '../support/render-component.tsx';

let browser: Browser;
let page: Page;
let script: string;
let html: string;

const entry = (id: string, label: string, items: readonly MenuEntry[] = []): MenuEntry => ({
  id,
  label,
  href: `#${id}`,
  isExternal: false,
  isCurrent: false,
  items,
});
const ITEMS = [
  entry('fleet', 'Fleet'),
  entry('places', 'Places', [entry('north', 'North'), entry('south', 'South')]),
];

beforeAll(async () => {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      lib: {
        entry: join(import.meta.dirname, '../../src/runtime/hydration/disclosures.ts'),
        formats: ['iife'],
        name: 'disclosures',
      },
    },
  });
  const [built] = (Array.isArray(result) ? result : [result]) as { output: { code: string }[] }[];
  script = `${built?.output[0]?.code}\ndisclosures.start();`;

  const { site } = testAddress();
  const sheet = new ServerStyleSheet();
  const styles = createComponentStyles();
  const selector = await servedExample('LanguageSelector', 'dropdown', { styles });
  const body = renderToString(
    sheet.collectStyles(
      <>
        <Header header={site.header} items={ITEMS} homeHref="#home" siteName="Test Cars" t={t}>
          <Served as={HeaderExtra} html={selector.html} />
        </Header>
        <main tabIndex={-1}>
          <details data-disclosure="">
            <summary>Seats</summary>
            <label>
              <input type="radio" name="seats" value="4" />
              <span>Four</span>
            </label>
            <label>
              <input type="radio" name="seats" value="5" />
              <span>Five</span>
            </label>
          </details>
          <details data-disclosure="">
            <summary>Price</summary>
            <input type="number" defaultValue="2" />
            <a href="#taxes">Taxes</a>
          </details>
          <button type="button">Outside</button>
        </main>
      </>,
    ),
  );
  html = `<!doctype html><html lang="en"><head><title>Test</title><style>${themeCss(site.theme)}${baseCss}</style>${sheet.getStyleTags()}<style>${selector.needs.css}</style></head><body>${body}</body></html>`;
  browser = await launchBrowser();
}, 60_000);

afterAll(() => browser?.close());

const open = async (width: number) => {
  await page.setViewportSize({ width, height: 800 });
  await page.setContent(html);
  await page.addScriptTag({ content: script });
};

beforeEach(async () => {
  page = await browser.newPage();
  return () => page.close();
});

const placesMenu = () => page.locator('nav summary', { hasText: 'Places' });
const north = () => page.getByRole('link', { name: 'North' });
const focused = () => page.evaluate(() => document.activeElement?.textContent);

describe('fields that are folded away', () => {
  const seats = () => page.getByText('Seats');
  const four = () => page.getByRole('radio', { name: 'Four' });
  beforeEach(async () => {
    await open(1280);
    await seats().click();
  });

  it('leave arrow keys to the fields, and to the page where there are none', async () => {
    await four().check();
    await page.keyboard.press('ArrowDown');
    expect(await page.getByRole('radio', { name: 'Five' }).isChecked()).toBe(true);
    await page.keyboard.press('Escape');
    await seats().press('ArrowDown');
    expect(await four().isVisible()).toBe(false);
  });

  it('stay open when the name of a field is pressed, by which the focus goes to the content of the page', async () => {
    await page.getByText('Four').click();
    expect(await four().isChecked()).toBe(true);
    expect(await four().isVisible()).toBe(true);
  });

  it('leave them to fields beside a link', async () => {
    await page.getByText('Price').press('Enter');
    await page.getByRole('spinbutton').press('ArrowUp');
    expect(await page.getByRole('spinbutton').inputValue()).toBe('3');
    await page.getByText('Price').press('ArrowDown');
    expect(await focused()).toBe('Taxes');
  });

  it.each([
    ['Escape', async () => page.keyboard.press('Escape'), 'Seats'],
    ['a click outside', async () => page.getByRole('button', { name: 'Outside' }).click(), 'Outside'],
  ])('close by %s', async (_way, act, focus) => {
    await four().check();
    expect(await four().isVisible()).toBe(true);
    await act();
    expect(await four().isVisible()).toBe(false);
    expect(await focused()).toBe(focus);
  });
});

describe('menus in the bar', () => {
  beforeEach(() => open(1280));

  it.each([
    ['a click', async () => placesMenu().click()],
    ['Enter', async () => placesMenu().press('Enter')],
    ['the arrow key', async () => placesMenu().press('ArrowDown')],
  ])('open by %s', async (_way, act) => {
    await act();
    expect(await north().isVisible()).toBe(true);
  });

  it('are walked by arrow keys and close on Escape, the focus back on their switch', async () => {
    await placesMenu().press('ArrowDown');
    expect(await focused()).toBe('Places');
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toBe('North');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Escape');
    expect(await north().isVisible()).toBe(false);
    expect(await focused()).toBe('Places');
  });

  it('take the key that closes them, and no other', async () => {
    await page.evaluate(() => {
      window.addEventListener('keydown', (event) => {
        document.title = String(event.defaultPrevented);
      });
    });
    await placesMenu().press('ArrowDown');
    await page.keyboard.press('Escape');
    expect([await north().isVisible(), await page.title()]).toEqual([false, 'true']);
    await page.keyboard.press('Escape');
    expect(await page.title()).toBe('false');
  });

  it('close when another opens, and when one clicks or tabs elsewhere', async () => {
    await placesMenu().click();
    await page.locator('summary', { hasText: 'English' }).click();
    expect(await north().isVisible()).toBe(false);
    const german = page.getByRole('link', { name: 'Deutsch' });
    expect(await german.isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Outside' }).focus();
    expect(await german.isVisible()).toBe(false);
  });
});

describe('the drawer below lg', () => {
  beforeEach(() => open(390));

  const toggle = () => page.locator('[data-drawer] summary');

  it('[PAGE-09] hides the menu until its button opens it, and keeps the focus inside', async () => {
    expect(await page.getByRole('link', { name: 'Fleet' }).isVisible()).toBe(false);
    await toggle().click();
    expect(await page.getByRole('link', { name: 'Fleet' }).isVisible()).toBe(true);
    await expect.poll(() => page.evaluate(() => document.querySelector('main')?.inert)).toBe(true);
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('main'))).toBeNull();
    }
  });

  it('closes on Escape and gives the page and the focus back', async () => {
    await toggle().click();
    await page.getByRole('link', { name: 'Fleet' }).focus();
    await page.keyboard.press('Escape');
    expect(await page.getByRole('link', { name: 'Fleet' }).isVisible()).toBe(false);
    await expect.poll(() => page.evaluate(() => document.querySelector('main')?.inert)).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
  });

  it('leaves nothing inert when the screen becomes wide', async () => {
    await toggle().click();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(() => page.evaluate(() => document.querySelector('main')?.inert)).toBe(false);
  });
});

describe('without scripts', () => {
  it('opens menus and languages as native switches', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.setContent(html);
    await page.locator('[data-drawer] summary').click();
    await placesMenu().click();
    expect(await north().isVisible()).toBe(true);
    await page.locator('summary', { hasText: 'English' }).click();
    expect(await page.getByRole('link', { name: 'Deutsch' }).isVisible()).toBe(true);
  });
});
