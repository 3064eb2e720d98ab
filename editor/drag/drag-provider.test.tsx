// @vitest-environment jsdom
import { useDraggable } from '@dnd-kit/core';
import { act, type ReactNode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CraftEditor } from '../canvas/craft-editor.tsx';
import { createTexts, type InterfaceLanguage } from '../i18n.ts';
import { Outline } from '../outline/outline.tsx';
import { NO_SHARED_SECTIONS } from '../testing/no-shared-sections.ts';
import { type OpenedPage, openPage } from '../testing/open-canvas.tsx';
import { stubBrowser } from '../testing/stub-browser.ts';
import { type Workspace, WorkspaceProvider } from '../workspace/workspace.ts';
import { DragProvider } from './drag-provider.tsx';
import { useCanvasSurfaceSetter } from './drag-state.ts';

const LINE_HEIGHT = 40;
let close = () => {};
beforeEach(() => {
  stubBrowser();
  // jsdom draws nothing.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 200, LINE_HEIGHT));
  Object.assign(Element.prototype, { scrollTo: () => undefined, scrollIntoView: () => undefined });
});
const drop = () =>
  act(async () => {
    document.dispatchEvent(new MouseEvent('mouseup', { bubbles: true, clientX: 20, clientY: 2 }));
  });
afterEach(async () => {
  await drop();
  close();
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A screen of the booking flow in the palette, and a canvas whose only position is the empty page. */
function EmptyPage() {
  const setSurface = useCanvasSurfaceSetter();
  const template = { node: { id: 'x', type: 'BookingSuccess', v: 1, props: {} }, texts: {} };
  const data = { kind: 'template', type: 'BookingSuccess', template };
  const { setNodeRef, listeners } = useDraggable({ id: 'palette', data });
  useEffect(() => {
    const position = { into: null, at: 0, line: { left: 0, top: 0, length: 200, isVertical: false } };
    setSurface({ positionAt: () => position, reveal: () => null, scrollAt: () => false });
  }, [setSurface]);
  return <span ref={setNodeRef} {...listeners} data-row="palette" />;
}

const line = (id: string) => document.querySelector<HTMLElement>(`[data-row="${id}"]`) as HTMLElement;
const said = () => document.querySelector('[aria-live=assertive]')?.textContent;

/** Opens what can be dragged of a page, and where it can be put. */
async function open(page: OpenedPage, content: ReactNode, language: InterfaceLanguage = 'en') {
  const { store, edits } = page;
  const site = { shared: NO_SHARED_SECTIONS };
  const workspace = {
    site,
    store,
    edits,
    language: 'de',
    refuse: () => undefined,
    insertAndWrite: () => undefined,
  } as unknown as Workspace;
  const texts = await createTexts(language);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  close = () => act(() => root.unmount());
  await act(async () =>
    root.render(
      <I18nextProvider i18n={texts}>
        <WorkspaceProvider value={workspace}>
          <CraftEditor resolver={{}}>
            <DragProvider>{content}</DragProvider>
          </CraftEditor>
        </WorkspaceProvider>
      </I18nextProvider>,
    ),
  );
}

/** Drags a line to another one. @param y from the top of the other one */
async function drag(id: string, to: string, y: number) {
  document.elementsFromPoint = () => [line(to)];
  const at = (clientY: number) => ({ bubbles: true, cancelable: true, button: 0, clientX: 20, clientY });
  await act(async () => line(id).dispatchEvent(new MouseEvent('mousedown', at(y + 20))));
  await act(async () => document.dispatchEvent(new MouseEvent('mousemove', at(y + 10))));
  await act(async () => document.dispatchEvent(new MouseEvent('mousemove', at(y))));
  return said();
}

/** Drags the first paragraph of a page over a line of the outline. @param y from the top of the line */
async function dragOver(id: string, y: number, language?: InterfaceLanguage) {
  await open(openPage(), <Outline />, language);
  return drag('a', id, y);
}

it('a drag says where what is dragged would be put', async () => {
  expect(await dragOver('r', 2)).toBe('Paragraph “Eins”, before Row “Zwei”.');
});

it.each<[language: InterfaceLanguage, says: string]>([
  ['en', 'Paragraph “Eins” cannot be put at Column “Zwei”. Only Column can be put there.'],
  ['de', 'Text „Eins“ kann bei Spalte „Zwei“ nicht abgelegt werden. Dort geht nur: Spalte.'],
  ['es', 'Texto «Eins» no se puede poner en Columna «Zwei». Ahí solo se puede poner: Columna.'],
  ['hr', 'Tekst „Eins” se ne može staviti uz Stupac „Zwei”. Ondje može samo: Stupac.'],
  ['pt', 'Não é possível colocar Texto “Eins” em Coluna “Zwei”. Ali só pode ficar: Coluna.'],
])('a drag over a position that does not take what is dragged says why, in %s', async (language, says) => {
  expect(await dragOver('r-col', 2, language)).toBe(says);
});

it('a drag over an empty page that does not take what is dragged says why', async () => {
  await open(openPage({ builder: { format: 1, sections: [], translations: {} } }), <EmptyPage />);
  expect(await drag('palette', 'palette', 2)).toBe(
    'Booking made cannot be put on the empty page. This belongs on another page: Booking confirmed.',
  );
});

it.each([
  ['is dropped', 'r', 'Dropped.'],
  ['is not, where the position does not take it', 'r-col', 'Cancelled.'],
])('a drag that ends says whether what was dragged %s', async (_why, id, says) => {
  await dragOver(id, 2);
  await drop();
  expect(said()).toBe(says);
});
