// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CraftEditor } from '../canvas/craft-editor.tsx';
import { DragProvider } from '../drag/drag-provider.tsx';
import { createTexts } from '../i18n.ts';
import { NO_SHARED_SECTIONS } from '../testing/no-shared-sections.ts';
import { stubBrowser } from '../testing/stub-browser.ts';
import { type Workspace, WorkspaceProvider } from '../workspace/workspace.ts';
import { Outline } from './outline.tsx';
import { HUNDRED, row, text } from '../testing/open-canvas.tsx';
import { openEdited } from '../testing/open-edited.ts';

/** Ids of the lines that were rendered: each makes itself draggable when it is. */
const rendered: string[] = [];
vi.mock(import('@dnd-kit/core'), async (load) => {
  const original = await load();
  return {
    ...original,
    useDraggable: (options: Parameters<typeof original.useDraggable>[0]) => {
      rendered.push(String(options.id).replace('outline/', ''));
      return original.useDraggable(options);
    },
  };
});

const scrolled = vi.fn();
const closers: (() => void)[] = [];
beforeEach(() => {
  stubBrowser();
  // jsdom draws nothing.
  Element.prototype.scrollTo = scrolled;
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  for (const close of closers.splice(0)) close();
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

/** Opens the outline of a page of ten paragraphs, `p0` to `p9`, and more sections. */
async function open(more: readonly object[] = []) {
  const sections = Array.from({ length: 10 }, (_, at) => ({
    id: `p${at}`,
    type: 'Paragraph',
    v: 1,
    props: { text: `k.p${at}` },
  }));
  const { store, edits } = openEdited({ builder: { format: 1, sections: [...sections, ...more] } });
  const site = { shared: NO_SHARED_SECTIONS };
  const workspace = { site, store, edits, language: 'de', refuse: () => undefined } as unknown as Workspace;
  const texts = await createTexts('en');
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <I18nextProvider i18n={texts}>
        <WorkspaceProvider value={workspace}>
          <CraftEditor resolver={{}}>
            <DragProvider>
              <Outline />
            </DragProvider>
          </CraftEditor>
        </WorkspaceProvider>
      </I18nextProvider>,
    ),
  );
  closers.push(() => act(() => root.unmount()));
  await act(async () => store.select(['p2']));
  rendered.length = 0;
  return { store, edits };
}

const line = (id: string) => document.querySelector<HTMLElement>(`[data-row="${id}"]`);

it('renders the line that is selected and the one that was, and no other', async () => {
  const { store } = await open();
  await act(async () => store.select(['p5']));
  expect(rendered.toSorted()).toEqual(['p2', 'p5']);
  expect(line('p5')?.getAttribute('aria-selected')).toBe('true');
});

it('renders the two lines that change positions when a node moves', async () => {
  const { edits } = await open();
  await act(async () => edits.moveSelection(1));
  expect(new Set(rendered)).toEqual(new Set(['p2', 'p3']));
});

it('renders no line when a text is edited, but shows it', async () => {
  const { edits } = await open();
  await act(async () => edits.setText('p7', ['text'], 'de', 'Neu'));
  expect(rendered).toEqual([]);
  expect(line('p7')?.textContent).toContain('Neu');
});

it.each([
  ['p', 'Paragraph'],
  ['h1', 'Heading'],
  ['h6', 'Heading'],
])('calls a paragraph at the level %s a %s, as the history does', async (as, name) => {
  const { store, edits } = await open();
  await act(async () => store.run({ kind: 'setProp', id: 'p2', path: ['as'], value: as }));
  expect(line('p2')?.querySelector('.name')?.textContent).toBe(name);
  await act(async () => edits.moveSelection(1));
  expect(store.history().steps.at(-1)?.sentence.values).toEqual({ type: name, other: 'Paragraph' });
});

it('opens what contains the selected node, and leaves it open when another one is selected', async () => {
  // So many nodes that the page is first shown as its sections.
  const { store } = await open([row('r', [text('inside'), ...HUNDRED.map(text)])]);
  expect(line('inside')).toBeNull();
  await act(async () => store.select(['inside']));
  expect(line('inside')?.getAttribute('aria-selected')).toBe('true');
  await act(async () => store.select(['p5']));
  expect(line('inside')).not.toBeNull();
});

