import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRenderPart } from '../../src/runtime/hydration/island.tsx';
import { baseCss } from '../../src/runtime/theme/base-css.ts';
import { launchBrowser } from '../support/browser.ts';
import { exampleElement } from '../support/render-component.tsx';
import { buildBrowser, serveSite, type TestSite } from './serve.ts';

let site: TestSite;
let browser: Browser;
const outDir = mkdtempSync(join(tmpdir(), 'accordion-'));

beforeAll(async () => {
  const part = join(import.meta.dirname, '../../src/components/accordion/accordion.part.tsx');
  const files = await buildBrowser(outDir, { 'part-accordion': part });
  const fileOf = (entry: string) => files.find(({ name }) => name === entry)?.fileName ?? '';
  const renderPart = createRenderPart({
    toHtml: renderToString,
    partUrl: (name) => `/${fileOf(`part-${name}`)}`,
    report: (error) => {
      throw error;
    },
    scope: '',
  });
  const html = renderToString(
    await exampleElement('Accordion', 'questions', { renderPart, props: { multiple: false } }),
  );
  site = await serveSite(outDir, fileOf('loader'), () => `<style>${baseCss}</style><main>${html}</main>`);
  browser = await launchBrowser();
}, 60_000);

afterAll(async () => {
  await browser?.close();
  await site?.close();
  rmSync(outDir, { recursive: true, force: true });
});

it('[COMP-04] opens by the first click, and by Enter and Space, with the contents as served', async () => {
  const page = await browser.newPage();
  await page.goto(site.origin);
  const before = await page.locator('[data-slot]').allTextContents();
  const expanded = () =>
    page.locator('button').evaluateAll((all) => all.map((one) => one.getAttribute('aria-expanded')));

  await page.locator('button').nth(1).click();
  await expect.poll(expanded).toEqual(['false', 'true', 'false']);
  await page.locator('button').nth(2).press('Enter');
  await expect.poll(expanded).toEqual(['false', 'false', 'true']);
  await page.locator('button').nth(0).press('Space');
  await expect.poll(expanded).toEqual(['true', 'false', 'false']);
  expect(await page.locator('[data-slot]').allTextContents()).toEqual(before);
});

it('shows every answer where scripts do not run', async () => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(site.origin);
  const answers = await page.locator('[data-slot]').all();
  expect(answers).toHaveLength(3);
  expect(await Promise.all(answers.map((answer) => answer.isVisible()))).toEqual([true, true, true]);
});
