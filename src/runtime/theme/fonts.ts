import archivo from './fonts/archivo-european.woff2?url';
import archivoCondensed from './fonts/archivo-condensed.woff2?url';
import archivoExt from '@fontsource-variable/archivo/files/archivo-latin-ext-standard-normal.woff2?url';
import bricolage from './fonts/bricolage-grotesque-european.woff2?url';
import bricolageExt from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2?url';
import commissioner from './fonts/commissioner-european.woff2?url';
import commissionerRussian from './fonts/commissioner-russian.woff2?url';
import commissionerSelector from './fonts/commissioner-selector.woff2?url';
import commissionerCyrillic from '@fontsource-variable/commissioner/files/commissioner-cyrillic-wght-normal.woff2?url';
import commissionerExt from '@fontsource-variable/commissioner/files/commissioner-latin-ext-wght-normal.woff2?url';
import figtree from './fonts/figtree-european.woff2?url';
import figtreeExt from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url';
import sourceSerif from './fonts/source-serif-4-european.woff2?url';
import sourceSerifRussian from './fonts/source-serif-4-russian.woff2?url';
import sourceSerifSelector from './fonts/source-serif-4-selector.woff2?url';
import sourceSerifCyrillic from '@fontsource-variable/source-serif-4/files/source-serif-4-cyrillic-wght-normal.woff2?url';
import sourceSerifExt from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-ext-wght-normal.woff2?url';
import type { Theme } from '../../../generated/page/types.ts';

type FontName = Theme['fontFamilies'][number];
/** The letters of a text: those of all languages in Latin script, or of Russian beside them. */
export type Alphabet = 'european' | 'russian';
/**
 * The files of a family. scripts/fonts makes one with the letters of each alphabet, and `selector` with those of the name of
 * Russian; `latin-ext` and `cyrillic` have what no language of the sites needs.
 */
type FontFile = Alphabet | 'selector' | 'latin-ext' | 'cyrillic';

interface FontFiles {
  readonly files: Readonly<Partial<Record<FontFile, string>> & Record<'european', string>>;
  /** Widths that they have. */
  readonly stretch?: string;
}

interface FontFamily extends FontFiles {
  readonly family: string;
  /** Files with widths below 100 % too, which are larger. */
  readonly condensed?: FontFiles;
  /** A system font adjusted to the same width, so that the layout does not shift when the font has loaded. */
  readonly fallback: {
    readonly local: string;
    readonly sizeAdjust: string;
    readonly ascent: string;
    readonly descent: string;
  };
}

/** Sets of characters, none of them in two. */
const RANGES = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  letters:
    'U+0104-0107,U+010C-010D,U+0110-0111,U+0116-0119,U+012E-012F,U+0132-0133,U+0141-0144,U+015A-015B,U+0160-0161,U+016A-016B,U+0172-0173,U+0178-017E,U+1E9E',
  latinExt:
    'U+0100-0103,U+0108-010B,U+010E-010F,U+0112-0115,U+011A-012D,U+0130,U+0134-0140,U+0145-0151,U+0154-0159,U+015C-015F,U+0162-0169,U+016C-0171,U+0174-0177,U+017F-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9D,U+1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  selector: 'U+0420,U+0438-043A,U+0441,U+0443',
  russian: 'U+0401,U+0410-041F,U+0421-0437,U+043B-0440,U+0442,U+0444-044F,U+0451,U+2116',
  cyrillic: 'U+0301,U+0400,U+0402-040F,U+0450,U+0452-045F,U+0490-0491,U+04B0-04B1',
} as const;
type RangeName = keyof typeof RANGES;

/** The characters that each file is declared for on pages of an alphabet: for a character of two files, browsers fetch both when one is late. */
const DECLARED: Readonly<Record<Alphabet, Readonly<Partial<Record<FontFile, readonly RangeName[]>>>>> = {
  european: {
    european: ['latin', 'letters'],
    selector: ['selector'],
    'latin-ext': ['latinExt'],
    cyrillic: ['russian', 'cyrillic'],
  },
  russian: {
    russian: ['latin', 'letters', 'selector', 'russian'],
    'latin-ext': ['latinExt'],
    cyrillic: ['cyrillic'],
  },
};

