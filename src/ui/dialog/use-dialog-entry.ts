import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useServices } from '../../runtime/hydration/use-services.ts';
import { DIALOG_ENTRY } from './dialog-entry.ts';
import { useModal } from './use-modal.ts';

/**
 * Shows a dialog in an entry of its own of the browser's history: going back closes it, and closing it goes back.
 * @param onClosed called once both have happened
 * @returns what the `close` event of the dialog calls
 */
export function useDialogEntry(
  dialog: RefObject<HTMLDialogElement | null>,
  onClosed: () => void,
): () => void {
  const { history, events, document } = useServices();
  const isLeft = useRef(false);
  useModal(dialog);
  const leave = useEffectEvent(() => {
    isLeft.current = true;
    // Before its element goes: what is being typed in it is taken as its field loses the focus.
    dialog.current?.close();
    onClosed();
  });
  useEffect(() => {
    const onPopState = () => leave();
    history.pushState(DIALOG_ENTRY, '', document.URL);
    events.addEventListener('popstate', onPopState);
    return () => events.removeEventListener('popstate', onPopState);
  }, [history, events, document]);
  return () => {
    if (!isLeft.current) history.back();
  };
}
