/**
 * Fetches a page of this site ahead as soon as someone turns to a link to it. Links with `data-no-prefetch` or
 * `download`, and visitors who save data, are left out. `first` is the event that loaded this module.
 */
export function prefetchLinks(first?: Event): void {
  const seen = new Set([location.pathname]);
  const consider = (event: Event) => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>(
      'a[href]:not([data-no-prefetch],[download])',
    );
    if (!link || link.origin !== location.origin || seen.has(link.pathname + link.search)) return;
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    if (link.pathname === location.pathname || connection?.saveData) return;
    seen.add(link.pathname + link.search);
    const hint = document.createElement('link');
    hint.rel = 'prefetch';
    hint.href = link.pathname + link.search;
    document.head.append(hint);
  };
  if (first) consider(first);
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, consider, { passive: true });
}
