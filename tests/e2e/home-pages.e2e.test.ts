import type { Locator, Page, Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import { COMPANIES } from './support/site-pages.ts';
import { leaveUntouched } from '../support/untouched.ts';
import { joinEnvironment } from './support/environment.ts';
import { searchDateIn, searchFormReady, searchValue, typeSearchDate } from './support/search-form.ts';
import { openVisit, violationsOf } from './support/visit.ts';

const environment = joinEnvironment();

/** Names of the scripts that the page has fetched, without their hashes. */
const scriptsOf = async (page: Page): Promise<string[]> => {
  const files = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  );
  return files.map((path) => path.replace(/^\/assets\/(.*)-[\w-]{8}\.js$/, '$1')).sort();
};

/** Stores every element that was served, and its HTML without what hydration and state write. */
const markServed = (page: Page) =>
  page.evaluate(() => {
    Object.assign(window, { servedElements: [...document.body.querySelectorAll('*')] });
  });

/** How many of the elements served are still in their place. */
const kept = (page: Page) =>
  page.evaluate(() => {
    const { servedElements } = window as unknown as { servedElements: Element[] };
    const now = [...document.body.querySelectorAll('*')];
    return {
      served: servedElements.length,
      now: now.length,
      same: now.filter((element, index) => servedElements[index] === element).length,
    };
  });

describe.each(['andes', 'adria', 'caribe'])('the home page of %s', (site) => {
  it('[REG-13] runs the loader and nothing else until it is touched', async () => {
    const { page, complaints, close } = await openVisit(environment.browser);
    await leaveUntouched(page);
    await page.goto(`${environment.demo.siteOrigin(site)}/`, { waitUntil: 'networkidle' });
    expect(await scriptsOf(page)).toEqual(['loader']);
    expect(complaints).toEqual([]);
    await close();
  });

  it.each([
    ['a phone', 390, 844],
    ['a laptop', 1280, 720],
    ['a higher one', 1280, 800],
  ])('can be searched on %s without scrolling, in every language', async (_device, width, height) => {
    const { page, close } = await openVisit(environment.browser, { viewport: { width, height } });
    await page.goto(`${environment.demo.siteOrigin(site)}/`);
    const homes = await page
      .locator('a[data-set-language]')
      .evaluateAll((links) => (links as HTMLAnchorElement[]).map(({ href }) => href));
    expect(homes.length).toBeGreaterThan(1);
    const tooLow: string[] = [];
    for (const home of new Set([page.url(), ...homes])) {
      if (home !== page.url()) await page.goto(home);
      const send = await page.locator('main form').first().locator('button[type="submit"]').boundingBox();
      // Without a box it is not shown at all.
      const bottom = send ? send.y + send.height : Infinity;
      if (bottom > height) tooLow.push(`${home}: ${bottom}`);
    }
    expect(tooLow).toEqual([]);
    await close();
  });

  it('[REG-13] keeps every element when its accordions are opened, and downloads nothing but them', async () => {
    const { page, complaints, close } = await openVisit(environment.browser);
    await page.goto(`${environment.demo.siteOrigin(site)}/`, { waitUntil: 'networkidle' });
    await markServed(page);
    const switches = page.locator('[data-island*="island-accordion"] button[aria-expanded]');
    const count = await switches.count();
    for (let index = 0; index < count; index += 1) {
      const one = switches.nth(index);
      if ((await one.getAttribute('aria-expanded')) === 'true') continue;
      await one.click();
      await expect.poll(() => one.getAttribute('aria-expanded')).toBe('true');
    }
    const hosts = page.locator('[data-island*="island-accordion"]');
    const states = await hosts.evaluateAll((all) => all.map((host) => host.getAttribute('data-hydrated')));
    const { served, now, same } = await kept(page);
    expect({ now, same }).toEqual({ now: served, same: served });
    expect(states.filter((state) => state === 'failed')).toEqual([]);
    // Of no component but those that the visitor touched.
    const allowed = new Set([
      'loader',
      'hydrate',
      'island-core',
      'island-accordion',
      'rolldown-runtime',
      'navigation',
      'disclosures',
    ]);
    expect((await scriptsOf(page)).filter((name) => !allowed.has(name))).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });
});

/** In the page: texts of the first section whose end the search covers, or that it comes close to. */
function coveredTexts(leastRoom: number) {
  const search = document.querySelector('main form[role="search"]')?.closest('[data-overlap]');
  const hero = search?.previousElementSibling;
  if (!search || !hero) return ['no search over a section'];
  const top = search.getBoundingClientRect().top;
  return [...hero.querySelectorAll('h1, p')]
    .filter((text) => text.checkVisibility() && text.getBoundingClientRect().bottom > top - leastRoom)
    .map((text) => `${text.textContent?.slice(0, 40)}: ${text.getBoundingClientRect().bottom} of ${top}`);
}

