import { type RefObject, useDeferredValue, useEffect, useLayoutEffect, useState } from 'react';

/** Height of every line of the outline, in pixels. */
export const ROW_HEIGHT = 30;
/** Lines beyond the edges that are rendered too, so that scrolling shows no gap. */
const MARGIN = 6;
/** Lines that are rendered before the height of the outline is known. */
const FIRST_LINES = 30;

/** What can be seen of the lines, in pixels: kept here, because reading it anew would lay the page out at once. */
interface View {
  readonly top: number;
  readonly height: number;
}

/** Lines that follow each other. */
export interface RowRange {
  readonly first: number;
  readonly end: number;
}

/** The offset to scroll to for a line to be seen. */
function topFor(index: number, { top, height }: View): number {
  const ofLine = index * ROW_HEIGHT;
  if (index < 0 || (ofLine >= top && ofLine + ROW_HEIGHT <= top + height)) return top;
  return ofLine < top ? ofLine : ofLine + ROW_HEIGHT - height;
}

/** A range, and a line, in their order; the line is often in the range. */
function withLine(range: RowRange, line: number): readonly RowRange[] {
  if (line < 0 || (range.first <= line && line < range.end)) return [range];
  const alone = { first: line, end: line + 1 };
  return line < range.first ? [alone, range] : [range, alone];
}

/**
 * The lines of a scrolling element that can be seen: of 2,000 about 40 are rendered. A line that is to be shown is rendered at
 * once; it is scrolled to with the lines around it a moment later, for they take longer than the rest of a selection.
 * @param shown index of a line that is scrolled to whenever it is another one; -1 for none
 * @returns ranges in their order, without common lines
 */
export function useVisibleRows(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  shown: number,
): readonly RowRange[] {
  const [view, setView] = useState<View>({ top: 0, height: FIRST_LINES * ROW_HEIGHT });
  const [revealed, setRevealed] = useState({ index: -1, top: 0 });
  const followed = useDeferredValue(shown);
  if (followed !== revealed.index) {
    const top = topFor(followed, view);
    setRevealed({ index: followed, top });
    if (top !== view.top) setView({ ...view, top });
  }
  const { top, height } = view;
  useEffect(() => {
    if (revealed.index < 0) return undefined;
    // With the drawing of what was rendered for it: scrolling lays the page out.
    const handle = requestAnimationFrame(() => scroller.current?.scrollTo({ top: revealed.top }));
    return () => cancelAnimationFrame(handle);
  }, [scroller, revealed]);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const sizes = new ResizeObserver(([entry]) => {
      const seen = entry?.contentRect.height ?? 0;
      if (seen > 0) setView((last) => (last.height === seen ? last : { ...last, height: seen }));
    });
    sizes.observe(element);
    const onScroll = () => {
      const { scrollTop } = element;
      setView((last) => (last.top === scrollTop ? last : { ...last, top: scrollTop }));
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', onScroll);
    };
  }, [scroller]);
  const first = Math.max(0, Math.floor(top / ROW_HEIGHT) - MARGIN);
  const end = Math.ceil((top + height) / ROW_HEIGHT) + MARGIN;
  return withLine({ first: Math.min(first, count), end: Math.min(end, count) }, shown);
}
