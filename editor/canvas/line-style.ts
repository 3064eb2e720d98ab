import type { Line } from './canvas-positions.ts';

/** Thickness of a line in pixels of the screen. */
const THICKNESS = 4;

/** Where a line of the frame is drawn above it. @param scale size of the frame's pixels on the screen */
export function lineStyle({ left, top, length, isVertical }: Line, scale: number) {
  const [x, y] = [left * scale, top * scale];
  const [offsetX, offsetY] = isVertical ? [-THICKNESS / 2, 0] : [0, -THICKNESS / 2];
  return {
    transform: `translate(${x + offsetX}px, ${y + offsetY}px)`,
    width: `${isVertical ? THICKNESS : length * scale}px`,
    height: `${isVertical ? length * scale : THICKNESS}px`,
  };
}
