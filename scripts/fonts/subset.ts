import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fontverter from 'fontverter';
import subsetFont from 'subset-font';
import { LETTERS, RUSSIAN, SELECTOR } from './letters.ts';
import { mergeFonts } from './merge.ts';

/** Where the files of Fontsource are, and those that are made of them. */
export const SOURCES = 'node_modules/@fontsource-variable';
export const TARGET = 'src/runtime/theme/fonts';

/** Latin-1, punctuation, and the single characters that Fontsource adds to them in `latin`. */
const LATIN_RANGES = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x2000, 0x206f],
] as const;
const LATIN_SINGLES = 'ıŒœʻʼˆ˚˜\u0304\u0308\u0329€™↑↓−∕\ufeff\ufffd';

const LATIN_TEXT =
  LATIN_SINGLES +
  LATIN_RANGES.map(([from, to]) =>
    String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, offset) => from + offset)),
  ).join('');

/** The widths of texts that are not condensed, in percent. */
const WIDTHS = { wdth: { min: 100, max: 125 } };

/** Families with the kind of Fontsource's file, and whether they have Cyrillic letters. */
export const FAMILIES = [
  { name: 'archivo', axes: 'standard', hasCyrillic: false, hasWidths: true },
  { name: 'bricolage-grotesque', axes: 'wght', hasCyrillic: false, hasWidths: false },
  { name: 'commissioner', axes: 'wght', hasCyrillic: true, hasWidths: false },
  { name: 'figtree', axes: 'wght', hasCyrillic: false, hasWidths: false },
  { name: 'source-serif-4', axes: 'wght', hasCyrillic: true, hasWidths: false },
] as const;

/** The font files that pages load first, as file name -> content; the same at each run. */
export async function subsetFonts(root: string): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const { name, axes, hasCyrillic, hasWidths } of FAMILIES) {
    /** A part of a file of Fontsource. All weights stay: an operator's theme may use any. */
    const partOf = (file: string, text: string, variationAxes = {}) =>
      subsetFont(
        readFileSync(join(root, SOURCES, name, `files/${name}-${file}-${axes}-normal.woff2`)),
        text,
        {
          targetFormat: 'truetype',
          variationAxes,
        },
      );
    const keep = async (subset: string, font: Buffer) =>
      files.set(`${name}-${subset}.woff2`, await fontverter.convert(font, 'woff2'));

    // One file for all letters of a text: of two, one may come in time and the other late, and words mix two fonts.
    const europeanOf = async (widths?: typeof WIDTHS) =>
      mergeFonts(await partOf('latin', LATIN_TEXT, widths), await partOf('latin-ext', LETTERS, widths));
    const european = await europeanOf(hasWidths ? WIDTHS : undefined);
    await keep('european', european);
    // With narrow outlines the file is larger by almost a half.
    if (hasWidths) await keep('condensed', await europeanOf());
    if (!hasCyrillic) continue;
    await keep('selector', await partOf('cyrillic', SELECTOR));
    await keep('russian', mergeFonts(european, await partOf('cyrillic', SELECTOR + RUSSIAN)));
  }
  return files;
}
