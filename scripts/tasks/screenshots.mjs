// `npm run screenshots`: the pictures of the README.
import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { settle } from '../../tests/e2e/support/sheet.ts';
import { COMPANIES } from '../../tests/e2e/support/site-pages.ts';
import { inDemo } from '../lib/in-demo.mjs';
import { say } from '../lib/stages.mjs';
import { main, path } from '../lib/task.mjs';

const WINDOW = { width: 1440, height: 1500 };
const MAX_BYTES = 200_000;
const GAP = 16;

/** Pictures of one height beside each other, in as many bytes as a README may cost. */
async function beside(pictures, width) {
  const small = await Promise.all(pictures.map((png) => sharp(png).resize({ width }).png().toBuffer()));
  const { height } = await sharp(small[0]).metadata();
  const canvas = {
    width: small.length * (width + GAP) - GAP,
    height,
    channels: 4,
    background: { r: 0, g: 0, b: 0, alpha: 0 },
  };
  const all = await sharp({ create: canvas })
    .composite(small.map((input, position) => ({ input, left: position * (width + GAP), top: 0 })))
    .png()
    .toBuffer();
  for (const quality of [88, 80, 70, 60]) {
    const webp = await sharp(all).webp({ quality, effort: 6 }).toBuffer();
    if (webp.length <= MAX_BYTES) return webp;
  }
  throw new Error(`the picture is larger than ${MAX_BYTES} bytes`);
}

await main(async () => {
  mkdirSync(path('docs/images'), { recursive: true });
  await inDemo(async (browser, demo) => {
    const take = async (page) => {
      await settle(page);
      return page.screenshot({ animations: 'disabled' });
    };
    const homes = [];
    const flow = [];
    for (const { id, language } of COMPANIES) {
      const context = await browser.newContext({
        viewport: WINDOW,
        locale: language,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await page.goto(`${demo.siteOrigin(id)}/${language}/`);
      homes.push(await take(page));
      if (id === 'adria') {
        await page.goto(`${demo.siteOrigin(id)}/en-GB/`);
        await page.locator('main form button[type="submit"]').first().click();
        await page.waitForURL(/[?&]pickUpPlaceId=/);
        await page.goto(page.url());
        flow.push(await take(page));
        const car = await page.locator('a[href*="modelId="]').nth(5).getAttribute('href');
        await page.goto(new URL(car, page.url()).href);
        await page.locator('[data-hydrated]').waitFor();
        flow.push(await take(page));
      }
      await context.close();
    }
    writeFileSync(path('docs/images/sites.webp'), await beside(homes, 560));
    writeFileSync(path('docs/images/results.webp'), await beside(flow, 840));
  });
  say('docs/images/sites.webp and docs/images/results.webp are new');
});
