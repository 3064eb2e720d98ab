import { type RefObject, useEffect, useRef } from 'react';

/** The last movement of the pointer over a page, for what is loaded with it and would miss it; `null` where it left. */
export function useLastMove(frame: Document | null): Readonly<RefObject<PointerEvent | null>> {
  const last = useRef<PointerEvent | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const keep = (event: PointerEvent) => {
      last.current = event.type === 'pointermove' ? event : null;
    };
    frame?.addEventListener('pointermove', keep, { signal, passive: true });
    frame?.documentElement.addEventListener('pointerleave', keep, { signal });
    return () => stop.abort();
  }, [frame]);
  return last;
}
