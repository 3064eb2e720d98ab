/** A navigation that takes longer shows the shape of what is coming. */
const PATIENCE_MS = 150;

/**
 * Marks the document with `data-leaving` while the page that a visitor asked for is still on its way; the base
 * styles draw a skeleton over the page then. Browsers without the Navigation API keep the page as it is.
 */
export function watchNavigation(): void {
  const { dataset } = document.documentElement;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stay = () => {
    clearTimeout(timer);
    delete dataset.leaving;
  };
  window.navigation?.addEventListener('navigate', ({ destination, downloadRequest, signal }) => {
    if (destination.sameDocument || downloadRequest !== null || !destination.url.startsWith(location.origin))
      return;
    stay();
    timer = setTimeout(() => {
      dataset.leaving = '';
    }, PATIENCE_MS);
    signal.addEventListener('abort', stay);
  });
  // Back again: the browser kept the page as it was left.
  window.addEventListener('pageshow', stay);
}

/**
 * After a link or form of this site, reading goes on at the heading of the new page. Whoever comes from elsewhere,
 * goes back, or asked for a place on the page starts where the browser says.
 */
export function focusHeading(): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const heading = document.querySelector<HTMLElement>('main h1');
  if (
    !heading ||
    entry?.type !== 'navigate' ||
    location.hash ||
    !document.referrer.startsWith(`${location.origin}/`) ||
    document.activeElement !== document.body
  )
    return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
