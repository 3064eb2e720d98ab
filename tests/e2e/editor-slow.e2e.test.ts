import type { CDPSession, Locator } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EditedDraft, openEditedDraft } from './support/edited-draft.ts';
import { joinEnvironment } from './support/environment.ts';

/** Rendering the fields of a node then takes a second. */
const SLOWDOWN = 12;

const environment = joinEnvironment();
let draft: EditedDraft;
beforeAll(async () => {
  draft = await openEditedDraft(environment, 'journey-slow');
}, 60_000);
afterAll(() => draft.close());

/** A point inside an element, in pixels of the window. */
async function pointIn(element: Locator) {
  const { x = 0, y = 0 } = (await element.boundingBox()) ?? {};
  return { x: x + 40, y: y + 12 };
}

/** Sends presses of the mouse and of keys one after the other, however long the page takes for each. */
async function pressAtOnce(
  devTools: CDPSession,
  points: readonly { readonly x: number; readonly y: number }[],
  keys: readonly { readonly key: string; readonly windowsVirtualKeyCode: number }[],
): Promise<void> {
  await Promise.all([
    ...points.flatMap((point) =>
      (['mousePressed', 'mouseReleased'] as const).map((type) =>
        devTools.send('Input.dispatchMouseEvent', { ...point, type, button: 'left', clickCount: 1 }),
      ),
    ),
    ...keys.flatMap((key) =>
      (['rawKeyDown', 'keyUp'] as const).map((type) =>
        devTools.send('Input.dispatchKeyEvent', { ...key, code: key.key, type }),
      ),
    ),
  ]);
}

it('what is pressed among the fields before those of the selected node are there has the focus then, and no key deletes a section', async () => {
  const { page } = draft.own;
  const line = (name: RegExp) => page.getByRole('treeitem', { name }).first();
  const field = page.getByRole('textbox', { name: 'Text', exact: true });
  await draft.type('Lento');
  await draft.own.isSaved();
  const points = [await pointIn(line(/^Heading/)), await pointIn(field)];
  await line(/^Button/).click();
  await page.getByRole('textbox', { name: 'Label', exact: true }).waitFor();
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const backspace = { key: 'Backspace', windowsVirtualKeyCode: 8 };
  await pressAtOnce(devTools, points, [{ key: 'End', windowsVirtualKeyCode: 35 }, backspace, backspace]);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await field.waitFor();
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  await draft.own.isSaved();
  expect((await draft.stored()).body.builder.sections).toHaveLength(2);
});
