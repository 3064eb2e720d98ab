import { useCallback, useEffect } from 'react';
import { readClipboard } from '../document/clipboard.ts';
import { nodeOf } from '../document/tree.ts';
import type { Workspace } from './workspace.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Fields of the document: undoing in them is undoing the document, in whose history what is typed there is one step. */
const isOfDocument = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-panel]') !== null;

/** Undoes or repeats. @returns false for any other key */
export function travel(
  { key, shiftKey, metaKey, ctrlKey }: KeyboardEvent,
  { store }: Pick<Workspace, 'store'>,
): boolean {
  if (!metaKey && !ctrlKey) return false;
  const letter = key.toLowerCase();
  if (letter !== 'z' && letter !== 'y') return false;
  if (letter === 'y' || shiftKey) store.redo();
  else store.undo();
  // Also where nothing is left: the browser would undo what was typed in some field.
  return true;
}

/** What keys do to the selected nodes. @returns false for a key that does nothing */
function perform(event: KeyboardEvent, { store, edits, refuse }: Workspace): boolean {
  const { key, altKey } = event;
  const isCommand = event.metaKey || event.ctrlKey;
  const selected = store.selection().at(-1);
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
      if (event.defaultPrevented) return;
      const isInField = isTyping(event.target);
      const isDone =
        ((!isInField || isOfDocument(event.target)) && travel(event, workspace)) ||
        (!isInField && perform(event, workspace));
      if (isDone) event.preventDefault();
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
