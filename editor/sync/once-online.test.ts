// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { onceOnline } from './once-online.ts';

const turn = () => new Promise((resolve) => setTimeout(resolve));
const goOnline = async () => {
  dispatchEvent(new Event('online'));
  await turn();
};

afterEach(() => vi.useRealTimers());

describe('work that needs the network', () => {
  it('is done again each time that the network is back, until it succeeds; that it failed is said once', async () => {
    let tries = 0;
    let failures = 0;
    const done = onceOnline(
      async () => {
        tries += 1;
        if (tries < 3) throw new Error('no network');
        return 'done';
      },
      {
        onFailed: () => {
          failures += 1;
        },
      },
    );
    await turn();
    expect([tries, failures]).toEqual([1, 1]);
    await goOnline();
    expect([tries, failures]).toEqual([2, 1]);
    await goOnline();
    expect(await done).toBe('done');
    await goOnline();
    expect([tries, failures]).toEqual([3, 1]);
  });

  it('is done again at once where the network came back before it failed', async () => {
    let fail = (_reason: Error) => {};
    const running = new Promise<string>((_resolve, reject) => {
      fail = reject;
    });
    const results = [running, Promise.resolve('done')];
    const done = onceOnline(() => results.shift() ?? Promise.reject(new Error('no more')));
    await goOnline();
    fail(new Error('no network'));
    expect(await done).toBe('done');
  });

  it('is done again after pauses that grow up to a minute, where nothing says that the network is back', async () => {
    vi.useFakeTimers();
    const start = Date.now();
    const tries: number[] = [];
    void onceOnline(async () => {
      tries.push((Date.now() - start) / 1000);
      throw new Error('no server');
    });
    await vi.advanceTimersByTimeAsync(200_000);
    expect(tries).toEqual([0, 2, 6, 14, 30, 62, 122, 182]);
  });

  it('is done again soon after the network is back, however long it was away', async () => {
    vi.useFakeTimers();
    const tries: number[] = [];
    void onceOnline(async () => {
      tries.push(Date.now());
      throw new Error('no network');
    });
    await vi.advanceTimersByTimeAsync(200_000);
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    const back = Date.now();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(tries.slice(-3).map((tried) => (tried - back) / 1000)).toEqual([0, 2, 6]);
  });

  it('is not done again once that is ended', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let tries = 0;
    const stop = new AbortController();
    void onceOnline(
      async () => {
        tries += 1;
        throw new Error('no network');
      },
      { signal: stop.signal },
    );
    await vi.advanceTimersByTimeAsync(0);
    stop.abort();
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(200_000);
    expect(tries).toBe(1);
  });
});
