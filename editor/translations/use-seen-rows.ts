import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/** Pixels beyond the edges that are rendered too, so that scrolling shows no gap. */
const MARGIN = 400;

/** How many of sorted numbers are at most a limit. */
function countUpTo(numbers: readonly number[], limit: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] as number) <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The rows of those given that lie between two heights. @param tops where each begins, and where the last one ends */
export const rowsBetween = (tops: readonly number[], from: number, to: number) => ({
  first: Math.max(0, countUpTo(tops, from) - 1),
  end: Math.min(tops.length - 1, countUpTo(tops, to)),
});

/**
 * The rows of a scrolling element that can be seen, where rows have several heights.
 * @param tops where each row begins, and where the last one ends, in pixels
 * @param shown index of a row that is scrolled to whenever it is another one; -1 for none
 */
export function useSeenRows(scroller: RefObject<HTMLElement | null>, tops: readonly number[], shown: number) {
  const [view, setView] = useState({ top: 0, height: 900 });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const measure = () => {
      const { scrollTop: top, clientHeight: height } = element;
      setView((last) => (last.top === top && last.height === height ? last : { top, height }));
    };
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [scroller]);
  const [from, to] = [tops[shown], tops[shown + 1]];
  useEffect(() => {
    const element = scroller.current;
    if (!element || from === undefined || to === undefined) return;
    const { scrollTop, clientHeight } = element;
    if (from < scrollTop) element.scrollTo({ top: from });
    else if (to > scrollTop + clientHeight) element.scrollTo({ top: to - clientHeight });
  }, [scroller, from, to]);
  return rowsBetween(tops, view.top - MARGIN, view.top + view.height + MARGIN);
}
