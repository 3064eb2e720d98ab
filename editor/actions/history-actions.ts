import { Redo2, Undo2 } from 'lucide';
import type { DocumentStore } from '../document/store.ts';
import type { Action } from './action.ts';

interface Context {
  readonly store: Pick<DocumentStore, 'history' | 'undo' | 'redo'>;
}

export const undo: Action<Context> = {
  id: 'undo',
  group: 'page',
  name: 'edit.undo',
  icon: Undo2,
  shortcuts: ['Control+Z'],
  worksInFields: 'document',
  // The browser would undo what was typed in some field.
  keepsKeys: true,
  isPossible: ({ store }) => store.history().position > 0,
  run: ({ store }) => store.undo(),
};

export const redo: Action<Context> = {
  id: 'redo',
  group: 'page',
  name: 'edit.redo',
  icon: Redo2,
  shortcuts: ['Control+Shift+Z', 'Control+Y'],
  worksInFields: 'document',
  keepsKeys: true,
  isPossible: ({ store }) => store.history().position < store.history().steps.length,
  run: ({ store }) => store.redo(),
};

/** What takes back and repeats the steps of an open document. */
export const HISTORY_ACTIONS = [undo, redo] as const;
