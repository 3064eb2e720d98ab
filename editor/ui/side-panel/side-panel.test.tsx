// @vitest-environment jsdom
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { SidePanel } from './side-panel.tsx';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

function Panel({ side }: { readonly side: 'start' | 'end' }) {
  const [width, setWidth] = useState(300);
  return (
    <SidePanel
      side={side}
      label="Outline"
      edgeLabel="Width of the outline"
      width={width}
      minWidth={200}
      maxWidth={400}
      onWidthChange={setWidth}
    >
      <p />
    </SidePanel>
  );
}

function edgeOf(side: 'start' | 'end') {
  const host = document.body.appendChild(document.createElement('div'));
  act(() => createRoot(host).render(<Panel side={side} />));
  const edge = host.querySelector('[role=separator]') as HTMLElement;
  // jsdom captures no pointers.
  edge.setPointerCapture = () => {};
  const send = (event: Event) => act(() => void edge.dispatchEvent(event));
  return {
    width: () => edge.getAttribute('aria-valuenow'),
    key: (key: string, shiftKey = false) =>
      send(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true })),
    pointer: (kind: string, clientX: number) =>
      send(new MouseEvent(`pointer${kind}`, { clientX, bubbles: true })),
  };
}

it.each<[side: 'start' | 'end', key: string, withShift: boolean, width: string]>([
  ['start', 'ArrowRight', false, '316'],
  ['start', 'ArrowLeft', true, '236'],
  ['end', 'ArrowRight', false, '284'],
  ['end', 'ArrowLeft', true, '364'],
  ['start', 'Home', false, '200'],
  ['end', 'End', false, '400'],
  ['start', 'Tab', false, '300'],
])(
  'a panel at the %s of the window is resized by %s (with Shift: %s) to %s px',
  (side, key, withShift, width) => {
    const edge = edgeOf(side);
    edge.key(key, withShift);
    expect(edge.width()).toBe(width);
  },
);

it('a panel follows the pointer that drags its edge, within its limits, until it is released', () => {
  const edge = edgeOf('start');
  edge.pointer('down', 300);
  edge.pointer('move', 350);
  expect(edge.width()).toBe('350');
  edge.pointer('move', 900);
  expect(edge.width()).toBe('400');
  edge.pointer('up', 900);
  edge.pointer('move', 310);
  expect(edge.width()).toBe('400');
});
