const LINK = 'a[data-set-currency]';

/**
 * Choosing a currency changes the amounts in place; what that needs is loaded with the first choice. Without scripts
 * the link loads the page in that currency.
 */
export function watchCurrency(reload = () => location.reload()): void {
  let newest = new AbortController();
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>(LINK);
    const { metaKey, ctrlKey, shiftKey, altKey } = event;
    const code = link?.dataset.setCurrency;
    if (!code || metaKey || ctrlKey || shiftKey || altKey) return;
    // A preview leaves nothing behind.
    if (document.documentElement.dataset.preview !== undefined) return;
    event.preventDefault();
    const details = link.closest('details');
    if (details) {
      details.open = false;
      details.querySelector('summary')?.focus();
    }
    newest.abort();
    newest = new AbortController();
    const { signal } = newest;
    import('./choose-currency.ts').then(
      ({ show }) => show(code, reload, signal),
      () => location.assign(link.href),
    );
  });
}
