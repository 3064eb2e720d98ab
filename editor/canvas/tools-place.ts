import type { Point } from './canvas-places.ts';

/** Room that the tools take above or below a box, in pixels of the screen. */
const ROOM = 40;

/** Above this height of a box, its lower edge is too far from where it was pressed. */
const TALL = 200;

/** Distance between the points that are looked at, in pixels: no word is narrower at a usual zoom. */
const STEP = 16;

interface Situation {
  /** The box of the selected node on the canvas. */
  readonly box: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;
  readonly tools: Pick<DOMRect, 'width' | 'height'>;
  readonly canvas: Pick<DOMRect, 'width' | 'height'>;
  /** Whether somebody reads something at a point of the canvas. */
  readonly isRead: (point: Point) => boolean;
}

/**
 * Where the tools of a selected node stand on the canvas, in pixels: where they cover the least of what is read. Outside
 * at the upper edge of its box, else at the lower edge of a low one; inside at the top where there is no room above.
 */
export function toolsPlace({ box, tools, canvas, isRead }: Situation): Point {
  const end = box.left + box.width - tools.width;
  const at = (y: number, inset: number): Point[] =>
    [box.left + inset, end - inset].map((x) => ({
      x: Math.max(4, Math.min(x, canvas.width - tools.width - 4)),
      y,
    }));
  const bottom = box.top + box.height;
  const outside = box.top < ROOM ? at(box.top + 4, 4) : at(box.top - tools.height - 4, 0);
  const hasRoomBelow = box.height < TALL && bottom + ROOM <= canvas.height;
  const places = hasRoomBelow ? [...outside, ...at(bottom + 4, 0)] : outside;

  const covered = ({ x, y }: Point) => {
    let count = 0;
    for (let right = 2; right < tools.width; right += STEP)
      for (const down of [2, tools.height / 2, tools.height - 2])
        if (isRead({ x: x + right, y: y + down })) count += 1;
    return count;
  };
  let best = places[0] as Point;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const count = covered(place);
    if (count < least) [best, least] = [place, count];
    if (least === 0) break;
  }
  return best;
}

/** Whether a point of a page is on a text or on a field. */
export function isReadAt(page: Document, { x, y }: Point): boolean {
  const element = page.elementFromPoint(x, y);
  if (!element) return false;
  if (element.matches('input, select, textarea')) return true;
  const range = page.createRange();
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== node.TEXT_NODE) return false;
    range.selectNodeContents(node);
    return [...range.getClientRects()].some(
      ({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom,
    );
  });
}
