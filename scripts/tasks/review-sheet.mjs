// `npm run review-sheet`: takes the pictures that `npm test` compares with, and one sheet of all of them to look at.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { takeEditor } from '../../tests/e2e/support/editor-sheet.ts';
import { compress, KEPT_AS, kindOf, takeSheet } from '../../tests/e2e/support/sheet.ts';
import { inDemo } from '../lib/in-demo.mjs';
import { say } from '../lib/stages.mjs';
import { main, path } from '../lib/task.mjs';

const GAP = 12;
const TALLEST = 900;

/** `home` of `andes-home-1440`. */
const pageOf = (name) => name.replace(/^\w+?-/, '').replace(/-\d+(-dark)?$/, '');

/** The pictures beside each other, cut at one height, a line for each page. */
async function contactSheet(pictures) {
  const lines = Map.groupBy(pictures, ({ name }) => pageOf(name));
  const parts = [];
  let top = GAP;
  let width = 0;
  for (const line of lines.values()) {
    let left = GAP;
    let tallest = 0;
    for (const { png } of line) {
      const size = await sharp(png).metadata();
      const height = Math.min(size.height, TALLEST);
      const input = await sharp(png).extract({ left: 0, top: 0, width: size.width, height }).toBuffer();
      parts.push({ input, left, top });
      left += size.width + GAP;
      tallest = Math.max(tallest, height);
    }
    top += tallest + GAP;
    width = Math.max(width, left);
  }
  return sharp({ create: { width, height: top, channels: 3, background: '#8a8a8a' } })
    .composite(parts)
    .webp({ quality: 50 })
    .toBuffer();
}

await main(async () => {
  const folder = path('tests/visual/baseline');
  let pictures = [];
  await inDemo(async (browser, demo) => {
    pictures = [...(await takeSheet(browser, demo)), ...(await takeEditor(browser, demo))];
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${folder}/browser.json`, `{ "browser": ${JSON.stringify(await kindOf(browser))} }\n`);
  });
  for (const picture of pictures)
    writeFileSync(`${folder}/${picture.name}.${KEPT_AS}`, await compress(picture));
  writeFileSync(path('tests/visual/sheet.webp'), await contactSheet(pictures));
  say(`${pictures.length} pictures are in tests/visual/baseline; look at tests/visual/sheet.webp`);
});
