import { useCallback, useSyncExternalStore } from 'react';
import { useServices } from './use-services.ts';

/**
 * Now in epoch milliseconds, in steps of `intervalMs`, for what moves with the clock. While the page is as served,
 * and where it is only looked at, it is `servedNow`, the `now` of the renderer.
 */
export function useNow(intervalMs: number, servedNow: number): number {
  const { now, isInert } = useServices();
  const subscribe = useCallback(
    (onTick: () => void) => {
      if (isInert) return () => undefined;
      const timer = setInterval(onTick, intervalMs);
      return () => clearInterval(timer);
    },
    [intervalMs, isInert],
  );
  return useSyncExternalStore(
    subscribe,
    () => (isInert ? servedNow : Math.floor(now() / intervalMs) * intervalMs),
    () => servedNow,
  );
}
