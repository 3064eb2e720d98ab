import { type RefObject, useEffect } from 'react';

/** Browsers are back where a page was left, animated or not, well before that. */
const RETURN_MS = 2_000;

/** By these a visitor goes somewhere else. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Focuses an element as it appears, and keeps it in sight while the browser goes back to where the page was left:
 * often far below what stands there now. It ends with the first move of the visitor.
 */
export function useArrival(target: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const show = () => target.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
    target.current?.focus({ preventScroll: true });
    show();
    const end = new AbortController();
    const signal = AbortSignal.any([end.signal, AbortSignal.timeout(RETURN_MS)]);
    addEventListener('scroll', show, { signal });
    for (const move of MOVES) addEventListener(move, () => end.abort(), { signal, passive: true });
    return () => end.abort();
  }, [target]);
}
