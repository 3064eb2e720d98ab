/** What tells that somebody is at the window; it loses the focus to the page on the canvas when that is clicked. */
const EVENTS = ['pointermove', 'pointerover', 'pointerdown', 'keydown', 'focusin', 'wheel', 'blur'] as const;

let given: Promise<void> | null = null;

/** Resolves once somebody does anything in the window. */
export function firstInput(): Promise<void> {
  given ??= new Promise((resolve) => {
    const end = () => {
      for (const type of EVENTS) removeEventListener(type, end, true);
      resolve();
    };
    for (const type of EVENTS) addEventListener(type, end, { capture: true, passive: true });
  });
  return given;
}
