/** A navigation that takes longer shows the shape of what is coming. */
const PATIENCE_MS = 150;

/** The animation that the site shows while it searches, for the address that its search form leads to; else ''. */
function animationFor(destination: string): string {
  const form = document.querySelector<HTMLFormElement>('form[data-loading]');
  if (!form || new URL(form.action).pathname !== new URL(destination).pathname) return '';
  const { loading = '', searching = '' } = form.dataset;
  document.documentElement.style.setProperty('--searching', JSON.stringify(searching));
  return loading;
}

/**
 * Marks the document with `data-leaving` while the next page is loading; the base
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
      dataset.leaving = animationFor(destination.url);
    }, PATIENCE_MS);
    signal.addEventListener('abort', stay);
  });
  // The browser shows the page again as it was left.
  window.addEventListener('pageshow', stay);
}

/**
 * After a link or form of this site, the focus moves to the heading of the new page. Visitors from other sites,
 * returns through the history and addresses with a fragment start where the browser puts them.
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
