import { describe, it } from 'vitest';
import { clickThrough } from './support/click-through.ts';
import { COMPANIES } from './support/site-pages.ts';
import { openEnvironment } from './support/environment.ts';
import { openVisit } from './support/visit.ts';
import { bookButton, checkoutReady, fillForm, guest, termsBox } from './support/visitor.ts';

/** A site has dozens of kinds of controls; on a busy machine each takes more than a second. */
const LIMIT_MS = 240_000;

const environment = openEnvironment();

const WIDTHS = [1280, 390];
const GUESTS = WIDTHS.flatMap((width) => COMPANIES.map((company) => ({ ...company, width })));

describe.concurrent.each(GUESTS)(
  'a curious guest of $id at $width px',
  ({ id, language, contentPath, width }) => {
    it(
      'finds a page behind every link and a reaction to every press, and nothing to complain of',
      async ({ expect }) => {
        const visit = await openVisit(environment.browser, {
          locale: language,
          viewport: { width, height: 900 },
        });
        const { page } = visit;
        const home = `${environment.demo.siteOrigin(id)}/${language}/`;
        // Books first: the page of a booking is reached by no link.
        await page.goto(home);
        await page.locator('main form button[type="submit"]').first().click();
        await page.locator('a[href*="modelId="]').first().click();
        await checkoutReady(page);
        await fillForm(page, guest(`curious.${id}.${width}@example.com`));
        await termsBox(page).check();
        await bookButton(page).click();
        await page.waitForURL(/[?&]bookingId=/);
        const booking = page.url();
        await page.evaluate(() => sessionStorage.clear());

        const { host } = new URL(home);
        const { pages, controls, faults } = await clickThrough(
          visit,
          [home, booking],
          (url) => url.host === host && isOf(url, language),
        );
        expect(faults, faults.join('\n')).toEqual([]);
        for (const kind of [`/${language}/?`, `/${language}/${contentPath}?`, '/dev/inbox?'])
          expect(pages).toContain(kind);
        expect(pages.some((kind) => kind.includes('&modelId'))).toBe(true);
        expect(pages.length).toBeGreaterThan(8);
        expect(controls).toBeGreaterThan(25);
        await visit.close();
      },
      LIMIT_MS,
    );
  },
);

/** Pages of the site in its own language, and those that the demo adds. */
const isOf = ({ pathname }: URL, language: string) =>
  pathname.startsWith(`/${language}/`) || pathname.startsWith('/dev/');

it('what is dead, broken, empty or only promised is reported', async ({ expect }) => {
  const visit = await openVisit(environment.browser);
  const html = (body: string) => `<!doctype html><title>t</title><link rel="icon" href="data:,">${body}`;
  const pages: Readonly<Record<string, string>> = {
    '/': html(`<p>A page with everything that can be wrong with a page.</p>
      <button class="dead">dead</button>
      <button class="alive" onclick="this.textContent = 'pressed'">alive</button>
      <main><button class="step" aria-label="One more" onclick="this.append('+')">+</button>
      <button class="step" aria-label="One less">-</button></main>
      <button class="leads" onclick="location.href = '/promise'">leads</button>
      <a class="empty" href="/empty">empty</a> <a class="gone" href="/gone">gone</a>`),
    '/promise': html('<p>Próximamente en esta página.</p><script>console.error("planted")</script>'),
    '/empty': html(''),
  };
  await visit.page.route('http://planted.test/**', (route) => {
    const body = pages[new URL(route.request().url()).pathname];
    return route.fulfill({
      status: body ? 200 : 404,
      contentType: 'text/html; charset=utf-8',
      body: body ?? html('Not here, sorry: 404.'),
    });
  });
  const { faults } = await clickThrough(
    visit,
    ['http://planted.test/'],
    ({ host }) => host === 'planted.test',
  );
  const reports = (pattern: RegExp) => faults.filter((fault) => pattern.test(fault)).length;
  expect(reports(/nothing happens by <button class="dead"/)).toBe(1);
  expect(reports(/nothing happens by <button class="step" aria-label="One less"/)).toBe(1);
  expect(reports(/alive|leads|One more/)).toBe(0);
  expect(reports(/promises "Próximamente"/)).toBe(1);
  expect(reports(/console: planted/)).toBeGreaterThan(0);
  expect(reports(/\/empty is empty/)).toBe(1);
  expect(reports(/404: http:\/\/planted\.test\/gone/)).toBeGreaterThan(0);
  await visit.close();
});
