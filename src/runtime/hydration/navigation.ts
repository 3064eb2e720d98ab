import { prefetchLinks } from './prefetch-links.ts';
import { focusHeading, watchNavigation } from './watch-navigation.ts';

let isStarted = false;

/**
 * What going from page to page needs, in a file of its own: the next page fetched ahead, its shape while it is slow,
 * and the way to its heading. `first` is what somebody turned to, where that was the reason to load this. Starts once.
 */
export function startNavigation(first?: Event): void {
  if (isStarted) return;
  isStarted = true;
  focusHeading();
  watchNavigation();
  prefetchLinks(first);
}
