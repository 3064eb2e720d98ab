import { describe, expect, it } from 'vitest';
import { enabledLanguages, routePath } from '../../src/site/routes.ts';
import { ALL_LOCALES } from '../../src/runtime/text/all-locales.ts';
import { createTexts, translateFor } from '../../src/runtime/text/translate.ts';
import { type Crawl, followLinks } from './support/crawl.ts';
import { focusOf } from './support/focus.ts';
import { failedAuditsOf, fieldsWithoutPaste } from './support/page-audits.ts';
import { composedAddresses } from './support/sheet.ts';
import { softPictures } from './support/soft-pictures.ts';
import { type Shift, shiftsOf } from './support/layout-shift.ts';
import { configurationOf } from './support/site-configuration.ts';
import { COMPANIES } from './support/site-pages.ts';
import { joinEnvironment } from './support/environment.ts';
import { openVisit, tooWide, violationsOf } from './support/visit.ts';

/** Milliseconds for a walk over all pages of a site in its language, some twenty of them. */
const WALK_MS = 180_000;
const SMALLEST = 320;
const COMPUTER = 1440;
const WIDEST = 1920;
const WIDTHS = [WIDEST, COMPUTER, 768, 390, SMALLEST];
/** Where every rule is checked: all is shown that a computer shows, or what remains of it on the smallest phone. */
const JUDGED_WIDTHS = [COMPUTER, SMALLEST];
/** What WCAG does not ask for, but finding one's way with a screen reader does, and Lighthouse counts. */
const FURTHER_RULES = [
  'accesskeys',
  'aria-allowed-role',
  'aria-dialog-name',
  'aria-text',
  'aria-treeitem-name',
  'empty-heading',
  'heading-order',
  'image-redundant-alt',
  'label-content-name-mismatch',
  'landmark-one-main',
  'landmark-unique',
  'presentation-role-conflict',
  'skip-link',
  'tabindex',
  'table-duplicate-name',
  'td-has-header',
];
/** Longer than browsers wait for a font before they draw a page without it. */
const FONT_DELAY_MS = 300;
/** Of a page, from 0 to 1. */
const MAX_SHIFT = 0.01;
const texts = createTexts(ALL_LOCALES, () => {});

const environment = joinEnvironment('still');

const crawls = new Map<string, Promise<Crawl>>();

/** Follows every link of a site from its front page; once, however often it is asked. */
function crawl(site: string): Promise<Crawl> {
  const known = crawls.get(site) ?? followLinks(environment.demo, site);
  crawls.set(site, known);
  return known;
}

