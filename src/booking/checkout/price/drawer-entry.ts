import type { IslandServices } from '../../../runtime/hydration/services.ts';
import { DIALOG_ENTRY } from '../../../ui/dialog/dialog-entry.ts';

/** Gives a drawer that has opened an entry of the browser's history: going back closes it, and closing it goes back. */
export function enterDrawer(drawer: HTMLElement, { history, events, document }: IslandServices) {
  // It may have closed while this was loaded.
  if (!drawer.matches(':popover-open')) return;
  const onPopState = () => {
    // A dialog that is open in what is hidden would keep the page from being used.
    for (const dialog of drawer.querySelectorAll('dialog')) dialog.close();
    drawer.hidePopover();
  };
  history.pushState(DIALOG_ENTRY, '', document.URL);
  events.addEventListener('popstate', onPopState, { once: true });
  drawer.addEventListener(
    'toggle',
    () => {
      events.removeEventListener('popstate', onPopState);
      // What closed it may have added an entry, or have gone back.
      if (history.state === DIALOG_ENTRY) history.back();
    },
    { once: true },
  );
}
