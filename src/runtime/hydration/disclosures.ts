const POPUP = 'details[data-disclosure]';
const DRAWER = 'details[data-drawer]';

const close = (details: HTMLDetailsElement) => {
  const summary = details.querySelector('summary');
  // Focus goes back to what opened it, unless it has already gone elsewhere.
  if (details.parentElement?.contains(document.activeElement)) summary?.focus();
  details.open = false;
};

const opened = (selector: string, around?: Element) =>
  [...document.querySelectorAll<HTMLDetailsElement>(`${selector}[open]`)].filter(
    (details) => !around || !details.contains(around),
  );

/** Moves the focus through a disclosure's entries; from its switch it opens first. */
function walk(event: KeyboardEvent, step: 1 | -1): void {
  const details = (event.target as Element).closest<HTMLDetailsElement>(POPUP);
  if (!details) return;
  event.preventDefault();
  details.open = true;
  const stops = [...details.querySelectorAll<HTMLElement>('summary,a[href]')];
  stops[(stops.indexOf(document.activeElement as HTMLElement) + step + stops.length) % stops.length]?.focus();
}

/** An open drawer makes everything beside the header that holds it inert. */
function fence(drawer: HTMLDetailsElement): void {
  const header = drawer.closest('[data-site-header]');
  for (const other of header?.parentElement?.children ?? []) {
    if (other !== header) (other as HTMLElement).inert = drawer.open;
  }
}

/** Who changes the language stays at the same place: pages are served without their query. */
function keepPlace({ target }: Event): void {
  const link = (target as Element).closest<HTMLAnchorElement>('a[data-set-language]');
  if (!link) return;
  link.search ||= location.search;
  link.hash ||= location.hash;
}

let isWatching = false;

/**
 * Adds to native `details` what they lack as menus, and to language links the place one stands at: disclosures
 * (`data-disclosure`) close on Escape and when attention goes elsewhere, and their links are reached by arrow keys; an
 * open drawer (`data-drawer`, inside `data-site-header`) makes the rest of the page inert until it is closed.
 * Watches once, however often called.
 */
export function watchDisclosures(): void {
  if (isWatching) return;
  isWatching = true;
  const elsewhere = ({ target }: Event) => {
    for (const details of opened(POPUP, target as Element)) details.open = false;
  };
  document.addEventListener('click', elsewhere);
  document.addEventListener('click', keepPlace);
  document.addEventListener('focusin', elsewhere);
  document.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown') walk(event, 1);
    if (event.key === 'ArrowUp') walk(event, -1);
    if (event.key !== 'Escape') return;
    const [innermost] = [...opened(POPUP), ...opened(DRAWER)];
    if (innermost) close(innermost);
  });
  // `toggle` does not bubble.
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if ((target as Element).matches(DRAWER)) fence(target as HTMLDetailsElement);
    },
    true,
  );
  for (const drawer of opened(DRAWER)) fence(drawer);
  // On a wide screen there is no drawer, so nothing may be left inert by it.
  window.addEventListener('resize', () => {
    for (const drawer of opened(DRAWER)) if (!drawer.checkVisibility()) drawer.open = false;
  });
}
