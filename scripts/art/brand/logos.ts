import { writeMedia } from '../kit/files.ts';
import { round } from '../kit/pen.ts';
import { onWhite } from '../kit/raster.ts';
import { type SignColours, type SiteName, signs } from './signs.ts';
import { type Lettering, outline } from './wordmark.ts';

interface Brand {
  lettering: Lettering;
  colours: SignColours;
  word: string;
  /** The logo on a dark ground. */
  light: SignColours & { word: string };
  /** Tile of the favicon, its radius, and the sign's colours on it; null when the sign carries its own ground. */
  icon: { ground: string; radius: number; colours: SignColours } | null;
}

const fonts = '@fontsource-variable';

/** Type and colours of the three logos. */
export const brands: Record<SiteName, Brand> = {
  andes: {
    lettering: {
      file: `${fonts}/archivo/files/archivo-latin-wdth-normal.woff2`,
      axes: { wght: 700, wdth: 118 },
      text: 'ANDES RENT',
      tracking: 0.015,
      capHeight: 25,
    },
    colours: { main: '#0f4c5c', second: '#1b1f23', accent: '#b84a14', ground: '#f7f5f1' },
    word: '#1b1f23',
    light: { main: '#f7f5f1', second: '#a9bcc0', accent: '#e2834f', ground: '#0f4c5c', word: '#f7f5f1' },
    icon: {
      ground: '#0f4c5c',
      radius: 6,
      colours: { main: '#f7f5f1', second: '#a9c3c6', accent: '#e8793f', ground: '#0f4c5c' },
    },
  },
  adria: {
    lettering: {
      file: `${fonts}/source-serif-4/files/source-serif-4-latin-opsz-normal.woff2`,
      axes: { wght: 480, opsz: 44 },
      text: 'Adria Cars',
      tracking: -0.012,
      capHeight: 27,
    },
    colours: { main: '#1f3a6e', second: '#1f6b7d', accent: '#a8412a', ground: '#fbf8f2' },
    word: '#14233a',
    light: { main: '#fbf8f2', second: '#f3ecdf', accent: '#d0694f', ground: '#1f3a6e', word: '#fbf8f2' },
    icon: null,
  },
  caribe: {
    lettering: {
      file: `${fonts}/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2`,
      axes: { wght: 800, opsz: 48, wdth: 100 },
      text: 'Caribe Drive',
      tracking: -0.022,
      capHeight: 27,
    },
    colours: { main: '#006b6b', second: '#c4281f', accent: '#ffc83d', ground: '#fff8ec' },
    word: '#1d1b3a',
    light: { main: '#7fd0c4', second: '#ff8f7f', accent: '#ffc83d', ground: '#1d1b3a', word: '#fff8ec' },
    icon: {
      ground: '#1d1b3a',
      radius: 16,
      colours: { main: '#63bdb2', second: '#ef7a66', accent: '#ffc83d', ground: '#1d1b3a' },
    },
  },
};

const file = (width: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${round(width)} 64">${body}</svg>\n`;
const mono: SignColours = {
  main: 'currentColor',
  second: 'currentColor',
  accent: 'currentColor',
  ground: 'none',
};

// One colour leaves no cut-outs of another: Adria's sail becomes a hole in its disc.
const monoSign = (site: SiteName): string =>
  site === 'adria'
    ? '<path fill="currentColor" fill-rule="evenodd" d="M32 3a29 29 0 1 0 0 58a29 29 0 1 0 0-58ZM34.500 10.500C43.500 20 48.500 31 49 42.500H34.500ZM30.500 17.500C23.500 25 18 34 16 42.500H30.500ZM13.500 46.500H51.500C49.500 51 46 54 42 54H23C19 54 15.500 51 13.500 46.500Z"/>'
    : signs[site](mono);

/** Twice the width at which mails show a logo, for sharp screens. */
const MAIL_LOGO_WIDTH = 380;

/** Writes logo, light and mono cuts, the one for mails, sign and favicon of every brand. */
export async function buildLogos(): Promise<void> {
  for (const site of Object.keys(brands) as SiteName[]) {
    const brand = brands[site];
    const word = await outline(brand.lettering);
    const baseline = 32 + brand.lettering.capHeight / 2;
    const width = 78 + word.width + 2;
    const logo = (sign: string, colour: string): string =>
      file(
        width,
        `${sign}<path transform="translate(78 ${round(baseline)})" d="${word.d}" fill="${colour}"/>`,
      );
    const standard = logo(signs[site](brand.colours), brand.word);
    await writeMedia(`${site}/logo.svg`, standard);
    await writeMedia(`${site}/logo-mail.png`, await onWhite(standard, MAIL_LOGO_WIDTH));
    await writeMedia(`${site}/logo-light.svg`, logo(signs[site](brand.light), brand.light.word));
    await writeMedia(`${site}/logo-mono.svg`, logo(monoSign(site), 'currentColor'));
    await writeMedia(`${site}/sign.svg`, file(64, signs[site](brand.colours)));
    const { icon } = brand;
    const tile = icon
      ? `<rect width="64" height="64" rx="${icon.radius}" fill="${icon.ground}"/><g transform="translate(6.400 6.400) scale(.8)">${signs[site](icon.colours)}</g>`
      : signs[site](brand.colours);
    await writeMedia(`${site}/favicon.svg`, file(64, tile));
  }
}
