import { Glyph, type GlyphLook } from './glyph.tsx';
import { ICONS } from './icon-set.ts';

/** An icon of the built-in set; renders nothing for an unknown name. */
export function SvgIcon({ name, ...look }: GlyphLook & { readonly name: string }) {
  const shapes = ICONS.get(name);
  return shapes ? <Glyph shapes={shapes} {...look} /> : null;
}