const FONTS: Readonly<Record<FontName, FontFamily>> = {
  archivo: {
    family: 'Archivo Variable',
    files: { european: archivo, 'latin-ext': archivoExt },
    stretch: '100% 125%',
    condensed: { files: { european: archivoCondensed, 'latin-ext': archivoExt }, stretch: '62% 125%' },
    fallback: { local: 'Arial', sizeAdjust: '101%', ascent: '87%', descent: '21%' },
  },
  'source-serif-4': {
    family: 'Source Serif 4 Variable',
    files: {
      european: sourceSerif,
      russian: sourceSerifRussian,
      selector: sourceSerifSelector,
      'latin-ext': sourceSerifExt,
      cyrillic: sourceSerifCyrillic,
    },
    fallback: { local: 'Georgia', sizeAdjust: '96%', ascent: '103%', descent: '33%' },
  },
  commissioner: {
    family: 'Commissioner Variable',
    files: {
      european: commissioner,
      russian: commissionerRussian,
      selector: commissionerSelector,
      'latin-ext': commissionerExt,
      cyrillic: commissionerCyrillic,
    },
    fallback: { local: 'Arial', sizeAdjust: '103%', ascent: '95%', descent: '23%' },
  },
  'bricolage-grotesque': {
    family: 'Bricolage Grotesque Variable',
    files: { european: bricolage, 'latin-ext': bricolageExt },
    fallback: { local: 'Arial', sizeAdjust: '100%', ascent: '93%', descent: '27%' },
  },
  figtree: {
    family: 'Figtree Variable',
    files: { european: figtree, 'latin-ext': figtreeExt },
    fallback: { local: 'Arial', sizeAdjust: '100%', ascent: '95%', descent: '25%' },
  },
};

/** A family with the files of the widths that a theme shows it in. */
function fontOf(name: FontName, { fontStyles }: Theme): FontFamily {
  const font = FONTS[name];
  const isCondensed = Object.values(fontStyles).some(({ stretch }) => stretch < 100);
  return isCondensed ? { ...font, ...font.condensed } : font;
}

/** Finds a character of a set in what HTML shows; addresses may have others. */
const isShown = (range: RangeName) => {
  const characters = RANGES[range].replaceAll(
    /U\+([0-9A-F]+)(?:-([0-9A-F]+))?,?/g,
    (_, from: string, to?: string) => (to ? `\\u{${from}}-\\u{${to}}` : `\\u{${from}}`),
  );
  const pattern = new RegExp(`>[^<]*?[${characters}]`, 'u');
  return (html: string) => pattern.test(html);
};
const showsRussian = isShown('russian');
const OTHERS = [
  ['latin-ext', isShown('latinExt')],
  ['cyrillic', isShown('cyrillic')],
] as const;

/** The alphabet of a page with this HTML. The name of Russian in its menu of languages does not count. */
export const alphabetOf = (html: string): Alphabet => (showsRussian(html) ? 'russian' : 'european');

/** A family without Russian letters has its texts in Latin script as elsewhere. */
const alphabetIn = ({ files }: FontFamily, alphabet: Alphabet): Alphabet =>
  files[alphabet] ? alphabet : 'european';

/** What is shown of a font that is not there at once: `optional`, the fallback until the next page, so that nothing moves; `swap`, the fallback until it has loaded. */
export type FontDisplay = 'optional' | 'swap';

/** The font faces of a theme for pages of an alphabet, as CSS. */
export function fontFaceCss(theme: Theme, alphabet: Alphabet, display: FontDisplay): string {
  return theme.fontFamilies
    .flatMap((name) => {
      const font = fontOf(name, theme);
      const { family, files, stretch, fallback } = font;
      const declared = DECLARED[alphabetIn(font, alphabet)];
      const faces = Object.entries(files).flatMap(([file, url]) => {
        const ranges = declared[file as FontFile]?.map((range) => RANGES[range]);
        if (!ranges) return [];
        return [
          `@font-face{font-family:"${family}";font-style:normal;font-display:${display};font-weight:100 900;${stretch ? `font-stretch:${stretch};` : ''}src:url(${url}) format("woff2");unicode-range:${ranges.join(',')}}`,
        ];
      });
      return [
        ...faces,
        `@font-face{font-family:"${family} Fallback";src:local("${fallback.local}");size-adjust:${fallback.sizeAdjust};ascent-override:${fallback.ascent};descent-override:${fallback.descent};line-gap-override:0%}`,
      ];
    })
    .join('');
}

/** Paths of the font files that a page with this HTML needs at once: the name of Russian can wait. */
export function fontPreloads(theme: Theme, html: string): string[] {
  const alphabet = alphabetOf(html);
  const others = OTHERS.flatMap(([file, isNeeded]) => (isNeeded(html) ? [file] : []));
  return theme.fontFamilies.flatMap((name) => {
    const font = fontOf(name, theme);
    const { files } = font;
    return [alphabetIn(font, alphabet), ...others].flatMap((file) => files[file] ?? []);
  });
}
