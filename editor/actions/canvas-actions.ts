import { TextCursorInput } from 'lucide';
import type { DocumentStore } from '../document/store.ts';
import type { Action } from './action.ts';

interface Context {
  readonly store: Pick<DocumentStore, 'selection'>;
  /** Edits the text of a node where it stands. */
  readonly editText: (id: string) => void;
}

export const EDIT_TEXT: Action<Context> = {
  id: 'editText',
  group: 'selection',
  name: 'edit.text',
  icon: TextCursorInput,
  shortcuts: ['F2'],
  isPossible: ({ store }) => store.selection().length > 0,
  run({ store, editText }) {
    const id = store.selection().at(-1);
    if (id !== undefined) editText(id);
  },
};

/** Keys that the canvas handles while it has the focus: elsewhere they are those of the browser. */
export const ZOOM_KEYS: readonly Action<Context>[] = [
  { id: 'zoomIn', group: 'view', name: 'zoom.larger', shortcuts: ['Control+Plus'] },
  { id: 'zoomOut', group: 'view', name: 'zoom.smaller', shortcuts: ['Control+-'] },
  { id: 'zoomToFit', group: 'view', name: 'zoom.fit', shortcuts: ['Control+0'] },
];
