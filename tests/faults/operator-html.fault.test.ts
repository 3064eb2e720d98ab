import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEMO_SITES } from '../../server/testing/demo-sites.ts';
import { routePath } from '../../src/site/routes.ts';
import { firstCheckout } from '../e2e/support/first-checkout.ts';
import { configurationOf } from '../e2e/support/site-configuration.ts';
import { type EditorTab, openEditorTab } from '../e2e/support/editing.ts';
import { openEnvironment } from '../e2e/support/environment.ts';
import type { AnyJson } from '../support/any-json.ts';
import { CALLED, HOSTILE_HTML } from '../support/hostile-html.ts';
import {
  createHostileTexts,
  everyExampleWith,
  HTML_PAGES,
  type HostilePage,
  TEXT_PAGES,
  withTexts,
  writeProductTexts,
} from './hostile-pages.ts';
import { rounds } from './rounds.ts';

/** The site whose every text is hostile. */
const HOSTILE_SITE = { id: 'andes', language: 'es-AR', account: 'valeria@andes.example' };
const environment = openEnvironment({
  prepare: (database) => writeProductTexts(database, HOSTILE_SITE.id, createHostileTexts()),
});
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

/** How long what was provoked may take to run. */
const PATIENCE_MS = 100;

/** Sends each element the events that it names handlers for, and those that start islands; presses the links that lead to no page. */
async function provoke(page: Page): Promise<void> {
  await page.evaluate(() => {
    const inFrames = [...document.querySelectorAll('iframe')].flatMap((frame) =>
      frame.contentDocument ? [frame.contentDocument] : [],
    );
    for (const each of [document, ...inFrames])
      for (const element of each.body?.querySelectorAll<HTMLElement>('*') ?? []) {
        const handled = element
          .getAttributeNames()
          .flatMap((name) =>
            /^on[a-z]/.test(name) && !/^on(submit|reset)$/.test(name) ? [name.slice(2)] : [],
          );
        for (const name of ['pointerover', 'focusin', ...handled]) element.dispatchEvent(new Event(name));
        const address = element.getAttribute('href') ?? element.getAttribute('formaction');
        if (address !== null && !/^(https?:|\/|#)/.test(address.trim()))
          element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      }
  });
  // Outside the page, which the press of a link may be leaving.
  await page.waitForTimeout(PATIENCE_MS);
}

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
    // Starts whatever the page calls an island.
    const [loader] = /<script[^>]*\ssrc="[^"]*\/loader-[^>]*><\/script>/.exec(await page.content()) ?? [];
    expect(loader).toBeDefined();
    const refused: string[] = [];
    page.on('pageerror', ({ message }) => void refused.push(message));
    await page.route('**', (route) => {
      const request = route.request();
      if (request.url() === address)
        return route.fulfill({
          contentType: 'text/html',
          headers: { 'content-security-policy': policy },
          body: `<!doctype html><head>${loader}</head><main>${body}</main>`,
        });
      // A vector that leads away leaves the page where it is.
      return request.isNavigationRequest() && request.frame() === page.mainFrame()
        ? route.fulfill({ status: 204 })
        : route.fallback();
    });
    const unprovoked: string[] = [];
    // In short a sample, with all that calls itself an island.
    const vectors = HOSTILE_HTML.filter(
      ({ id, html }) => id % rounds(3, 1) === 0 || html.includes('data-island='),
    );
    for (const { html } of vectors) {
      body = html;
      let isProvoked = false;
      // A vector that leads away may still be leaving: what runs elsewhere is not on the page.
      for (let attempt = 1; attempt <= MOST_ATTEMPTS && !isProvoked; attempt += 1) {
        const opened = page.goto(address, { waitUntil: 'domcontentloaded' });
        isProvoked = await opened
          .then(() => provoke(page))
          .then(
            () => true,
            () => false,
          );
      }
      if (!isProvoked) unprovoked.push(html);
    }
    expect([...calls]).toEqual([]);
    expect(unprovoked).toEqual([]);
    // The loader saw what calls itself an island, and started none of it.
    const islands = vectors.filter(({ html }) => html.includes('data-island='));
    expect(refused.filter((message) => message.includes('no island')).length).toBeGreaterThanOrEqual(
      islands.length,
    );
    expect(islands.length).toBeGreaterThan(0);
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
    const { status, body: response } = await editor.call('POST', '/publications', { documents });
    expect([status, status === 200 ? null : response]).toEqual([200, null]);
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

describe('a site that has it in every text', () => {
  const { id: site, language, account } = HOSTILE_SITE;
  const company = DEMO_SITES.find(({ id }) => id === site);

  beforeAll(async () => {
    const editor = await openEditorTab(environment, { site, account });
    const text = createHostileTexts();
    const documents: object[] = [];
    for (const { kind, id } of company?.folder.documents ?? []) {
      const address = `/documents/${kind}/${id}`;
      const { body: stored } = await editor.call<AnyJson>('GET', address);
      if (kind === 'bookingSettings') stored.body.results.resultItem.customHtml = { [language]: '' };
      const body = withTexts(stored.body, language, text);
      if (JSON.stringify(body) === JSON.stringify(stored.body)) continue;
      const saved = await editor.call<AnyJson>('PUT', address, { basedOn: stored.version, body });
      expect([address, saved.status, saved.status === 200 ? null : saved.body]).toEqual([address, 200, null]);
      documents.push({ kind, id, version: saved.body.version });
    }
    const { status, body } = await editor.call('POST', '/publications', { documents });
    expect([status, status === 200 ? null : body]).toEqual([200, null]);
    expect(documents.length).toBeGreaterThan(25);
    await editor.close();
  });

  it('runs nothing on any page: sections, menus, forms, titles, posts, results, what is rented out', async () => {
    const { page, calls, blocked, close } = await openWitness();
    const requested: string[] = [];
    page.on('request', (request) => void (/sink/.test(request.url()) && requested.push(request.url())));
    const origin = environment.demo.siteOrigin(site);
    const checkout = await firstCheckout(page, `${origin}/${language}/`);
    const search = page.url();
    const configuration = configurationOf(site);
    const routes = ['home', 'blog', 'booking-success', 'booking-error'].map((id) =>
      routePath(configuration, id, language),
    );
    const slugs = ['fleet', 'places', 'offers', 'contact'].map(
      (id) => company?.pages.find((one) => one.id === id)?.body.slugs as AnyJson,
    );
    await page.goto(`${origin}${routePath(configuration, 'blog', language)}`);
    const post = await page
      .locator('main [id^="post-"] a')
      .first()
      .evaluate((link) => (link as HTMLAnchorElement).href);
    const addresses = [
      search,
      checkout,
      post,
      ...[...routes, ...slugs.map((slug) => `/${language}/${slug[language]}`), `/${language}/nowhere`].map(
        (path) => origin + path,
      ),
    ];
    const hostile: string[] = [];
    for (const address of addresses) {
      await page.goto(address, { waitUntil: 'load' });
      if (/hit\(|sink\.example|javascript:/.test(await page.locator('body').innerText()))
        hostile.push(address);
      await provoke(page);
      await page.waitForFunction(
        () => document.querySelectorAll('[data-island]:not([data-hydrated])').length === 0,
      );
      await provoke(page);
      // Screens write what is chosen into their address.
      expect(new URL(page.url()).pathname).toBe(new URL(address).pathname);
    }
    expect([[...calls], blocked, requested]).toEqual([[], [], []]);
    expect(hostile).toEqual(addresses);
    await close();
  });
});
