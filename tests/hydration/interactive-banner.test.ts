import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { baseCss } from '../../src/runtime/theme/base-css.ts';
import { themeCss } from '../../src/runtime/theme/theme-css.ts';
import { launchBrowser } from '../support/browser.ts';
import { servedExample, testAddress } from '../support/render-component.tsx';

const TEXT = 'Five thousand kilometres, eleven provinces and one tank strategy.';

let browser: Browser;
let page: Page;
let html: string;

beforeAll(async () => {
  const banner = await servedExample('InteractiveBanner', 'picture');
  const css = `${themeCss(testAddress().site.theme)}${baseCss}${banner.needs.css}`;
  html = `<style>${css}</style><p style="height:60px">Above</p><main>${banner.html}</main>`;
  browser = await launchBrowser();
});
afterEach(() => page.context().close());
afterAll(() => browser?.close());

async function open(options: BrowserContextOptions = {}) {
  page = await browser.newPage({ viewport: { width: 900, height: 800 }, ...options });
  await page.setContent(html);
}

/** How opaque the text is, and whether it has any height in which it is seen. */
const reveal = () =>
  page.getByText(TEXT).evaluate((text) => {
    const part = text.parentElement as HTMLElement;
    const opacity = Number(getComputedStyle(part.parentElement as HTMLElement).opacity);
    return { opacity, isSeen: part.getBoundingClientRect().height >= text.getBoundingClientRect().height };
  });
const HIDDEN = { opacity: 0, isSeen: false };
const SHOWN = { opacity: 1, isSeen: true };

describe('InteractiveBanner in a browser', () => {
  it('[COMP-26] reveals its text under the pointer, and hides it when the pointer leaves', async () => {
    await open();
    expect(await page.getByRole('heading').isVisible()).toBe(true);
    expect(await reveal()).toEqual(HIDDEN);
    await page.getByRole('heading').hover();
    await expect.poll(reveal).toEqual(SHOWN);
    await page.getByText('Above').hover();
    await expect.poll(reveal).toEqual(HIDDEN);
  });

  it('[COMP-26] reveals its text with the focus on its button', async () => {
    await open();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('/en-US/search');
    await expect.poll(reveal).toEqual(SHOWN);
  });

  it('[COMP-26] has its text in sight from the start where the screen is touched, and its button follows a tap', async () => {
    await open({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });
    expect(await page.evaluate(() => matchMedia('(hover: none)').matches)).toBe(true);
    expect(await reveal()).toEqual(SHOWN);
    await page.evaluate(() =>
      addEventListener('click', (event) => {
        event.preventDefault();
        document.title = (event.target as Element).closest('a')?.getAttribute('href') ?? '';
      }),
    );
    await page.getByRole('link').tap();
    expect(await page.title()).toBe('/en-US/search');
  });
});