describe.concurrent.each(COMPANIES)('every page of $id', (company) => {
  const { id, language, contentPath } = company;
  const t = translateFor(texts, language);

  it('leads somewhere by every link, in all its languages', async () => {
    const { pages, deadEnds, lostAnchors } = await crawl(id);
    expect([...deadEnds, ...lostAnchors]).toEqual([]);
    expect(pages.length).toBeGreaterThan(enabledLanguages(configurationOf(id)).length * 2);
  });

  /** The site's own pages in a language, then the screens in the states that no link leads to. */
  const pathsIn = async (tag: string): Promise<string[]> => {
    const linked = (await crawl(id)).pages.filter((path) => path.startsWith(`/${tag}/`));
    // Each screen without parameters, and once with some.
    const own = [...new Map(linked.map((path) => [path.replace(/\?.*/, '?'), path])).values()];
    expect(own.length).toBeGreaterThanOrEqual(4);
    const screens = own
      .filter((path) => path.includes('modelId='))
      .flatMap((path) => [path.split('?')[0] ?? '']);
    const success = routePath(configurationOf(id), 'booking-success', tag) ?? '';
    return [...new Set([...own, ...screens, success, `/${tag}/nowhere`])];
  };
  const ownPaths = async (): Promise<string[]> => {
    const paths = await pathsIn(language);
    expect(paths).toContain(`/${language}/${contentPath}`);
    return paths;
  };
  const isNowhere = ({ pathname }: URL) => pathname.endsWith('/nowhere');

  it(
    '[A11Y-01] keeps WCAG 2.2 AA and fits every width on every page, which has one heading, a title and a language',
    async () => {
      const visit = await openVisit(environment.browser, { locale: language }, isNowhere);
      const { page, complaints } = visit;
      const wrong: string[] = [];
      for (const path of await ownPaths()) {
        await page.setViewportSize({ width: WIDEST, height: 900 });
        await page.goto(environment.demo.siteOrigin(id) + path);
        const found = await page.evaluate(() => ({
          headings: document.querySelectorAll('h1').length,
          title: document.title.trim(),
          language: document.documentElement.lang,
        }));
        if (found.headings !== 1) wrong.push(`${path}: ${found.headings} h1`);
        if (!found.title) wrong.push(`${path}: no title`);
        if (found.language !== language) wrong.push(`${path}: lang ${found.language}`);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          const found = [...(await tooWide(page))];
          if (JUDGED_WIDTHS.includes(width)) {
            found.push(...(await violationsOf(page, { further: FURTHER_RULES })));
            found.push(...(await failedAuditsOf(page)));
          }
          wrong.push(...found.map((part) => `${path} at ${width}: ${part}`));
        }
        // Last: the fields as they were served are judged above.
        wrong.push(...(await fieldsWithoutPaste(page)).map((part) => `${path}: ${part}`));
      }
      expect([...wrong, ...complaints]).toEqual([]);
      await visit.close();
    },
    WALK_MS,
  );

  it(
    'draws no picture from fewer pixels than it is shown with',
    async () => {
      const visit = await openVisit(environment.browser, { locale: language }, isNowhere);
      const { page, complaints } = visit;
      const origin = environment.demo.siteOrigin(id);
      const addresses = new Set(Object.values(await composedAddresses(page, origin, company)));
      const soft: string[] = [];
      for (const address of addresses) soft.push(...(await softPictures(page, address)));
      expect(soft).toEqual([]);
      expect(complaints).toEqual([]);
      await visit.close();
    },
    WALK_MS,
  );

  const hasRussian = enabledLanguages(configurationOf(id)).includes('ru');
  it.each([
    { tag: language, width: COMPUTER },
    { tag: language, width: 390 },
    // Its fonts are other files.
    ...(hasRussian ? [{ tag: 'ru', width: 390 }] : []),
  ])(
    'moves nothing on any page in $tag at $width px, although its fonts come last',
    async ({ tag, width }) => {
      // Not a visit, which shows fonts however late they come.
      const context = await environment.browser.newContext({ viewport: { width, height: 844 } });
      const page = await context.newPage();
      const fonts: string[] = [];
      await page.route('**/*.woff2', async (route) => {
        fonts.push(route.request().url());
        await new Promise((resolve) => setTimeout(resolve, FONT_DELAY_MS));
        await route.continue();
      });
      const moved: [path: string, sum: number, shifts: readonly Shift[]][] = [];
      const paths = await pathsIn(tag);
      for (const path of paths) {
        await page.goto(environment.demo.siteOrigin(id) + path);
        const shifts = await shiftsOf(page);
        const sum = shifts.reduce((total, { value }) => total + value, 0);
        if (sum > MAX_SHIFT) moved.push([path, sum, shifts]);
      }
      expect(moved).toEqual([]);
      expect(fonts.length).toBeGreaterThanOrEqual(paths.length);
      // Files with all letters of many languages, for which there are small ones.
      expect(fonts.filter((font) => /-(ext|cyrillic)-/.test(font))).toEqual([]);
      await context.close();
    },
    WALK_MS,
  );

  it('shows nothing that speaks of a booking where there is none', async () => {
    const visit = await openVisit(environment.browser, { locale: language });
    const path = routePath(configurationOf(id), 'booking-success', language) ?? '';
    await visit.page.goto(`${environment.demo.siteOrigin(id)}${path}?bookingId=NOSUCHNUMBER`);
    expect(await visit.page.getByRole('heading', { level: 1 }).textContent()).toBe(t('success.missing'));
    const shown = await visit.page.locator('main > [data-node]:visible').count();
    const served = await visit.page.locator('main > [data-node]').count();
    expect([shown, served > 1]).toEqual([1, true]);
    expect(visit.complaints).toEqual([]);
    await visit.close();
  });

  it('[A11Y-02] shows where the focus is on everything that Tab reaches', async () => {
    const visit = await openVisit(environment.browser, {
      locale: language,
      viewport: { width: 1280, height: 900 },
    });
    const { page } = visit;
    await page.goto(environment.demo.siteOrigin(id));
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('#content');
    const unseen: string[] = [];
    const stops = new Set<string>();
    for (let stop = 0; stop < 30; stop += 1) {
      await page.keyboard.press('Tab');
      const focus = await focusOf(page);
      stops.add(focus.html);
      if (!focus.isVisible) unseen.push(focus.shown);
    }
    expect(stops.size).toBeGreaterThan(15);
    expect(unseen).toEqual([]);
    await visit.close();
  });

  it('keeps what was served when its questions are opened', async () => {
    const visit = await openVisit(environment.browser, {
      locale: language,
      viewport: { width: 1280, height: 900 },
    });
    const { page, complaints } = visit;
    await page.goto(environment.demo.siteOrigin(id));
    await page.evaluate(() => {
      Object.assign(window, { served: [...document.querySelectorAll('main *')] });
    });
    const questions = page.locator('main [data-item] button');
    const count = await questions.count();
    expect(count).toBeGreaterThan(3);
    for (let position = 0; position < count; position += 1) {
      const question = questions.nth(position);
      if ((await question.getAttribute('aria-expanded')) === 'false') await question.click();
      await page.locator(`main [data-item] >> nth=${position} >> [data-reveal]:not([hidden])`).waitFor();
    }
    const kept = await page.evaluate(() => {
      const { served } = window as unknown as { served: Element[] };
      return { served: served.length, kept: served.filter((element) => element.isConnected).length };
    });
    expect(kept.served).toBeGreaterThan(100);
    expect(kept.kept).toBe(kept.served);
    expect(complaints).toEqual([]);
    await visit.close();
  });

  it('[COMP-27] opens drawer and language menu by keyboard, and gives the focus back', async () => {
    const visit = await openVisit(environment.browser, {
      locale: language,
      viewport: { width: 390, height: 800 },
    });
    const { page } = visit;
    const focused = (selector: string) =>
      page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
    await page.goto(environment.demo.siteOrigin(id));
    await page.locator('[data-drawer] > summary').focus();
    await page.keyboard.press('Enter');
    const entry = page
      .getByRole('navigation', { name: t('header.mainMenu') })
      .getByRole('link')
      .first();
    await entry.waitFor();
    // The browser tells of the opened drawer a moment later.
    await page.locator('main[inert]').waitFor({ state: 'attached' });
    await page.keyboard.press('Tab');
    expect(await entry.evaluate((link) => link === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    expect(await focused('[data-drawer] > summary')).toBe(true);
    expect(await entry.isVisible()).toBe(false);
    await page.locator('main:not([inert])').waitFor();

    await page.setViewportSize({ width: 1280, height: 800 });
    const selector = page
      .locator('header details[data-disclosure]')
      .filter({ has: page.locator('[data-set-language]') });
    await selector.locator('summary').focus();
    await page.keyboard.press('Enter');
    await selector.getByRole('link').first().waitFor();
    await page.keyboard.press('ArrowDown');
    expect(await focused('[data-set-language]')).toBe(true);
    await page.keyboard.press('Escape');
    expect(await selector.getByRole('link').first().isVisible()).toBe(false);
    expect(await focused('summary')).toBe(true);
    await visit.close();
  });

  it('shows its draft from the start page, and leaves it by the link', async () => {
    const visit = await openVisit(environment.browser, {
      locale: 'en-US',
      viewport: { width: 1280, height: 900 },
    });
    const { page, complaints } = visit;
    const origin = environment.demo.siteOrigin(id);
    await page.goto(environment.demo.origin);
    const link = page.locator(`a[href^="${origin}/${language}/"][href*="preview="]`);
    const [address = ''] = ((await link.getAttribute('href')) ?? '').split('?');
    await page.goto(address);
    const published = await page.locator('main').textContent();
    await page.goto(environment.demo.origin);
    await link.click();
    const bar = page.getByRole('complementary', { name: t('preview.bar') });
    await bar.waitFor();
    // The token is worth a draft: it must not stay in the address, nor be readable by scripts.
    expect(new URL(page.url()).searchParams.get('preview') ?? '').toMatch(/^(1|true)?$/);
    const [cookie] = (await page.context().cookies(origin)).filter(({ name }) => name.includes('preview'));
    expect(cookie).toMatchObject({ httpOnly: true, secure: true });
    expect(await page.evaluate(() => document.cookie)).not.toContain('preview');
    expect(await page.locator('main').textContent()).not.toBe(published);
    await bar.getByRole('link', { name: t('preview.exit') }).click();
    await page.waitForURL(address);
    expect(await page.locator('main').textContent()).toBe(published);
    expect(await bar.count()).toBe(0);
    expect(complaints).toEqual([]);
    await visit.close();
  });
});
