import { useSyncExternalStore } from 'react';

/** It happens once: nothing is to be waited for afterwards. */
const never = () => () => undefined;

/** Whether this part has taken over what was served; what only a browser knows is told from then on. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
