import type { FrameLocator, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EditorTab, openEditorTab, publishPage } from './support/editing.ts';
import { joinEnvironment } from './support/environment.ts';
import { openTab, openVisit, tooWide, type Visit } from './support/visit.ts';

const environment = joinEnvironment();

const SITE = 'adria';
const PUBLISHER = 'marko@adria.example';
const editorOrigin = () => environment.demo.origin.replace('//', '//editor.');

/** A page of two sections and more, with texts in two languages. */
const body = (slug: string, more: readonly object[]) => ({
  slugs: { hr: slug, de: slug },
  menuLabel: {},
  builder: {
    format: 1,
    sections: [
      { id: 'title', type: 'Paragraph', v: 1, props: { text: 'title', as: 'h1' } },
      { id: 'more', type: 'Button', v: 1, props: { label: 'more', link: { pageId: 'fleet' } } },
      ...more,
    ],
    translations: { hr: { title: 'Naslov', more: 'Više' }, de: { title: 'Titel', more: 'Mehr' } },
  },
});

const NO_BOX = { x: 0, y: 0, width: 0, height: 0 };

interface Editing extends Visit {
  readonly canvas: FrameLocator;
}

/** The tab that signed in, and whose context has loaded the editor once. */
let entrance: EditorTab;
beforeAll(async () => {
  entrance = await openEditorTab(environment, { site: SITE, account: PUBLISHER });
}, 60_000);
afterAll(() => entrance.close());

/** Stores a page, and opens it in a tab of its own, with the panels as they are at first. */
async function edit(id: string, ...more: readonly object[]): Promise<Editing> {
  const { status } = await entrance.call('POST', '/documents/page', { id, body: body(id, more) });
  expect(status).toBe(201);
  await entrance.page.evaluate(() => localStorage.clear());
  const visit = await openTab(entrance.page.context());
  const { page } = visit;
  await page.goto(`${editorOrigin()}/sites/${SITE}/pages/${id}`);
  const canvas = page.frameLocator('iframe').first();
  await canvas.locator('h1').waitFor();
  return { ...visit, canvas };
}

/** Complaints without those about the test's own scripts, which the frame of the canvas does not run either. */
const own = (complaints: readonly string[]) =>
  complaints.filter((text) => !text.includes('Blocked script execution'));

const types = (canvas: FrameLocator) =>
  canvas.locator('main > [data-node]').evaluateAll((elements) => elements.map((element) => element.tagName));

const isSaved = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: /^Saved$/ })
    .waitFor();

const publishedHtml = async (path: string) => {
  const response = await fetch(`${environment.demo.origin}${path}`, {
    headers: { cookie: `demo-site=${SITE}` },
  });
  return { status: response.status, html: await response.text() };
};

