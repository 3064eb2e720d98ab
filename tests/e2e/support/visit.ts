import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { showLateFonts } from './late-fonts.ts';

/** Success criteria of WCAG 2.2, levels A and AA. */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** A visitor's tab that notes whatever goes wrong in it. */
export interface Visit {
  readonly page: Page;
  /** Errors and warnings of the console, exceptions, requests that failed or were answered with an error. */
  readonly complaints: string[];
  close(): Promise<void>;
}

/**
 * Opens a tab in a context of its own: no cookies, no storage.
 * @param expected whether a response of status 400 or more is what the visit is about
 */
export async function openVisit(
  browser: Browser,
  options: BrowserContextOptions = {},
  expected: (url: URL) => boolean = () => false,
): Promise<Visit> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  const tab = await openTab(context, options.javaScriptEnabled, expected);
  return { ...tab, close: () => context.close() };
}

/**
 * Opens a further tab in a context: with its cookies, its storage and what it has loaded.
 * @param expected whether a response of status 400 or more is what the visit is about
 */
export async function openTab(
  context: BrowserContext,
  hasScripts = true,
  expected: (url: URL) => boolean = () => false,
): Promise<Visit> {
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  await showLateFonts(page);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`));
  page.on('console', (message) => {
    const isFailedLoad = message.text().startsWith('Failed to load resource');
    if (['error', 'warning'].includes(message.type()) && !isFailedLoad)
      complaints.push(`console: ${message.text()}`);
  });
  page.on('requestfailed', (request) => {
    // A browser without scripts refuses to fetch them ahead.
    if (!hasScripts && request.resourceType() === 'script') return;
    // Leaving a page ends what it was still fetching.
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') complaints.push(`${reason}: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !expected(new URL(response.url())))
      complaints.push(`${response.status()}: ${response.url()}`);
  });
  return { page, complaints, close: () => page.close() };
}

/** Rules of axe by their names. */
interface RuleChoice {
  /** The only ones; otherwise those of WCAG. */
  readonly only?: readonly string[];
  /** Rules beside those of WCAG. */
  readonly further?: readonly string[];
}

/** What axe finds on the page as it stands: rule, element, what is wrong. */
export async function violationsOf(
  page: Page,
  { only, further = [] }: RuleChoice = {},
): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window)))
    // Not a script element: the page's own policy forbids foreign ones.
    await page.evaluate((await import('node:fs')).readFileSync(AXE, 'utf8'));
  return page.evaluate(
    async ({ runOnly, rules }) => {
      const { axe } = window as unknown as {
        axe: { run(root: Document, options: object): Promise<AxeResults> };
      };
      const { violations } = await axe.run(document, {
        runOnly,
        rules,
        resultTypes: ['violations'],
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ target, failureSummary, html }) =>
            `${id} at ${target.join(' ')}: ${failureSummary} ${html.slice(0, 160)}`,
        ),
      );
    },
    {
      runOnly: only ? { type: 'rule', values: [...only] } : { type: 'tag', values: WCAG },
      rules: Object.fromEntries(further.map((rule) => [rule, { enabled: true }])),
    },
  );
}

/** What sticks out of the window when the page scrolls sideways. */
export const tooWide = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
      .slice(0, 4)
      .map((element) => `${scrollWidth} px: ${element.outerHTML.slice(0, 160)}`);
  });
