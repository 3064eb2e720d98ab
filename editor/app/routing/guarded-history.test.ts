import { describe, expect, it } from 'vitest';
import { createHistoryAt, type GuardedHistory } from './guarded-history.ts';

const pathOf = ({ location }: GuardedHistory) => location.value().pathname;

/** A history of two pages, of which the second is left only after a question. */
function heldAtSecond() {
  const history = createHistoryAt('/pages/a');
  history.navigator.push('/pages/b');
  const stop = history.guard((from, to) => from === '/pages/b' && to !== '/pages/b');
  return { history, stop };
}

describe('a guarded history', () => {
  it('opens addresses at once where nothing holds them back, also other queries of the same page', () => {
    const { history } = heldAtSecond();
    expect(pathOf(history)).toBe('/pages/b');
    history.navigator.replace('/pages/b?language=de');
    expect(history.location.value().search).toBe('?language=de');
    expect(history.held.value()).toBeNull();
  });

  it.each([
    ['a link', (history: GuardedHistory) => history.navigator.push('/pages/c'), '/pages/c'],
    ['the way back', (history: GuardedHistory) => history.navigator.go(-1), '/pages/a'],
  ] as const)('holds %s back until it is answered', (_what, leave, to) => {
    const { history } = heldAtSecond();
    leave(history);
    expect(pathOf(history)).toBe('/pages/b');
    history.held.value()?.stay();
    expect([pathOf(history), history.held.value()]).toEqual(['/pages/b', null]);
    leave(history);
    history.held.value()?.proceed();
    expect([pathOf(history), history.held.value()]).toEqual([to, null]);
  });

  it('holds nothing back once the guard is gone', () => {
    const { history, stop } = heldAtSecond();
    stop();
    history.navigator.go(-1);
    expect(pathOf(history)).toBe('/pages/a');
  });
});
