import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';

/** Height of every line of the outline, in pixels. */
export const ROW_HEIGHT = 30;
/** Lines beyond the edges that are rendered too, so that scrolling shows no gap. */
const MARGIN = 12;

export interface VisibleRows {
  readonly first: number;
  readonly end: number;
  /** Scrolls until a line can be seen. */
  readonly reveal: (index: number) => void;
}

/** The lines of a scrolling element that can be seen: of 2,000 about 40 are rendered. */
export function useVisibleRows(scroller: RefObject<HTMLElement | null>, count: number): VisibleRows {
  const [range, setRange] = useState({ first: 0, end: 60 });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const measure = () => {
      const first = Math.max(0, Math.floor(element.scrollTop / ROW_HEIGHT) - MARGIN);
      const end = Math.ceil((element.scrollTop + element.clientHeight) / ROW_HEIGHT) + MARGIN;
      setRange((last) => (last.first === first && last.end === end ? last : { first, end }));
    };
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [scroller]);
  const reveal = useCallback(
    (index: number) => {
      const element = scroller.current;
      if (!element || index < 0) return;
      const top = index * ROW_HEIGHT;
      if (top < element.scrollTop) element.scrollTo({ top });
      else if (top + ROW_HEIGHT > element.scrollTop + element.clientHeight)
        element.scrollTo({ top: top + ROW_HEIGHT - element.clientHeight });
    },
    [scroller],
  );
  return { first: Math.min(range.first, count), end: Math.min(range.end, count), reveal };
}
