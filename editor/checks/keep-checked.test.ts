import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SITE } from '../../tests/support/checked-page.ts';
import { openEdited } from '../testing/open-edited.ts';
import { keepChecked } from './keep-checked.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // An idle moment follows at once, as where browsers have none.
  vi.stubGlobal('requestIdleCallback', undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const SECTIONS = [{ id: 'picture', type: 'Image', v: 1, props: {} }];

/** Keeps a page with a picture that has no description checked. */
function open() {
  const { store, edits } = openEdited({ builder: { format: 1, sections: SECTIONS, translations: {} } });
  const onChecked = vi.fn();
  const stop = keepChecked({ kind: 'page', pageId: 'fleet', store, around: SITE, onChecked });
  const nodes = () =>
    ((onChecked.mock.lastCall?.[0] ?? []) as readonly { readonly nodeId?: string }[]).map(
      ({ nodeId }) => nodeId,
    );
  return { store, edits, onChecked, nodes, stop };
}

it('checks what is open, and again once nothing was edited for a moment', async () => {
  const { store, edits, onChecked, nodes, stop } = open();
  await vi.advanceTimersByTimeAsync(1);
  expect(onChecked).toHaveBeenCalledOnce();
  expect(nodes()).toContain('picture');
  store.select(['picture']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(onChecked).toHaveBeenCalledOnce();
  edits.remove();
  await vi.advanceTimersByTimeAsync(300);
  expect(onChecked).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(200);
  expect(onChecked).toHaveBeenCalledTimes(2);
  expect(nodes()).not.toContain('picture');
  stop();
});

it('says nothing of a page that was left, also while it was being checked', async () => {
  const { store, edits, onChecked, stop } = open();
  await vi.advanceTimersByTimeAsync(1);
  store.select(['picture']);
  edits.remove();
  stop();
  await vi.advanceTimersByTimeAsync(1_000);
  const other = open();
  vi.advanceTimersByTime(0);
  other.stop();
  await vi.advanceTimersByTimeAsync(1_000);
  expect([onChecked.mock.calls.length, other.onChecked.mock.calls.length]).toEqual([1, 0]);
});
