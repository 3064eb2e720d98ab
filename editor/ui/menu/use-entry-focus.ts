import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives the focus to the entry of an opened list that is to have it, where react-aria leaves it nowhere: after a press without
 * a pointer it waits for all transitions to end, and some that were cancelled never end for it.
 */
export function useEntryFocus(): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (list.current?.contains(document.activeElement) === false)
        list.current.querySelector<HTMLElement>('[data-focused]')?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return list;
}
