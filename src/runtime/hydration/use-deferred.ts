import { type ComponentType, useRef, useState } from 'react';

/** A component of an island whose code the browser loads with its first use. */
export interface Deferred<Props> {
  /** `null` until it is loaded. */
  readonly Component: ComponentType<Props> | null;
  /** Loads it; resolves to whether it is there. A failed load may be tried again. */
  readonly load: () => Promise<boolean>;
  /** The last load failed. */
  readonly hasFailed: boolean;
}

/** Defers a component; `load` imports it. */
export function useDeferred<Props>(load: () => Promise<ComponentType<Props>>): Deferred<Props> {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const loading = useRef<Promise<boolean> | null>(null);
  return {
    Component,
    hasFailed,
    load: () => {
      loading.current ??= load().then(
        (found) => {
          setComponent(() => found);
          setFailed(false);
          return true;
        },
        () => {
          loading.current = null;
          setFailed(true);
          return false;
        },
      );
      return loading.current;
    },
  };
}
