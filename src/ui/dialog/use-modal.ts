import { type RefObject, useLayoutEffect } from 'react';

/**
 * Shows a dialog above the page for as long as it is rendered. It is closed before its element goes: by that the
 * browser gives the focus back to what had it.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    // Browsers without dialogs show it in its place.
    if (element && !element.open) element.showModal?.();
    return () => element?.close?.();
  }, [dialog]);
}
