// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { onceOnline } from './once-online.ts';

const turn = () => new Promise((resolve) => setTimeout(resolve));
const goOnline = async () => {
  dispatchEvent(new Event('online'));
  await turn();
};

describe('work that needs the network', () => {
  it('is done again each time that the network is back, until it succeeds', async () => {
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
    expect([tries, failures]).toEqual([2, 2]);
    await goOnline();
    expect(await done).toBe('done');
    await goOnline();
    expect([tries, failures]).toEqual([3, 2]);
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

  it('is not done again once that is ended', async () => {
    let tries = 0;
    const stop = new AbortController();
    void onceOnline(
      async () => {
        tries += 1;
        throw new Error('no network');
      },
      { signal: stop.signal },
    );
    await turn();
    stop.abort();
    await goOnline();
    expect(tries).toBe(1);
  });
});
