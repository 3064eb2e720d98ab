const MODAL = '[data-modal]';
/** Begins the keys under which a tab remembers which modals opened by themselves. */
const SEEN = 'modal:';
const MS = 1000;

const dialogIn = (modal: Element | null | undefined) => modal?.querySelector<HTMLDialogElement>('dialog');

function open(dialog: HTMLDialogElement | null | undefined, opener?: HTMLElement): void {
  if (!dialog || dialog.open) return;
  dialog.showModal();
  // Some browsers give no focus to what is clicked, so that the dialog would not know where to return it.
  if (opener) dialog.addEventListener('close', () => opener.focus(), { once: true });
}

/** The modal that a fragment names. */
const named = (hash: string) => {
  const target = hash.length > 1 ? document.getElementById(hash.slice(1)) : null;
  return target?.matches(MODAL) ? dialogIn(target) : null;
};

/** Whether a modal has opened by itself in this visit; from now on it has. A preview remembers nothing. */
function wasSeen(id: string): boolean {
  if (document.documentElement.dataset.preview !== undefined) return false;
  try {
    const seen = sessionStorage.getItem(SEEN + id) !== null;
    sessionStorage.setItem(SEEN + id, '');
    return seen;
  } catch {
    // Where nothing can be stored it would open on each page.
    return true;
  }
}

function onClick(event: MouseEvent): void {
  const target = event.target as HTMLElement;
  const button = target.closest<HTMLButtonElement>('button[commandfor]');
  if (button) {
    const dialog = document.getElementById(button.getAttribute('commandfor') ?? '');
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (button.getAttribute('command') === 'close') dialog.close();
    else open(dialog, button);
    event.preventDefault();
    return;
  }
  const link = target.closest<HTMLAnchorElement>('a[href^="#"]');
  const dialog =
    link && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) && named(link.hash);
  if (link && dialog) {
    event.preventDefault();
    open(dialog, link);
    return;
  }
  if (!target.matches(`${MODAL} > dialog`)) return;
  // The backdrop belongs to its dialog, so a click on it is outside the dialog's box.
  const { left, right, top, bottom } = target.getBoundingClientRect();
  const { clientX: x, clientY: y } = event;
  if (x < left || x > right || y < top || y > bottom) (target as HTMLDialogElement).close();
}

/**
 * Opens the modals of the page: by their buttons, by links to their anchor, by the address, and by themselves after
 * the seconds of `data-delay`, once in a visit and not above another. The browser keeps the focus inside and closes
 * them on Escape.
 */
export function start(): void {
  document.addEventListener('click', onClick);
  const follow = () => open(named(location.hash));
  window.addEventListener('hashchange', follow);
  follow();
  for (const modal of document.querySelectorAll<HTMLElement>(`${MODAL}[data-delay]`)) {
    setTimeout(() => {
      const dialog = dialogIn(modal);
      if (dialog && !document.querySelector('dialog:modal') && !wasSeen(dialog.id)) open(dialog);
    }, Number(modal.dataset.delay) * MS);
  }
}
