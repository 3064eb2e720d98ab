import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright';
import { pick } from './hostile-values.ts';

/** The sections of a page as they are compared: element and text of each, such as `P:Naslov`. */
export type Sections = readonly string[];

/** What the author has made of the page by one edit. */
interface MadeState {
  readonly sections: Sections;
  /** When the edit was done, in milliseconds of `performance.now()`; `null` while it is under way. */
  doneAt: number | null;
}

/** Somebody who edits the open page as a script of random numbers says, and knows what it should look like. */
export interface ScriptedAuthor {
  /** All states that the page should ever have had, in their order. */
  readonly made: readonly MadeState[];
  /** Does so many edits; resolves early when the tab is gone. */
  edit(page: Page, count: number): Promise<void>;
  /** Goes on from the last state that is like what the page shows. @returns its index in `made`; -1: it never was like that */
  goOnFrom(shown: Sections): number;
}

const FEWEST = 2;
const MOST = 7;
/** Longer ones are shortened: fields take no more than their schema allows. */
const LONGEST_TEXT = 60;
const LONGEST_PAUSE_MILLISECONDS = 60;

const insertedAfter = (sections: Sections, at: number, text: string) => sections.toSpliced(at + 1, 0, text);
const swapped = (sections: Sections, at: number, other: number) =>
  sections.with(at, sections[other] as string).with(other, sections[at] as string);

/** Whether the page says that it is gone: closed, crashed, or its browser has ended. */
const isClosed = (page: Page, error: unknown) =>
  page.isClosed() || /crash|closed|detached/i.test(error instanceof Error ? error.message : '');

/** @param random numbers from 0 up to 1 */
export function createAuthor(random: () => number, opened: Sections): ScriptedAuthor {
  const made: MadeState[] = [{ sections: opened, doneAt: 0 }];
  let current = opened;

  /** Notes what an edit makes of the page before it is done: a tab may end in the middle of it. */
  const note = async (sections: Sections, press: () => Promise<void>) => {
    current = sections;
    const state: MadeState = { sections, doneAt: null };
    made.push(state);
    await press();
    state.doneAt = performance.now();
    await pause(random() * LONGEST_PAUSE_MILLISECONDS);
  };
  const choose = async (page: Page): Promise<number> => {
    const at = Math.floor(random() * current.length);
    await page.getByRole('treeitem').nth(at).click();
    return at;
  };
  const type = async (page: Page, letters: number) => {
    const at = await choose(page);
    // As somebody who sees the fields of the node that was chosen.
    await page.locator('[data-panel] [aria-busy]').waitFor({ state: 'detached' });
    await page.getByRole('textbox', { name: 'Text', exact: true }).click();
    await page.keyboard.press('Control+End');
    for (let done = 0; done < letters; done += 1) {
      const text = current[at] as string;
      const letter = String.fromCharCode(97 + Math.floor(random() * 26));
      if (text.length < LONGEST_TEXT)
        await note(current.with(at, `${text}${letter}`), () => page.keyboard.type(letter));
      else await note(current.with(at, text.slice(0, -1)), () => page.keyboard.press('Backspace'));
    }
    return letters;
  };
  const change = async (page: Page) => {
    const before = current;
    const at = await choose(page);
    const press = (keys: string) => () => page.keyboard.press(keys);
    const kinds = {
      duplicate: current.length < MOST,
      remove: current.length > FEWEST,
      up: at > 0,
      down: at < current.length - 1,
    };
    const kind = pick(
      random,
      (['duplicate', 'remove', 'up', 'down'] as const).filter((one) => kinds[one]),
    );
    if (kind === 'duplicate')
      await note(insertedAfter(current, at, current[at] as string), press('Control+d'));
    if (kind === 'remove') await note(current.toSpliced(at, 1), press('Delete'));
    if (kind === 'up') await note(swapped(current, at, at - 1), press('Alt+ArrowUp'));
    if (kind === 'down') await note(swapped(current, at, at + 1), press('Alt+ArrowDown'));
    if (random() < 0.3) {
      await note(before, press('Control+z'));
      return 2;
    }
    return 1;
  };
  return {
    made,
    async edit(page, count) {
      try {
        for (let left = count; left > 0; )
          left -= random() < 0.6 ? await type(page, Math.min(left, 6)) : await change(page);
      } catch (error) {
        if (!isClosed(page, error)) throw error;
      }
    },
    goOnFrom(shown) {
      const key = JSON.stringify(shown);
      const at = made.findLastIndex(({ sections }) => JSON.stringify(sections) === key);
      if (at >= 0) current = shown;
      return at;
    },
  };
}
