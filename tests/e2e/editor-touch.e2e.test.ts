import type { Locator } from 'playwright';
import { expect, it } from 'vitest';
import { openEditorTab } from './support/editing.ts';
import { joinEnvironment } from './support/environment.ts';
import { ownComplaints, sectionTags } from './support/sample-page.ts';

const environment = joinEnvironment();

const text = (id: string, as: string) => ({ id, type: 'Paragraph', v: 1, props: { text: id, as } });
const BODY = {
  slugs: { hr: 'touched' },
  menuLabel: {},
  builder: {
    format: 1,
    sections: [text('one', 'h1'), text('two', 'h2'), text('three', 'h3')],
    translations: { hr: { one: 'Prvi', two: 'Drugi', three: 'Treći' } },
  },
};

it('sections are moved by touch, in the outline and by their handles on the canvas', async () => {
  const { page, canvas, complaints, call, open, isSaved, close } = await openEditorTab(environment, {
    site: 'adria',
    account: 'marko@adria.example',
    hasTouch: true,
  });
  expect((await call('POST', '/documents/page', { id: 'touched', body: BODY })).status).toBe(201);
  await open('/pages/touched');
  await canvas.locator('h1').waitFor();
  const session = await page.context().newCDPSession(page);
  type TouchEvents = 'touchStart' | 'touchMove' | 'touchEnd';
  const touch = (type: TouchEvents, ...touchPoints: readonly { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] });
  const boxOf = async (locator: Locator) => {
    const box = await locator.boundingBox();
    if (!box) throw new Error('there is nothing to touch');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2, top: box.y, bottom: box.y + box.height };
  };
  const dragged = page.locator('[data-row][data-dragged]');
  /** Presses until what is pressed can be dragged, and moves the finger to a point; `target` is what marks the position. */
  const drag = async (what: Locator, to: { x: number; y: number }, target: Locator) => {
    const from = await boxOf(what);
    await touch('touchStart', from);
    await dragged.waitFor();
    for (const share of [0.25, 0.5, 0.75, 1])
      await touch('touchMove', {
        x: from.x + (to.x - from.x) * share,
        y: from.y + (to.y - from.y) * share,
      });
    await target.waitFor();
    await touch('touchEnd');
    await dragged.waitFor({ state: 'detached' });
  };

  const third = page.getByRole('treeitem', { name: /Treći/ });
  const first = await boxOf(page.getByRole('treeitem', { name: /Prvi/ }));
  await drag(third, { x: first.x, y: first.top + 2 }, page.locator('[data-row=one][data-drop=before]'));
  await expect.poll(() => sectionTags(canvas)).toEqual(['H3', 'H1', 'H2']);

  await canvas.locator('[data-node=two]').tap();
  const top = await boxOf(canvas.locator('[data-node=three]'));
  const line = page.locator('[data-drop-line]:not([data-refused])');
  await drag(page.getByRole('button', { name: /^Drag Heading/ }), { x: top.x, y: top.top + 2 }, line);
  await expect.poll(() => sectionTags(canvas)).toEqual(['H2', 'H3', 'H1']);
  await isSaved();

  // A finger that only scrolls moves no section.
  const last = await boxOf(page.getByRole('treeitem', { name: /Prvi/ }));
  await touch('touchStart', last);
  await touch('touchMove', { x: last.x, y: last.y - 60 });
  await touch('touchEnd');
  // What ends a drag comes a moment later.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(await dragged.count()).toBe(0);
  expect(await sectionTags(canvas)).toEqual(['H2', 'H3', 'H1']);
  expect(ownComplaints(complaints)).toEqual([]);
  await close();
});
