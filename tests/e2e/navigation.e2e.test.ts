import { networkInterfaces } from 'node:os';
import { describe, expect, it } from 'vitest';
import { COMPANIES } from './support/site-pages.ts';
import { joinEnvironment } from './support/environment.ts';
import { openVisit } from './support/visit.ts';

const environment = joinEnvironment();

describe.each(COMPANIES)('a link of $id', ({ id, language, contentPath }) => {
  const target = `/${language}/${contentPath}`;
  /** A tab far down the front page, where a link leads to a page of content. */
  const farDown = async () => {
    const visit = await openVisit(environment.browser, { locale: language });
    await visit.page.goto(`${environment.demo.siteOrigin(id)}/${language}/`, { waitUntil: 'networkidle' });
    const link = visit.page.locator(`:not(header) a[href="${target}"]:visible`).last();
    await link.scrollIntoViewIfNeeded();
    const scrollTop = await visit.page.evaluate(() => window.scrollY);
    expect(scrollTop).toBeGreaterThan(500);
    return { ...visit, link, scrollTop };
  };

  it('[PAGE-18] leads to another title, to the top and to the heading; going back leads to where one was', async () => {
    const { page, link, scrollTop, complaints, close } = await farDown();
    const title = await page.title();
    await link.click();
    await page.waitForURL(`**${target}`);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.matches('main h1') ?? false))
      .toBe(true);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(await page.title()).not.toBe(title);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(Math.round(scrollTop));
    expect(await page.evaluate(() => document.activeElement?.matches('main h1') ?? false)).toBe(false);
    expect(complaints).toEqual([]);
    await close();
  });

  it('[PAGE-06] shows the shape of the page when the page keeps it waiting, and only then', async () => {
    const { page, link, close } = await farDown();
    // The tab cannot be asked while it waits: what covers it is noted in passing.
    await page.evaluate(() => {
      const note = () => {
        const { position, inset } = getComputedStyle(document.body, '::after');
        if (position === 'fixed' && inset === '0px') sessionStorage.covered = 'yes';
      };
      new MutationObserver(note).observe(document.documentElement, { attributes: true });
    });
    const wasCovered = () => page.evaluate(() => sessionStorage.covered ?? 'no');
    const isCovered = () => page.evaluate(() => 'leaving' in document.documentElement.dataset);
    // Whether the page itself asks or, a moment before, the loader that fetches ahead.
    await page.route(`**${target}`, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800));
      await route.continue();
    });
    expect(await wasCovered()).toBe('no');
    // Whoever moves over the page is about to browse: what that needs is there before the click.
    await link.hover();
    await expect
      .poll(() =>
        page.evaluate(() =>
          performance
            .getEntriesByType('resource')
            .map(({ name }) => name)
            .join(),
        ),
      )
      .toContain('/assets/navigation-');
    await link.click();
    await page.waitForURL(`**${target}`);
    expect([await wasCovered(), await isCovered()]).toEqual(['yes', false]);
    await page.goBack();
    expect(await isCovered()).toBe(false);
    await close();
  });
});

describe('the demo', () => {
  it('is reached by every address of the machine', async () => {
    const addresses = Object.values(networkInterfaces())
      .flatMap((all) => all ?? [])
      .filter(({ family }) => family === 'IPv4')
      .map(({ address }) => address);
    // Linux answers on the whole range of loopback addresses, wherever it runs.
    if (process.platform === 'linux') addresses.push('127.0.0.2');
    for (const address of addresses) {
      const response = await fetch(`http://${address}:${new URL(environment.demo.origin).port}/`);
      expect([address, response.status]).toEqual([address, 200]);
    }
  });
});
