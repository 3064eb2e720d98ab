/** Width of the page in CSS pixels; `null` for all the room that the canvas has. */
export type Viewport = number | null;

/** Size of the page's pixels on the screen: 1 is their own size; `fit` makes a wide page smaller until all of it is seen. */
export type Zoom = number | 'fit';

/** How the canvas shows the page. */
export interface CanvasView {
  readonly width: Viewport;
  readonly zoom: Zoom;
}

/** Width of a page on a computer, in CSS pixels. */
export const DESKTOP = 1280;

/** How a page is shown as it opens: as on a computer, unless the window is narrower than that. */
export const firstView = (windowWidth: number): CanvasView => ({
  width: windowWidth < DESKTOP ? null : DESKTOP,
  zoom: 'fit',
});

/** Widths that can be typed, in CSS pixels: from the smallest phone to a wide screen. */
const TYPED_WIDTHS = { least: 240, most: 3840 };

/** The width that is typed, as near as it can be shown; `null` where it is no number. */
export function typedWidth(text: string): number | null {
  const width = Math.round(Number(text));
  if (text.trim() === '' || !Number.isFinite(width)) return null;
  return Math.min(TYPED_WIDTHS.most, Math.max(TYPED_WIDTHS.least, width));
}

/** The sizes that are offered. */
export const ZOOMS = [0.5, 0.67, 0.75, 0.9, 1] as const;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Size of the frame in its own pixels, and the size of these on the screen. */
export function frameSize({ width, zoom }: CanvasView, available: Size): Size & { readonly scale: number } {
  const shrunk = width === null || available.width === 0 ? 1 : Math.min(1, available.width / width);
  const scale = zoom === 'fit' ? shrunk : zoom;
  return { width: width ?? available.width / scale, height: available.height / scale, scale };
}

/** The next offered size above or below what is shown now; the same at the end. */
export function steppedZoom(scale: number, by: -1 | 1): number {
  const sizes: readonly number[] = by > 0 ? ZOOMS : ZOOMS.toReversed();
  return sizes.find((size) => (size - scale) * by > 0.001) ?? (sizes.at(-1) as number);
}

/** The zoom that Ctrl or Cmd with plus, minus or zero stands for; `null` for any other key. */
export function zoomByKey(
  { key, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>,
  scale: number,
): Zoom | null {
  if (!ctrlKey && !metaKey) return null;
  if (key === '+' || key === '=') return steppedZoom(scale, 1);
  if (key === '-') return steppedZoom(scale, -1);
  return key === '0' ? 'fit' : null;
}
