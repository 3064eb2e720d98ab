import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LETTERS, RUSSIAN, SELECTOR } from '../../scripts/fonts/letters.ts';
import { FAMILIES, SOURCES, TARGET } from '../../scripts/fonts/subset.ts';
import { joinEnvironment } from './support/environment.ts';

const environment = joinEnvironment();

const root = join(import.meta.dirname, '../..');
const dataUrl = (file: string) =>
  `url(data:font/woff2;base64,${readFileSync(join(root, file)).toString('base64')})`;
/** Printable characters of Latin-1 that leave marks. */
const LATIN = Array.from({ length: 0x5e + 0x5f }, (_, at) =>
  String.fromCodePoint(at < 0x5e ? 0x21 + at : 0xa1 + at - 0x5e),
).filter((character) => character !== '\u00ad');

/** Share of the ink of a letter that may differ where outlines were cut to some widths, and rounded anew: edges alone. */
const ROUNDED = 0.03;

const FILES = FAMILIES.flatMap(({ name: family, axes, hasCyrillic, hasWidths }) => {
  const whole = { family, axes, stretches: ['normal', 'condensed'], tolerance: 0 };
  const cut = { ...whole, stretches: ['normal', 'expanded'], tolerance: ROUNDED };
  return [
    { ...(hasWidths ? cut : whole), file: 'european' },
    ...(hasWidths ? [{ ...whole, file: 'condensed' }] : []),
    ...(hasCyrillic ? [{ ...whole, file: 'russian' }] : []),
  ];
});

it.each(FILES)(
  'the file $file of $family draws each letter as the files that it is made of',
  async ({ family, file, axes, stretches, tolerance }) => {
    const page = await (await environment.browser.newContext()).newPage();
    const source = (subset: string) =>
      dataUrl(`${SOURCES}/${family}/files/${family}-${subset}-${axes}-normal.woff2`);
    const russian = file === 'russian' ? SELECTOR + RUSSIAN : '';
    const sets = [
      { characters: LATIN, original: source('latin') },
      { characters: [...LETTERS], original: source('latin-ext') },
      ...(russian === '' ? [] : [{ characters: [...new Set(russian)], original: source('cyrillic') }]),
    ];
    const { compared, different } = await page.evaluate(
      async ([merged, all, widths, most]) => {
        const load = async (name: string, file: string) => {
          const face = new FontFace(name, file, { weight: '100 900', stretch: '50% 200%' });
          document.fonts.add(await face.load());
        };
        const drawn = (name: string, character: string, weight: number, stretch: CanvasFontStretch) => {
          const canvas = new OffscreenCanvas(80, 80).getContext('2d');
          if (!canvas) throw new Error('no canvas');
          canvas.font = `${weight} 40px ${name}`;
          canvas.fontStretch = stretch;
          canvas.fillText(character, 10, 55);
          return {
            width: canvas.measureText(character).width,
            pixels: canvas.getImageData(0, 0, 80, 80).data,
          };
        };
        await load('merged', merged);
        let pictures = 0;
        const others: string[] = [];
        for (const [part, { characters, original }] of all.entries()) {
          await load(`original${part}`, original);
          for (const character of characters)
            for (const weight of [100, 900])
              for (const stretch of widths as CanvasFontStretch[]) {
                const one = drawn('merged', character, weight, stretch);
                const other = drawn(`original${part}`, character, weight, stretch);
                let ink = 0;
                let differing = 0;
                for (const [at, value] of one.pixels.entries()) {
                  ink += value;
                  differing += Math.abs(value - (other.pixels[at] ?? 0));
                }
                // Widths between two pixels may be rounded up or down.
                const isSame = Math.abs(one.width - other.width) <= 1 && ink > 0 && differing <= most * ink;
                if (!isSame) others.push(`${character} ${weight} ${stretch}`);
                pictures += 1;
              }
        }
        return { compared: pictures, different: others };
      },
      [dataUrl(`${TARGET}/${family}-${file}.woff2`), sets, stretches, tolerance] as const,
    );
    expect(compared).toBeGreaterThan(800);
    expect(different).toEqual([]);
    await page.context().close();
  },
);
