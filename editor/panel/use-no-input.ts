import { type RefObject, useLayoutEffect, useRef } from 'react';

const PRESSES: readonly string[] = ['Enter', ' '];
/** How fields are written and pressed. */
const INPUTS = ['beforeinput', 'input', 'change', 'paste', 'drop', 'pointerdown', 'mousedown', 'click'];
const FOCUSABLE = 'a[href], button, input, select, textarea, [contenteditable], [tabindex]';

const refuse = (event: Event) => {
  event.preventDefault();
  event.stopPropagation();
};
/** Keys that press nothing stay those of the shortcuts. */
const refusePress = (event: KeyboardEvent) => {
  if (PRESSES.includes(event.key)) refuse(event);
};

/** Gives the focus to what stands in a container where somebody pressed. */
function focusAt(container: Element, { clientX, clientY }: PointerEvent) {
  const pressed = container.ownerDocument.elementFromPoint(clientX, clientY);
  if (!pressed || !container.contains(pressed)) return;
  const control = pressed.closest('label')?.control ?? pressed.closest<HTMLElement>(FOCUSABLE);
  control?.focus({ preventScroll: true });
}

/**
 * Lets what is inside an element take no input for a moment. Who presses there meanwhile has the focus there afterwards, in
 * what stands there then, and no key of theirs is taken for a shortcut until then. The attribute `inert` would do the same
 * as refusing, and have the browser compute the styles of everything inside, twice.
 */
export function useNoInput(container: RefObject<HTMLElement | null>, isRefused: boolean): void {
  const press = useRef<PointerEvent>(null);
  // Before what is pressed next can arrive.
  useLayoutEffect(() => {
    const element = container.current;
    if (!element) return undefined;
    if (!isRefused) {
      if (press.current) focusAt(element, press.current);
      press.current = null;
      return undefined;
    }
    const wait = (event: PointerEvent) => {
      press.current = event;
      (document.activeElement as HTMLElement | null)?.blur();
      window.addEventListener('keydown', refuse, true);
    };
    element.addEventListener('pointerdown', wait, true);
    element.addEventListener('keydown', refusePress, true);
    for (const name of INPUTS) element.addEventListener(name, refuse, true);
    return () => {
      element.removeEventListener('pointerdown', wait, true);
      element.removeEventListener('keydown', refusePress, true);
      for (const name of INPUTS) element.removeEventListener(name, refuse, true);
      window.removeEventListener('keydown', refuse, true);
    };
  }, [container, isRefused]);
}
