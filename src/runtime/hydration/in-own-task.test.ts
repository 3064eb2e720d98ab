import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inOwnTask } from './in-own-task.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('works after the task that it was asked in, until it is ended', () => {
  const done: string[] = [];
  const end = inOwnTask(() => {
    done.push('work');
    return () => done.push('end');
  });
  expect(done).toEqual([]);
  vi.runAllTimers();
  expect(done).toEqual(['work']);
  end();
  expect(done).toEqual(['work', 'end']);
});

it('does nothing once it was ended', () => {
  const work = vi.fn<() => undefined>();
  inOwnTask(work)();
  vi.runAllTimers();
  expect(work).not.toHaveBeenCalled();
});
