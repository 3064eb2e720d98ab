import { useSyncExternalStore } from 'react';

/** Hydration happens once, so there are no later changes. */
const never = () => () => undefined;

/** Whether this component is hydrated; values that only a browser knows are shown from then on. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
