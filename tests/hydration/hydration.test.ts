import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SCRIPT_LIMITS } from '../../scripts/check/script-limits.ts';
import { launchBrowser } from '../support/browser.ts';
import { leaveUntouched } from '../support/untouched.ts';
import { buildBrowser, type BuiltFile, serveSite, type TestSite } from './serve.ts';
import { createPages, reports } from './site.tsx';

let files: readonly BuiltFile[];
let site: TestSite;
let browser: Browser;
let page: Page;
let errors: string[];
const outDir = mkdtempSync(join(tmpdir(), 'hydration-'));

beforeAll(async () => {
  files = await buildBrowser(outDir);
  const fileOf = (entry: string) => files.find(({ name }) => name === entry)?.fileName ?? '';
  const render = createPages((name) => `/${fileOf(`island-${name}`)}`);
  site = await serveSite(outDir, fileOf('loader'), render);
  browser = await launchBrowser();
}, 60_000);

afterAll(async () => {
  await browser?.close();
  await site?.close();
  rmSync(outDir, { recursive: true, force: true });
});

beforeEach(async () => {
  site.unavailable.clear();
  errors = [];
  const context = await browser.newContext();
  page = await context.newPage();
  await leaveUntouched(page);
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'warning' && errors.push(message.text()));
  return () => context.close();
});

const scripts: () => Promise<string[]> = () =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
const markServed = () =>
  page.evaluate(() => {
    Object.assign(window, {
      before: [...document.querySelectorAll('main *')],
      html: document.querySelector('main')?.innerHTML,
    });
  });
/** How many of the elements served are still the same, and whether the HTML is. */
const compare = () =>
  page.evaluate(() => {
    const { before, html } = window as unknown as { before: Element[]; html: string };
    const now = [...document.querySelectorAll('main *')];
    const plain = (text: string) => text.replaceAll(/ data-hydrated="\w+"|<!--.*?-->/g, '');
    const main = document.querySelector('main')?.innerHTML ?? '';
    return {
      served: before.length,
      kept: now.filter((element, i) => before[i] === element).length,
      isSame: plain(main) === plain(html),
    };
  });
const hydrated = (id: string, state = 'true') =>
  page.waitForSelector(`#${id}[data-hydrated=${state}]`, { state: 'attached' });
const main = (id: string) => page.locator(`#${id} > button`).first();

describe('a page that nobody touches', () => {
  it('asks for the loader and nothing else', async () => {
    await page.goto(`${site.origin}/nested`);
    await page.waitForLoadState('networkidle');
    expect((await scripts()).filter((name) => name.endsWith('.js'))).toHaveLength(1);
  });

  it('starts islands that load when idle, and visible ones as they come near', async () => {
    await page.goto(`${site.origin}/visible`);
    await hydrated('idle');
    expect(await page.getAttribute('#seen', 'data-hydrated')).toBeNull();
    await page.evaluate(() => scrollTo(0, 2900));
    await hydrated('seen');
  });
});

describe('bytes (brotli)', () => {
  const size = (name: string) =>
    brotliCompressSync(files.find((file) => file.name === name)?.code ?? '').length;

  it('spends at most 1 KB on the loader, which imports nothing', () => {
    expect(size('loader')).toBeLessThanOrEqual(SCRIPT_LIMITS.loader);
    expect(files.find(({ name }) => name === 'loader')?.imports).toEqual([]);
  });

  it('spends no more on everything that islands need than its limit', () => {
    expect(size('hydrate') + size('island-core')).toBeLessThanOrEqual(SCRIPT_LIMITS.reactAndHydration);
  });
});

