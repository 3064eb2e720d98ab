const DISCLOSURE = 'details[data-disclosure]';
const DRAWER = 'details[data-drawer]';
/** Fields of a search that was folded away until now. */
const UNFOLDED = '[role="search"] details[open] ~ [data-island]';

const close = (details: HTMLDetailsElement) => {
  const summary = details.querySelector('summary');
  // The focus returns to the summary, unless it is already outside.
  if (details.parentElement?.contains(document.activeElement)) summary?.focus();
  details.open = false;
};

const opened = (selector: string, around?: Element) =>
  [...document.querySelectorAll<HTMLDetailsElement>(`${selector}[open]`)].filter(
    (details) => !around || !details.contains(around),
  );

/** Moves the focus through a disclosure's links; from its summary it opens first. */
function walk(event: KeyboardEvent, step: 1 | -1): void {
  const details = (event.target as Element).closest<HTMLDetailsElement>(DISCLOSURE);
  const stops = [...(details?.querySelectorAll<HTMLElement>('summary,a[href]') ?? [])];
  const position = stops.indexOf(event.target as HTMLElement);
  // Fields in it have arrow keys of their own; where there are no links, the page scrolls.
  if (!details || position < 0 || stops.length < 2) return;
  event.preventDefault();
  details.open = true;
  stops[(position + step + stops.length) % stops.length]?.focus();
}

/** An open drawer makes everything beside its header inert. */
function setInertBeside(drawer: HTMLDetailsElement): void {
  const header = drawer.closest('[data-site-header]');
  for (const other of header?.parentElement?.children ?? []) {
    if (other !== header) (other as HTMLElement).inert = drawer.open;
  }
}

/** Fields that a visitor unfolds are about to be used: their island starts as if the pointer were over them. */
function wakeUnfolded(within: ParentNode): void {
  for (const fields of within.querySelectorAll(UNFOLDED))
    fields.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
}

/** Adds query and fragment to a language link, because pages are served without them. */
function addQueryAndFragment({ target }: Event): void {
  const link = (target as Element).closest<HTMLAnchorElement>('a[data-set-language]');
  if (!link) return;
  link.search ||= location.search;
  link.hash ||= location.hash;
}

let isWatching = false;

/**
 * Adds menu behaviour to native `details`, and the current query and fragment to language links: disclosures
 * (`data-disclosure`) close on Escape and on clicks or focus outside, and arrow keys move through their links; an
 * open drawer (`data-drawer`, inside `data-site-header`) makes the rest of the page inert until it is closed. A search
 * form that is unfolded gets its lists and calendar at once.
 * Watches once, however often called.
 */
export function start(): void {
  if (isWatching) return;
  isWatching = true;
  const elsewhere = ({ target }: Event) => {
    for (const details of opened(DISCLOSURE, target as Element)) details.open = false;
  };
  document.addEventListener('click', elsewhere);
  document.addEventListener('click', addQueryAndFragment);
  document.addEventListener('focusin', (event) => {
    // A press on what takes no focus, such as the name of a field, gives it to something around: the content of the page.
    // Closed by that, a disclosure would miss the click; Chromium ends the tab.
    if (!(event.target as Element).querySelector(`${DISCLOSURE}[open]`)) elsewhere(event);
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown') walk(event, 1);
    if (event.key === 'ArrowUp') walk(event, -1);
    if (event.key !== 'Escape') return;
    const [innermost] = [...opened(DISCLOSURE), ...opened(DRAWER)];
    if (!innermost) return;
    // What listens further out does nothing more.
    event.preventDefault();
    close(innermost);
  });
  // `toggle` does not bubble.
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if ((target as Element).matches(DRAWER)) setInertBeside(target as HTMLDetailsElement);
      else wakeUnfolded((target as Element).parentElement ?? document);
    },
    true,
  );
  for (const drawer of opened(DRAWER)) setInertBeside(drawer);
  wakeUnfolded(document);
  // A drawer that is no longer visible on a wide screen must not leave the page inert.
  window.addEventListener('resize', () => {
    for (const drawer of opened(DRAWER)) if (!drawer.checkVisibility()) drawer.open = false;
  });
}
