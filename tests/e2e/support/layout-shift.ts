import type { Page } from 'playwright';

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Parts of a page that moved by themselves at one moment. */
export interface Shift {
  /** The score of the web vital, of which a page's layout shift is the sum. */
  readonly value: number;
  /** Element and beginning of the text of each part. */
  readonly moved: readonly string[];
}

/** In the page: what moved since it was opened in an element. */
function readShifts(within: string): Promise<readonly Shift[]> {
  return new Promise((resolve) => {
    const element = document.querySelector(within);
    const nameOf = ({ node }: LayoutShift['sources'][number]) =>
      `${node?.nodeName}: ${node?.textContent?.slice(0, 60)}`;
    const observer = new PerformanceObserver((list) =>
      resolve(
        (list.getEntries() as LayoutShift[])
          .filter(({ sources }) => sources.some(({ node }) => element?.contains(node) ?? false))
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
  page.evaluate(readShifts, within);
