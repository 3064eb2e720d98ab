import { vi } from 'vitest';

/** Brings elements that are watched into sight. */
export interface Sight {
  /** What is watched from now on is in sight at once. */
  readonly reach: () => void;
}

/** Watches for elements that come into sight, which jsdom cannot: all are, or come once the test says so. */
export function stubSight({ isReached = true } = {}): Sight {
  const waiting: (() => void)[] = [];
  let isInSight = isReached;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #report: (entries: readonly { isIntersecting: boolean }[]) => void;
      constructor(report: (entries: readonly { isIntersecting: boolean }[]) => void) {
        this.#report = report;
      }
      observe() {
        this.#report([{ isIntersecting: isInSight }]);
        if (!isInSight) waiting.push(() => this.#report([{ isIntersecting: true }]));
      }
      disconnect() {}
    },
  );
  return {
    reach: () => {
      isInSight = true;
      for (const report of waiting.splice(0)) report();
    },
  };
}
