import type { Page } from 'playwright';

/** Where the keyboard is. */
export interface Focus {
  /** The whole element, to tell stops apart: long ones begin alike. */
  readonly html: string;
  /** The beginning of the element, for messages. */
  readonly shown: string;
  /** Whether it is marked as focused, and seen: in the window and not under something else. */
  readonly isVisible: boolean;
}

/** What is seen is the next picture: until it is painted, a hit still finds what the focus just left. */
const MOST_PICTURES = 4;

/** The focused element, and whether it is marked as such and seen. */
export async function focusOf(page: Page): Promise<Focus> {
  for (let picture = 1; ; picture += 1) {
    const focus = await focusNow(page);
    if (focus.isVisible || picture === MOST_PICTURES) return focus;
  }
}

const focusNow = (page: Page): Promise<Focus> =>
  page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const element = document.activeElement ?? document.body;
    const isMarked = (candidate: Element, part?: string) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(candidate, part);
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
    };
    // The box of a switch is hidden: what is drawn in its label in place of it is marked.
    const drawn = element.matches('label input') ? (element.closest('label') as Element) : element;
    const { top, bottom, left, width, height } = drawn.getBoundingClientRect();
    const isOnScreen = bottom > 0 && top < innerHeight && width > 0;
    const middle = Math.min(Math.max(top + height / 2, 1), innerHeight - 1);
    const onTop = document.elementFromPoint(left + Math.min(width / 2, 12), middle);
    // The link of a whole card is marked on the card.
    const marked = element.matches('[data-whole-card]') ? element.closest('[data-node]') : drawn;
    const isCovered = !onTop || !(drawn.contains(onTop) || onTop.contains(drawn) || marked?.contains(onTop));
    const parts = marked === null ? [] : [marked, ...(drawn === element ? [] : drawn.querySelectorAll('*'))];
    return {
      html: element.outerHTML,
      shown: element.outerHTML.slice(0, 140),
      isVisible:
        isOnScreen && !isCovered && parts.some((part) => isMarked(part) || isMarked(part, '::after')),
    };
  });

/** More stops than any page of a site has on the way to its main action. */
const MOST_STOPS = 80;

/**
 * Presses Tab until the focus is on an element; every stop on the way must be seen.
 * @throws Error when a stop is not seen, or Tab does not lead there
 */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const { shown, isVisible } = await focusOf(page);
    if (!isVisible) throw new Error(`the focus is not seen on ${shown}`);
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
  }
  throw new Error(`Tab does not lead to ${selector}`);
}
