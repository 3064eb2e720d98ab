/** An idle moment of the browser is waited for no longer than this, in milliseconds. */
const IDLE_LIMIT_MS = 1_000;

/** Calls back in an idle moment. @returns cancels */
export function whenIdle(work: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 0);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: IDLE_LIMIT_MS });
  return () => cancelIdleCallback(handle);
}

/** Resolves in an idle moment. */
export const idleMoment = () => new Promise<void>((resolve) => void whenIdle(resolve));
