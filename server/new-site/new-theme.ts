import { mix, parseToHsl, setLightness } from 'polished';
import type { Theme } from '../../generated/page/types.ts';
import { contrastBetween } from '../../src/runtime/theme/contrast.ts';
import { familyOf, TYPE_PAIRS, type TypePairName } from './type-pairs.ts';

/** The two colours of a company, as `#rrggbb`. */
export interface BrandColors {
  readonly primary: string;
  readonly accent: string;
}

/** A little above WCAG's 4.5 and 3: rounding to whole levels costs a trace. */
const TEXT = 4.6;
const SHAPE = 3.1;
const STEP = 0.01;
/** Share of a colour in a tint of it on the paper. */
const TINT = 0.08;

/** The colour, darker by as little as its contrast on all backgrounds needs, its own tint included; its hue stays. */
function darkened(color: string, [paper, ...others]: readonly [string, ...string[]], ratio: number): string {
  const { lightness } = parseToHsl(color);
  for (let candidate = lightness; candidate > 0; candidate -= STEP) {
    const shade = candidate === lightness ? color : setLightness(candidate, color);
    const backgrounds = [paper, ...others, mix(TINT, shade, paper)];
    if (backgrounds.every((background) => contrastBetween(shade, background) >= ratio)) return shade;
  }
  return '#000000';
}

const hex = (color: string) => {
  const digits = color.slice(1);
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`.toUpperCase();
};

/**
 * The palette of a company. The darker of the two colours carries bands and links, the other one the action; the first is
 * darkened until it can be read as text, so that every pair of the theme reaches AA whatever was chosen.
 */
export function newPalette({ primary, accent }: BrandColors): Theme['palette'] {
  const isSwapped =
    contrastBetween(primary, '#ffffff') < SHAPE && contrastBetween(accent, '#ffffff') >= SHAPE;
  const [brand, action] = isSwapped ? [accent, primary] : [primary, accent];
  const paper = mix(0.015, brand, '#ffffff');
  const surface = mix(0.06, brand, paper);
  const ink = darkened(mix(0.22, brand, '#15181d'), [surface], 13);
  const backgrounds = [paper, surface] as const;
  const palette = {
    paper,
    surface,
    ink,
    muted: darkened(mix(0.68, ink, '#ffffff'), backgrounds, TEXT),
    line: darkened(mix(0.55, ink, '#ffffff'), backgrounds, SHAPE),
    primary: darkened(brand, backgrounds, TEXT),
    accent: action,
    offer: darkened('#B3261E', backgrounds, TEXT),
    error: darkened('#A31621', backgrounds, TEXT),
    success: darkened('#1F6B4A', backgrounds, TEXT),
  };
  return Object.fromEntries(
    Object.entries(palette).map(([name, color]) => [name, hex(color)]),
  ) as Theme['palette'];
}

/** The theme of a company from its two colours and a pair of fonts. */
export function newTheme(colors: BrandColors, pairName: TypePairName, motif: string): Theme {
  const pair = TYPE_PAIRS[pairName];
  const [display, body] = pair.fonts;
  const button = {
    background: '',
    color: '',
    radius: Math.min(pair.fieldRadius, 999),
    textTransform: 'none',
  } as const;
  return {
    general: {
      boxWidth: 1280,
      radius: pair.radius,
      fieldRadius: pair.fieldRadius,
      shadows: pair.shadows,
      motif,
      border: '',
    },
    palette: newPalette(colors),
    fontLinks: [],
    fontFamilies: [...new Set(pair.fonts)],
    fontStyles: {
      display: { family: familyOf(display), size: 1, ...pair.display },
      body: {
        family: familyOf(body),
        weight: pair.bodyWeight,
        stretch: 100,
        size: 1,
        letterSpacing: 0,
        lineHeight: 1.6,
      },
    },
    buttons: {
      primary: { variant: 'contained', ...button },
      secondary: { variant: 'outlined', ...button },
    },
  };
}
