/** Height that the tools need above or below a box, in pixels of the screen. */
const ROOM = 40;

/** Above this height of a box, its lower edge is too far from where it was pressed. */
const TALL = 200;

type Side = 'above' | 'below' | 'inside';

/** Where tools stand at the box of a selected node: at its left end, or at its right end. */
export interface ToolbarPosition {
  readonly side: Side;
  readonly isRight: boolean;
}

/** Until another position is chosen. */
export const DEFAULT_POSITION: ToolbarPosition = { side: 'above', isRight: false };

export type Size = Pick<DOMRect, 'width' | 'height'>;

/** A box on the canvas, in pixels of the screen. */
export type CanvasBox = Size & Pick<DOMRect, 'left' | 'top'>;

/** The sides of a box where tools are on the canvas, the best one first: inside, they can cover what is selected. */
export function sidesOf({ top, height }: CanvasBox, canvas: Size): readonly Side[] {
  const below: Side[] = top + height + ROOM <= canvas.height ? ['below'] : [];
  if (height < TALL) return top < ROOM ? [...below, 'inside'] : ['above', ...below];
  return top < ROOM ? ['inside', ...below] : ['above', 'inside'];
}

/** The chosen position, or that at the same end where its side has no room now. */
export function fittingPosition(chosen: ToolbarPosition, box: CanvasBox, canvas: Size): ToolbarPosition {
  const sides = sidesOf(box, canvas);
  return sides.includes(chosen.side) ? chosen : { ...chosen, side: sides[0] as Side };
}

/**
 * The distance of tools from the beginning of the box that they are at, so that they are on the canvas while the box is:
 * as the value of a property, in which `100%` stands for their own size.
 */
export function toolsTranslate({ side, isRight }: ToolbarPosition, box: CanvasBox, canvas: Size): string {
  const inset = side === 'inside' ? 4 : 0;
  const left = isRight ? `${box.width - inset}px - 100%` : `${inset}px`;
  const top = {
    above: 'calc(-4px - 100%)',
    below: `${box.height + 4}px`,
    inside: `max(4px, min(${4 - box.top}px, ${box.height - 4}px - 100%))`,
  };
  return `max(${4 - box.left}px, min(${left}, ${canvas.width - box.left - 4}px - 100%)) ${top[side]}`;
}
