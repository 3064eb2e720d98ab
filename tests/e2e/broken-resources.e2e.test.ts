import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { joinEnvironment } from './support/environment.ts';
import { COMPANIES } from './support/site-pages.ts';
import { openVisit, type Visit } from './support/visit.ts';

const environment = joinEnvironment();
const READABLE = 4.5;

/** Opens a page that gets none of what its test breaks. */
async function openWithout(
  isBroken: (url: URL, type: string) => boolean,
  address: string,
  width = 1280,
): Promise<Visit> {
  const visit = await openVisit(environment.browser, { locale: 'en-US', viewport: { width, height: 800 } });
  await visit.page.route('**/*', (route) => {
    const request = route.request();
    return isBroken(new URL(request.url()), request.resourceType()) ? route.abort() : route.continue();
  });
  await visit.page.goto(address);
  return visit;
}

/** Closes a visit in which nothing went wrong but what its test broke. */
async function close(visit: Visit): Promise<void> {
  expect(visit.complaints.filter((text) => !text.startsWith('net::ERR_FAILED')).join('\n')).toBe('');
  await visit.close();
}

const isOnTheScreen = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

/** How many texts stand on pictures, and those whose contrast with what is there in the picture's place is too small. */
const textsOnPictures = (page: Page) =>
  page.evaluate((least) => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const luminance = (color: string, below: string) => {
      if (!context) throw new Error('no canvas');
      for (const one of [below, color]) {
        context.fillStyle = one;
        context.fillRect(0, 0, 1, 1);
      }
      const [r = 0, g = 0, b = 0] = [...context.getImageData(0, 0, 1, 1).data].map((value) => {
        const part = value / 255;
        return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const bodyColor = getComputedStyle(document.body).backgroundColor;
    let count = 0;
    const unreadable = [...document.querySelectorAll<HTMLElement>('[data-shade]')].flatMap((backdrop) => {
      const band = backdrop.parentElement as HTMLElement;
      const picture = backdrop.querySelector('img') as HTMLImageElement;
      const behind = luminance(getComputedStyle(picture).backgroundColor, bodyColor);
      const texts = [...band.querySelectorAll<HTMLElement>('h1, h2, h3, p')].filter(
        (text) => text.textContent?.trim() && !text.closest('form, [data-surface], a, button'),
      );
      count += texts.length;
      return texts.flatMap((text) => {
        const front = luminance(getComputedStyle(text).color, 'black');
        const contrast = (Math.max(front, behind) + 0.05) / (Math.min(front, behind) + 0.05);
        return contrast < least ? [`${text.textContent}: ${contrast.toFixed(1)}`] : [];
      });
    });
    return { count, unreadable };
  }, READABLE);

describe.each(COMPANIES)('a page of $id without pictures, fonts and films', ({ id }) => {
  it.each([1280, 390])('is readable at a width of %i', async (width) => {
    const visit = await openWithout(
      (_url, type) => ['image', 'font', 'media'].includes(type),
      `${environment.demo.siteOrigin(id)}/`,
      width,
    );
    const { page } = visit;
    // Pictures below are fetched only when they come near.
    const pictures = page.locator('main img');
    await pictures.evaluateAll((images) => {
      for (const image of images) image.scrollIntoView();
    });
    await page.waitForLoadState('networkidle');
    const widths = await pictures.evaluateAll((images) =>
      images.map((image) => (image as HTMLImageElement).naturalWidth),
    );
    expect(new Set(widths)).toEqual(new Set([0]));
    const { count, unreadable } = await textsOnPictures(page);
    expect(count).toBeGreaterThan(0);
    expect(unreadable).toEqual([]);
    expect(await isOnTheScreen(page)).toBe(true);
    expect(await page.locator('header img').first().getAttribute('alt')).toMatch(/\S/);
    await close(visit);
  });
});

it('what the results show above them is asked for again where it could not be loaded', async () => {
  let failures = 0;
  const visit = await openWithout(
    ({ pathname }) => /results-dialog/.test(pathname) && failures++ === 0,
    `${environment.demo.siteOrigin('andes')}/en-US/cars`,
  );
  const { page } = visit;
  const share = page.locator('[data-cards] [data-select]').first();
  await share.click();
  await page.locator('[data-details-of]:not([hidden]) [data-share]').click();
  await expect.poll(() => failures).toBe(1);
  expect(await page.locator('[aria-labelledby="results-share"]').count()).toBe(0);
  await page.locator('[data-details-of]:not([hidden]) [data-share]').click();
  await page.locator('[aria-labelledby="results-share"]').waitFor();
  await close(visit);
});

describe('what others serve, when it fails', () => {
  const isElsewhere = ({ hostname }: URL) => !hostname.endsWith('localhost');
  const tried = (component: string, example: string) =>
    openWithout(isElsewhere, `${environment.demo.siteOrigin('adria')}/try/${component}?example=${example}`);

  it('a map says so, and its addresses stay', async () => {
    const visit = await tried('Map', 'offices');
    const { page } = visit;
    await page.locator('main [data-action]').click();
    await page.locator('main').getByRole('status').filter({ hasText: /\S/ }).waitFor();
    expect(await page.locator('main').getByRole('status').textContent()).toBe(
      'The map cannot be loaded at the moment. All addresses are listed below.',
    );
    expect(await page.locator('main li address').count()).toBe(4);
    await close(visit);
  });

  // The still of a video is static content in a link of its island, which must not lead away before that is there.
  it.each([
    ['VideoPlayer', 'hosted'],
    ['ReviewsWidget', 'widget'],
  ])('%s keeps its place, and the page goes on', async (component, example) => {
    const visit = await tried(component, example);
    const { page } = visit;
    const player = page.getByRole('link', { name: 'Play video' });
    if (component === 'VideoPlayer') await player.click();
    const frame = page.locator('main iframe').first();
    await frame.scrollIntoViewIfNeeded();
    const { height = 0 } = (await frame.boundingBox()) ?? {};
    expect(height).toBeGreaterThan(100);
    expect(await frame.getAttribute('title')).toMatch(/\S/);
    expect(await isOnTheScreen(page)).toBe(true);
    await page.locator('header nav a').first().click();
    await page.waitForURL((url) => !url.pathname.startsWith('/try/'));
    await page.locator('main h1').waitFor();
    await close(visit);
  });
});
