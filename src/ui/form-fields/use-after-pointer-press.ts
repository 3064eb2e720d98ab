import { useCallback, useEffect, useRef } from 'react';
import { useServices } from '../../runtime/hydration/use-services.ts';

/**
 * Delays work until a press of the pointer and its click are over: an element that appears while the button is down
 * moves the pressed control, and the click is lost. Without a press the work is done at once.
 */
export function useAfterPointerPress(): (work: () => void) => void {
  const { events } = useServices();
  const isPressed = useRef(false);
  useEffect(() => {
    const listening = new AbortController();
    const listen = (type: string, pressed: boolean) =>
      events.addEventListener(type, () => (isPressed.current = pressed), {
        capture: true,
        signal: listening.signal,
      });
    listen('pointerdown', true);
    listen('pointerup', false);
    listen('pointercancel', false);
    // Lists and calendars of the browser may consume the end of the press.
    listen('keydown', false);
    return () => listening.abort();
  }, [events]);
  return useCallback(
    (work) => {
      if (!isPressed.current) return work();
      const ended = new AbortController();
      const finish = () => {
        ended.abort();
        setTimeout(work);
      };
      for (const type of ['pointerup', 'pointercancel'])
        events.addEventListener(type, finish, { signal: ended.signal });
    },
    [events],
  );
}
