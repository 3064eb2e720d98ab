import { type RefObject, useLayoutEffect } from 'react';

const PRESSES: readonly string[] = ['Enter', ' '];
/** How fields are written and pressed. */
const INPUTS = [
  'beforeinput',
  'input',
  'change',
  'paste',
  'drop',
  'pointerdown',
  'mousedown',
  'click',
  'keydown',
];

/** Keys that press nothing stay those of the shortcuts. */
const isMeant = (event: Event) => !(event instanceof KeyboardEvent) || PRESSES.includes(event.key);

/**
 * Lets what is inside an element take no input for a moment. The attribute `inert` would do the same, and have the browser
 * compute the styles of everything inside, twice.
 */
export function useNoInput(place: RefObject<HTMLElement | null>, isRefused: boolean): void {
  // Before what is pressed next can arrive.
  useLayoutEffect(() => {
    const element = place.current;
    if (!element || !isRefused) return undefined;
    const refuse = (event: Event) => {
      if (!isMeant(event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    for (const name of INPUTS) element.addEventListener(name, refuse, true);
    return () => {
      for (const name of INPUTS) element.removeEventListener(name, refuse, true);
    };
  }, [place, isRefused]);
}
