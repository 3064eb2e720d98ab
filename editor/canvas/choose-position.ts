import type { Point } from './canvas-positions.ts';
import {
  type CanvasBox,
  type Size,
  sidesOf,
  fittingPosition,
  type ToolbarPosition,
  toolsTranslate,
} from './toolbar-position.ts';

/** Where the tools are looked at, as shares of their size: in rows that are nearer to each other than a line is high. */
const ROWS = [0.03, 0.35, 0.65, 0.97];
const ACROSS = [0.02, 0.34, 0.66, 0.98];
const BETWEEN = [0.18, 0.5, 0.82];
const LOOKS = ROWS.flatMap((down, row) => (row % 2 ? BETWEEN : ACROSS).map((right) => ({ down, right })));

interface Situation {
  readonly box: CanvasBox;
  readonly canvas: Size;
  /** The position that was chosen before: it is kept unless another one is better. */
  readonly chosen: ToolbarPosition;
  /** What tools cover at a position, in pixels of the canvas. */
  readonly coveredAt: (position: ToolbarPosition) => CanvasBox;
  /** Whether somebody reads something at a point of the canvas. */
  readonly isRead: (point: Point) => boolean;
}

/** The position where tools cover the least of what is read. */
export function bestPosition({ box, canvas, chosen, coveredAt, isRead }: Situation): ToolbarPosition {
  const standing = fittingPosition(chosen, box, canvas);
  const others = sidesOf(box, canvas)
    .flatMap((side): ToolbarPosition[] => [false, true].map((isRight) => ({ side, isRight })))
    .filter(({ side, isRight }) => side !== standing.side || isRight !== standing.isRight);
  let best = standing;
  let least = Number.POSITIVE_INFINITY;
  for (const position of [standing, ...others]) {
    const { left, top, width, height } = coveredAt(position);
    const read = LOOKS.filter(({ down, right }) =>
      isRead({ x: left + right * width, y: top + down * height }),
    ).length;
    if (read < least) [best, least] = [position, read];
    if (least === 0) break;
  }
  return best;
}

/** Whether a point of a page is on a text or on a field. */
function isReadAt(page: Document, { x, y }: Point): boolean {
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

interface Options extends Pick<Situation, 'box' | 'canvas' | 'chosen'> {
  readonly page: Document;
  /** The mark of the selected node, at its box, which contains its tools. */
  readonly mark: HTMLElement;
  /** Size of the page's pixels on the screen. */
  readonly scale: number;
}

/** The best position of tools on a page. They stay where they are while the pointer or the focus is on them. */
export function choosePosition({ page, mark, scale, ...situation }: Options): ToolbarPosition {
  const { box, canvas, chosen } = situation;
  const tools = mark.firstElementChild;
  if (!tools || mark.matches('[hidden], [data-editing]') || tools.matches(':hover, :focus-within'))
    return chosen;
  const corner = mark.getBoundingClientRect();
  return bestPosition({
    ...situation,
    coveredAt(position) {
      mark.style.setProperty('--tools', toolsTranslate(position, box, canvas));
      const { x, y, width, height } = tools.getBoundingClientRect();
      return { left: box.left + x - corner.x, top: box.top + y - corner.y, width, height };
    },
    isRead: ({ x, y }) => isReadAt(page, { x: x / scale, y: y / scale }),
  });
}
