import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  compress,
  difference,
  KEPT_AS,
  kindOf,
  SHEET_PAGES,
  SHEET_WIDTHS,
  showsSomething,
  takeSheet,
} from './support/sheet.ts';
import { EDITOR_PICTURES, nameOfEditorPicture, takeEditor } from './support/editor-sheet.ts';
import { COMPANIES } from './support/site-pages.ts';
import { joinEnvironment } from './support/environment.ts';

const folder = join(import.meta.dirname, '../visual/baseline');
/** More than letters that are drawn a little differently, less than a button that moved. */
const MAX_DIFFERENCE = 0.015;

const fileOf = (name: string): string => join(folder, `${name}.${KEPT_AS}`);
const accepted = (name: string): Buffer => readFileSync(fileOf(name));
const expected = [
  ...COMPANIES.flatMap(({ id }) =>
    SHEET_WIDTHS.flatMap(({ window }) => SHEET_PAGES.map((page) => `${id}-${page}-${window}`)),
  ),
  ...EDITOR_PICTURES.map(nameOfEditorPicture),
];

const environment = joinEnvironment('still');
let isSameBrowser = false;
const taken = new Map<string, Buffer>();

beforeAll(async () => {
  const { browser } = JSON.parse(readFileSync(join(folder, 'browser.json'), 'utf8')) as { browser: string };
  const here = await kindOf(environment.browser);
  isSameBrowser = browser === here;
  if (!isSameBrowser)
    console.warn(
      `The accepted pictures are of ${browser}, this is ${here}: only sizes are compared. ` +
        'Look at the sites, then run `npm run review-sheet`.',
    );
  const { browser: window, demo } = environment;
  for (const { name, png } of await takeSheet(window, demo)) taken.set(name, png);
  for (const { name, png } of await takeEditor(window, demo)) taken.set(name, png);
}, 180_000);

describe('the sites and the editor look as they were accepted', () => {
  it.each(expected)('%s', async (name) => {
    expect(existsSync(fileOf(name)), 'run `npm run review-sheet` and look at it').toBe(true);
    const picture = taken.get(name) ?? Buffer.alloc(0);
    const [before, now] = await Promise.all([sharp(accepted(name)).metadata(), sharp(picture).metadata()]);
    if (isSameBrowser) {
      expect([now.width, now.height]).toEqual([before.width, before.height]);
      expect(await difference(accepted(name), picture)).toBeLessThanOrEqual(MAX_DIFFERENCE);
    } else {
      // Other letters may take another line somewhere; a section that is gone is more than that.
      expect(now.width).toBe(before.width);
      expect(await showsSomething(picture)).toBe(true);
      expect(Math.abs((now.height ?? 0) / (before.height ?? 1) - 1)).toBeLessThan(0.04);
    }
  });
});

describe('the comparison', () => {
  it('takes no picture that shows nothing', async () => {
    const png = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#fafafa' } })
      .png()
      .toBuffer();
    await expect(compress({ name: 'andes-home-1440', png })).rejects.toThrow('andes-home-1440 shows nothing');
  });

  it('calls two pages different', async () => {
    expect(await difference(accepted('andes-home-1440'), accepted('adria-home-1440'))).toBeGreaterThan(0.2);
    const crop = async (name: string) =>
      sharp(accepted(name)).extract({ left: 0, top: 0, width: 400, height: 160 }).png().toBuffer();
    expect(await difference(await crop('adria-home-1440'), await crop('adria-content-1440'))).toBeGreaterThan(
      MAX_DIFFERENCE,
    );
  });

  it('calls a page different whose first button has another colour and size', async () => {
    const name = 'andes-not-found-1440';
    const { width = 0, height = 0 } = await sharp(accepted(name)).metadata();
    const planted = {
      width: Math.round(width * 0.3),
      height: Math.round(height * 0.06),
      channels: 3,
      background: '#00f',
    } as const;
    const changed = await sharp(accepted(name))
      .removeAlpha()
      .toColourspace('srgb')
      .composite([{ input: await sharp({ create: planted }).png().toBuffer(), left: 20, top: 40 }])
      .png()
      .toBuffer();
    expect(await difference(accepted(name), accepted(name))).toBe(0);
    expect(await difference(accepted(name), changed)).toBeGreaterThan(MAX_DIFFERENCE);
  });
});
