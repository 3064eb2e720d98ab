import { type EcommerceEvent, selectItem } from '../../api/wire/ecommerce-events.ts';
import { EVENTS_ELEMENT, flush, track } from './track.ts';
import { CONTAINER_LOADED } from '../../runtime/consent/run-scripts.ts';

/** The events that the page begins with; none where they cannot be read. */
export function pageEvents(): readonly EcommerceEvent[] {
  try {
    return JSON.parse(document.querySelector(EVENTS_ELEMENT)?.textContent ?? '[]');
  } catch {
    return [];
  }
}

/** Tells what the page shows, which of its cars is chosen, and what earlier pages could not tell. */
export function start(): void {
  document.addEventListener(CONTAINER_LOADED, flush);
  const events = pageEvents();
  if (events.length === 0) flush();
  for (const event of events) track(event);
  const list = events.find(({ event }) => event === 'view_item_list');
  if (!list) return;
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest?.('[data-offer] a[data-book]');
    const modelId = link?.closest<HTMLElement>('[data-offer]')?.dataset.offer;
    if (modelId !== undefined) track(selectItem(list, modelId));
  });
}
