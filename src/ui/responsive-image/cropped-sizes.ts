import type { Picture } from '../../runtime/registry/page-context.ts';

/** Less than this share is not worth another file. */
const NOTABLE = 1.05;

/**
 * The `sizes` of a picture that covers a box narrower than itself: it is drawn wider than the box, and its sides are cut.
 * @param sizes widths of the box, by media
 * @param ratio width of the box by its height
 */
export function croppedSizes(sizes: string, { width, height }: Picture, ratio: number): string {
  const factor = width && height ? width / height / ratio : 1;
  if (factor < NOTABLE) return sizes;
  return sizes
    .split(', ')
    .map((part) => part.replace(/\S+$/, (length) => `calc(${length} * ${factor.toFixed(2)})`))
    .join(', ');
}

/** The `sizes` of a picture that covers the screen's width and at least a share of its height. */
export const coveringSizes = ({ width, height }: Picture, shareOfHeight: number): string =>
  width && height && shareOfHeight > 0
    ? `max(100vw, ${Math.round((100 * shareOfHeight * width) / height)}vh)`
    : '100vw';
