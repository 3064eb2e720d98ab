import type { Locator, Page } from 'playwright';

/** The hand of an operator: every press, drag, typed text and chord of keys counts as one input. */
export interface Hand {
  press(target: Locator): Promise<void>;
  /** Two presses. */
  pressTwice(target: Locator): Promise<void>;
  /** Drops it at the upper edge of a target. */
  drag(from: Locator, to: Locator): Promise<void>;
  key(chord: string): Promise<void>;
  type(text: string): Promise<void>;
  count(): number;
}

/** How long it takes to see where something is dragged to, in milliseconds. */
const SEEN_MS = 300;

/** Uses mouse and keys of a page as an operator does, and counts. */
export function handAt(page: Page): Hand {
  let inputs = 0;
  const pointIn = async (target: Locator, furthest: number) => {
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (!box) throw new Error('there is nothing to press');
    return [box.x + box.width / 2, box.y + Math.min(box.height / 2, furthest)] as const;
  };
  return {
    async press(target) {
      inputs += 1;
      await target.click();
    },
    async pressTwice(target) {
      inputs += 2;
      await target.dblclick();
    },
    async drag(from, to) {
      inputs += 1;
      await page.mouse.move(...(await pointIn(from, 24)));
      await page.mouse.down();
      const [x, y] = await pointIn(to, 2);
      await page.mouse.move(x, y - 8, { steps: 12 });
      await page.mouse.move(x, y, { steps: 4 });
      // A hand lets go when it sees where it is.
      await page.waitForTimeout(SEEN_MS);
      await page.mouse.up();
    },
    async key(chord) {
      inputs += 1;
      await page.keyboard.press(chord);
    },
    async type(text) {
      inputs += 1;
      await page.keyboard.type(text);
    },
    count: () => inputs,
  };
}
