import type { Locator, Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { ALL_LOCALES } from '../../src/runtime/text/all-locales.ts';
import { createTexts, translateFor } from '../../src/runtime/text/translate.ts';
import type { AnyJson } from '../support/any-json.ts';
import { openEditorTab } from './support/editing.ts';
import { openEnvironment } from './support/environment.ts';
import { openVisit } from './support/visit.ts';

/** Not the shared demo: its blog is to be of several pages. */
const environment = openEnvironment();
const SITE = 'adria';
const LANGUAGE = 'de';
const t = translateFor(
  createTexts(ALL_LOCALES, () => {}),
  LANGUAGE,
);
/** Half the height of a line of text, in CSS pixels. */
const HALF_LINE = 12;
const PHONE = { width: 390, height: 500 };

/** Sets how many posts stand on a page of the list, wherever it is in the tree. */
const withPageSize = (node: AnyJson): AnyJson => {
  if (Array.isArray(node)) return node.map(withPageSize);
  if (typeof node !== 'object' || node === null) return node;
  const inner = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, withPageSize(value)]));
  return inner.type === 'BlogList' ? { ...inner, props: { ...inner.props, pageSize: 1 } } : inner;
};

const listAddress = () => `${environment.demo.siteOrigin(SITE)}/${LANGUAGE}/blog`;
const topOf = (link: Locator) => link.evaluate((element) => element.getBoundingClientRect().top);
const postLink = (page: Page) => page.locator('main [id^="post-"] a').first();
const backLink = (page: Page) => page.locator('main').getByRole('link', { name: t('blog.back') });

/** A visitor of the second page of the list, scrolled down to its post. */
async function onSecondPage() {
  const visit = await openVisit(environment.browser, { locale: LANGUAGE, viewport: PHONE });
  await visit.page.goto(`${listAddress()}?page=2`, { waitUntil: 'networkidle' });
  await postLink(visit.page).scrollIntoViewIfNeeded();
  // What is still being drawn or scrolled then moves the post: it counts when the page is left.
  await visit.page.evaluate(() =>
    addEventListener('pagehide', () => {
      const post = document.querySelector('main [id^="post-"] a') as Element;
      sessionStorage.setItem('left-at', String(Math.round(window.scrollY)));
      sessionStorage.setItem('left-post-at', String(post.getBoundingClientRect().top));
    }),
  );
  return visit;
}

describe('the way back from a post', () => {
  beforeAll(async () => {
    const editor = await openEditorTab(environment, { site: SITE, account: 'marko@adria.example' });
    const { body: stored } = await editor.call<{ version: number; body: AnyJson }>(
      'GET',
      '/documents/page/blog',
    );
    const saved = await editor.call<{ version: number }>('PUT', '/documents/page/blog', {
      basedOn: stored.version,
      body: withPageSize(stored.body),
    });
    expect(saved.status).toBe(200);
    const documents = [{ kind: 'page', id: 'blog', version: stored.version + 1 }];
    expect(await editor.call('POST', '/publications', { documents })).toMatchObject({ status: 200 });
    await editor.close();
  });

  it('[BLOG-03] leads to the page of the list and to the place on it from which the post was opened', async () => {
    const { page, complaints, close } = await onSecondPage();
    await postLink(page).click();
    await page.waitForURL(/\/blog\/./);
    const left = (key: string) => page.evaluate((of) => Number(sessionStorage.getItem(of)), key);
    expect(await left('left-at')).toBeGreaterThan(100);
    const top = await left('left-post-at');
    await backLink(page).click();
    await page.waitForURL(`${listAddress()}?page=2`);
    // The post is where it was to within half a line: browsers restore a position some pixels aside while they are busy,
    // also where no script runs.
    await expect.poll(async () => Math.abs((await topOf(postLink(page))) - top)).toBeLessThan(HALF_LINE);
    // Back in the history, not one further: the post is what comes next.
    await page.goForward();
    await page.waitForURL(/\/blog\/./);
    expect(complaints).toEqual([]);
    await close();
  });

  it('[BLOG-03] leads to the list where the post was entered directly, or is in a tab of its own', async () => {
    const { page, complaints, close } = await onSecondPage();
    const opening = page.context().waitForEvent('page');
    await postLink(page).click({ modifiers: ['ControlOrMeta'] });
    const tab = await opening;
    await tab.waitForURL(/\/blog\/./);
    const post = tab.url();
    await backLink(tab).click();
    await tab.waitForURL(listAddress());

    await page.goto(post);
    await backLink(page).click();
    await page.waitForURL(listAddress());
    expect(complaints).toEqual([]);
    await close();
  });
});
