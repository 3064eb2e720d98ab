import { createElement } from 'react';
import type { IconShapes } from './icon-shapes.ts';

export interface GlyphLook {
  /** Pixels. */
  readonly size?: number;
  /** Text for screen readers; without it the icon is decorative. */
  readonly label?: string;
  /** Side of the label that it is on, for styles. */
  readonly side?: 'left' | 'right';
}

/** An icon by its shapes. Islands use it, so that browsers load their own icons and not the whole set. */
export function Glyph({ shapes, size = 20, label, side }: GlyphLook & { readonly shapes: IconShapes }) {
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      data-side={side}
      {...meaning}
    >
      {shapes.map(([tag, attributes], position) => createElement(tag, { ...attributes, key: position }))}
    </svg>
  );
}
