// @vitest-environment jsdom
import { act, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Toast, ToastRegion, useToasts } from './toasts.tsx';

let root: Root;
let show: (toast: Toast) => void;
const Caller = () => {
  const toasts = useToasts();
  useEffect(() => {
    ({ show } = toasts);
  });
  return null;
};
const texts = () =>
  [...document.querySelectorAll('[role=status] span')].map(({ textContent }) => textContent);
beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.useFakeTimers();
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <ToastRegion dismissLabel="Dismiss">
        <Caller />
      </ToastRegion>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
});

it.each<[toast: Partial<Toast>, isThere: boolean]>([
  [{}, false],
  [{ stays: true }, true],
  [{ tone: 'danger' }, true],
  [{ tone: 'danger', stays: false }, false],
])('a message with %o is there after a minute: %s', async (toast, isThere) => {
  await act(async () => show({ text: 'Saved', ...toast }));
  expect(texts()).toEqual(['Saved']);
  await act(async () => vi.advanceTimersByTime(60_000));
  expect(texts()).toEqual(isThere ? ['Saved'] : []);
});

it('a message offers to take something back only while that does something', async () => {
  let isPossible = true;
  let changed = () => {};
  const subscribe = (onChange: () => void) => {
    changed = onChange;
    return () => undefined;
  };
  const onPress = () => undefined;
  const action = { label: 'Undo', onPress, isPossible: () => isPossible, subscribe };
  await act(async () => show({ text: 'Pasted', stays: true, action }));
  const offered = () => [...document.querySelectorAll('button')].some((one) => one.textContent === 'Undo');
  expect(offered()).toBe(true);
  isPossible = false;
  await act(async () => changed());
  expect([offered(), texts()]).toEqual([false, ['Pasted']]);
});

it('a message leaves once it is no longer true, without being closed', async () => {
  const listeners = new Set<() => void>();
  const until = (onOver: () => void) => {
    listeners.add(onOver);
    return () => listeners.delete(onOver);
  };
  await act(async () => show({ text: 'Only Column can be put there.', tone: 'danger', until }));
  await act(async () => vi.advanceTimersByTime(60_000));
  expect(texts()).toEqual(['Only Column can be put there.']);
  await act(async () => {
    for (const isOver of listeners) isOver();
  });
  expect([texts(), listeners.size]).toEqual([[], 0]);
});

it('F6 leads to the message and back, and what closes it leads back too', async () => {
  const field = document.body.appendChild(document.createElement('input'));
  const f6 = () => act(async () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'F6' })));
  const named = () => document.activeElement?.textContent;
  field.focus();
  await f6();
  expect(document.activeElement).toBe(field);
  const undo = vi.fn();
  await act(async () => show({ text: 'The picture is deleted.', action: { label: 'Undo', onPress: undo } }));
  await f6();
  expect(named()).toBe('Undo');
  await act(async () => vi.advanceTimersByTime(60_000));
  expect(texts()).toContain('The picture is deleted.');
  await f6();
  expect(document.activeElement).toBe(field);
  await f6();
  await act(async () => (document.activeElement as HTMLElement).click());
  expect([undo.mock.calls.length, texts(), document.activeElement]).toEqual([1, [], field]);
  field.remove();
});

it('Escape in a message leads back to the dialog under it, which stays open', async () => {
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  await act(async () => show({ text: 'Saved', action: { label: 'Undo', onPress: vi.fn() } }));
  await act(async () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'F6' })));
  const closed = vi.fn();
  document.addEventListener('keydown', closed);
  await act(async () =>
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
  );
  document.removeEventListener('keydown', closed);
  expect([document.activeElement, closed.mock.calls.length]).toEqual([field, 0]);
  field.remove();
});

it('a message that leaves does not take the focus out of another one', async () => {
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  await act(async () =>
    show({ text: 'The picture is deleted.', action: { label: 'Undo', onPress: vi.fn() } }),
  );
  await act(async () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'F6' })));
  await act(async () => show({ text: 'Saved' }));
  await act(async () => vi.advanceTimersByTime(60_000));
  expect(texts()).toEqual(['The picture is deleted.']);
  expect(document.activeElement?.textContent).toBe('Undo');
  field.remove();
});

it('what is said again stands once, but nothing that was offered is taken away', async () => {
  await act(async () => show({ text: 'Copied' }));
  await act(async () => show({ text: 'Copied' }));
  expect(texts()).toEqual(['Copied']);
  const undo = vi.fn();
  const deleted = { text: 'The picture is deleted.', action: { label: 'Undo', onPress: undo } };
  await act(async () => show(deleted));
  await act(async () => show({ ...deleted, action: { label: 'Undo', onPress: vi.fn() } }));
  const buttons = [...document.querySelectorAll('button')].filter(
    ({ textContent }) => textContent === 'Undo',
  );
  expect(buttons).toHaveLength(2);
  await act(async () => buttons[0]?.click());
  expect(undo).toHaveBeenCalledOnce();
});
