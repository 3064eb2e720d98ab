import { type RefObject, useEffect } from 'react';
import { useCanvasSurfaceSetter } from '../drag/drag-state.ts';
import { type CanvasLayout, lineOf, positionAtPoint, type Point } from './canvas-positions.ts';

/** So near to the upper or lower edge, in pixels of the screen, the page scrolls while something is dragged. */
const SCROLL_ZONE = 56;
/** Most pixels of the page that it scrolls for each frame of the browser. */
const SCROLL_STEP = 18;

/** Pixels to scroll by where a point is at the height `y` of a frame: more the nearer it is to the edge. */
export function scrollStep(y: number, height: number): number {
  const zone = Math.min(SCROLL_ZONE, height / 4);
  const fromEdge = Math.min(y, height - y);
  if (fromEdge >= zone) return 0;
  const step = Math.ceil((SCROLL_STEP * (zone - Math.max(0, fromEdge))) / zone);
  return y < height / 2 ? -step : step;
}

interface Options {
  readonly frame: Document | null;
  /** Stands exactly above the frame. */
  readonly container: RefObject<HTMLElement | null>;
  readonly layout: (() => CanvasLayout) | null;
  /** Size of the frame's pixels on the screen. */
  readonly scale: () => number;
}

/** Lets drags find positions on the canvas. */
export function useDropSurface({ frame, container, layout, scale }: Options): void {
  const setSurface = useCanvasSurfaceSetter();
  useEffect(() => {
    if (!frame || !layout) return undefined;
    const inFrame = ({ x, y }: Point): Point | null => {
      const rect = container.current?.getBoundingClientRect();
      if (!rect || x < rect.left || x > rect.right || y < rect.top || y > rect.bottom) return null;
      return { x: (x - rect.left) / scale(), y: (y - rect.top) / scale() };
    };
    setSurface({
      positionAt(point, load) {
        const at = inFrame(point);
        return at && positionAtPoint(layout(), at, load);
      },
      reveal(position, moved) {
        const view = frame.scrollingElement;
        const line = lineOf(layout(), position, moved);
        if (!line || !view) return line;
        const isSeen = line.top > SCROLL_ZONE && line.top < view.clientHeight - SCROLL_ZONE;
        if (!isSeen) view.scrollTop += line.top - view.clientHeight / 2;
        return lineOf(layout(), position, moved);
      },
      scrollAt(point) {
        const [at, view] = [inFrame(point), frame.scrollingElement];
        if (!at || !view) return false;
        const before = view.scrollTop;
        view.scrollTop += scrollStep(at.y * scale(), view.clientHeight * scale());
        return view.scrollTop !== before;
      },
    });
    return () => setSurface(null);
  }, [frame, container, layout, scale, setSurface]);
}
