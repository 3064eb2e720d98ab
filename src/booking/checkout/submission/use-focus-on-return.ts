import { type RefObject, useEffect } from 'react';
import { useServices } from '../../../runtime/hydration/use-services.ts';

/** Browsers restore the scroll position of a page well within this time. */
const RESTORE_MS = 2_000;

/** Events by which a visitor scrolls or moves the focus. */
const VISITOR_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Focuses an element when it appears, and keeps it in view while the browser restores an earlier scroll position, until
 * the first input of the visitor.
 */
export function useFocusOnReturn(target: RefObject<HTMLElement | null>): void {
  const { events } = useServices();
  useEffect(() => {
    const show = () => target.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
    target.current?.focus({ preventScroll: true });
    show();
    const end = new AbortController();
    const signal = AbortSignal.any([end.signal, AbortSignal.timeout(RESTORE_MS)]);
    events.addEventListener('scroll', show, { signal });
    for (const event of VISITOR_EVENTS)
      events.addEventListener(event, () => end.abort(), { signal, passive: true });
    return () => end.abort();
  }, [target, events]);
}
