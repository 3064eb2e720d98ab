import { prefetchLinks } from './prefetch-links.ts';
import { watchCurrency } from './watch-currency.ts';
import { focusHeading, watchNavigation } from './watch-navigation.ts';

let isStarted = false;

/**
 * What going from page to page needs, in a file of its own: the next page fetched ahead, its shape while it is slow,
 * and the focus of its heading. `first` is the event that loaded this module. Starts once.
 */
export function start(first?: Event): void {
  if (isStarted) return;
  isStarted = true;
  focusHeading();
  watchNavigation();
  if (document.querySelector('[data-currencies]')) watchCurrency();
  prefetchLinks(first);
}
