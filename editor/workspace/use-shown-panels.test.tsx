// @vitest-environment jsdom
import { act, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ShownParts } from '../actions/shown-actions.ts';
import { createPreferences } from '../app/preferences.ts';
import { type EditorServices, EditorServicesProvider } from '../app/services.tsx';
import { useShownPanels } from './use-shown-panels.ts';

let root: Root;
let shown: ReturnType<typeof useShownPanels>;
const Caller = () => {
  const panels = useShownPanels();
  useEffect(() => {
    shown = panels;
  });
  return null;
};
const preferences = () => createPreferences(localStorage, ['en']);
const open = async (width: number) => {
  vi.stubGlobal('innerWidth', width);
  const services = { preferences: preferences() } as unknown as EditorServices;
  await act(async () =>
    root.render(
      <EditorServicesProvider value={services}>
        <Caller />
      </EditorServicesProvider>,
    ),
  );
};
const press = (part: keyof ShownParts) =>
  act(async () => shown.choose({ ...shown.panels, [part]: !shown.panels[part] }));
/** The parts that are shown, by their first letters. */
const parts = ({ structure, properties, hidden }: ShownParts) =>
  [structure && 's', properties && 'p', hidden && 'h'].filter(Boolean).join('');

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  localStorage.clear();
  root = createRoot(document.createElement('div'));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

it.each<[width: number, presses: (keyof ShownParts)[], shown: string, stored: string]>([
  [1440, [], 'sp', 'sp'],
  [1440, ['structure'], 'p', 'p'],
  [1000, [], 's', 'sp'],
  [1000, ['properties'], 'sp', 'sp'],
  [700, [], '', 'sp'],
  [700, ['structure'], 's', 'sp'],
  [700, ['structure', 'properties'], 'p', 'sp'],
  [700, ['properties', 'structure'], 's', 'sp'],
  [700, ['properties', 'hidden'], 'ph', 'sph'],
  [700, ['structure', 'hidden'], 'sh', 'sph'],
])(
  'at %i px after pressing %j the parts "%s" are shown, and "%s" stored',
  async (width, presses, expected, stored) => {
    await open(width);
    for (const part of presses) await press(part);
    expect(parts(shown.panels)).toBe(expected);
    expect(parts(preferences().shownParts())).toBe(stored);
  },
);

it('a panel that was closed for want of room is not stored as closed', async () => {
  await open(700);
  await press('properties');
  vi.stubGlobal('innerWidth', 1440);
  await press('properties');
  expect(parts(preferences().shownParts())).toBe('s');
});
