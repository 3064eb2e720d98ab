import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import type { Demo } from './demo-server.ts';
import { routePath } from '../../../src/site/routes.ts';
import { showLateFonts } from './late-fonts.ts';
import { configurationOf } from './site-configuration.ts';
import { COMPANIES, type DemoCompany } from './site-pages.ts';
import { bookButton, checkoutReady, fillForm, guest, termsBox } from './visitor.ts';

/** Pages that are composed, by the ids of their routes. */
const COMPOSED_PAGES = ['home', 'fleet', 'places', 'offers', 'blog', 'about', 'contact'] as const;

/** What the review sheet shows of each company. */
export const SHEET_PAGES = [
  ...COMPOSED_PAGES,
  'post',
  'content',
  'results',
  'checkout',
  'success',
  'not-found',
] as const;
export type SheetPage = (typeof SHEET_PAGES)[number];

/** Widths of the window, and of the picture that is kept of it. */
export const SHEET_WIDTHS = [
  { window: 1440, picture: 400, tallest: 5400 },
  { window: 390, picture: 240, tallest: 3600 },
] as const;

/** One picture of the sheet. */
export interface SheetPicture {
  /** Such as `andes-home-1440`. */
  readonly name: string;
  /** PNG at the width of the sheet, as it was drawn. */
  readonly png: Buffer;
}

/** Kind of the files that pictures are kept in. */
export const KEPT_AS = 'avif';
const MAX_BYTES = 80_000;
/** Less than a visitor sees, still enough to compare by; every pixel keeps its own colour, or red letters would blur. */
const COMPRESSION = { quality: 55, effort: 2, chromaSubsampling: '4:4:4' };

/** How far colours lie apart at least in a picture that shows something, as a standard deviation of 255. */
const LEAST_CONTRAST = 10;

/** Whether a picture has more than one colour, or hardly others. */
export async function showsSomething(picture: Buffer): Promise<boolean> {
  const { channels } = await sharp(picture).stats();
  return channels.some(({ stdev }) => stdev >= LEAST_CONTRAST);
}

/** A picture of the sheet in as few bytes as it can be kept in. @throws Error when they are too many, or it shows nothing */
export async function compress({ name, png }: SheetPicture): Promise<Buffer> {
  if (!(await showsSomething(png))) throw new Error(`${name} shows nothing`);
  const kept = await sharp(png).avif(COMPRESSION).toBuffer();
  if (kept.length > MAX_BYTES) throw new Error(`${name} has ${kept.length} bytes, more than ${MAX_BYTES}`);
  return kept;
}

/** In the page: lets every lazy picture load, and goes back to the top. */
export async function settle(page: Page) {
  await page.evaluate(async () => {
    // A browser leaves out what is far from its window, a picture of the whole page shows it.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(sheet);
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    await document.fonts.ready;
    scrollTo(0, 0);
    (document.activeElement as HTMLElement | null)?.blur();
  });
}

/** The whole page, or as much of it as the sheet shows, at the width of its picture. */
async function capture(page: Page, { tallest, picture }: (typeof SHEET_WIDTHS)[number]): Promise<Buffer> {
  await settle(page);
  const { width } = page.viewportSize() ?? { width: 0 };
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const full = await page.screenshot({
    fullPage: true,
    animations: 'disabled',
    caret: 'hide',
    clip: { x: 0, y: 0, width, height: Math.min(height, tallest) },
  });
  return sharp(full).resize({ width: picture }).removeAlpha().png({ compressionLevel: 1 }).toBuffer();
}

/** Where the composed pages of a company are, a post of its blog and a page that is not there. */
export async function composedAddresses(
  page: Page,
  origin: string,
  { id, language, contentPath }: DemoCompany,
) {
  const addressOf = (route: string) => `${origin}${routePath(configurationOf(id), route, language)}`;
  const composed = COMPOSED_PAGES.map((route) => [route, addressOf(route)] as const);
  await page.goto(addressOf('blog'));
  const post = await page.locator('main article a').first().getAttribute('href');
  return {
    ...(Object.fromEntries(composed) as Record<(typeof COMPOSED_PAGES)[number], string>),
    post: new URL(post ?? '', page.url()).href,
    content: `${origin}/${language}/${contentPath}`,
    'not-found': `${origin}/${language}/nowhere`,
  };
}

