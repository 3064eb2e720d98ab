// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Tooltips } from './tooltips.tsx';

let unmount = () => {};
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const app = document.createElement('div');
  document.body.append(app);
  const root = createRoot(app);
  await act(async () =>
    root.render(
      <>
        <button type="button" id="undo" aria-label="Undo" data-tooltip="Undo" data-tooltip-keys="Control+Z">
          <svg />
        </button>
        <button type="button" id="close" data-tooltip="Close">
          x
        </button>
        <input />
        <Tooltips />
      </>,
    ),
  );
  unmount = () => root.unmount();
});
afterEach(async () => {
  await act(async () => unmount());
  document.body.innerHTML = '';
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const tooltip = () => document.querySelector('[role=tooltip]')?.textContent ?? null;
const wait = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
const press = (key: string, target: Element = document.body) =>
  act(async () => target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
/** An event of a pointer, of which jsdom knows no kind. */
const point = (
  type: string,
  selector: string,
  init: { pointerType?: string; relatedTarget?: Element } = {},
) =>
  act(async () => {
    const event = new MouseEvent(type, { bubbles: true, relatedTarget: init.relatedTarget ?? document.body });
    Object.assign(event, { pointerType: init.pointerType ?? 'mouse' });
    find(selector).dispatchEvent(event);
  });

it('shows what a control does after a moment under the pointer, with its keys, until the pointer leaves', async () => {
  await point('pointerover', '#undo svg');
  await wait(499);
  expect(tooltip()).toBeNull();
  await wait(1);
  expect(tooltip()).toMatch(/^Undo.*Z$/);
  expect(find('#undo').getAttribute('aria-describedby')).toBe(find('[role=tooltip]').id);
  // The pointer may rest on it.
  await point('pointerover', '[role=tooltip]');
  expect(tooltip()).not.toBeNull();
  await point('pointerover', 'input');
  expect(tooltip()).toBeNull();
  expect(find('#undo').hasAttribute('aria-describedby')).toBe(false);
});

it('shows the next one at once, and after a while with its delay again', async () => {
  await point('pointerover', '#undo');
  await wait(500);
  await point('pointerover', '#close');
  expect(tooltip()).toBe('Close');
  expect(find('#close').hasAttribute('aria-describedby')).toBe(false);
  await point('pointerover', 'input');
  await wait(600);
  await point('pointerover', '#close');
  expect(tooltip()).toBeNull();
});

it('shows nothing to fingers', async () => {
  await point('pointerover', '#undo', { pointerType: 'touch' });
  await wait(600);
  expect(tooltip()).toBeNull();
});

it.each(['Escape', 'Enter'])('goes with %s', async (key) => {
  await point('pointerover', '#undo');
  await wait(500);
  await press(key);
  expect(tooltip()).toBeNull();
});

it('keeps Escape from what is around, when it was there', async () => {
  const onEscape = vi.fn();
  document.body.addEventListener('keydown', onEscape);
  await point('pointerover', '#undo');
  await wait(500);
  await press('Escape');
  expect(onEscape).not.toHaveBeenCalled();
  await press('Escape');
  expect(onEscape).toHaveBeenCalledOnce();
});

it('goes when the control is pressed, and comes again with the pointer alone', async () => {
  await point('pointerover', '#undo');
  await wait(500);
  await point('pointerdown', '#undo');
  await point('pointerover', '#undo svg');
  await wait(600);
  expect(tooltip()).toBeNull();
  await point('pointerover', 'input');
  await wait(600);
  await point('pointerover', '#undo');
  await wait(500);
  expect(tooltip()).not.toBeNull();
});

it('shows it at once with the focus of the keyboard, whatever the pointer does, until that moves on', async () => {
  const { matches } = Element.prototype;
  // The last input was a key.
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function matchesFocus(this: Element, selector) {
    return selector === ':focus-visible' ? this === document.activeElement : matches.call(this, selector);
  });
  await act(async () => find('#close').focus());
  expect(tooltip()).toBe('Close');
  await point('pointerover', 'input');
  expect(tooltip()).toBe('Close');
  await act(async () => find('input').focus());
  expect(tooltip()).toBeNull();
  vi.restoreAllMocks();
});
