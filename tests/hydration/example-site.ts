import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { afterAll, beforeAll } from 'vitest';
import { createRenderIsland } from '../../src/runtime/hydration/island.tsx';
import { baseCss } from '../../src/runtime/theme/base-css.ts';
import { launchBrowser } from '../support/browser.ts';
import { exampleElement } from '../support/render-component.tsx';
import { buildBrowser, serveSite, type TestSite } from './serve.ts';

interface ExampleSite {
  /** The component and the stem of its island: `Tabs` and `tabs`. */
  readonly component: Parameters<typeof exampleElement>[0];
  readonly island: string;
  readonly example: string;
  readonly props?: Readonly<Record<string, unknown>>;
  /** HTML above and below the example. */
  readonly above?: string;
  readonly below?: string;
}

/** A page with one example of a component, served with its built island to a browser, for the tests of a file. */
export function openExampleSite({ component, island, example, props, above = '', below = '' }: ExampleSite) {
  const outDir = mkdtempSync(join(tmpdir(), `${island}-`));
  let site: TestSite | undefined;
  let browser: Browser | undefined;

  beforeAll(async () => {
    const entry = `island-${island}`;
    const files = await buildBrowser(outDir, {
      [entry]: join(import.meta.dirname, `../../src/components/${island}/${island}.island.tsx`),
    });
    const fileOf = (named: string) => files.find(({ name }) => name === named)?.fileName ?? '';
    const renderIsland = createRenderIsland({
      toHtml: renderToString,
      islandUrl: (name) => `/${fileOf(`island-${name}`)}`,
      report: (error) => {
        throw error;
      },
      scope: '',
    });
    const sheet = new ServerStyleSheet();
    const element = await exampleElement(component, example, { renderIsland, ...(props ? { props } : {}) });
    const html = renderToString(sheet.collectStyles(element));
    const page = `<style>${baseCss}</style>${sheet.getStyleTags()}<main>${above}${html}${below}</main>`;
    site = await serveSite(outDir, fileOf('loader'), () => page);
    browser = await launchBrowser();
  }, 60_000);

  afterAll(async () => {
    await browser?.close();
    await site?.close();
    rmSync(outDir, { recursive: true, force: true });
  });

  const opened = () => {
    if (!site || !browser) throw new Error('the page is there from the first test on, not before');
    return { site, browser };
  };
  return {
    /** Opens the page at a hash; nothing moves, so that what is measured stands still. */
    open: async (hash = '', options: BrowserContextOptions = {}): Promise<Page> => {
      const page = await opened().browser.newPage({ reducedMotion: 'reduce', ...options });
      await page.goto(`${opened().site.origin}/${hash}`);
      return page;
    },
    /** Whether the island's file can be fetched. */
    setAvailable: (isAvailable: boolean) => {
      const { unavailable } = opened().site;
      if (isAvailable) unavailable.delete(`island-${island}`);
      else unavailable.add(`island-${island}`);
    },
  };
}
