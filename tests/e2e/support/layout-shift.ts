import type { Page } from 'playwright';

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** Parts of a page that moved by themselves at one moment. */
export interface Shift {
  /** The score of the web vital, of which a page's layout shift is the sum. */
  readonly value: number;
  /** Element and beginning of the text of each part. */
  readonly moved: readonly string[];
}

/** In the page: what moved since it was opened in an element, with what grew in its place or without. */
function readShifts([within, isGrowthCounted]: readonly [string, boolean]): Promise<readonly Shift[]> {
  return new Promise((resolve) => {
    const element = document.querySelector(within);
    const nameOf = ({ node }: LayoutShift['sources'][number]) =>
      `${node?.nodeName}: ${node?.textContent?.slice(0, 60)}`;
    // Edges are rounded to whole pixels.
    const grew = ({ previousRect: before, currentRect: now }: LayoutShift['sources'][number]) =>
      now.left <= before.left + 1 &&
      now.right >= before.right - 1 &&
      now.top <= before.top + 1 &&
      now.bottom >= before.bottom - 1 &&
      now.width * now.height > before.width * before.height;
    const observer = new PerformanceObserver((list) =>
      resolve(
        (list.getEntries() as LayoutShift[])
          .filter(({ sources }) => sources.some(({ node }) => element?.contains(node) ?? false))
          .filter(({ sources }) => isGrowthCounted || !sources.every(grew))
          .map(({ value, sources }) => ({ value, moved: sources.map(nameOf) })),
      ),
    );
    observer.observe({ type: 'layout-shift', buffered: true });
    // Without an entry the observer is never called; buffered entries are delivered before the next frame.
    requestAnimationFrame(() => requestAnimationFrame(() => resolve([])));
  });
}

/**
 * What moved by itself since a page was opened.
 * @param within a selector of the element of which some part moved
 */
export const shiftsOf = (page: Page, within = 'body'): Promise<readonly Shift[]> =>
  page.evaluate(readShifts, [within, true] as const);

/**
 * The same without what only became larger where it was, as an amount does that ends at an edge while its text arrives
 * in pieces: nothing around it moves.
 */
export const movesOf = (page: Page): Promise<readonly Shift[]> =>
  page.evaluate(readShifts, ['body', false] as const);
