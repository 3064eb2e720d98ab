import { useCallback, useEffect } from 'react';
import { readClipboard } from '../document/clipboard.ts';
import { nodeOf } from '../document/tree.ts';
import type { Workspace } from './workspace.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** What keys do to the open page. @returns false for a key that does nothing */
function perform(event: KeyboardEvent, { store, edits, refuse }: Workspace): boolean {
  const { key, altKey, shiftKey } = event;
  const isCommand = event.metaKey || event.ctrlKey;
  const selected = store.selection().at(-1);
  if (isCommand && key.toLowerCase() === 'z') return shiftKey ? store.redo() : store.undo();
  if (isCommand && key.toLowerCase() === 'y') return store.redo();
  if (selected === undefined) return false;
  if (isCommand && key.toLowerCase() === 'd') refuse(edits.duplicate());
  else if (key === 'Delete' || key === 'Backspace') refuse(edits.remove());
  else if (altKey && key === 'ArrowUp') edits.moveSelection(-1);
  else if (altKey && key === 'ArrowDown') edits.moveSelection(1);
  else if (key === 'Escape') {
    const above = nodeOf(store.document(), selected).parent?.node;
    store.select(above === undefined ? [] : [above]);
  } else return false;
  return true;
}

/**
 * Keys of the open page, wherever the focus is but in a field. @returns handles a key that was pressed elsewhere, such as
 * in the frame of the canvas
 */
export function useShortcuts(
  workspace: Workspace,
  onPasted: (text: string) => void,
): (event: KeyboardEvent) => void {
  const handle = useCallback(
    (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTyping(event.target)) return;
      if (perform(event, workspace)) event.preventDefault();
    },
    [workspace],
  );
  useEffect(() => {
    const { edits, refuse } = workspace;
    const copy = (event: ClipboardEvent) => {
      if (isTyping(event.target) || (window.getSelection()?.toString() ?? '') !== '') return;
      const copied = edits.copy();
      if (!copied) return;
      event.clipboardData?.setData('text/plain', JSON.stringify(copied));
      event.preventDefault();
      if (event.type === 'cut') refuse(edits.remove());
    };
    const paste = (event: ClipboardEvent) => {
      if (isTyping(event.target)) return;
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (!readClipboard(text)) return;
      event.preventDefault();
      onPasted(text);
    };
    window.addEventListener('keydown', handle);
    window.addEventListener('copy', copy);
    window.addEventListener('cut', copy);
    window.addEventListener('paste', paste);
    return () => {
      window.removeEventListener('keydown', handle);
      window.removeEventListener('copy', copy);
      window.removeEventListener('cut', copy);
      window.removeEventListener('paste', paste);
    };
  }, [workspace, handle, onPasted]);
  return handle;
}
