import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { build } from 'vite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { baseCss } from '../../src/runtime/theme/base-css.ts';
import { createComponentStyles } from '../../src/runtime/render/html/component-styles.ts';
import { themeCss } from '../../src/runtime/theme/theme-css.ts';
import { launchBrowser } from '../support/browser.ts';
import { servedExample, testAddress } from '../support/render-component.tsx';

/** Any address: requests to it are answered by the test. */
const ADDRESS = 'https://modals.invalid/';

let browser: Browser;
let page: Page;
let html: string;

beforeAll(async () => {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      lib: {
        entry: join(import.meta.dirname, '../../src/runtime/hydration/modals.ts'),
        formats: ['iife'],
        name: 'modals',
      },
    },
  });
  const [built] = (Array.isArray(result) ? result : [result]) as { output: { code: string }[] }[];
  const styles = createComponentStyles();
  const options = { styles };
  const parts = [
    await servedExample('Modal', 'button', options),
    await servedExample('Modal', 'anchor', options),
    await servedExample('Modal', 'automatic', options),
    await servedExample('Button', 'modal', options),
  ];
  const css = parts.map(({ needs }) => needs.css).join('');
  html = `<!doctype html><html lang="en"><head><title>Test</title><style>${themeCss(testAddress().site.theme)}${baseCss}${css}</style></head><body>${parts.map((part) => part.html).join('')}<a href="#papers">Papers</a><script>${built?.output[0]?.code}\nmodals.start();</script></body></html>`;
  browser = await launchBrowser();
}, 60_000);

afterAll(() => browser?.close());

async function open(hash = '', javaScriptEnabled = true) {
  const context = await browser.newContext({
    javaScriptEnabled,
    viewport: { width: 390, height: 700 },
    reducedMotion: 'reduce',
  });
  page = await context.newPage();
  await page.clock.install();
  await page.route(`${ADDRESS}**`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(`${ADDRESS}${hash}`);
}

beforeEach(() => () => page.context().close());

const dialog = (name: string) => page.locator(`#${name}-dialog`);
const opener = () => page.getByRole('button', { name: 'What is covered?' }).first();
const focused = () => page.evaluate(() => document.activeElement?.textContent);
const isFocusInside = () => page.evaluate(() => document.activeElement?.closest('dialog') !== null);

describe('Modal in a browser', () => {
  it.each<[way: string, close: () => Promise<void>]>([
    ['Escape', () => page.keyboard.press('Escape')],
    ['its button', () => page.getByRole('button', { name: 'Close' }).click()],
    ['the backdrop', () => page.mouse.click(195, 5)],
  ])('[COMP-29] closes by %s, and the focus returns to what opened it', async (_way, close) => {
    await open();
    await opener().press('Enter');
    await expect.poll(() => dialog('cover').isVisible()).toBe(true);
    expect(await isFocusInside()).toBe(true);
    await close();
    await expect.poll(() => dialog('cover').isVisible()).toBe(false);
    expect(await focused()).toBe('What is covered?');
  });

  it('[COMP-29] keeps the focus inside: nothing behind it can be reached', async () => {
    await open();
    await opener().click();
    const stops: (string | null | undefined)[] = [];
    for (let step = 0; step < 4; step += 1) {
      await page.keyboard.press('Tab');
      stops.push(await focused());
    }
    expect(stops).toContain('Find a car');
    expect(stops).not.toContain('Papers');
    expect(stops).not.toContain('What is covered?');
  });

  it('[COMP-07] opens by a button elsewhere', async () => {
    await open();
    await page.getByRole('button', { name: 'What is covered?' }).nth(1).click();
    expect(await dialog('cover').isVisible()).toBe(true);
  });

  it('[COMP-29] opens by a link to its anchor, and by an address that ends in it', async () => {
    await open();
    const link = page.getByRole('link', { name: 'Papers' });
    await link.click();
    expect(await dialog('papers').isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await focused()).toBe('Papers');
    await page.context().close();
    await open('#papers');
    expect(await dialog('papers').isVisible()).toBe(true);
  });

  it('[COMP-29] opens by itself after its seconds, once in a session', async () => {
    await open();
    await page.clock.runFor(3000);
    expect(await dialog('summer').isVisible()).toBe(false);
    // The clock goes on between these steps too.
    await page.clock.runFor(2000);
    expect(await dialog('summer').isVisible()).toBe(true);
    await page.reload();
    await page.clock.runFor(10_000);
    expect(await dialog('summer').isVisible()).toBe(false);
  });

  it('[COMP-29] does not open by itself above an open one', async () => {
    await open();
    await opener().click();
    await page.clock.runFor(10_000);
    expect(await dialog('summer').isVisible()).toBe(false);
  });

  it('shows its content in the page where scripts do not run', async () => {
    await open('', false);
    for (const name of ['cover', 'papers', 'summer']) expect(await dialog(name).isVisible()).toBe(true);
  });
});
