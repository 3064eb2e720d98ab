import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import croatian from '../../editor/locales/hr.json' with { type: 'json' };
import german from '../../editor/locales/de.json' with { type: 'json' };
import english from '../../editor/locales/en.json' with { type: 'json' };
import spanish from '../../editor/locales/es.json' with { type: 'json' };
import portuguese from '../../editor/locales/pt.json' with { type: 'json' };
import { joinEnvironment } from './support/environment.ts';
import { openVisit, tooWide, violationsOf } from './support/visit.ts';

const environment = joinEnvironment();

const editorOrigin = () => environment.demo.origin.replace('//', '//editor.');

/** Opens the list of a site's pages by one press on the start page, as an account there. */
async function openPages(page: Page, name: string) {
  await page.goto(environment.demo.origin);
  await page.getByRole('link', { name }).click();
  await page.getByRole('table').waitFor();
}

const KB = 1024;
/** Bytes of the editor's files that arrive, headers included, until a page is open and nothing is loaded any more. */
const FIRST_LOAD = 350 * KB;
/** The texts of the interface by its language. */
const TEXTS = { en: english, es: spanish, de: german, pt: portuguese, hr: croatian };
/** The longest timer that runs while a first load is counted, in milliseconds. */
const LONGEST_TIMER_MS = 4_000;
/** Milliseconds without a byte after which nothing more is expected. */
const QUIET_MS = 2_000;
/** Until the list of pages can be used. */
const LIST_LOAD = 205 * KB;

/** Counts the bytes of the editor's files that a page receives from now on. */
async function countFiles(page: Page): Promise<() => number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const addresses = new Map<string, string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, response }) => addresses.set(requestId, response.url));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (addresses.get(requestId)?.startsWith(`${editorOrigin()}/editor-assets/`)) bytes += encodedDataLength;
  });
  return () => bytes;
}

/** Stops timers of seconds: on a busy machine they end before the page is quiet, and what they load would be counted. */
const stopLongTimers = (page: Page) =>
  page.addInitScript((longest) => {
    const { setTimeout: start } = window;
    const startShort = (...[work, delay = 0]: Parameters<typeof start>) =>
      delay > longest ? 0 : start(work, delay);
    Object.assign(window, { setTimeout: startShort });
  }, LONGEST_TIMER_MS);

/** Waits until no byte has arrived for a while: frames keep a page from ever being without requests. @returns the bytes */
async function allOf(bytes: () => number): Promise<number> {
  for (let before = -1; before !== bytes(); await new Promise((resolve) => setTimeout(resolve, QUIET_MS)))
    before = bytes();
  return bytes();
}

/** Follows which pictures of components a page asks for. */
function followPalettePictures(page: Page): () => number {
  let asked = 0;
  page.on('request', (request) => {
    if (/\/editor-assets\/[^/]+[.]avif$/.test(request.url())) asked += 1;
  });
  return () => asked;
}

