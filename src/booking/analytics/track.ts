import { CONTAINER_PURPOSES } from '../../runtime/consent/consent.ts';
import { isContainerLoaded, pushToContainer } from '../../runtime/consent/run-scripts.ts';
import { readConsent } from '../../runtime/consent/stored-consent.ts';
import type { EcommerceEvent } from '../../api/wire/ecommerce-events.ts';

/** The element with the events that a page begins with; without it nothing is tracked on the page. */
export const EVENTS_ELEMENT = 'script[data-ecommerce]';

const QUEUE = 'ecommerce';
const TRACKED = 'ecommerce-tracked';
/** Older events of a visit that never reaches a page with a container are dropped. */
const LONGEST_QUEUE = 50;

/** Events of this page that wait for the visitor's consent. */
let waiting: readonly EcommerceEvent[] = [];

function stored<T>(key: string): readonly T[] {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

function store(key: string, values: readonly unknown[]): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(values.slice(-LONGEST_QUEUE)));
  } catch {
    // Where nothing can be stored, the event is lost, and nothing else.
  }
}

const isAgreed = (): boolean =>
  readConsent(CONTAINER_PURPOSES).agreed.some((purpose) => CONTAINER_PURPOSES.includes(purpose));

/** Hands what waits to the page's tag container; a page without one, as all where something is entered, keeps it. */
export function flush(): void {
  if (isContainerLoaded()) {
    const events = [...stored<EcommerceEvent>(QUEUE), ...waiting];
    waiting = [];
    if (events.length > 0) store(QUEUE, []);
    for (const event of events) {
      // Containers merge what they are told; the parts of an earlier event must not stay.
      pushToContainer({ ecommerce: null });
      pushToContainer(event);
    }
  } else if (isAgreed() && waiting.length > 0) {
    store(QUEUE, [...stored(QUEUE), ...waiting]);
    waiting = [];
  }
}

/**
 * Sends an event to the tag container once the visitor has agreed, on this page or the next one that has a container.
 * A booking is sent once, however often its page is loaded. Never throws.
 */
export function track(event: EcommerceEvent | null): void {
  if (!event || !document.querySelector(EVENTS_ELEMENT)) return;
  const id = event.ecommerce.transaction_id;
  if (id !== undefined) {
    const tracked = stored<string>(TRACKED);
    if (tracked.includes(id)) return;
    if (isAgreed()) store(TRACKED, [...tracked, id]);
  }
  waiting = [...waiting, event];
  flush();
}
