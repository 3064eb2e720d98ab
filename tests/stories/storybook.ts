import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { extname, join, normalize } from 'node:path';
import type { AxeResults } from 'axe-core';
import type { Browser, Page } from 'playwright';
import { launchBrowser } from '../support/browser.ts';

const built = join(import.meta.dirname, '../../dist/storybook');
/** Requests to it are answered from the build: no server, no network. */
const ORIGIN = 'http://storybook.invalid';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** A story as the build lists it. */
export interface BuiltStory {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly exportName: string;
  /** File that it was made from, relative to the project. */
  readonly importPath: string;
}

interface IndexEntry extends BuiltStory {
  readonly type: 'story' | 'docs';
}

/** Every story of the built storybook. @throws Error when it was not built */
export function builtStories(): readonly BuiltStory[] {
  const index = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')) as {
    readonly entries: Readonly<Record<string, IndexEntry>>;
  };
  return Object.values(index.entries).filter(({ type }) => type === 'story');
}

/** Files that may be missing: browsers ask for the one by themselves, an example is about the other. */
const MISSING = ['/favicon.ico', '/media/andes/not-there'];

/** What examples of a provider's widget ask for, from the frame that they stand in. */
const WIDGETS = ['https://widget.trustpilot.com'];

/** Success criteria of WCAG 2.2, levels A and AA. */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** A browser page on which stories are shown one after the other, without loading anything twice. */
export interface Storybook {
  readonly page: Page;
  /** Shows a story in a look, and waits until it is rendered. @throws Error with what the story threw */
  show(storyId: string, theme: string): Promise<void>;
  /** Chooses in the toolbar, and waits until the story is rendered so. */
  choose(globals: Readonly<Record<string, string>>): Promise<void>;
  /** Gives a shown story other values, as its controls do, and waits until it is rendered with them. */
  setArgs(storyId: string, args: Readonly<Record<string, unknown>>): Promise<void>;
  /** The values that the toolbar offers, by its entry. */
  toolbar(): Promise<Readonly<Record<string, readonly string[]>>>;
  /** What axe finds: rule, what is wrong, and where. */
  violations(): Promise<readonly string[]>;
  /** What is wider than the window, when that scrolls sideways. */
  tooWide(): Promise<readonly string[]>;
  /** What went wrong outside of what was shown: errors in the console, files that are missing. */
  readonly complaints: string[];
  close(): Promise<void>;
}

async function serveFromBuild(page: Page, complaints: string[]) {
  await page.route('**/*', async (route) => {
    const { origin, pathname } = new URL(route.request().url());
    if (origin !== ORIGIN) {
      const isWidget = WIDGETS.includes(origin) && route.request().frame() !== page.mainFrame();
      if (!isWidget) complaints.push(`asks the network for ${route.request().url()}`);
      return route.abort();
    }
    try {
      const body = await readFile(join(built, normalize(pathname)));
      return await route.fulfill({
        body,
        contentType: TYPES[extname(pathname)] ?? 'application/octet-stream',
      });
    } catch {
      if (!MISSING.includes(pathname)) complaints.push(`has no file ${pathname}`);
      return route.fulfill({ status: 404 });
    }
  });
}

/** Opens the built storybook on a story. @param now at which its clock stands; without it, the clock goes on */
export async function openStorybook(first: string, now?: string): Promise<Storybook> {
  const browser: Browser = await launchBrowser();
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load'))
      complaints.push(message.text());
  });
  if (now !== undefined) await page.clock.setFixedTime(now);
  await serveFromBuild(page, complaints);
  // Storybook's own check would run beside ours.
  await page.goto(`${ORIGIN}/iframe.html?id=${first}&viewMode=story&globals=a11y.manual:!true`);
  await page.addScriptTag({ path: createRequire(import.meta.url).resolve('axe-core/axe.min.js') });
  await page.waitForSelector('#storybook-root > *', { state: 'attached' });
  await page.evaluate(installAsk);

  return {
    page,
    complaints,
    async show(storyId, theme) {
      const failure = await page.evaluate(showStory, { storyId, theme });
      if (failure) throw new Error(failure);
    },
    async choose(globals) {
      const failure = await page.evaluate(chooseGlobals, globals);
      if (failure) throw new Error(failure);
    },
    async setArgs(storyId, updatedArgs) {
      const failure = await page.evaluate(changeArgs, { storyId, updatedArgs });
      if (failure) throw new Error(failure);
    },
    toolbar: () => page.evaluate(readToolbar),
    violations: () => page.evaluate(findViolations, WCAG),
    tooWide: () => page.evaluate(findTooWide),
    close: () => browser.close(),
  };
}

