import { vi } from 'vitest';

/** Stands in for what jsdom lacks, until `vi.unstubAllGlobals()`: sizes never change, and ids need no escapes. */
export function stubBrowser(): void {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('CSS', { escape: String, supports: () => false });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => {};
      unobserve = () => {};
      disconnect = () => {};
    },
  );
}