describe('the editor', () => {
  it('is one press away from the start page: a list of pages, of which one is opened', async () => {
    const { page, complaints, close } = await openVisit(environment.browser, { locale: 'en-US' });
    await openPages(page, 'Ivana Horvat');
    expect(page.url()).toBe(`${editorOrigin()}/sites/adria/pages`);
    expect(await page.title()).toBe('Pages · Adria Cars · Forecourt');
    const row = page.getByRole('row', { name: /^Cars/ });
    expect(await row.innerText()).toMatch(/\/hr\/vozni-park\s+Published\s+All 8/);
    await row.getByRole('link').click();
    await page.waitForURL('**/sites/adria/pages/fleet');
    await page.getByRole('navigation').getByText('Cars', { exact: true }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it('shows a page to whoever signs in by password, after they asked for it', async () => {
    const { page, complaints, close } = await openVisit(
      environment.browser,
      { locale: 'es-AR' },
      ({ pathname }) => pathname === '/api/operators/sign-in',
    );
    await page.goto(environment.demo.origin);
    const password = await page.locator('code').innerText();
    await page.goto(`${editorOrigin()}/sites/andes/pages`);
    await page.getByLabel('Correo electrónico').fill('lucia@andes.example');
    await page.getByLabel('Contraseña').fill('wrong');
    await page.keyboard.press('Enter');
    await page.getByText('El correo o la contraseña no son correctos.').waitFor();
    await page.getByLabel('Contraseña').fill(password);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Páginas' }).waitFor();
    expect(page.url()).toBe(`${editorOrigin()}/sites/andes/pages`);
    expect(complaints).toEqual([]);
    await close();
  });

  it('creates, archives and restores a page by keyboard', async () => {
    const { page, complaints, close } = await openVisit(environment.browser, { locale: 'en-US' });
    await openPages(page, 'Valeria Quiroga');
    await page.getByRole('button', { name: 'New page' }).press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.type('Oferta de otoño');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/sites/andes/pages/oferta-de-otono');
    await page.getByRole('main', { name: 'Oferta de otoño' }).waitFor();
    await page.goBack();

    const row = page.getByRole('row', { name: /Oferta de otoño/ });
    expect(await row.innerText()).toMatch(/\/es-AR\/oferta-de-otono\s+Draft/);
    await row.getByRole('button').press('Enter');
    await page.getByRole('menuitem', { name: 'Archive' }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Archive' }).press('Enter');
    await row.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await row.waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it('asks for the password again when the session has ended, and goes on with what was asked', async () => {
    const { page, close } = await openVisit(environment.browser, { locale: 'en-US' }, () => true);
    await openPages(page, 'Marko Babić');
    await page.context().clearCookies();
    await page.getByRole('row', { name: /^Cars/ }).getByRole('link').click();
    const dialog = page.getByRole('alertdialog', { name: 'Your session has ended' });
    await dialog.waitFor();
    const start = await page.context().newPage();
    await start.goto(environment.demo.origin);
    const password = await start.locator('code').innerText();
    await dialog.getByLabel('Password').fill(password);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    expect(page.url()).toBe(`${editorOrigin()}/sites/adria/pages/fleet`);
    await page.getByRole('main').waitFor();
    await close();
  });

  it('transfers few files until the list of pages can be used', async () => {
    const { page, close } = await openVisit(environment.browser, { locale: 'en-US' });
    const bytes = await countFiles(page);
    await openPages(page, 'Valeria Quiroga');
    const listed = await allOf(bytes);
    expect(listed).toBeGreaterThan(50 * KB);
    expect(listed).toBeLessThanOrEqual(LIST_LOAD);
    await close();
  });

  // The texts of the interface are the same on every site: all of them are loaded on the one that needs most files.
  it.each([
    ['andes', 'Valeria Quiroga', { de: german }],
    ['adria', 'Ivana Horvat', { de: german }],
    ['caribe', 'Yohanna Peralta', TEXTS],
  ])(
    'transfers at most 350 KB until a page of %s is open, and no picture of the palette',
    async (site, name, interfaceTexts) => {
      const first = await openVisit(environment.browser);
      await openPages(first.page, name);
      const storageState = await first.page.context().storageState();
      await first.close();
      for (const [locale, texts] of Object.entries(interfaceTexts)) {
        // Nothing is loaded already.
        const { page, close } = await openVisit(environment.browser, { locale, storageState });
        await stopLongTimers(page);
        const bytes = await countFiles(page);
        const pictures = followPalettePictures(page);
        await page.goto(`${editorOrigin()}/sites/${site}/pages/home`);
        await page.getByRole('heading', { name: texts.page.title }).waitFor();
        await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
        const opened = await allOf(bytes);
        expect(opened, locale).toBeGreaterThan(250 * KB);
        expect(opened, locale).toBeLessThanOrEqual(FIRST_LOAD);
        // Checks and the schemas of components come with the first movement.
        await page.mouse.move(200, 200);
        await expect.poll(bytes).toBeGreaterThan(opened + 20 * KB);
        // Pictures of components come with the palette that shows them.
        expect(pictures(), locale).toBe(0);
        await page.getByRole('tab', { name: texts.palette.title, exact: true }).click();
        await expect.poll(pictures).toBeGreaterThan(0);
        await close();
      }
    },
  );
});

// In light colours and at 1440 px they are among the main views (editor-views.e2e.test.ts).
it('[A11Y-01] sign-in and list of pages have no violations on a phone in dark colours, and fit it', async () => {
  const { page, complaints, close } = await openVisit(environment.browser, {
    colorScheme: 'dark',
    viewport: { width: 390, height: 800 },
    locale: 'de-DE',
  });
  await page.goto(editorOrigin());
  await page.getByText('Demokonten').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  expect(await tooWide(page)).toEqual([]);
  await openPages(page, 'Yohanna Peralta');
  expect(await violationsOf(page)).toEqual([]);
  expect(await tooWide(page)).toEqual([]);
  await page.getByRole('button', { name: 'Neue Seite' }).click();
  await page.getByRole('dialog').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});
