import type { Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import { publishPage } from './support/editing.ts';
import { joinEnvironment } from './support/environment.ts';
import { ownComplaints, sectionTags, useSamplePages } from './support/sample-page.ts';

const environment = joinEnvironment();
const pages = useSamplePages(environment);

const NO_BOX = { x: 0, y: 0, width: 0, height: 0 };

describe('the sections of a page', () => {
  it('[EDIT-08] takes components from the palette, moves, duplicates and deletes them, and undoes all of it', async () => {
    const { page, canvas, complaints, close } = await pages.open('journey-compose');
    const before = await sectionTags(canvas);
    await canvas.locator('h1').click();
    await page.getByRole('tab', { name: 'Add' }).click();
    await page.getByRole('button', { name: 'Divider', exact: true }).click();
    await expect.poll(() => sectionTags(canvas)).toEqual(['H1', 'HR', 'A']);
    await page.keyboard.press('Alt+ArrowUp');
    await expect.poll(() => sectionTags(canvas)).toEqual(['HR', 'H1', 'A']);
    await page.keyboard.press('Alt+ArrowUp');
    await page.getByText('It is the first one here already.').waitFor();
    await page.keyboard.press('Control+d');
    await expect.poll(() => sectionTags(canvas)).toEqual(['HR', 'HR', 'H1', 'A']);
    await page.keyboard.press('Delete');
    await expect.poll(() => sectionTags(canvas)).toEqual(['HR', 'H1', 'A']);
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('Control+z');
    await expect.poll(() => sectionTags(canvas)).toEqual(before);
    await page.keyboard.press('Control+Shift+z');
    await expect.poll(() => sectionTags(canvas)).toEqual(['H1', 'HR', 'A']);
    // A component of another page is refused, and the reason is said.
    await page.getByRole('button', { name: 'Checkout' }).click({ force: true });
    await page.getByText('This belongs on another page').waitFor();
    expect(ownComplaints(complaints)).toEqual([]);
    await close();
  });

  it('takes a text at once when it is found by its name and inserted', async () => {
    const { page, canvas, complaints, isSaved, close } = await pages.open('journey-find');
    await canvas.locator('h1').click();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Find' }).fill('paragraph');
    await page.getByRole('option', { name: 'Paragraph', exact: true, selected: true }).waitFor();
    await page.keyboard.press('Enter');
    await canvas.locator('p[contenteditable]:focus').waitFor();
    await page.keyboard.type('Novo');
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => canvas.locator('main > p').allInnerTexts()).toEqual(['Novo']);
    await isSaved();
    expect(ownComplaints(complaints)).toEqual([]);
    await close();
  });

  it('[EDIT-07] is composed on the canvas: by insert buttons, by dragging and by the keyboard', async () => {
    const { page, canvas, complaints, isSaved, close } = await pages.open('journey-canvas');
    const middleOf = async (locator: Locator) => {
      const { x, y, width, height } = (await locator.boundingBox()) ?? NO_BOX;
      return { x: x + width / 2, y: y + height / 2, bottom: y + height };
    };
    /** Presses the pointer at something, and moves it to a point in steps. */
    const dragTo = async (what: Locator, x: number, y: number) => {
      await what.scrollIntoViewIfNeeded();
      const from = await middleOf(what);
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(x, y - 20, { steps: 4 });
      await page.mouse.move(x, y, { steps: 4 });
    };
    const title = canvas.locator('h1');

    // Between two components, with what was searched.
    const end = await middleOf(title);
    await page.mouse.move(end.x, end.bottom - 30);
    await page.mouse.move(end.x, end.bottom - 2, { steps: 3 });
    await page.getByRole('button', { name: 'Insert here' }).click();
    await page.getByRole('searchbox').last().pressSequentially('divid');
    await page.getByRole('menuitem', { name: 'Divider', exact: true }).press('Enter');
    await expect.poll(() => sectionTags(canvas)).toEqual(['H1', 'HR', 'A']);

    // From the palette; what belongs on another page is refused where it would be dropped.
    await page.getByRole('tab', { name: 'Add' }).click();
    const top = await middleOf(title);
    await dragTo(page.getByRole('button', { name: 'Checkout' }), top.x, top.bottom - 12);
    await page.locator('[data-drop-line][data-refused]').getByText('This belongs on another page').waitFor();
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await dragTo(page.getByRole('button', { name: 'Icon', exact: true }), top.x, top.bottom - 12);
    await page.locator('[data-drop-line]:not([data-refused])').waitFor();
    await page.mouse.up();
    await expect.poll(() => sectionTags(canvas)).toEqual(['H1', 'SPAN', 'HR', 'A']);

    // On the canvas, by the name at the selection.
    await page.getByRole('tab', { name: 'Outline' }).click();
    await page.getByRole('treeitem', { name: /^Divider/ }).click();
    const start = await middleOf(title);
    await dragTo(page.getByRole('button', { name: 'Drag Divider' }), start.x, start.y - 8);
    await page.mouse.up();
    await expect.poll(() => sectionTags(canvas)).toEqual(['HR', 'H1', 'SPAN', 'A']);

    // In the outline, where a line shows the position before it is dropped.
    const [from, to] = [
      await middleOf(page.getByRole('treeitem', { name: /^Divider/ })),
      await middleOf(page.getByRole('treeitem', { name: /Naslov/ }).last()),
    ];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.bottom - 4, { steps: 4 });
    await page.locator('[data-row][data-drop=after]').filter({ hasText: 'Naslov' }).waitFor();
    await page.mouse.move(to.x, 2 * to.y - to.bottom + 4, { steps: 4 });
    await page.locator('[data-row][data-drop=before]').filter({ hasText: 'Naslov' }).waitFor();
    await page.keyboard.press('Escape');
    await page.mouse.up();
    expect(await sectionTags(canvas)).toEqual(['HR', 'H1', 'SPAN', 'A']);

    // In the outline by one quick move, which is over before any position is measured.
    const quickly = async (by: (line: { y: number; bottom: number }) => number) => {
      const from = await middleOf(page.getByRole('treeitem', { name: /^Divider/ }));
      const to = await middleOf(page.getByRole('treeitem', { name: /Naslov/ }).last());
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, by(to));
      await page.mouse.up();
    };
    await quickly(({ bottom }) => bottom - 2);
    await expect.poll(() => sectionTags(canvas)).toEqual(['H1', 'HR', 'SPAN', 'A']);
    await quickly(({ y, bottom }) => 2 * y - bottom + 2);
    await expect.poll(() => sectionTags(canvas)).toEqual(['HR', 'H1', 'SPAN', 'A']);

    // By the keyboard, which is told where it is.
    const spoken = page.locator('[aria-live=assertive]').filter({ hasText: /\./ });
    const pressKey = async (key: string, says: string) => {
      const said = spoken.filter({ hasText: says });
      await page.keyboard.press(key);
      // A drag listens to keys a moment after it was said to have begun: one that came before is pressed again.
      await said.waitFor({ state: 'attached', timeout: 3_000 }).catch(async () => {
        await page.keyboard.press(key);
        await said.waitFor({ state: 'attached' });
      });
    };
    await page.getByRole('treeitem', { selected: true }).focus();
    await pressKey('Space', 'Divider picked up.');
    await pressKey('ArrowDown', 'Divider, before Icon.');
    await pressKey('Escape', 'Cancelled.');
    expect(await sectionTags(canvas)).toEqual(['HR', 'H1', 'SPAN', 'A']);
    await pressKey('Space', 'Divider picked up.');
    await pressKey('ArrowDown', 'Divider, before Icon.');
    await pressKey('Space', 'Dropped.');
    await expect.poll(() => sectionTags(canvas)).toEqual(['H1', 'HR', 'SPAN', 'A']);

    await page.keyboard.press('Control+d');
    await expect.poll(() => sectionTags(canvas)).toEqual(['H1', 'HR', 'HR', 'SPAN', 'A']);
    await page.keyboard.press('Delete');
    await expect.poll(() => sectionTags(canvas)).toEqual(['H1', 'HR', 'SPAN', 'A']);

    // A text is edited where it stands, in one step; Escape takes back what was typed.
    await title.dblclick();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Na platnu');
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => title.textContent()).toBe('Na platnu');
    await page.keyboard.press('F2');
    await page.keyboard.type('Ne');
    await page.keyboard.press('Escape');
    await expect.poll(() => title.textContent()).toBe('Na platnu');
    await page.keyboard.press('Control+z');
    await expect.poll(() => title.textContent()).toBe('Naslov');

    // What is hidden is left out as for visitors, until it is asked for: then it is dimmed.
    await page.keyboard.press('Control+Shift+H');
    await page.getByRole('treeitem', { name: /^Heading.*Hidden/ }).waitFor();
    const opacityOf = () => title.evaluate((element) => getComputedStyle(element).opacity);
    await expect.poll(() => title.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Show hidden sections' }).click();
    await expect.poll(opacityOf).toBe('0.35');
    await isSaved();
    await publishPage(page);
    await expect.poll(async () => (await pages.visited('/hr/journey-canvas')).html).toContain('Više');
    expect((await pages.visited('/hr/journey-canvas')).html).not.toContain('>Naslov<');
    expect(ownComplaints(complaints)).toEqual([]);
    await close();
  });
});
