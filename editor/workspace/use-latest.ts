import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A reference to the value of the last rendering, for callbacks that outlive it. */
export function useLatest<Value>(value: Value): Readonly<RefObject<Value>> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
