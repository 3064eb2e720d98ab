import archivo from './fonts/archivo-latin.woff2?url';
import archivoLetters from './fonts/archivo-letters.woff2?url';
import archivoExt from '@fontsource-variable/archivo/files/archivo-latin-ext-standard-normal.woff2?url';
import bricolage from './fonts/bricolage-grotesque-latin.woff2?url';
import bricolageLetters from './fonts/bricolage-grotesque-letters.woff2?url';
import bricolageExt from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2?url';
import commissioner from './fonts/commissioner-latin.woff2?url';
import commissionerLetters from './fonts/commissioner-letters.woff2?url';
import commissionerSelector from './fonts/commissioner-selector.woff2?url';
import commissionerCyrillic from '@fontsource-variable/commissioner/files/commissioner-cyrillic-wght-normal.woff2?url';
import commissionerExt from '@fontsource-variable/commissioner/files/commissioner-latin-ext-wght-normal.woff2?url';
import figtree from './fonts/figtree-latin.woff2?url';
import figtreeLetters from './fonts/figtree-letters.woff2?url';
import figtreeExt from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url';
import sourceSerif from './fonts/source-serif-4-latin.woff2?url';
import sourceSerifLetters from './fonts/source-serif-4-letters.woff2?url';
import sourceSerifSelector from './fonts/source-serif-4-selector.woff2?url';
import sourceSerifCyrillic from '@fontsource-variable/source-serif-4/files/source-serif-4-cyrillic-wght-normal.woff2?url';
import sourceSerifExt from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-ext-wght-normal.woff2?url';
import type { Theme } from '../../../generated/page/types.ts';

type FontName = Theme['fontFamilies'][number];
/** The files of a family. `letters` and `selector` are small parts of `latin-ext` and `cyrillic`, made by scripts/fonts. */
type Subset = 'latin' | 'latin-ext' | 'letters' | 'cyrillic' | 'selector';

interface FontFamily {
  readonly family: string;
  readonly files: Readonly<Partial<Record<Subset, string>>>;
  readonly stretch?: string;
  /** A system font adjusted to the same width, so that the layout does not shift when the font has loaded. */
  readonly fallback: {
    readonly local: string;
    readonly sizeAdjust: string;
    readonly ascent: string;
    readonly descent: string;
  };
}

/** Without overlaps: for a character of a file that is late, browsers fetch each other file that is declared for it. */
const RANGES: Readonly<Record<Subset, string>> = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-0103,U+0108-010B,U+010E-010F,U+0112-0115,U+011A-012D,U+0130,U+0134-0140,U+0145-0151,U+0154-0159,U+015C-015F,U+0162-0169,U+016C-0171,U+0174-0177,U+017F-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9D,U+1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  cyrillic: 'U+0301,U+0400-041F,U+0421-0437,U+043B-0440,U+0442,U+0444-045F,U+0490-0491,U+04B0-04B1,U+2116',
  letters:
    'U+0104-0107,U+010C-010D,U+0110-0111,U+0116-0119,U+012E-012F,U+0132-0133,U+0141-0144,U+015A-015B,U+0160-0161,U+016A-016B,U+0172-0173,U+0178-017E,U+1E9E',
  selector: 'U+0420,U+0438-043A,U+0441,U+0443',
};

const FONTS: Readonly<Record<FontName, FontFamily>> = {
  archivo: {
    family: 'Archivo Variable',
    files: { latin: archivo, 'latin-ext': archivoExt, letters: archivoLetters },
    stretch: '62% 125%',
    fallback: { local: 'Arial', sizeAdjust: '101%', ascent: '87%', descent: '21%' },
  },
  'source-serif-4': {
    family: 'Source Serif 4 Variable',
    files: {
      latin: sourceSerif,
      'latin-ext': sourceSerifExt,
      letters: sourceSerifLetters,
      cyrillic: sourceSerifCyrillic,
      selector: sourceSerifSelector,
    },
    fallback: { local: 'Georgia', sizeAdjust: '96%', ascent: '103%', descent: '33%' },
  },
  commissioner: {
    family: 'Commissioner Variable',
    files: {
      latin: commissioner,
      'latin-ext': commissionerExt,
      letters: commissionerLetters,
      cyrillic: commissionerCyrillic,
      selector: commissionerSelector,
    },
    fallback: { local: 'Arial', sizeAdjust: '103%', ascent: '95%', descent: '23%' },
  },
  'bricolage-grotesque': {
    family: 'Bricolage Grotesque Variable',
    files: { latin: bricolage, 'latin-ext': bricolageExt, letters: bricolageLetters },
    fallback: { local: 'Arial', sizeAdjust: '100%', ascent: '93%', descent: '27%' },
  },
  figtree: {
    family: 'Figtree Variable',
    files: { latin: figtree, 'latin-ext': figtreeExt, letters: figtreeLetters },
    fallback: { local: 'Arial', sizeAdjust: '100%', ascent: '95%', descent: '25%' },
  },
};

/** Find a character of a subset in what HTML shows; addresses may have others. */
const shown = Object.fromEntries(
  Object.entries(RANGES).map(([subset, ranges]) => {
    const range = ranges.replaceAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?,?/g, (_, from: string, to?: string) =>
      to ? `\\u{${from}}-\\u{${to}}` : `\\u{${from}}`,
    );
    return [subset, new RegExp(`>[^<]*?[${range}]`, 'u')];
  }),
) as Readonly<Record<Subset, RegExp>>;

/** What is shown of a font that is not there at once: `optional`, the fallback until the next page, so that nothing moves; `swap`, the fallback until it has loaded. */
export type FontDisplay = 'optional' | 'swap';

/** The font faces of a theme, as CSS. */
export function fontFaceCss(theme: Theme, display: FontDisplay): string {
  return theme.fontFamilies
    .flatMap((name) => {
      const { family, files, stretch, fallback } = FONTS[name];
      const faces = Object.entries(files).map(
        ([subset, url]) =>
          `@font-face{font-family:"${family}";font-style:normal;font-display:${display};font-weight:100 900;${stretch ? `font-stretch:${stretch};` : ''}src:url(${url}) format("woff2");unicode-range:${RANGES[subset as Subset]}}`,
      );
      return [
        ...faces,
        `@font-face{font-family:"${family} Fallback";src:local("${fallback.local}");size-adjust:${fallback.sizeAdjust};ascent-override:${fallback.ascent};descent-override:${fallback.descent};line-gap-override:0%}`,
      ];
    })
    .join('');
}

/** Paths of the font files that a page with this HTML needs at once. A word of another script in its menu of languages can wait. */
export function fontPreloads(theme: Theme, html: string): string[] {
  const wanted = new Set(
    Object.entries(shown).flatMap(([subset, pattern]) => {
      const isNeeded = pattern.test(html) && (subset !== 'selector' || shown.cyrillic.test(html));
      return isNeeded ? [subset] : [];
    }),
  );
  return theme.fontFamilies.flatMap((name) =>
    Object.entries(FONTS[name].files).flatMap(([subset, url]) => (wanted.has(subset) ? [url] : [])),
  );
}

/** How a page with this HTML shows its fonts. Cyrillic text needs several large files: words of two fonts, where one was in time and another late, are worse than text that moves. */
export const fontDisplayOf = (html: string): FontDisplay => (shown.cyrillic.test(html) ? 'swap' : 'optional');
