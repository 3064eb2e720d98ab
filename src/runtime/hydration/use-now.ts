import { useCallback, useSyncExternalStore } from 'react';
import { useServices } from './use-services.ts';

/**
 * The time in epoch milliseconds, in whole intervals; renders again with each one. Where time stands still, and until
 * the island is hydrated, it is `served`: when the page was rendered.
 */
export function useNow(intervalMs: number, served: number): number {
  const { clock } = useServices();
  const watch = useCallback(
    (onChange: () => void) => {
      if (!clock) return () => undefined;
      const timer = setInterval(onChange, intervalMs);
      return () => clearInterval(timer);
    },
    [clock, intervalMs],
  );
  return useSyncExternalStore(
    watch,
    () => (clock ? Math.floor(clock() / intervalMs) * intervalMs : served),
    () => served,
  );
}
