/** What tells that somebody is at the window; it loses the focus to the page on the canvas when that is clicked. */
const EVENTS = ['pointermove', 'pointerover', 'pointerdown', 'keydown', 'focusin', 'wheel', 'blur'] as const;

/** Who only looks waits no longer than this, in milliseconds. */
const PATIENCE_MS = 5_000;

let given: Promise<void> | null = null;

/** Resolves once somebody does anything in the window, or some seconds after it was first asked for. */
export function firstInput(): Promise<void> {
  given ??= new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      for (const type of EVENTS) removeEventListener(type, end, true);
      resolve();
    };
    const timer = setTimeout(end, PATIENCE_MS);
    for (const type of EVENTS) addEventListener(type, end, { capture: true, passive: true });
  });
  return given;
}
