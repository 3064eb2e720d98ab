import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { SAMPLE_SEARCH } from '../../src/api/wire/scenarios/sample-bookings.ts';
import { baseCss } from '../../src/runtime/theme/base-css.ts';
import { themeCss } from '../../src/runtime/theme/theme-css.ts';
import { launchBrowser } from '../support/browser.ts';
import { RESPONSES } from '../support/checkout-tab.tsx';
import { fakeApi } from '../support/fake-api.ts';
import { allExamples, servedExample, testAddress } from '../support/render-component.tsx';
import { buildBrowser, serveSite, type TestSite } from './serve.ts';

const ISLANDS = Object.keys(import.meta.glob('../../src/**/*.island.tsx')).map(
  (file) => [`island-${basename(file, '.island.tsx')}`, join(import.meta.dirname, file)] as const,
);

/** A booking still to be cancelled, by who has its key. */
export const BOOKED = {
  ...(RESPONSES['/api/booking/book'] as object),
  accessKey: 'the-key',
  cancellation: { isPossible: true, fee: 59.33, freeUntil: '2026-05-09T10:00:00Z', feeAfter: 59.33 },
};

/**
 * Every example of every component, each a page at `/{component}/{example}` with its built islands, for the tests of a file.
 * @param options how the tab of the file is opened, and what is run in it before each page
 */
export function openEveryExample(options: BrowserContextOptions, beforePages?: () => void) {
  const outDir = mkdtempSync(join(tmpdir(), 'every-example-'));
  const pages = new Map<string, string>();
  let site: TestSite | undefined;
  let browser: Browser | undefined;
  let tab: Page | undefined;

  beforeAll(async () => {
    const files = await buildBrowser(outDir, Object.fromEntries(ISLANDS));
    const fileOf = (entry: string) => files.find(({ name }) => name === entry)?.fileName ?? '';
    const theme = themeCss(testAddress().site.theme);
    for (const [name, example] of allExamples()) {
      const { html, needs } = await servedExample(name, example, {
        islandUrl: (island) => `/${fileOf(`island-${island}`)}`,
        search: `${SAMPLE_SEARCH}&bookingId=7KM4PX&accessKey=the-key`,
        api: fakeApi({ ...RESPONSES, '/api/booking/book': BOOKED }),
      });
      pages.set(
        `/${name}/${example}`,
        `<style>${theme}${baseCss}</style><style>${needs.css}</style><main>${html}</main>`,
      );
    }
    site = await serveSite(outDir, fileOf('loader'), (path) => pages.get(path) ?? null);
    browser = await launchBrowser();
    tab = await browser.newPage(options);
    if (beforePages) await tab.addInitScript(beforePages);
  }, 120_000);

  afterAll(async () => {
    await browser?.close();
    await site?.close();
    rmSync(outDir, { recursive: true, force: true });
  });

  return {
    get page(): Page {
      if (!tab) throw new Error('the tab is there from the first test on, not before');
      return tab;
    },
    get origin(): string {
      if (!site) throw new Error('the pages are there from the first test on, not before');
      return site.origin;
    },
  };
}
