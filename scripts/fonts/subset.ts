import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { LETTERS, SELECTOR } from './letters.ts';

/** Where the files of Fontsource are, and those that are made of them. */
const SOURCES = 'node_modules/@fontsource-variable';
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

const TEXTS = { latin: LATIN_TEXT, letters: LETTERS, selector: SELECTOR } as const;
const SUBSET_OF = { latin: 'latin', letters: 'latin-ext', selector: 'cyrillic' } as const;

const PARTS = ['latin', 'letters', 'selector'] as const;

/** Families with the kind of Fontsource's file, and whether they have Cyrillic letters. */
const FAMILIES = [
  { name: 'archivo', axes: 'standard', hasCyrillic: false },
  { name: 'bricolage-grotesque', axes: 'wght', hasCyrillic: false },
  { name: 'commissioner', axes: 'wght', hasCyrillic: true },
  { name: 'figtree', axes: 'wght', hasCyrillic: false },
  { name: 'source-serif-4', axes: 'wght', hasCyrillic: true },
] as const;

/** The small font files that pages load first, as file name -> content; the same at each run. */
export async function subsetFonts(root: string): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const { name, axes, hasCyrillic } of FAMILIES)
    for (const part of hasCyrillic ? PARTS : PARTS.filter((other) => other !== 'selector')) {
      const source = join(root, SOURCES, name, `files/${name}-${SUBSET_OF[part]}-${axes}-normal.woff2`);
      // All weights stay: an operator's theme may use any.
      const font = await subsetFont(readFileSync(source), TEXTS[part], { targetFormat: 'woff2' });
      files.set(`${name}-${part}.woff2`, font);
    }
  return files;
}
