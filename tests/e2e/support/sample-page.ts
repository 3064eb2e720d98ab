import type { FrameLocator, Page } from 'playwright';
import { afterAll, beforeAll, expect } from 'vitest';
import { type EditorTab, openEditorTab } from './editing.ts';
import type { Environment } from './environment.ts';
import { openTab, type Visit } from './visit.ts';

/** The site whose pages these are. */
export const SAMPLE_SITE = 'adria';
const PUBLISHER = 'marko@adria.example';

/** A page of two sections and more, with texts in two languages. */
const body = (slug: string, more: readonly object[], texts: Readonly<Record<string, string>>) => ({
  slugs: { hr: slug, de: slug },
  menuLabel: {},
  builder: {
    format: 1,
    sections: [
      { id: 'title', type: 'Paragraph', v: 1, props: { text: 'title', as: 'h1' } },
      { id: 'more', type: 'Button', v: 1, props: { label: 'more', link: { pageId: 'fleet' } } },
      ...more,
    ],
    translations: { hr: { title: 'Naslov', more: 'Više', ...texts }, de: { title: 'Titel', more: 'Mehr' } },
  },
});

/** A tab of the editor with a page of its own. */
export interface SamplePage extends Visit {
  readonly canvas: FrameLocator;
  /** Waits until all is saved. */
  isSaved(): Promise<void>;
}

/** What tests of the editor do with pages that are their own. */
export interface SamplePages {
  /**
   * Stores a page, and opens it in a tab of its own, with the panels as they are at first.
   * @param id of the page, and its path in each language
   * @param more sections after the heading and the button
   * @param texts texts of these sections in the default language, by their keys
   * @param window its size in CSS pixels from the start: a page that is still at work may keep what it had in another
   */
  open(
    id: string,
    options?: {
      readonly more?: readonly object[];
      readonly texts?: Readonly<Record<string, string>>;
      readonly window?: { width: number; height: number };
    },
  ): Promise<SamplePage>;
  /** Opens a screen of the site, such as `/settings/form`. */
  goTo(page: Page, path: string): Promise<void>;
  /** What visitors get at a path. */
  visited(path: string): Promise<{ readonly status: number; readonly html: string }>;
}

/** Signs a publisher in before the first test of a file, and out of the way after the last one. */
export function useSamplePages(environment: Environment): SamplePages {
  /** The tab that signed in, and whose context has loaded the editor once. */
  let entrance: EditorTab;
  beforeAll(async () => {
    entrance = await openEditorTab(environment, { site: SAMPLE_SITE, account: PUBLISHER });
  }, 60_000);
  afterAll(() => entrance.close());
  const goTo = async (page: Page, path: string) => {
    await page.goto(`${environment.demo.origin.replace('//', '//editor.')}/sites/${SAMPLE_SITE}${path}`);
  };
  return {
    goTo,
    async open(id, { more = [], texts = {}, window } = {}) {
      const { status } = await entrance.call('POST', '/documents/page', { id, body: body(id, more, texts) });
      expect(status).toBe(201);
      await entrance.page.evaluate(() => localStorage.clear());
      const visit = await openTab(entrance.page.context());
      const { page } = visit;
      if (window) await page.setViewportSize(window);
      await goTo(page, `/pages/${id}`);
      const canvas = page.frameLocator('iframe').first();
      await canvas.locator('h1').waitFor();
      const isSaved = () =>
        page
          .getByRole('status')
          .filter({ hasText: /^Saved$/ })
          .waitFor();
      return { ...visit, canvas, isSaved };
    },
    async visited(path) {
      const headers = { cookie: `demo-site=${SAMPLE_SITE}` };
      const response = await fetch(environment.demo.origin + path, { headers });
      return { status: response.status, html: await response.text() };
    },
  };
}

/** Complaints without those about the test's own scripts, which the frame of the canvas does not run either. */
export const ownComplaints = (complaints: readonly string[]): readonly string[] =>
  complaints.filter((text) => !text.includes('Blocked script execution'));

/** The elements of the page's sections, in their order. */
export const sectionTags = (canvas: FrameLocator): Promise<readonly string[]> =>
  canvas.locator('main > [data-node]').evaluateAll((elements) => elements.map((element) => element.tagName));
