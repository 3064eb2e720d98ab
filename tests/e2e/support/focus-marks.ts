import type { Page } from 'playwright';

/** A control that the Tab key reached. */
interface Stop {
  /** Tells it from the others: its number in the document. */
  readonly key: number;
  readonly html: string;
  readonly isMarked: boolean;
}

/** In the page: whether what has the focus looks different from how it looks without. */
const stopNow = (page: Page): Promise<Stop | null> =>
  page.evaluate(async () => {
    const element = document.activeElement;
    // Inside a frame, its own page marks what has the focus.
    if (
      !(element instanceof HTMLElement) ||
      element === document.body ||
      element instanceof HTMLIFrameElement
    )
      return null;
    const key = [...document.querySelectorAll('*')].indexOf(element);
    // Controls that are drawn by another element are marked there: beside a hidden input, or around it.
    const drawnBy = [
      element,
      element.nextElementSibling,
      ...(element.parentElement?.children ?? []),
      element.closest('label'),
      ...(element.closest('label')?.children ?? []),
      element.parentElement,
      element.closest('td, li, [role=row], [role=treeitem], [role=group], [role=search]'),
    ].filter((one) => one instanceof HTMLElement);
    const marks = () =>
      drawnBy.map((one) => {
        const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor } = getComputedStyle(one);
        const outline = outlineStyle === 'none' ? '' : `${outlineStyle} ${outlineWidth} ${outlineColor}`;
        return [outline, boxShadow, borderColor].join('; ');
      });
    const focused = marks();
    const scroll = document.scrollingElement?.scrollTop ?? 0;
    // Its look without the focus, and without what listens to losing it.
    const silence = (event: Event) => event.stopImmediatePropagation();
    const events = ['blur', 'focus', 'focusin', 'focusout'];
    for (const name of events) window.addEventListener(name, silence, true);
    element.blur();
    const without = marks();
    element.focus({ preventScroll: true });
    for (const name of events) window.removeEventListener(name, silence, true);
    document.scrollingElement?.scrollTo({ top: scroll });
    return {
      key,
      html: element.outerHTML.slice(0, 160),
      isMarked: focused.some((mark, at) => mark !== without[at]),
    };
  });

/** More presses than any view takes. */
const MOST_STOPS = 160;

/** What the Tab key reached in a view. */
export interface TabRound {
  readonly count: number;
  /** The markup of controls on which the focus is not seen. */
  readonly unmarked: readonly string[];
}

/** Presses the Tab key until it comes to a control again, or has come to as many as any view has. */
export async function tabRound(page: Page): Promise<TabRound> {
  const seen = new Set<number>();
  const unmarked: string[] = [];
  for (let press = 0, outside = 0; press < MOST_STOPS && outside < 2; press += 1) {
    await page.keyboard.press('Tab');
    const stop = await stopNow(page);
    if (!stop) {
      outside += 1;
      continue;
    }
    if (seen.has(stop.key)) break;
    seen.add(stop.key);
    if (!stop.isMarked) unmarked.push(stop.html);
  }
  return { count: seen.size, unmarked };
}
