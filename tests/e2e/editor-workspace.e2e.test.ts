import { describe, expect, it } from 'vitest';
import croatian from '../../editor/locales/hr.json' with { type: 'json' };
import german from '../../editor/locales/de.json' with { type: 'json' };
import english from '../../editor/locales/en.json' with { type: 'json' };
import { publishPage } from './support/editing.ts';
import { joinEnvironment } from './support/environment.ts';
import { ownComplaints, SAMPLE_SITE, sectionTags, useSamplePages } from './support/sample-page.ts';
import { openVisit } from './support/visit.ts';

const environment = joinEnvironment();
const pages = useSamplePages(environment);

describe('a page in the editor', () => {
  it('[EDIT-04] is the page of the site, in which a press selects and nothing leads away', async () => {
    const { page, canvas, complaints, close } = await pages.open('journey-select');
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
    expect(ownComplaints(complaints)).toEqual([]);
    await close();
  });

  it('shows pictures to choose from at a size at which they are told apart, and each line of the outline in one line', async () => {
    const sentence = 'Što je uključeno u najam i što se plaća na licu mjesta, u jednoj dugoj rečenici';
    const items = ['one', 'two'].map((id) => ({ id, title: 'journey-item' }));
    const text = (id: string) => ({ id, type: 'Paragraph', v: 1, props: { text: 'journey-inside' } });
    const slots = { 'item:one': [text('inside')], 'item:two': [text('within')] };
    const { page, complaints, close } = await pages.open('journey-choose', {
      more: [
        { id: 'card', type: 'Image', v: 1, props: {} },
        { id: 'questions', type: 'Accordion', v: 1, props: { items }, slots },
      ],
      texts: { 'journey-item': sentence, 'journey-inside': 'Sve' },
    });
    await page.getByRole('treeitem', { name: /^Image/ }).click();
    await page.getByRole('button', { name: 'Choose a picture' }).click();
    const pictures = page.getByRole('group', { name: 'Pictures of the site' }).getByRole('button');
    await pictures.first().waitFor();
    const heights = await pictures.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(20);
    expect(Math.min(...heights)).toBeGreaterThan(40);
    const line = page
      .getByRole('tree')
      .getByText(new RegExp(`: ${sentence}`))
      .first();
    expect(await line.evaluate((one) => one.scrollHeight - one.clientHeight)).toBe(0);
    expect(ownComplaints(complaints)).toEqual([]);
    await close();
  });

  it('[EDIT-03] is drawn as visitors get it, and hidden components are left out until they are asked for', async () => {
    const hidden = { id: 'hidden', type: 'Divider', v: 1, props: { hideBelow: 'sm', hideAbove: 'sm' } };
    const { page, canvas, complaints, close } = await pages.open('journey-equal', {
      more: [
        hidden,
        {
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
        },
      ],
    });
    await publishPage(page);
    await expect.poll(async () => (await pages.visited('/hr/journey-equal')).status).toBe(200);
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
    await visit.page.goto(`${environment.demo.siteOrigin(SAMPLE_SITE)}/hr/journey-equal`);
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
    expect(ownComplaints(complaints)).toEqual([]);
    await Promise.all([visit.close(), close()]);
  });

  it('is edited in two languages, saved, published, and then what visitors get', async () => {
    const { page, canvas, complaints, isSaved, close } = await pages.open('journey-publish');
    expect((await pages.visited('/hr/journey-publish')).status).toBe(404);
    await canvas.locator('h1').click();
    const text = page.getByRole('textbox', { name: 'Text', exact: true });
    await text.fill('Novi naslov');
    await expect.poll(() => canvas.locator('h1').textContent()).toBe('Novi naslov');
    await page.getByRole('button', { name: /Language of the page/ }).click();
    await page.getByRole('option', { name: /Deutsch/ }).click();
    await expect.poll(() => canvas.locator('h1').textContent()).toBe('Titel');
    await text.fill('Neuer Titel');
    await isSaved();
    await publishPage(page);
    await expect.poll(async () => (await pages.visited('/hr/journey-publish')).html).toContain('Novi naslov');
    expect((await pages.visited('/de/journey-publish')).html).toContain('Neuer Titel');
    expect(ownComplaints(complaints)).toEqual([]);
    await close();
  });

  it('has the tools of what is selected, which follow what it is in, a move and another language', async () => {
    const paragraph = { id: 'text', type: 'Paragraph', v: 1, props: { text: 'more', as: 'p' } };
    const column = { id: 'column', type: 'Column', v: 1, props: {}, slots: { content: [paragraph] } };
    const { page, canvas, complaints, close } = await pages.open('journey-tools', {
      more: [{ id: 'row', type: 'Row', v: 1, props: {}, slots: { columns: [column] } }],
    });
    const tools = page.locator('[data-mark=primary]').getByRole('toolbar');
    const parentTool = tools.getByRole('button', { name: 'Select what it is inside of' });
    const selected = page.getByRole('treeitem', { selected: true });
    const choose = async (language: RegExp) => {
      await page.getByRole('button', { name: /Language of the page/ }).click();
      await page.getByRole('option', { name: language }).click();
    };
    await canvas.locator('[data-node=text]').click();
    await expect.poll(() => tools.innerText()).toBe('Paragraph');
    await choose(/Deutsch/);
    await expect.poll(() => tools.innerText()).toBe('Paragraph');
    await parentTool.click();
    await expect.poll(() => tools.innerText()).toBe('Column');
    await parentTool.click();
    await expect.poll(() => tools.innerText()).toBe('Row');
    expect(await parentTool.count()).toBe(0);
    // While the canvas of the next language is loaded.
    await choose(/Hrvatski/);
    await page.getByRole('treeitem', { name: /^Heading/ }).click();
    await expect.poll(() => tools.innerText()).toBe('Heading');
    expect(await selected.innerText()).toMatch(/^Heading/);
    await tools.getByRole('button', { name: 'Move down' }).click();
    await expect
      .poll(() => canvas.locator('h1').evaluate((h1) => h1.previousElementSibling !== null))
      .toBe(true);
    expect(await tools.innerText()).toBe('Heading');
    expect(ownComplaints(complaints)).toEqual([]);
    await close();
  });

  it('is in the language of the interface that is chosen while a component is selected, there and back', async () => {
    const { page, canvas, complaints, close } = await pages.open('journey-language');
    const choose = async (language: string) => {
      await page.locator('header button[aria-haspopup]').last().click();
      await page.getByRole('menuitemradio', { name: language, exact: true }).click();
    };
    const panel = page.locator('[data-panel]');
    /** The groups of the panel and its first field are called so. */
    const isCalled = async ({ panel: texts }: typeof english, label: string) => {
      await panel.getByText(texts.content, { exact: true }).waitFor();
      await panel.getByRole('textbox', { name: label, exact: true }).waitFor();
      expect(await panel.locator('summary').allInnerTexts()).toEqual(
        expect.arrayContaining([texts.content, texts.style]),
      );
    };
    await canvas.locator('main a').click();
    await isCalled(english, 'Label');
    await choose('Deutsch');
    await isCalled(german, 'Beschriftung');
    await choose('English');
    await isCalled(english, 'Label');
    expect(ownComplaints(complaints)).toEqual([]);
    // Of a language that was never shown no file is there.
    await page.locator('header button[aria-haspopup]').last().click();
    await page.context().setOffline(true);
    await page.getByRole('menuitemradio', { name: 'Hrvatski', exact: true }).click();
    await page.getByText(english.app.loadFailed).waitFor();
    await isCalled(english, 'Label');
    await page.context().setOffline(false);
    await choose('Hrvatski');
    await isCalled(croatian, 'Oznaka');
    await page.evaluate(() => localStorage.clear());
    await close();
  });

  it('[EDIT-03] gets the styles of what a property brings, and keeps those that it had', async () => {
    const { page, canvas, complaints, close } = await pages.open('journey-styles', {
      more: [{ id: 'line', type: 'DividerWithText', v: 1, props: {} }],
    });
    const line = canvas.locator('[data-node=line]');
    const button = canvas.locator('[data-node=more]');
    const styleOf = (element: typeof line, ...properties: readonly string[]) =>
      element.evaluate((node, names) => {
        const style = getComputedStyle(node);
        return names.map((name) => style.getPropertyValue(name));
      }, properties);
    const look = ['display', 'background-color', 'padding-inline-start', 'font-family', 'border-radius'];
    const before = await styleOf(button, ...look);
    expect(await styleOf(line, 'height', 'border-top-width', 'border-bottom-width')).toEqual([
      '1px',
      '1px',
      '0px',
    ]);
    await page.getByRole('treeitem', { name: /^Divider with text/ }).click();
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill('ili');
    await canvas.locator('div[data-node=line]').getByText('ili').waitFor();
    expect(await styleOf(line, 'display', 'column-gap', 'margin-top')).toEqual(['flex', '20px', '24px']);
    expect(await styleOf(line.locator('span'), 'font-weight', 'text-align')).toEqual(['600', 'center']);
    expect(await styleOf(button, ...look)).toEqual(before);
    expect(ownComplaints(complaints)).toEqual([]);
    await close();
  });

  it('[PAGE-17] keeps a component that no longer exists, and shows where it stands', async () => {
    const { page, canvas, close } = await pages.open('journey-unknown', {
      more: [
        {
          id: 'old',
          type: 'NotBuiltAnyMore',
          v: 3,
          props: { later: true },
        },
      ],
    });
    const placeholder = canvas.locator('[data-node=old]');
    expect(await placeholder.getAttribute('data-placeholder')).toBe('unknown-component');
    await placeholder.click();
    await page.getByText('This editor does not know the component NotBuiltAnyMore').waitFor();
    await close();
  });

  it('[EDIT-09] is shown at other widths and in other languages, where missing texts are marked, counted and written', async () => {
    const { page, canvas, complaints, close } = await pages.open('journey-translate');
    const frameWidth = () =>
      page
        .locator('iframe')
        .first()
        .evaluate((frame) => frame.clientWidth);
    const chosen = page.getByRole('group', { name: 'Width of the canvas' }).locator('[aria-pressed=true]');
    expect(await frameWidth()).toBe(1280);
    expect(await chosen.getAttribute('aria-label')).toBe('Computer, 1280 px');
    const widths: [name: string, width: number][] = [
      ['Phone, 360 px', 360],
      ['Tablet, 768 px', 768],
      ['Computer, 1280 px', 1280],
      ['Full width', 860],
    ];
    for (const [name, width] of widths) {
      await page.getByRole('button', { name }).click();
      await expect.poll(frameWidth).toBe(width);
      expect(await chosen.getAttribute('aria-label')).toBe(name);
    }
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
    await expect.poll(() => sectionTags(canvas)).toEqual(['H1', 'A', 'HR']);
    expect(ownComplaints(complaints)).toEqual([]);
    await close();
  });
});