/** Books the first car that is found, and returns where each page of the sheet is. */
async function addresses(
  page: Page,
  origin: string,
  company: DemoCompany,
): Promise<Record<SheetPage, string>> {
  const composed = await composedAddresses(page, origin, company);
  await page.goto(composed.home);
  await page.locator('main form button[type="submit"]').first().click();
  await page.waitForURL(/[?&]pickUpPlaceId=/);
  const results = page.url();
  await page.locator('a[href*="modelId="]').first().click();
  await page.waitForURL(/[?&]modelId=/);
  const checkout = page.url();
  await checkoutReady(page);
  await fillForm(page, guest('ana@example.com'));
  await termsBox(page).check();
  await bookButton(page).click();
  await page.waitForURL(/[?&]bookingId=/);
  const success = page.url();
  await page.evaluate(() => sessionStorage.clear());
  return { ...composed, results, checkout, success };
}

/** Numbers of bookings are random: one stands for all. */
const standInForNumber = (page: Page) =>
  page.evaluate(() => {
    const number = new URLSearchParams(location.search).get('bookingId');
    for (const element of document.querySelectorAll('strong'))
      if (element.textContent === number) element.textContent = 'H4RBR7VWXK2';
  });

async function takeCompany(
  browser: Browser,
  demo: Demo,
  company: DemoCompany,
): Promise<readonly SheetPicture[]> {
  const context = await browser.newContext({ locale: company.language, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await showLateFonts(page);
  const where = await addresses(page, demo.siteOrigin(company.id), company);
  const pictures: SheetPicture[] = [];
  for (const width of SHEET_WIDTHS) {
    await page.setViewportSize({ width: width.window, height: 900 });
    for (const name of SHEET_PAGES) {
      await page.goto(where[name]);
      if (name === 'checkout') await checkoutReady(page);
      if (name === 'success') await standInForNumber(page);
      const png = await capture(page, width);
      pictures.push({ name: `${company.id}-${name}-${width.window}`, png });
    }
  }
  await context.close();
  return pictures;
}

/** Takes every picture of the sheet from a demo whose clock stands still. */
export async function takeSheet(browser: Browser, demo: Demo): Promise<readonly SheetPicture[]> {
  const all = await Promise.all(COMPANIES.map((company) => takeCompany(browser, demo, company)));
  return all.flat();
}

/** How far two channels may be apart before they count as different: palettes round colours. */
const TOLERANCE = 44;

/** Share of pixels in which two pictures differ, from 0 to 1; 1 when their sizes differ. */
export async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((png) =>
      sharp(png).removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true }),
    ),
  );
  if (!a || !b || a.info.width !== b.info.width || a.info.height !== b.info.height) return 1;
  let different = 0;
  for (let at = 0; at < a.data.length; at += 3) {
    const gap = Math.max(
      Math.abs((a.data[at] ?? 0) - (b.data[at] ?? 0)),
      Math.abs((a.data[at + 1] ?? 0) - (b.data[at + 1] ?? 0)),
      Math.abs((a.data[at + 2] ?? 0) - (b.data[at + 2] ?? 0)),
    );
    if (gap > TOLERANCE) different += 1;
  }
  return different / (a.info.width * a.info.height);
}

/**
 * Kind and major version of a browser, such as `HeadlessChrome/156`: the pictures of another one differ in the edges
 * of every letter.
 */
export async function kindOf(browser: Browser): Promise<string> {
  const session = await browser.newBrowserCDPSession();
  const { product } = await session.send('Browser.getVersion');
  await session.detach();
  return product.split('.')[0] ?? '';
}
