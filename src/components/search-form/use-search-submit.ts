import { type RefObject, useEffect } from 'react';
import { useServices } from '../../runtime/hydration/use-services.ts';

/** Name of the event by which a submit asks the fields whether they are right; one of them may prevent it. */
export const CHECK_EVENT = 'searchcheck';

/**
 * Sends a search once: while its page is on the way, its button says so and further submits are ignored. The fields
 * are asked first, by an event, whether they are right.
 */
export function useSearchSubmit(part: RefObject<Element | null>, searching: string): void {
  const { events } = useServices();
  useEffect(() => {
    const form = part.current?.closest('form');
    if (!form) return;
    const listening = new AbortController();
    let restore: (() => void) | null = null;
    const submit = (event: SubmitEvent) => {
      if (restore || !form.dispatchEvent(new Event(CHECK_EVENT, { cancelable: true }))) {
        event.preventDefault();
        return;
      }
      restore = showBusy(form.querySelector('[type="submit"]'), searching);
    };
    form.addEventListener('submit', submit, { signal: listening.signal });
    // Back on a page that the browser has kept, the form can be sent again.
    const again = () => {
      restore?.();
      restore = null;
    };
    events.addEventListener('pageshow', again);
    return () => {
      listening.abort();
      events.removeEventListener('pageshow', again);
    };
  }, [part, searching, events]);
}

/** Marks a button as busy. @returns takes that back */
function showBusy(button: Element | null, text: string): () => void {
  const label = button?.querySelector('[data-island-of="label"]') ?? button;
  const before = label?.textContent ?? '';
  button?.setAttribute('aria-busy', 'true');
  button?.setAttribute('aria-disabled', 'true');
  if (label) label.textContent = text;
  return () => {
    button?.removeAttribute('aria-busy');
    button?.removeAttribute('aria-disabled');
    if (label) label.textContent = before;
  };
}
