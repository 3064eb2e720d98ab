import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { type EditorTab, openEditorTab } from '../e2e/support/editing.ts';
import { openEnvironment } from '../e2e/support/environment.ts';
import { CALLED, HOSTILE_HTML } from '../support/hostile-html.ts';
import { everyExampleWith, HTML_PAGES, type HostilePage, TEXT_PAGES } from './hostile-pages.ts';
import { rounds } from './rounds.ts';

const environment = openEnvironment();
const SITE = 'adria';
const LANGUAGE = 'hr';
/** Vectors that run in a browser where nothing holds them back. */
const LEAST_OF_CONTROL = 50;
/** Times that a page is opened while the one before is still being left. */
const MOST_ATTEMPTS = 5;

/** A tab in which vectors count their calls; `calls` has the ids of those that ran. */
async function openWitness() {
  const context = await environment.browser.newContext({ locale: LANGUAGE });
  const page = await context.newPage();
  const calls = new Set<number>();
  const blocked: string[] = [];
  page.on('console', (message) => {
    const [word, value = ''] = message.text().split(' ');
    if (word === CALLED) calls.add(Number(value));
    if (word === 'blocked') blocked.push(value);
  });
  page.on('dialog', (dialog) => void dialog.dismiss());
  await page.addInitScript((name) => {
    Object.assign(window, { [name]: (id: unknown) => console.debug(`${name} ${String(id)}`) });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sample, blockedURI }) => {
      if (effectiveDirective.startsWith('script')) console.debug(`blocked ${blockedURI}:${sample}`);
    });
  }, CALLED);
  return { page, calls, blocked, close: () => context.close() };
}

/** Sends every event to every element, and presses the links that lead to no page. */
const provoke = (page: Page) =>
  page.evaluate(async (names) => {
    const inFrames = [...document.querySelectorAll('iframe')].flatMap((frame) =>
      frame.contentDocument ? [frame.contentDocument] : [],
    );
    for (const each of [document, ...inFrames])
      for (const element of each.body?.querySelectorAll<HTMLElement>('*') ?? []) {
        for (const name of names) element.dispatchEvent(new Event(name));
        const address = element.getAttribute('href') ?? element.getAttribute('formaction');
        if (address !== null && !/^(https?:|\/|#)/.test(address.trim()))
          element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      }
    await new Promise((done) => setTimeout(done, 100));
  }, EVENTS);

const EVENTS = [
  ...new Set(HOSTILE_HTML.flatMap(({ html }) => [...html.matchAll(/\bon([a-z]+)\s*=/gi)].map(([, n]) => n))),
].flatMap((name) => (name === undefined || ['submit', 'reset'].includes(name) ? [] : [name.toLowerCase()]));

const site = () => environment.demo.siteOrigin(SITE);

describe('HTML of an operator that tries to run something', () => {
  it('runs in a browser that nothing protects', async () => {
    const { page, calls, close } = await openWitness();
    await page.route(`${site()}/raw`, (route) => {
      const frames = HOSTILE_HTML.map(
        ({ html }) => `<iframe srcdoc="${html.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></iframe>`,
      );
      return route.fulfill({ contentType: 'text/html', body: `<!doctype html>${frames.join('')}` });
    });
    await page.goto(`${site()}/raw`, { waitUntil: 'commit' });
    await page.locator('iframe').last().waitFor({ state: 'attached' });
    await provoke(page);
    await expect.poll(() => calls.size).toBeGreaterThanOrEqual(LEAST_OF_CONTROL);
    await close();
  });

  it('does not run where it is served as it was written: the policy of the page alone forbids it', async () => {
    const { page, calls, close } = await openWitness();
    const address = `${site()}/${LANGUAGE}/`;
    let body = '';
    const served = await (await page.goto(address))?.allHeaders();
    const policy = served?.['content-security-policy'] ?? '';
    expect(policy).toContain("script-src 'self'");
    await page.route(address, (route) =>
      route.fulfill({
        contentType: 'text/html',
        headers: { 'content-security-policy': policy },
        body: `<!doctype html><main>${body}</main>`,
      }),
    );
    let provoked = 0;
    const vectors = HOSTILE_HTML.filter(({ id }) => id % rounds(3, 1) === 0);
    for (const { html } of vectors) {
      body = html;
      // A vector that leads away may still be leaving: what runs elsewhere is not on the page.
      for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
        const opened = page.goto(address, { waitUntil: 'commit' });
        if (await opened.then(Boolean, () => false)) break;
      }
      await provoke(page).then(
        () => void (provoked += 1),
        () => undefined,
      );
    }
    expect([...calls]).toEqual([]);
    expect(provoked).toBeGreaterThan(vectors.length * 0.9);
    await close();
  });
});

describe('pages that have it in every text', () => {
  let editor: EditorTab;
  beforeAll(async () => {
    editor = await openEditorTab(environment, { site: SITE, account: 'marko@adria.example' });
  });

  async function publish({ id, body }: HostilePage) {
    expect(await editor.call('POST', '/documents/page', { id, body })).toMatchObject({ status: 201 });
    const documents = [{ kind: 'page', id, version: 1 }];
    const { status, body: answer } = await editor.call('POST', '/publications', { documents });
    expect([status, status === 200 ? null : answer]).toEqual([200, null]);
  }

  it.each([
    ['HTML that may have formats', HTML_PAGES.slice(0, rounds(2, HTML_PAGES.length))],
    ['texts of all components', TEXT_PAGES.slice(0, rounds(4, TEXT_PAGES.length)).map(everyExampleWith)],
  ])('run nothing, served, hydrated and after navigation: %s', async (_which, pages) => {
    for (const hostile of pages) await publish(hostile);
    const { page, calls, blocked, close } = await openWitness();
    const requested: string[] = [];
    page.on('request', (request) => void (/sink/.test(request.url()) && requested.push(request.url())));
    for (const { id } of pages) {
      const address = `${site()}/${LANGUAGE}/${id}`;
      await page.goto(address, { waitUntil: 'load' });
      expect(await page.locator('main [data-node]').count()).toBeGreaterThan(20);
      await provoke(page);
      expect(page.url()).toBe(address);
      await page.evaluate(() => location.assign('/'));
      await page.waitForURL((url) => url.href !== address);
      await page.goBack({ waitUntil: 'load' });
      await page.evaluate(() => document.readyState);
    }
    expect([[...calls], blocked, requested]).toEqual([[], [], []]);
    await close();
  });
});
