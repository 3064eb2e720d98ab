import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { baseCss } from '../../src/runtime/theme/base-css.ts';
import { launchBrowser } from '../support/browser.ts';
import { servedExample } from '../support/render-component.tsx';
import { buildBrowser, serveSite, type TestSite } from './serve.ts';

interface ExampleSite {
  /** The component and the stem of its island: `Tabs` and `tabs`. */
  readonly component: Parameters<typeof servedExample>[0];
  readonly island: string;
  /** Folder in `src` of the island that several components share; else that of its component. */
  readonly folder?: string;
  readonly example: string;
  readonly props?: Readonly<Record<string, unknown>>;
  /** HTML above and below the example. */
  readonly above?: string;
  readonly below?: string;
}

/** A page with one example of a component, served with its built island to a browser, for the tests of a file. */
export function openExampleSite({
  component,
  island,
  folder = `components/${island}`,
  example,
  props,
  above = '',
  below = '',
}: ExampleSite) {
  const outDir = mkdtempSync(join(tmpdir(), `${island}-`));
  let site: TestSite | undefined;
  let browser: Browser | undefined;

  beforeAll(async () => {
    const entry = `island-${island}`;
    const files = await buildBrowser(outDir, {
      [entry]: join(import.meta.dirname, `../../src/${folder}/${island}.island.tsx`),
    });
    const fileOf = (named: string) => files.find(({ name }) => name === named)?.fileName ?? '';
    const { html, needs } = await servedExample(component, example, {
      islandUrl: (name) => `/${fileOf(`island-${name}`)}`,
      ...(props ? { props } : {}),
    });
    const page = `<style>${baseCss}</style><style>${needs.css}</style><main>${above}${html}${below}</main>`;
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