describe('hydration', () => {
  it('keeps every node served, with islands inside islands, in either order', async () => {
    for (const order of [
      ['inner', 'outer'],
      ['outer', 'inner'],
    ]) {
      await page.goto(`${site.origin}/nested`);
      await markServed();
      for (const id of order) {
        await page.evaluate((island) => {
          const host = document.getElementById(island);
          host?.querySelector('button')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
          host?.dispatchEvent(new PointerEvent('pointerover'));
        }, id);
      }
      await Promise.all([hydrated('outer'), hydrated('inner')]);
      const { served, kept, isSame } = await compare();
      expect([kept, isSame]).toEqual([served, true]);
    }
    expect(errors).toEqual([]);
  });

  it('agrees with the server on the ids of an island', async () => {
    await page.goto(`${site.origin}/nested`);
    const served = await main('neighbour').getAttribute('aria-controls');
    await main('neighbour').click();
    await page.waitForSelector('#neighbour > button[aria-expanded=true]');
    expect(await main('neighbour').getAttribute('aria-controls')).toBe(served);
    expect(await page.getAttribute('#neighbour > [data-slot]', 'id')).toBe(served);
    expect(errors).toEqual([]);
  });

  it('knows what was put into fields before', async () => {
    await page.goto(`${site.origin}/form`);
    site.unavailable.add('island-field');
    await page.locator('[name=name]').pressSequentially('Ana');
    await page.selectOption('[name=car]', 'large');
    await page.fill('[name=notes]', 'two bags');
    await page.evaluate(() => {
      for (const query of ['[name=terms]', '[value=now]'])
        (document.querySelector(query) as HTMLInputElement).checked = true;
    });
    await page.waitForLoadState('networkidle');
    expect(await page.getAttribute('#form', 'data-hydrated')).toBeNull();
    await markServed();
    site.unavailable.clear();
    await page.locator('[name=name]').focus();
    await hydrated('form');
    const { served, kept } = await compare();
    expect(kept).toBe(served);
    await page.keyboard.type('!');
    await page.locator('button[type=submit]').click();
    await expect.poll(() => page.textContent('output')).toBe('Ana!,large,true,now,two bags');
  });

  it('gives static content back to an element that is taken away and put in again, live islands included', async () => {
    await page.goto(`${site.origin}/nested`);
    await main('outer').click();
    await hydrated('outer');
    await page.locator('#inner > button').first().click();
    await page.waitForSelector('#inner > button[aria-expanded=true]');
    const remove = page.locator('#outer > [data-testid=remove]');
    await remove.click();
    await expect.poll(() => page.locator('#inner').count()).toBe(0);
    await remove.click();
    await page.locator('#inner > button').first().click();
    await page.waitForSelector('#inner > button[aria-expanded=false]');
    expect(await page.locator('#outer > [data-slot] > *').count()).toBe(5);
  });
});

describe('what comes before hydration', () => {
  const click = (selector: string) =>
    page.evaluate((query) => (document.querySelector(query) as HTMLElement).click(), selector);

  it('repeats a click once', async () => {
    await page.goto(`${site.origin}/nested`);
    await page.evaluate(() => {
      Object.assign(window, { clicks: 0 });
      document.body.addEventListener('click', () =>
        Object.assign(window, { clicks: (window as unknown as { clicks: number }).clicks + 1 }),
      );
    });
    await click('#neighbour > button');
    await page.waitForSelector('#neighbour > button[aria-expanded=true]');
    expect(await page.evaluate('window.clicks')).toBe(1);
  });

  it('repeats the last of several, for the visitor means one', async () => {
    await page.goto(`${site.origin}/nested`);
    await page.evaluate(() => {
      const button = document.querySelector<HTMLElement>('#neighbour > button');
      for (let i = 0; i < 2; i++) button?.click();
    });
    await page.waitForSelector('#neighbour > button[aria-expanded=true]');
    expect(await page.getAttribute('#neighbour > button', 'aria-expanded')).toBe('true');
  });

  it.each(['Enter', 'Space'])('repeats the activation by %s', async (key) => {
    await page.goto(`${site.origin}/nested`);
    await page.evaluate(() => {
      document.addEventListener('focusin', (event) => event.stopImmediatePropagation(), true);
      document.querySelector<HTMLElement>('#neighbour > button')?.focus();
    });
    await page.keyboard.press(key);
    await page.waitForSelector('#neighbour > button[aria-expanded=true]');
  });

  it('repeats the submission of a form, with what is in it', async () => {
    await page.goto(`${site.origin}/form`);
    await page.evaluate(() => {
      (document.querySelector('input') as HTMLInputElement).value = 'Ana';
      document.querySelector('form')?.requestSubmit();
    });
    await expect.poll(() => page.textContent('output')).toBe('Ana,small,false,later,none');
    expect(new URL(page.url()).pathname).toBe('/form');
  });

  it('repeats a press of a button in static content', async () => {
    await page.goto(`${site.origin}/nested`);
    await click('#outer > [data-slot] > button');
    await page.waitForSelector('#outer[data-hydrated=true]');
    await page.waitForSelector('#outer > [data-presses="1"]', { state: 'attached' });
  });

  it('leaves links in static content to the browser', async () => {
    await page.goto(`${site.origin}/nested`);
    site.unavailable.add('island-');
    await page.evaluate(() => {
      document.getElementById('outer')?.querySelector<HTMLElement>('[data-slot]')?.removeAttribute('hidden');
    });
    await click('#outer a');
    expect(new URL(page.url()).hash).toBe('#native');
  });
});

