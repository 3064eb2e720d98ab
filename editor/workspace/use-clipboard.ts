import { useEffect } from 'react';
import { isField } from '../actions/handle-key.ts';
import { readClipboard } from '../document/clipboard.ts';
import type { Workspace } from './workspace.ts';

/** Copies, cuts and pastes nodes by the browser's own keys and menus, wherever the focus is but in a field. */
export function useClipboard(
  { edits, refuse, store }: Workspace,
  onCopied: () => void,
  onPasted: (text: string) => void,
): void {
  useEffect(() => {
    const copy = (event: ClipboardEvent) => {
      if (isField(event.target) || (window.getSelection()?.toString() ?? '') !== '') return;
      const copied = edits.copy();
      if (!copied) return;
      event.clipboardData?.setData('text/plain', JSON.stringify(copied));
      event.preventDefault();
      if (event.type === 'cut') refuse(edits.remove());
      else onCopied();
    };
    const paste = (event: ClipboardEvent) => {
      if (isField(event.target)) return;
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (!readClipboard(text)) return;
      event.preventDefault();
      onPasted(text);
    };
    // What is pasted into a field is a step of its own, apart from what was typed before.
    const part = () => store.endGroup();
    window.addEventListener('paste', part, { capture: true });
    window.addEventListener('copy', copy);
    window.addEventListener('cut', copy);
    window.addEventListener('paste', paste);
    return () => {
      window.removeEventListener('paste', part, { capture: true });
      window.removeEventListener('copy', copy);
      window.removeEventListener('cut', copy);
      window.removeEventListener('paste', paste);
    };
  }, [edits, refuse, store, onCopied, onPasted]);
}
