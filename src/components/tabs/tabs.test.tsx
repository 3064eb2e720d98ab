// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { liveExample, showExample } from '../../../tests/support/render-component.tsx';

let root: Root | undefined;

async function openLive(example = 'horizontal', props: object = {}) {
  const host = document.createElement('div');
  document.body.replaceChildren(host);
  const element = await liveExample('Tabs', example, { props: props as Record<string, unknown> });
  root = createRoot(host);
  await act(async () => root?.render(element));
}

const tabs = () => [...document.querySelectorAll<HTMLElement>('[role="tab"]')];
const panels = () => [...document.querySelectorAll<HTMLElement>('[data-reveal]')];
const selected = () => tabs().map((tab) => tab.getAttribute('aria-selected') === 'true');
const shown = () => panels().map((panel) => !panel.hidden);
const press = (key: string) =>
  act(async () =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    ),
  );
const goTo = (hash: string) =>
  act(async () => {
    location.hash = hash;
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });

beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  // jsdom renders nothing, so it cannot scroll.
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  history.replaceState(null, '', '/');
});

describe('Tabs as served', () => {
  it('[COMP-39] are links to their panels, each below a heading, with the contents whole', async () => {
    await showExample('Tabs', 'horizontal');
    const links = [...document.querySelectorAll('a[href^="#"]')];
    expect(links.map((link) => link.textContent)).toEqual(['What to bring', 'Cover', 'Fuel']);
    const targets = links.map((link) => document.querySelector(link.getAttribute('href') as string));
    expect(targets).toEqual(panels());
    expect(panels().map((panel) => panel.querySelector('h3')?.textContent)).toEqual([
      'What to bring',
      'Cover',
      'Fuel',
    ]);
    expect(panels()[1]?.textContent).toContain('Liability, collision and theft');
    expect(document.querySelector('[role]')).toBeNull();
  });

  it.each([
    ['the first', 'horizontal', '', [true, false, false]],
    ['the one of their own', 'vertical', 'south', [false, true]],
    ['the first when that one is gone', 'vertical', 'gone', [true, false]],
  ])('[COMP-39] show %s at first', async (_case, example, defaultTab, expected) => {
    await showExample('Tabs', example, { props: { defaultTab } });
    expect(shown()).toEqual(expected);
  });

  it('[COMP-39] have the icons they are given, for the eye only', async () => {
    const body = await showExample('Tabs', 'horizontal');
    expect(body.querySelectorAll('a svg[aria-hidden="true"]')).toHaveLength(3);
    expect((await showExample('Tabs', 'vertical')).querySelector('a svg')).toBeNull();
  });

  it('render nothing without items', async () => {
    expect((await showExample('Tabs', 'empty')).innerHTML).toBe('');
  });
});

describe('Tabs at work', () => {
  it('[COMP-39] are a list of tabs, each tied to its panel', async () => {
    await openLive();
    const list = document.querySelector('[role="tablist"]');
    expect(list?.getAttribute('aria-orientation')).toBe('horizontal');
    expect(list?.getAttribute('aria-label')).toBe('About the rental');
    for (const [position, tab] of tabs().entries()) {
      const panel = panels()[position];
      expect(panel?.getAttribute('role')).toBe('tabpanel');
      expect([tab.getAttribute('aria-controls'), panel?.getAttribute('aria-labelledby')]).toEqual([
        panel?.id,
        tab.id,
      ]);
    }
    expect(tabs().map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  });

  it('[COMP-39] show the panel of the tab that is chosen, and write it into the address', async () => {
    await openLive();
    await act(async () => tabs()[2]?.click());
    expect([selected(), shown()]).toEqual([
      [false, false, true],
      [false, false, true],
    ]);
    expect(location.hash).toBe('#rental-fuel');
  });

  it.each<[orientation: string, keys: string[], at: number]>([
    ['horizontal', ['ArrowRight'], 1],
    ['horizontal', ['ArrowRight', 'ArrowRight', 'ArrowRight'], 0],
    ['horizontal', ['ArrowLeft'], 2],
    ['horizontal', ['End'], 2],
    ['horizontal', ['End', 'Home'], 0],
    ['horizontal', ['ArrowDown'], 0],
    ['horizontal', ['ArrowUp'], 0],
    ['vertical', ['ArrowDown'], 1],
    ['vertical', ['ArrowUp'], 2],
    ['vertical', ['End', 'ArrowDown'], 0],
  ])('[COMP-39] %s: %j leads to tab %i, with the focus', async (orientation, keys, at) => {
    await openLive('horizontal', { orientation });
    expect(document.querySelector('[role="tablist"]')?.getAttribute('aria-orientation')).toBe(orientation);
    tabs()[0]?.focus();
    for (const key of keys) await press(key);
    expect(selected().indexOf(true)).toBe(at);
    expect(shown().indexOf(true)).toBe(at);
    expect(document.activeElement).toBe(tabs()[at]);
    expect(tabs().map(({ tabIndex }) => tabIndex)).toEqual(tabs().map((_tab, i) => (i === at ? 0 : -1)));
  });

  it('[COMP-39] begin with the tab that the address names, and follow it', async () => {
    history.replaceState(null, '', '#rental-cover');
    await openLive();
    expect(shown()).toEqual([false, true, false]);
    await goTo('#rental-fuel');
    expect(shown()).toEqual([false, false, true]);
    await goTo('#somewhere-else');
    expect(shown()).toEqual([false, false, true]);
  });

  it('leave the address alone where no anchor names them', async () => {
    await openLive('vertical');
    await act(async () => tabs()[0]?.click());
    expect(location.hash).toBe('');
  });
});
