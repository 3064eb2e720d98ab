import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { LETTERS, SELECTOR } from './letters.ts';

/** Where the files of Fontsource are, and those that are made of them. */
const SOURCES = 'node_modules/@fontsource-variable';
export const TARGET = 'src/runtime/theme/fonts';

/** The weights that the styles of the sites use. */
const WEIGHTS = { wght: { min: 400, max: 700 } };

/** Whole Latin-1 with punctuation: what Fontsource calls `latin`. */
const LATIN = [
  ...[
    [0x20, 0x7e],
    [0xa0, 0xff],
    [0x2000, 0x206f],
  ].flatMap(([from = 0, to = 0]) => Array.from({ length: to - from + 1 }, (_, offset) => from + offset)),
  ...[0x131, 0x152, 0x153, 0x2bb, 0x2bc, 0x2c6, 0x2da, 0x2dc, 0x304, 0x308, 0x329, 0x20ac, 0x2122],
  ...[0x2191, 0x2193, 0x2212, 0x2215, 0xfeff, 0xfffd],
];
const LATIN_TEXT = String.fromCodePoint(...LATIN);

const TEXTS = { latin: LATIN_TEXT, letters: LETTERS, selector: SELECTOR } as const;
const SUBSET_OF = { latin: 'latin', letters: 'latin-ext', selector: 'cyrillic' } as const;

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
    for (const part of ['latin', 'letters', ...(hasCyrillic ? (['selector'] as const) : [])] as const) {
      const source = join(root, SOURCES, name, `files/${name}-${SUBSET_OF[part]}-${axes}-normal.woff2`);
      const options = { targetFormat: 'woff2', variationAxes: WEIGHTS } as const;
      files.set(`${name}-${part}.woff2`, await subsetFont(readFileSync(source), TEXTS[part], options));
    }
  return files;
}
