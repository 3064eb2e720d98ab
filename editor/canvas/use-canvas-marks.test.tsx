// @vitest-environment jsdom
import { act, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPage } from '../testing/open-canvas.tsx';
import { type Workspace, WorkspaceProvider } from '../workspace/workspace.ts';
import { useCanvasMarks } from './use-canvas-marks.ts';

const scrolled: string[] = [];
const elementOf = (id: string) =>
  Object.assign(document.createElement('p'), { scrollIntoView: () => scrolled.push(id) });
const frame = document.implementation.createHTMLDocument();

function Marks() {
  const area = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const primary = useRef<HTMLDivElement>(null);
  useCanvasMarks({
    frame,
    elementOf,
    area,
    container,
    primary,
    scale: () => 1,
    onOpen: () => undefined,
    onPressAround: undefined,
    onOpenAround: undefined,
    onKey: () => undefined,
  });
  return (
    <div ref={area}>
      <div ref={container} />
      <div ref={primary} />
    </div>
  );
}

let close = () => {};
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => (draw(), 0));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  close();
  vi.unstubAllGlobals();
});

it('the canvas scrolls to what is selected anew, and to the node of a step that is undone or repeated', async () => {
  const { store, edits } = openPage();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  close = () => act(() => root.unmount());
  await act(async () =>
    root.render(
      <WorkspaceProvider value={{ store, edits } as unknown as Workspace}>
        <Marks />
      </WorkspaceProvider>,
    ),
  );
  const does = (act: () => void) => {
    scrolled.length = 0;
    act();
    return [...scrolled];
  };
  expect(does(() => store.select(['b']))).toEqual(['b']);
  expect(does(() => edits.setProp('b', ['as'], 'h2'))).toEqual([]);
  expect(does(() => void store.undo())).toEqual(['b']);
  expect(does(() => void store.redo())).toEqual(['b']);
  edits.setField(['menuLabel'], 'Fleet');
  expect(does(() => void store.undo())).toEqual([]);
});