describe.each(COMPANIES)('the search over the first section of $id', ({ id, language, otherLanguage }) => {
  it.each([
    ['a phone', 360, 740],
    ['a laptop', 1280, 800],
  ])(
    'covers no text on %s, however long it is and whatever font it is in',
    async (_device, width, height) => {
      const context = await environment.browser.newContext({ viewport: { width, height } });
      const page = await context.newPage();
      await page.route('**/*.woff2', (route) => route.abort());
      const covered: string[] = [];
      for (const tag of [language, otherLanguage]) {
        await page.goto(`${environment.demo.siteOrigin(id)}/${tag}/`);
        covered.push(...(await page.evaluate(coveredTexts, 8)));
        await page.evaluate(() => {
          for (const text of document.querySelectorAll('main > :first-child :is(h1, p)'))
            text.textContent = `${text.textContent} `.repeat(3);
        });
        covered.push(...(await page.evaluate(coveredTexts, 8)));
      }
      expect(covered).toEqual([]);
      await context.close();
    },
  );
});

/** Width of the narrowest computer, in pixels. */
const NARROWEST = 1024;

/** Chosen and offered texts of the selects that are wider than their room. */
const cutNames = (page: Page) =>
  page.evaluate(async () => {
    // The place of return is asked for where its box is ticked.
    const box = document.querySelector<HTMLInputElement>('main [name="otherDropOff"][type="checkbox"]');
    if (box) box.checked = true;
    const brush = document.createElement('canvas').getContext('2d');
    const selects = [...document.querySelectorAll<HTMLSelectElement>('main form[role="search"] select')];
    // Names are measured in the site's own font; the one before it may be missing on this machine.
    await Promise.all(
      selects.map((select) => {
        const { fontWeight, fontSize, fontFamily } = getComputedStyle(select);
        return document.fonts.load(
          `${fontWeight} ${fontSize} ${fontFamily.split(',')[0]}`,
          select.textContent,
        );
      }),
    );
    return selects.flatMap((select) => {
      const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(select);
      if (brush) brush.font = font;
      const room = select.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd);
      return [...select.options]
        .map(({ text }) => ({ text, width: brush?.measureText(text).width ?? Infinity }))
        .filter(({ width }) => width > room)
        .map(({ text, width }) => `${text} (${width} of ${room} px in ${font})`);
    });
  });