describe('files that cannot be had', () => {
  it.each(['island-', 'hydrate-', 'island-core-'])(
    'lets held clicks through without %s…, and tries again',
    async (file) => {
      await page.goto(`${site.origin}/always`);
      await page.evaluate(() => {
        window.addEventListener('unhandledrejection', () => Object.assign(window, { unhandled: true }));
        document.addEventListener('click', (event) => {
          Object.assign(window, { clicked: (event.target as Element).textContent });
          if (event.target instanceof HTMLAnchorElement) event.preventDefault();
        });
      });
      site.unavailable.add(file);
      await page.evaluate(() => document.querySelector<HTMLElement>('#broken > a')?.click());
      await expect.poll(() => page.evaluate('window.clicked')).toBe('Elsewhere');
      expect(await page.getAttribute('#broken', 'data-hydrated')).toBeNull();
      site.unavailable.clear();
      await page.evaluate(() => document.querySelector<HTMLElement>('#neighbour > button')?.click());
      await page.waitForSelector('#neighbour > button[aria-expanded=true]');
      await page.hover('#broken');
      await hydrated('broken', 'failed');
      expect(await page.evaluate('window.unhandled')).toBeUndefined();
    },
  );

  it('runs no script that content names', async () => {
    await page.goto(`${site.origin}/foreign`);
    await page.locator('[data-island-id=evil] button').click();
    await expect.poll(() => errors.join()).toContain('no island');
    expect((await scripts()).filter((name) => name.includes('evil'))).toEqual([]);
  });
});

describe('islands that throw', () => {
  it('keeps the served nodes of one that throws while hydrating, and the rest of the page', async () => {
    await page.goto(`${site.origin}/always`);
    await markServed();
    await main('broken').click();
    await hydrated('broken', 'failed');
    const { served, kept, isSame } = await compare();
    expect([kept, isSame]).toEqual([served, true]);
    await main('neighbour').click();
    await page.waitForSelector('#neighbour > button[aria-expanded=true]');
    expect(errors).toContain('island broken failed');
    await page.locator('#broken > a').click();
    expect(new URL(page.url()).pathname).toBe('/elsewhere');
  });

  it('keeps the content of one that throws once and is rendered anew', async () => {
    await page.goto(`${site.origin}/once`);
    const content = await page.$('#broken .inside > p');
    await main('broken').click();
    await hydrated('broken');
    expect(await content?.evaluate((element) => element.isConnected)).toBe(true);
    await main('broken').click();
    await expect.poll(() => main('broken').textContent()).toMatch(/Clicks: [12]/);
  });

  it('fetches the HTML of one that throws when it is live', async () => {
    await page.goto(`${site.origin}/later`);
    await markServed();
    await main('broken').click();
    await expect.poll(() => main('broken').textContent()).toBe('Clicks: 1');
    await main('broken').click();
    await hydrated('broken', 'failed');
    await expect.poll(() => main('broken').textContent()).toBe('Clicks: 0');
    expect((await compare()).isSame).toBe(true);
    expect((await scripts()).filter((name) => name.includes('refill'))).toHaveLength(1);
  });

  it('leaves one that throws on the server without a script, and its content in place', async () => {
    await page.goto(`${site.origin}/server`);
    expect(await page.innerText('#broken')).toBe('Inside broken');
    expect(await page.getAttribute('#broken', 'data-island')).toBeNull();
    expect(reports).toEqual(['fragile broken: planted: server']);
  });
});

it('fetches linked pages ahead once, when someone turns to the link', async () => {
  await page.goto(`${site.origin}/links`);
  for (const name of ['Not this', 'Next', 'Not this', 'Next']) await page.getByRole('link', { name }).hover();
  const hints = await page
    .locator('link[rel=prefetch]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hints).toEqual(['/nested?from=1']);
});
