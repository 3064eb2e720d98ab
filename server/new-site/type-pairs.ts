import type { Theme } from '../../generated/page/types.ts';

type FontName = Theme['fontFamilies'][number];

/** A pair of built-in fonts with the shapes that belong to it. */
export interface TypePair {
  readonly fonts: readonly [display: FontName, body: FontName];
  readonly display: Pick<
    Theme['fontStyles']['display'],
    'weight' | 'stretch' | 'letterSpacing' | 'lineHeight'
  >;
  readonly bodyWeight: number;
  readonly radius: number;
  readonly fieldRadius: number;
  readonly shadows: Theme['general']['shadows'];
  /** It has letters for Russian. */
  readonly hasCyrillic: boolean;
}

const FAMILIES: Readonly<Record<FontName, readonly [name: string, fallback: string]>> = {
  archivo: ['Archivo', 'Arial, sans-serif'],
  'source-serif-4': ['Source Serif 4', 'Georgia, serif'],
  commissioner: ['Commissioner', 'Arial, sans-serif'],
  'bricolage-grotesque': ['Bricolage Grotesque', 'Arial, sans-serif'],
  figtree: ['Figtree', 'Arial, sans-serif'],
};

/** The list of families for CSS: the font, a system font of its width, and whatever there is. */
export function familyOf(font: FontName): string {
  const [name, fallback] = FAMILIES[font];
  return `'${name} Variable', '${name} Variable Fallback', ${fallback}`;
}

/** The pairs that a new site can have, by name. */
export const TYPE_PAIRS = {
  editorial: {
    fonts: ['source-serif-4', 'commissioner'],
    display: { weight: 480, stretch: 100, letterSpacing: -0.02, lineHeight: 1.05 },
    bodyWeight: 400,
    radius: 6,
    fieldRadius: 6,
    shadows: 'soft',
    hasCyrillic: true,
  },
  clear: {
    fonts: ['commissioner', 'commissioner'],
    display: { weight: 680, stretch: 100, letterSpacing: -0.02, lineHeight: 1.08 },
    bodyWeight: 400,
    radius: 10,
    fieldRadius: 8,
    shadows: 'soft',
    hasCyrillic: true,
  },
  technical: {
    fonts: ['archivo', 'archivo'],
    display: { weight: 700, stretch: 116, letterSpacing: -0.02, lineHeight: 1.05 },
    bodyWeight: 420,
    radius: 2,
    fieldRadius: 2,
    shadows: 'none',
    hasCyrillic: false,
  },
  friendly: {
    fonts: ['bricolage-grotesque', 'figtree'],
    display: { weight: 760, stretch: 100, letterSpacing: -0.02, lineHeight: 1.02 },
    bodyWeight: 420,
    radius: 18,
    fieldRadius: 999,
    shadows: 'flat',
    hasCyrillic: false,
  },
} as const satisfies Readonly<Record<string, TypePair>>;
export type TypePairName = keyof typeof TYPE_PAIRS;

export const isTypePair = (name: string): name is TypePairName => Object.hasOwn(TYPE_PAIRS, name);
