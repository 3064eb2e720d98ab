import type { ClipboardEvent } from 'react';
import { pastedText } from '../document/pasted-text.ts';

/** Pastes what was copied elsewhere into the field that has the focus as a clean text, as one step that can be undone there. */
export function pasteText(event: ClipboardEvent, isMultiline: boolean): void {
  const [html, text] = ['text/html', 'text/plain'].map((type) => event.clipboardData.getData(type)) as [
    string,
    string,
  ];
  const cleaned = pastedText({ html, text }, isMultiline);
  // The browser pastes what is clean by itself.
  if (cleaned === text || cleaned === '') return;
  event.preventDefault();
  event.currentTarget.ownerDocument.execCommand('insertText', false, cleaned);
}
