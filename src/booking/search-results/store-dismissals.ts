import type { IslandServices } from '../../runtime/hydration/services.ts';

/** Begins the keys under which a tab remembers for which search a notice was closed. */
const DISMISSED = 'dismissed:';

/** Where the browser stores nothing, a closed notice is shown again with the next page. */
function ifStored<Value>(work: () => Value): Value | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/**
 * Closes the notices that were closed for this search before, and remembers those that are closed now: they return
 * with another search. @returns stops remembering
 */
export function storeDismissals(
  around: Element,
  services: Pick<IslandServices, 'storage'>,
  search: string,
): () => void {
  const keyOf = (notice: HTMLDialogElement) => DISMISSED + (notice.dataset.dismiss ?? '');
  for (const notice of around.querySelectorAll<HTMLDialogElement>('dialog[data-dismiss]'))
    if (ifStored(() => services.storage.getItem(keyOf(notice))) === search) notice.open = false;
  const onClose = ({ target }: Event) => {
    const notice = target as HTMLDialogElement;
    if (notice.dataset.dismiss !== undefined) ifStored(() => services.storage.setItem(keyOf(notice), search));
  };
  // `close` does not bubble.
  around.addEventListener('close', onClose, true);
  return () => around.removeEventListener('close', onClose, true);
}
