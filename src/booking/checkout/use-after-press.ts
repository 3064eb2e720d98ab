import { useCallback, useEffect, useRef } from 'react';

/**
 * Puts work off until a press of the mouse is over, its click included: what appears while the button is down moves
 * away what is being pressed, and the click is lost. Without a press the work is done at once.
 */
export function useAfterPress(): (work: () => void) => void {
  const isPressed = useRef(false);
  useEffect(() => {
    const listening = new AbortController();
    const listen = (type: string, pressed: boolean) =>
      addEventListener(type, () => (isPressed.current = pressed), {
        capture: true,
        signal: listening.signal,
      });
    listen('pointerdown', true);
    listen('pointerup', false);
    listen('pointercancel', false);
    // Where a list or calendar of the browser took the end of the press for itself.
    listen('keydown', false);
    return () => listening.abort();
  }, []);
  return useCallback((work) => {
    if (!isPressed.current) return work();
    const ended = new AbortController();
    for (const type of ['pointerup', 'pointercancel'])
      addEventListener(
        type,
        () => {
          ended.abort();
          setTimeout(work);
        },
        { signal: ended.signal },
      );
  }, []);
}