describe('a page in the editor', () => {
  it('[EDIT-04] is the page of the site, in which a press selects and nothing leads away', async () => {
    const { page, canvas, complaints, close } = await edit('journey-select');
    expect(await canvas.locator('header').count()).toBe(1);
    const address = page.url();
    await canvas.getByText('Više').click();
    expect(page.url()).toBe(address);
    expect(await page.getByRole('treeitem', { selected: true }).innerText()).toBe('Button\nViše');
    await page.getByRole('heading', { name: 'Button' }).waitFor();
    await page.getByRole('treeitem', { name: /^Heading/ }).click();
    await page.getByRole('heading', { name: 'Heading' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('heading', { name: 'Button' }).waitFor();
    expect(await page.locator('iframe').first().getAttribute('sandbox')).toBe('allow-same-origin');
    expect(own(complaints)).toEqual([]);
    await close();
  });

  it('[EDIT-03] is drawn as visitors get it, and hidden components are left out until they are asked for', async () => {
    const hidden = { id: 'hidden', type: 'Divider', v: 1, props: { hideBelow: 'sm', hideAbove: 'sm' } };
    const { page, canvas, complaints, close } = await edit('journey-equal', hidden, {
      id: 'row',
      type: 'Row',
      v: 1,
      props: {},
      slots: {
        columns: [
          {
            id: 'column',
            type: 'Column',
            v: 1,
            props: {},
            slots: { content: [{ ...hidden, id: 'line', props: {} }] },
          },
        ],
      },
    });
    await publishPage(page);
    await expect.poll(async () => (await publishedHtml('/hr/journey-equal')).status).toBe(200);
    /** The elements and texts that are drawn, with their classes, in their order. */
    const drawn = (main: Element) => {
      const lines: string[] = [];
      const walk = (element: Element, depth: number) => {
        if (element.ownerDocument.defaultView?.getComputedStyle(element).display === 'none') return;
        lines.push(`${' '.repeat(depth)}${element.tagName} ${element.className}`);
        for (const node of element.childNodes)
          if (node.nodeType === Node.TEXT_NODE) lines.push(`${' '.repeat(depth)}${node.textContent}`);
          else if (node.nodeType === Node.ELEMENT_NODE) walk(node as Element, depth + 1);
      };
      walk(main, 0);
      return lines;
    };
    const visit = await openVisit(environment.browser, { viewport: { width: 860, height: 900 } });
    await visit.page.context().addCookies([{ name: 'demo-site', value: SITE, url: environment.demo.origin }]);
    await visit.page.goto(`${environment.demo.origin}/hr/journey-equal`);
    const ofVisitors = await visit.page.locator('main').evaluate(drawn);
    await expect.poll(() => canvas.locator('main').evaluate(drawn)).toEqual(ofVisitors);
    const opacityOf = () =>
      canvas.locator('[data-node=hidden]').evaluate((line) => getComputedStyle(line).opacity);
    await page.getByRole('button', { name: 'Show hidden sections' }).click();
    await expect.poll(opacityOf).toBe('0.35');
    await page.reload();
    await expect.poll(opacityOf).toBe('0.35');
    await page.getByRole('button', { name: 'Show hidden sections' }).click();
    await expect.poll(() => canvas.locator('main').evaluate(drawn)).toEqual(ofVisitors);
    expect(own(complaints)).toEqual([]);
    await Promise.all([visit.close(), close()]);
  });

  it('is edited in two languages, saved, published, and then what visitors get', async () => {
    const { page, canvas, complaints, close } = await edit('journey-publish');
    expect((await publishedHtml('/hr/journey-publish')).status).toBe(404);
    await canvas.locator('h1').click();
    const text = page.getByRole('textbox', { name: 'Text', exact: true });
    await text.fill('Novi naslov');
    await expect.poll(() => canvas.locator('h1').textContent()).toBe('Novi naslov');
    await page.getByRole('button', { name: /Language of the page/ }).click();
    await page.getByRole('option', { name: /Deutsch/ }).click();
    await expect.poll(() => canvas.locator('h1').textContent()).toBe('Titel');
    await text.fill('Neuer Titel');
    await isSaved(page);
    await publishPage(page);
    await expect.poll(async () => (await publishedHtml('/hr/journey-publish')).html).toContain('Novi naslov');
    expect((await publishedHtml('/de/journey-publish')).html).toContain('Neuer Titel');
    expect(own(complaints)).toEqual([]);
    await close();
  });

  it('[EDIT-08] takes components from the palette, moves, duplicates and deletes them, and undoes all of it', async () => {
    const { page, canvas, complaints, close } = await edit('journey-compose');
    const before = await types(canvas);
    await canvas.locator('h1').click();
    await page.getByRole('tab', { name: 'Add' }).click();
    await page.getByRole('button', { name: 'Divider', exact: true }).click();
    await expect.poll(() => types(canvas)).toEqual(['H1', 'HR', 'A']);
    await page.keyboard.press('Alt+ArrowUp');
    await expect.poll(() => types(canvas)).toEqual(['HR', 'H1', 'A']);
    await page.keyboard.press('Control+d');
    await expect.poll(() => types(canvas)).toEqual(['HR', 'HR', 'H1', 'A']);
    await page.keyboard.press('Delete');
    await expect.poll(() => types(canvas)).toEqual(['HR', 'H1', 'A']);
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('Control+z');
    await expect.poll(() => types(canvas)).toEqual(before);
    await page.keyboard.press('Control+Shift+z');
    await expect.poll(() => types(canvas)).toEqual(['H1', 'HR', 'A']);
    // A component of another page is refused, and the reason is said.
    await page.getByRole('button', { name: 'Checkout' }).click({ force: true });
    await page.getByText('This belongs on another page').waitFor();
    expect(own(complaints)).toEqual([]);
    await close();
  });

  it('[EDIT-07] is composed on the canvas: by insert buttons, by dragging and by the keyboard', async () => {
    const { page, canvas, complaints, close } = await edit('journey-canvas');
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
    await expect.poll(() => types(canvas)).toEqual(['H1', 'HR', 'A']);

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
    await expect.poll(() => types(canvas)).toEqual(['H1', 'SPAN', 'HR', 'A']);

    // On the canvas, by the name at the selection.
    await page.getByRole('tab', { name: 'Outline' }).click();
    await page.getByRole('treeitem', { name: /^Divider/ }).click();
    const start = await middleOf(title);
    await dragTo(page.getByRole('button', { name: 'Drag Divider' }), start.x, start.y - 8);
    await page.mouse.up();
    await expect.poll(() => types(canvas)).toEqual(['HR', 'H1', 'SPAN', 'A']);

    // In the outline by one quick move, which is over before any place is measured.
    const quickly = async (by: (line: { y: number; bottom: number }) => number) => {
      const from = await middleOf(page.getByRole('treeitem', { name: /^Divider/ }));
      const to = await middleOf(page.getByRole('treeitem', { name: /Naslov/ }).last());
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, by(to));
      await page.mouse.up();
    };
    await quickly(({ bottom }) => bottom - 2);
    await expect.poll(() => types(canvas)).toEqual(['H1', 'HR', 'SPAN', 'A']);
    await quickly(({ y, bottom }) => 2 * y - bottom + 2);
    await expect.poll(() => types(canvas)).toEqual(['HR', 'H1', 'SPAN', 'A']);

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
    expect(await types(canvas)).toEqual(['HR', 'H1', 'SPAN', 'A']);
    await pressKey('Space', 'Divider picked up.');
    await pressKey('ArrowDown', 'Divider, before Icon.');
    await pressKey('Space', 'Dropped.');
    await expect.poll(() => types(canvas)).toEqual(['H1', 'HR', 'SPAN', 'A']);

    await page.keyboard.press('Control+d');
    await expect.poll(() => types(canvas)).toEqual(['H1', 'HR', 'HR', 'SPAN', 'A']);
    await page.keyboard.press('Delete');
    await expect.poll(() => types(canvas)).toEqual(['H1', 'HR', 'SPAN', 'A']);

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
    await isSaved(page);
    await publishPage(page);
    await expect.poll(async () => (await publishedHtml('/hr/journey-canvas')).html).toContain('Više');
    expect((await publishedHtml('/hr/journey-canvas')).html).not.toContain('>Naslov<');
    expect(own(complaints)).toEqual([]);
    await close();
  });

  it('[PAGE-17] keeps a component that no longer exists, and shows where it stands', async () => {
    const { page, canvas, close } = await edit('journey-unknown', {
      id: 'old',
      type: 'NotBuiltAnyMore',
      v: 3,
      props: { later: true },
    });
    const placeholder = canvas.locator('[data-node=old]');
    expect(await placeholder.getAttribute('data-placeholder')).toBe('unknown-component');
    await placeholder.click();
    await page.getByText('This editor does not know the component NotBuiltAnyMore').waitFor();
    await close();
  });

  it('[EDIT-09] is shown at other widths and in other languages, where missing texts are marked, counted and written', async () => {
    const { page, canvas, complaints, close } = await edit('journey-translate');
    const frameWidth = () =>
      page
        .locator('iframe')
        .first()
        .evaluate((frame) => frame.clientWidth);
    const widths = [/^Phone/, /^Tablet/, /^Computer/].map((name) => page.getByRole('button', { name }));
    for (const [at, width] of [360, 768, 1280].entries()) {
      await widths[at]?.click();
      await expect.poll(frameWidth).toBe(width);
    }
    await widths[2]?.click();
    await expect.poll(frameWidth).not.toBe(1280);
    await page.getByRole('button', { name: 'Translate side by side' }).click();
    await page.getByRole('button', { name: /Language of the page/ }).click();
    await page
      .getByRole('option', { name: /English/ })
      .first()
      .click();
    // Visitors read the first language meanwhile; the editor keeps its own.
    await expect.poll(() => canvas.locator('h1').textContent()).toBe('Naslov');
    await page.getByRole('button', { name: 'Missing 2' }).click();
    await page.getByText('0 of 2 done').waitFor();
    const title = page.getByRole('textbox', { name: 'Heading › Text' });
    await title.fill('Title');
    await expect.poll(() => canvas.locator('h1').textContent()).toBe('Title');
    await page.getByText('1 of 2 done').waitFor();
    await page.keyboard.press('Control+Enter');
    const label = page.getByRole('textbox', { name: 'Button › Label' });
    await expect.poll(() => label.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Find' }).fill('separator');
    await page.keyboard.press('Enter');
    await expect.poll(() => types(canvas)).toEqual(['H1', 'A', 'HR']);
    expect(own(complaints)).toEqual([]);
    await close();
  });

  it('[EDIT-02] closes its panels, and fits a window of 1024 px', async () => {
    const { page, canvas, close } = await edit('journey-axe');
    await canvas.locator('h1').click();
    await page.setViewportSize({ width: 1024, height: 768 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1024);
    const structure = page.getByRole('region', { name: 'Structure of the page' });
    const properties = page.getByRole('region', { name: 'Properties' });
    const widthOfPage = async () => (await page.locator('iframe').first().boundingBox())?.width;
    await structure.getByRole('tab', { name: 'Add' }).click();
    const categories = structure.getByRole('heading', { level: 3 });
    // Shared sections come first where another journey made some.
    await expect
      .poll(async () => (await categories.allInnerTexts()).filter((name) => name !== 'Shared sections'))
      .toEqual(['Layout', 'Content', 'Navigation', 'Booking', 'Booking screens']);
    await page.getByRole('button', { name: 'Structure of the page' }).click();
    await page.getByRole('button', { name: 'Properties' }).click();
    expect([await structure.count(), await properties.count()]).toEqual([0, 0]);
    await expect.poll(widthOfPage).toBe(1024);
    await page.getByRole('button', { name: 'Properties' }).click();
    await page.getByRole('button', { name: 'Structure of the page' }).click();
    await structure.getByRole('tab', { name: 'Outline' }).click();
    expect(await structure.getByRole('tree').isVisible()).toBe(true);
    expect(await properties.isVisible()).toBe(true);
    await page.setViewportSize({ width: 1000, height: 768 });
    expect([await structure.isVisible(), await properties.isVisible()]).toEqual([true, false]);
    expect(await page.getByRole('button', { name: 'Properties' }).count()).toBe(0);
    await close();
  });

  it('[EDIT-02] has all of its tools in a window of 360 px, and settings as a list or as fields', async () => {
    const { page, complaints, close } = await edit('journey-phone');
    await page.setViewportSize({ width: 360, height: 740 });
    /** Names of what can be pressed in the top bar but is beside the window or below something else. */
    const outOfReach = () =>
      page
        .locator('header')
        .first()
        .evaluate((bar) =>
          [...bar.querySelectorAll('a, button')]
            .filter((tool) => tool.checkVisibility())
            .filter((tool) => {
              const { left, right, top, bottom } = tool.getBoundingClientRect();
              return [left + 2, right - 2].some(
                (x) => !tool.contains(document.elementFromPoint(x, (top + bottom) / 2)),
              );
            })
            .map((tool) => tool.getAttribute('aria-label') ?? tool.textContent),
        );
    expect(await outOfReach()).toEqual([]);
    expect(await tooWide(page)).toEqual([]);
    for (const name of ['Undo', 'Redo', 'Publish', 'More for this page'])
      expect(await page.getByRole('button', { name, exact: true }).isVisible(), name).toBe(true);
    await page.getByRole('button', { name: 'View', exact: true }).click();
    for (const name of ['Preview', 'Share the draft', 'Translate side by side', 'Tablet, 768 px'])
      await page.getByRole('menuitem', { name }).waitFor();
    await page.getByRole('menuitemradio', { name: 'All situations side by side' }).click();
    await page.waitForURL('**/situations');

    await page.goto(`${editorOrigin()}/sites/${SITE}/settings/header`);
    const list = page.getByRole('navigation', { name: 'Site settings' });
    await page.getByRole('heading', { name: 'Header' }).waitFor();
    expect(await list.isVisible()).toBe(false);
    expect(await outOfReach()).toEqual([]);
    await page.getByRole('navigation').getByRole('link', { name: 'Site settings' }).click();
    await list.getByRole('link', { name: 'Theme' }).click();
    await page.getByRole('heading', { name: 'Theme', level: 2 }).waitFor();
    expect(await list.isVisible()).toBe(false);
    expect(await tooWide(page)).toEqual([]);

    await page.goto(`${editorOrigin()}/sites/${SITE}/settings/form`);
    const status = page
      .locator('header')
      .getByRole('status')
      .filter({ hasText: /^Saved$/ });
    await status.waitFor();
    expect(await status.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    expect(await outOfReach()).toEqual([]);
    expect(own(complaints)).toEqual([]);
    await close();
  });
});