it.concurrent.each(COMPANIES)(
  'no name of a place is cut in the search of $id on a computer',
  async ({ id }) => {
    const { page, close } = await openVisit(environment.browser);
    await page.goto(`${environment.demo.siteOrigin(id)}/`);
    const homes = await page
      .locator('a[data-set-language]')
      .evaluateAll((links) => (links as HTMLAnchorElement[]).map(({ href }) => href));
    const cut: string[] = [];
    for (const home of new Set([page.url(), ...homes])) {
      for (const width of [NARROWEST, 1280, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        // A page that is still at work when its window becomes narrower keeps the margins of the wide one.
        if (width === NARROWEST) await page.goto(home);
        cut.push(...(await cutNames(page)).map((name) => `${home} ${width}: ${name}`));
      }
    }
    expect(homes.length).toBeGreaterThan(1);
    expect(cut).toEqual([]);
    await close();
  },
);

/** Goes to the cars that the home page of a site finds, above which the search is folded. */
const openCars = async (page: Page, site: string) => {
  await page.goto(`${environment.demo.siteOrigin(site)}/en-US/`);
  await page.locator('main form[role="search"] [type="submit"]').click();
  await page.waitForURL(/[?&]pickUpPlaceId=/);
};

describe('the search that is folded above the cars', () => {
  const fold = (page: Page) => page.locator('form[role="search"] > * > details > summary');
  it.each([
    ['the keyboard', { width: 1280, height: 800 }, (page: Page) => fold(page).press('Enter')],
    ['touch', { width: 390, height: 800 }, (page: Page) => fold(page).tap()],
  ])('has its lists and its calendar when it is unfolded by %s', async (_way, viewport, unfold) => {
    const { page, complaints, close } = await openVisit(environment.browser, { viewport, hasTouch: true });
    await openCars(page, 'adria');
    expect(await page.locator('[data-field="pickUpPlaceId"]').count()).toBe(0);
    await unfold(page);
    await page.locator('[data-field="pickUpPlaceId"]').waitFor();
    expect(await page.locator('[data-field="dateFrom"]').isVisible()).toBe(true);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('the place of the search', () => {
  /** Opens Adria's search form; `respond` decides what becomes of the list's script. */
  const openForm = async (respond: (route: Route) => Promise<void>) => {
    const visit = await openVisit(environment.browser, { locale: 'en-GB' });
    await visit.page.route('**/assets/place-combo-box-*.js', respond);
    await visit.page.goto(`${environment.demo.siteOrigin('adria')}/en-GB/`, { waitUntil: 'networkidle' });
    await searchFormReady(visit.page);
    return { ...visit, field: visit.page.locator('main [data-field="pickUpPlaceId"]') };
  };
  const caretOf = (field: Locator) =>
    field.evaluate((input: HTMLInputElement) => [
      input.ownerDocument.activeElement === input,
      input.value,
      input.selectionStart,
    ]);
  const held = () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    return { release: () => release(), respond: (route: Route) => released.then(() => route.continue()) };
  };

  it('keeps what is typed while its list is loading, with the caret in it, then lists what it finds', async () => {
    const list = held();
    const { page, complaints, close, field } = await openForm(list.respond);
    await field.click();
    await page.keyboard.type('su');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('p');
    expect(await caretOf(field)).toEqual([true, 'spu', 2]);
    expect(await page.getByRole('listbox').count()).toBe(0);
    list.release();
    await page.getByRole('listbox').waitFor();
    expect(await caretOf(field)).toEqual([true, 'spu', 2]);
    expect(await page.getByRole('option').allInnerTexts()).toEqual([expect.stringMatching(/^Split Airport/)]);
    await page.getByRole('option').click();
    expect(await searchValue(page, 'pickUpPlaceId')).toBe('split-airport');
    expect(complaints).toEqual([]);
    await close();
  });

  it('takes every letter that is typed while its list is open', async () => {
    const { page, complaints, close, field } = await openForm((route) => route.continue());
    await field.click();
    await page.getByRole('listbox').waitFor();
    for (const letter of 'spu') {
      await page.keyboard.type(letter);
      // The list answers each letter.
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    expect(await caretOf(field)).toEqual([true, 'spu', 3]);
    expect(await page.getByRole('option').count()).toBe(1);
    expect(complaints).toEqual([]);
    await close();
  });

  it('answers the keys of a list as soon as it is there', async () => {
    const list = held();
    const { page, complaints, close, field } = await openForm(list.respond);
    const before = await searchValue(page, 'pickUpPlaceId');
    await field.focus();
    for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
    list.release();
    await expect.poll(() => searchValue(page, 'pickUpPlaceId')).not.toBe(before);
    expect(await page.getByRole('listbox').count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });

  it('is found by its name where the list cannot be loaded', async () => {
    const { page, close, field } = await openForm((route) => route.abort());
    await field.click();
    await page.locator('main datalist option').first().waitFor({ state: 'attached' });
    await page.keyboard.type('spu');
    await page.keyboard.press('Tab');
    expect(await searchValue(page, 'pickUpPlaceId')).toBe('split-airport');
    expect(await violationsOf(page)).toEqual([]);
    await close();
  });
});

describe('the dates of the search', () => {
  it('keep the length of the rental when the pick-up is typed anew, which is told', async () => {
    const { page, complaints, close } = await openVisit(environment.browser, { locale: 'en-GB' });
    await page.goto(`${environment.demo.siteOrigin('adria')}/en-GB/`, { waitUntil: 'networkidle' });
    await searchFormReady(page);
    const [pickUp, dropOff] = await Promise.all([
      searchDateIn(page, 'dateFrom', 10),
      searchDateIn(page, 'dateTo', 10),
    ]);
    await typeSearchDate(page, 'dateFrom', pickUp);
    await expect.poll(() => searchDateIn(page, 'dateTo', 0)).toBe(dropOff);
    expect(await page.getByRole('status').allInnerTexts()).toContainEqual(
      expect.stringMatching(/^The return date moved too: .+ \d{4}\.$/),
    );
    expect(complaints).toEqual([]);
    await close();
  });

  it('are chosen in one calendar by keyboard alone [SRCH-18]', async () => {
    const { page, complaints, close } = await openVisit(environment.browser, { locale: 'en-GB' });
    await page.goto(`${environment.demo.siteOrigin('adria')}/en-GB/`, { waitUntil: 'networkidle' });
    await searchFormReady(page);
    const [pickUp, dropOff] = await Promise.all([
      searchDateIn(page, 'dateFrom', 7),
      searchDateIn(page, 'dateFrom', 15),
    ]);
    await page.locator('main [data-field="dateFrom"]').focus();
    await page.keyboard.press('ArrowDown');
    await page.locator('[role="dialog"] [role="button"]:focus').waitFor();
    // Each day shows what its cheapest car costs, as soon as that is known.
    await page.locator('[role="dialog"] td small').first().waitFor();
    expect(await page.locator('[role="dialog"] [data-prices]').textContent()).toContain('(EUR)');
    // A week later; then from the day after it, to which the calendar goes by itself, a week more.
    for (const key of ['ArrowDown', 'Enter', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
    await page.locator('[role="dialog"]').waitFor({ state: 'detached' });
    expect(await Promise.all([searchDateIn(page, 'dateFrom', 0), searchDateIn(page, 'dateTo', 0)])).toEqual([
      pickUp,
      dropOff,
    ]);
    expect(complaints).toEqual([]);
    await close();
  });
});

it('finds accordions to open on at least one home page', async () => {
  const { page, close } = await openVisit(environment.browser);
  const counts: number[] = [];
  for (const site of ['andes', 'adria', 'caribe']) {
    await page.goto(`${environment.demo.siteOrigin(site)}/`);
    counts.push(await page.locator('[data-island*="island-accordion"]').count());
  }
  expect(Math.max(...counts)).toBeGreaterThan(0);
  await close();
});