it('shows a line that is out of sight at once, and the lines around it in a moment', async () => {
  const { store } = await open(HUNDRED.map((id) => text(`far-${id}`)));
  const linesAlone = () => document.querySelectorAll('[data-row]').length;
  const heights = () =>
    [...document.querySelectorAll<HTMLElement>('[role=tree] > div:not([data-row])')].map(
      ({ style }) => Number.parseInt(style.height) / 30,
    );
  const before = linesAlone();
  expect(before).toBeLessThan(40);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  store.select(['far-p80']);
  await Promise.resolve();
  expect(line('far-p80')?.getAttribute('aria-selected')).toBe('true');
  expect(line('far-p79')).toBeNull();
  expect(linesAlone()).toBe(before + 1);
  await vi.waitFor(() => expect(line('far-p79')).not.toBeNull());
  expect(line('p2')).toBeNull();
  // It comes to the lower edge of the 30 lines that are in sight.
  await vi.waitFor(() => expect(scrolled).toHaveBeenLastCalledWith({ top: (91 - 30) * 30 }));
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // Lines and the room of the others are as high as all of them.
  expect(linesAlone() + heights().reduce((sum, height) => sum + height, 0)).toBe(110);
});

it('names what is in a row without a text', async () => {
  await open([row('r', [{ id: 'line', type: 'Divider', v: 1, props: {} }]), row('s', [])]);
  const summaryOf = (id: string) => line(id)?.querySelector('.summary')?.textContent;
  expect([summaryOf('r'), summaryOf('r-col'), summaryOf('line'), summaryOf('s')]).toEqual([
    'Divider',
    'Divider',
    '',
    '',
  ]);
});

it('offers tools on the line under the pointer alone', async () => {
  const { store } = await open();
  const buttons = () => [...document.querySelectorAll<HTMLElement>('[data-row] button')];
  expect(buttons()).toEqual([]);
  await act(async () => line('p4')?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true })));
  expect(new Set(rendered)).toEqual(new Set(['p4']));
  expect(buttons().map(({ title }) => title)).toEqual(['Duplicate', 'Delete']);
  await act(async () => buttons()[1]?.click());
  expect(store.document().nodes.has('p4')).toBe(false);
});

it('says what is dragged by the keyboard, and what is beside it, with their first words', async () => {
  const { edits } = await open();
  await act(async () => edits.setText('p2', ['text'], 'de', 'Sommer'));
  await act(async () => edits.setText('p4', ['text'], 'de', 'Winter'));
  const said = () => document.querySelector('[id^="DndLiveRegion"]')?.textContent;
  const press = (code: string) =>
    act(async () => {
      const on = line('p2') as HTMLElement;
      on.dispatchEvent(new KeyboardEvent('keydown', { code, key: code, bubbles: true, cancelable: true }));
      // It listens to the keys of a drag in a task of its own.
      await new Promise((resolve) => setTimeout(resolve));
    });
  await press('Space');
  expect(said()).toBe('Paragraph “Sommer” picked up.');
  await press('ArrowDown');
  expect(said()).toBe('Paragraph “Sommer”, before Paragraph “Winter”.');
  await press('Escape');
});

describe('while it has the focus', () => {
  const focusedRow = () => (document.activeElement as HTMLElement).dataset.row;
  const change = (work: () => unknown) =>
    act(async () => {
      work();
      await new Promise((resolve) => requestAnimationFrame(resolve));
    });

  it.each<[what: string, work: (opened: Awaited<ReturnType<typeof open>>) => unknown, id: string]>([
    ['that a command selects', ({ store }) => store.select(['p7']), 'p7'],
    ['after one that is deleted', ({ edits }) => edits.remove(), 'p3'],
    ['that is inserted', ({ edits }) => edits.duplicate(), 'new'],
  ])('gives it to the line %s', async (_what, work, id) => {
    const opened = await open();
    await act(async () => line('p2')?.focus());
    await change(() => work(opened));
    expect(focusedRow()).toBe(id);
  });

  it('leaves it where it went since', async () => {
    const { store } = await open();
    const field = document.body.appendChild(document.createElement('input'));
    await act(async () => line('p2')?.focus());
    await act(async () => field.focus());
    await change(() => store.select(['p7']));
    expect(document.activeElement).toBe(field);
  });
});
