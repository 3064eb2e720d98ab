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

/** In the page: what moved since it was opened. */
function readShifts(): Promise<readonly Shift[]> {
  return new Promise((resolve) => {
    const nameOf = ({ node }: LayoutShift['sources'][number]) =>
      `${node?.nodeName}: ${node?.textContent?.slice(0, 60)}`;
    const observer = new PerformanceObserver((list) =>
      resolve(
        (list.getEntries() as LayoutShift[]).map(({ value, sources }) => ({
          value,
          moved: sources.map(nameOf),
        })),
      ),
    );
    observer.observe({ type: 'layout-shift', buffered: true });
    // Without an entry the observer is never called; buffered entries are delivered before the next frame.
    requestAnimationFrame(() => requestAnimationFrame(() => resolve([])));
  });
}

/** What moved by itself since a page was opened. */
export const shiftsOf = (page: Page): Promise<readonly Shift[]> => page.evaluate(readShifts);
