import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { joinEnvironment } from './support/environment.ts';
import { isSeen } from './support/is-seen.ts';
import { COMPANIES } from './support/site-pages.ts';
import { openVisit, tooWide } from './support/visit.ts';

const environment = joinEnvironment();

/** The facts and prices of the shown details that lie under their picture, and the number of all of them. */
const underPicture = (page: Page) =>
  page.locator('[data-details-of]:visible').evaluate((details) => {
    const box = (element: Element) => element.getBoundingClientRect();
    const picture = details.querySelector('img')?.parentElement;
    if (!picture) throw new Error('details without a picture');
    const { left, right, top, bottom } = box(picture);
    const texts = [...details.querySelectorAll('dt, dd, h3, a[data-way], strong')];
    const covered = texts.filter((text) => {
      const its = box(text);
      return its.left < right && its.right > left && its.top < bottom && its.bottom > top;
    });
    return { count: texts.length, covered: covered.map(({ textContent }) => textContent) };
  });

describe.each(COMPANIES)('the details of a car of $id', ({ id, language }) => {
  it('[RES-05] [RES-12] have their picture beside what they state, in rows and in cards, on wide and narrow windows', async () => {
    const { page, complaints, close } = await openVisit(environment.browser, {
      locale: language,
      viewport: { width: 1440, height: 900 },
    });
    await page.goto(`${environment.demo.siteOrigin(id)}/${language}/`);
    await page.locator('main form button[type="submit"]').first().click();
    const details = page.locator('[data-select]:visible').first();
    await details.waitFor();
    const seen: unknown[] = [];
    for (const view of ['rows', 'cards'])
      for (const width of [1440, 1024, 390]) {
        await page.setViewportSize({ width: 1440, height: 900 });
        // The buttons of the views are in this order: cards, rows.
        await page
          .locator('[data-views] > button')
          .nth(view === 'cards' ? 0 : 1)
          .click();
        await page.locator(`[data-cards][data-view="${view}"]`).waitFor();
        await page.setViewportSize({ width, height: 900 });
        await details.click();
        const { count, covered } = await underPicture(page);
        expect(count).toBeGreaterThan(10);
        seen.push([view, width, covered, await tooWide(page)]);
        await page.keyboard.press('Escape');
        await page.locator('[data-details-of]').filter({ visible: true }).waitFor({ state: 'hidden' });
      }
    expect(seen).toEqual(
      ['rows', 'cards'].flatMap((view) => [1440, 1024, 390].map((width) => [view, width, [], []])),
    );
    expect(complaints).toEqual([]);
    await close();
  });

  it('[RES-05] on a phone have the picture that scripts move as large as it was served, loaded before others', async () => {
    const seen: unknown[] = [];
    for (const javaScriptEnabled of [false, true]) {
      const { page, complaints, close } = await openVisit(environment.browser, {
        locale: language,
        viewport: { width: 390, height: 844 },
        javaScriptEnabled,
      });
      await page.goto(`${environment.demo.siteOrigin(id)}/${language}/`);
      await page.locator('main form button[type="submit"]').first().click();
      const address = await page.locator('[data-select]:visible').first().getAttribute('href');
      await page.goto(new URL(address ?? '', page.url()).href);
      const details = page.locator(
        javaScriptEnabled ? 'dialog > [data-details-of]' : '[data-panel] > [data-details-of]',
      );
      const picture = details.locator('img').first();
      seen.push([await picture.boundingBox(), await picture.getAttribute('loading')]);
      expect(complaints).toEqual([]);
      await close();
    }
    const [served, moved] = seen;
    expect(moved).toEqual(served);
    expect(served).toEqual([expect.objectContaining({ x: expect.any(Number) }), 'eager']);
  });

  it('[RES-05] on a phone are open after the way back from the checkout, and closed after one step more, untouched', async () => {
    const { page, complaints, close } = await openVisit(environment.browser, {
      locale: language,
      viewport: { width: 390, height: 844 },
    });
    await page.goto(`${environment.demo.siteOrigin(id)}/${language}/`);
    await page.locator('main form button[type="submit"]').first().click();
    await page.locator('[data-select]:visible').first().click();
    const opened = page.locator('[data-details-of]').filter({ visible: true });
    const way = opened.locator('a[data-way]').first();
    // What they state is longer than the screen, and the car can be booked from its beginning on. A press before the
    // scripts were there has loaded a page, in which they fill the screen a moment later.
    await expect.poll(() => way.evaluate(isSeen)).toBe(true);
    expect(await opened.evaluate(({ scrollHeight }) => scrollHeight)).toBeGreaterThan(844);
    await way.click();
    await page.waitForURL(/modelId=/);
    await page.goBack();
    await page.waitForURL(/selected=/);
    await opened.waitFor();
    await page.goBack();
    await opened.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).searchParams.has('selected')).toBe(false);
    await page.locator('[data-select]:visible').first().hover();
    expect(await opened.count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('the details of a car on a phone, step by step back', () => {
  const onPhone = () =>
    openVisit(environment.browser, { locale: 'es-AR', viewport: { width: 390, height: 844 } });
  const opened = (page: Page) => page.locator('dialog > [data-details-of]').filter({ visible: true });
  /** Shows the results, and holds scripts back from then on until they are let through. */
  const withoutScriptsYet = async (page: Page) => {
    await page.goto(`${environment.demo.siteOrigin('andes')}/es-AR/`);
    await page.locator('main form button[type="submit"]').first().click();
    await page.locator('[data-select]:visible').first().waitFor();
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route('**/*.js', async (route) => {
      await held;
      await route.continue();
    });
    return letThrough;
  };

  it('[RES-06] stay as the browser goes back from sharing the car, and close by the next step', async () => {
    const { page, complaints, close } = await onPhone();
    await page.goto(`${environment.demo.siteOrigin('andes')}/es-AR/`);
    await page.locator('main form button[type="submit"]').first().click();
    await page.locator('[data-results][data-hydrated], [data-hydrated] [data-results]').first().waitFor();
    await page.locator('[data-select]:visible').first().click();
    const share = opened(page).locator('[data-share]');
    const dialog = page.locator('[aria-labelledby="results-share"]');
    for (const leave of [() => page.goBack(), () => dialog.locator('button').first().click()]) {
      await share.click();
      await dialog.waitFor();
      await leave();
      await dialog.waitFor({ state: 'detached' });
      expect(await opened(page).count()).toBe(1);
      expect(await share.evaluate((button) => button === document.activeElement)).toBe(true);
    }
    await page.goBack();
    await opened(page).waitFor({ state: 'hidden' });
    await page.goBack();
    await page.waitForURL('**/es-AR/');
    expect(complaints).toEqual([]);
    await close();
  });

  it('[RES-05] opened before the scripts were there leave no second entry of the list when they are closed', async () => {
    const { page, complaints, close } = await onPhone();
    const letScripts = await withoutScriptsYet(page);
    await page.reload({ waitUntil: 'commit' });
    await page.locator('[data-select]:visible').first().click({ noWaitAfter: true });
    await page.waitForURL(/selected=/, { waitUntil: 'commit' });
    letScripts();
    await opened(page).locator('[data-close-details]').click();
    await page.waitForURL((url) => !url.searchParams.has('selected'));
    await page.goBack();
    await page.waitForURL('**/es-AR/');
    expect(complaints).toEqual([]);
    await close();
  });

  it('[RES-05] follow a link that was pressed as the scripts arrived', async () => {
    const { page, complaints, close } = await onPhone();
    const letScripts = await withoutScriptsYet(page);
    const address = await page.locator('[data-select]:visible').first().getAttribute('href');
    await page.goto(new URL(address ?? '', page.url()).href, { waitUntil: 'commit' });
    await page.locator('[data-panel] a[data-way]').first().hover();
    await page.mouse.down();
    letScripts();
    await page.locator('dialog[data-sheet]').waitFor({ state: 'attached' });
    await page.mouse.up();
    await page.waitForURL(/modelId=/);
    expect(complaints).toEqual([]);
    await close();
  });

  it('[RES-05] follow the window as it becomes wide and narrow again, and close by one step back in both', async () => {
    const { page, complaints, close } = await onPhone();
    await page.goto(`${environment.demo.siteOrigin('andes')}/es-AR/`);
    await page.locator('main form button[type="submit"]').first().click();
    await page.locator('[data-hydrated] [data-results]').waitFor();
    await page.locator('[data-select]:visible').first().click();
    await opened(page).waitFor();
    const inPanel = page.locator('[data-panel] > [data-details-of]').filter({ visible: true });
    await page.setViewportSize({ width: 1440, height: 900 });
    await inPanel.waitFor();
    expect(await page.locator('dialog:modal').count()).toBe(0);
    await page.setViewportSize({ width: 390, height: 844 });
    await opened(page).waitFor();
    expect(await inPanel.count()).toBe(0);
    await page.setViewportSize({ width: 1440, height: 900 });
    await inPanel.waitFor();
    await page.goBack();
    await inPanel.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).searchParams.has('selected')).toBe(false);
    expect(complaints).toEqual([]);
    await close();
  });
});