type Channel = {
  on(event: string, listener: (detail: unknown) => void): void;
  off(event: string, listener: (detail: unknown) => void): void;
  emit(event: string, detail: unknown): void;
};
type StorybookWindow = typeof globalThis & {
  __STORYBOOK_ADDONS_CHANNEL__: Channel;
  axe: { run(root: Element, options: object): Promise<AxeResults> };
  shownTheme?: string;
  ask(event: string, detail: object): Promise<string | null>;
  __STORYBOOK_PREVIEW__: {
    readonly storyStoreValue: {
      readonly projectAnnotations: {
        readonly globalTypes: Readonly<
          Record<string, { readonly toolbar: { readonly items: readonly { readonly value: string }[] } }>
        >;
        readonly parameters: { readonly viewport: { readonly options: object } };
      };
    };
  };
};

/** In the page: asks Storybook for something by an event, and waits until a story is rendered. @returns what failed */
function installAsk(): void {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as StorybookWindow;
  const failures = ['storyErrored', 'storyThrewException', 'storyMissing', 'playFunctionThrewException'];
  (window as unknown as StorybookWindow).ask = (event, detail) =>
    new Promise<string | null>((resolve) => {
      const settle = (outcome: string | null) => {
        channel.off('storyRenderPhaseChanged', follow);
        for (const failure of failures) channel.off(failure, failed);
        resolve(outcome);
      };
      // Rendered. What Storybook then waits for are animations, and under reduced motion there are none.
      const follow = (phase: unknown) => {
        const { newPhase } = phase as { readonly newPhase: string };
        if (newPhase === 'completing') settle(null);
      };
      const failed = (why: unknown) => settle(JSON.stringify(why) ?? 'the story failed');
      channel.on('storyRenderPhaseChanged', follow);
      for (const failure of failures) channel.on(failure, failed);
      channel.emit(event, detail);
    });
}

/** In the page: tells Storybook what to show, and waits for its answer. */
async function showStory({ storyId, theme }: { storyId: string; theme: string }): Promise<string | null> {
  const page = window as unknown as StorybookWindow;
  let outcome: string | null = null;
  if (new URLSearchParams(location.search).get('id') !== storyId)
    outcome = await page.ask('setCurrentStory', { storyId, viewMode: 'story' });
  if (!outcome && page.shownTheme !== theme)
    outcome = await page.ask('updateGlobals', { globals: { theme } });
  page.shownTheme = theme;
  await document.fonts.ready;
  return outcome;
}

/** In the page: what the toolbar would choose. */
const chooseGlobals = (globals: object) =>
  (window as unknown as StorybookWindow).ask('updateGlobals', { globals });

/** In the page: what the controls of a story would choose. */
const changeArgs = (change: object) => (window as unknown as StorybookWindow).ask('updateStoryArgs', change);

/** In the page: the values of the toolbar's entries. */
async function readToolbar() {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as StorybookWindow;
  const { globalTypes, parameters } = preview.storyStoreValue.projectAnnotations;
  const entries = Object.entries(globalTypes).map(([name, { toolbar }]) => [
    name,
    toolbar.items.map(({ value }) => value),
  ]);
  return { ...Object.fromEntries(entries), viewport: Object.keys(parameters.viewport.options) };
}

/** In the page: runs axe over what is shown, by tags of rules. */
async function findViolations(tags: readonly string[]): Promise<string[]> {
  const { axe } = window as unknown as StorybookWindow;
  const root = document.querySelector('#storybook-root') ?? document.body;
  const { violations } = await axe.run(root, {
    runOnly: { type: 'tag', values: tags },
    resultTypes: ['violations'],
    // Frames hold what other stories show, or what belongs to others.
    iframes: false,
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary, html }) => `${id} at ${target.join(' ')}: ${failureSummary}\n${html}`,
    ),
  );
}

/** In the page: the elements that make it scroll sideways, outermost first. */
async function findTooWide(): Promise<string[]> {
  // The window was just made narrow: what depends on its width is laid out with the next frame.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return [...document.querySelectorAll('#storybook-root *')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
    .slice(0, 5)
    .map((element) => `${scrollWidth} px: ${element.outerHTML.slice(0, 160)}`);
}
