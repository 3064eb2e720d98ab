import {
  ArrowDown,
  ArrowDownToLine,
  ArrowUp,
  ArrowUpToLine,
  CopyPlus,
  CornerLeftUp,
  EyeOff,
  Trash2,
} from 'lucide';
import { MANIFESTS } from '../../src/runtime/document/manifest.ts';
import { DEVICE_VISIBILITIES, deviceVisibility, hideable } from '../document/device-visibility.ts';
import { indexOf, listOf, nodeOf } from '../document/tree.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { Action } from './action.ts';

type Context = Pick<Workspace, 'store' | 'edits' | 'refuse'>;

const isSelected = ({ store }: Context): boolean => store.selection().length > 0;

/** Whether the selected node has a neighbour to move past. */
function canMove({ store }: Context, by: -1 | 1): boolean {
  const id = store.selection().at(-1);
  if (id === undefined) return false;
  const document = store.document();
  return listOf(document, nodeOf(document, id).parent)[indexOf(document, id) + by] !== undefined;
}

export const selectParent: Action<Context> = {
  id: 'selectParent',
  group: 'selection',
  name: 'edit.selectParent',
  icon: CornerLeftUp,
  shortcuts: ['Escape'],
  isPossible: isSelected,
  run({ store }) {
    const id = store.selection().at(-1);
    const above = id === undefined ? undefined : nodeOf(store.document(), id).parent?.node;
    store.select(above === undefined ? [] : [above]);
  },
};

export const moveUp: Action<Context> = {
  id: 'moveUp',
  group: 'selection',
  name: 'edit.moveUp',
  icon: ArrowUp,
  shortcuts: ['Alt+ArrowUp'],
  isPossible: (context) => canMove(context, -1),
  saysWhyNot: true,
  run: ({ edits, refuse }) => refuse(edits.moveSelection(-1)),
};

export const moveDown: Action<Context> = {
  id: 'moveDown',
  group: 'selection',
  name: 'edit.moveDown',
  icon: ArrowDown,
  shortcuts: ['Alt+ArrowDown'],
  isPossible: (context) => canMove(context, 1),
  saysWhyNot: true,
  run: ({ edits, refuse }) => refuse(edits.moveSelection(1)),
};

export const moveToTop: Action<Context> = {
  id: 'moveToTop',
  group: 'selection',
  name: 'edit.moveToTop',
  icon: ArrowUpToLine,
  shortcuts: ['Alt+Shift+ArrowUp'],
  isPossible: (context) => canMove(context, -1),
  saysWhyNot: true,
  run: ({ edits, refuse }) => refuse(edits.moveSelectionToEdge('first')),
};

export const moveToBottom: Action<Context> = {
  id: 'moveToBottom',
  group: 'selection',
  name: 'edit.moveToBottom',
  icon: ArrowDownToLine,
  shortcuts: ['Alt+Shift+ArrowDown'],
  isPossible: (context) => canMove(context, 1),
  saysWhyNot: true,
  run: ({ edits, refuse }) => refuse(edits.moveSelectionToEdge('last')),
};

export const duplicate: Action<Context> = {
  id: 'duplicate',
  group: 'selection',
  name: 'edit.duplicate',
  icon: CopyPlus,
  shortcuts: ['Control+D'],
  // The browser would store a bookmark.
  keepsKeys: true,
  isPossible: isSelected,
  run: ({ edits, refuse }) => refuse(edits.duplicate()),
};

export const remove: Action<Context> = {
  id: 'remove',
  group: 'selection',
  name: 'edit.remove',
  icon: Trash2,
  shortcuts: ['Delete', 'Backspace'],
  isPossible: isSelected,
  run: ({ edits, refuse }) => refuse(edits.remove()),
};

/** Whether all of the selected nodes that can be hidden are. */
export const isHidden = ({ store }: Pick<Context, 'store'>): boolean => {
  const document = store.document();
  const ids = hideable(document, store.selection(), MANIFESTS);
  return ids.length > 0 && ids.every((id) => deviceVisibility(document, id) === 'nowhere');
};

export const hide: Action<Context> = {
  id: 'hide',
  group: 'selection',
  name: 'edit.hide',
  icon: EyeOff,
  shortcuts: ['Control+Shift+H'],
  keepsKeys: true,
  isPossible: ({ store }) => hideable(store.document(), store.selection(), MANIFESTS).length > 0,
  run: ({ store, edits }) => edits.showOn(isHidden({ store }) ? 'everywhere' : 'nowhere'),
};

/** Where the selected nodes are shown; hiding them everywhere is an action with a key. */
export const SHOW_ON: readonly Action<Context>[] = DEVICE_VISIBILITIES.filter((one) => one !== 'nowhere').map(
  (one) => ({
    id: `showOn-${one}`,
    group: 'selection',
    name: `visibility.showOn.${one}`,
    isPossible: ({ store }) =>
      hideable(store.document(), store.selection(), MANIFESTS).some(
        (id) => deviceVisibility(store.document(), id) !== one,
      ),
    run: ({ edits }) => edits.showOn(one),
  }),
);

/** What can be done with the selected nodes. Copying and pasting are events of the browser, as their keys differ. */
export const SELECTION_ACTIONS: readonly Action<Context>[] = [
  selectParent,
  moveUp,
  moveDown,
  moveToTop,
  moveToBottom,
  duplicate,
  hide,
  ...SHOW_ON,
  { id: 'copy', group: 'selection', name: 'edit.copy', shortcuts: ['Control+C'] },
  { id: 'cut', group: 'selection', name: 'edit.cut', shortcuts: ['Control+X'] },
  { id: 'paste', group: 'selection', name: 'edit.paste', shortcuts: ['Control+V'] },
  remove,
];

/** Keys that the outline handles while it has the focus. */
export const OUTLINE_KEYS: readonly Action<Context>[] = [
  { id: 'outlineNext', group: 'outline', name: 'shortcuts.next', shortcuts: ['ArrowDown'] },
  { id: 'outlinePrevious', group: 'outline', name: 'shortcuts.previous', shortcuts: ['ArrowUp'] },
  { id: 'outlineOpen', group: 'outline', name: 'shortcuts.open', shortcuts: ['ArrowRight'] },
  { id: 'outlineClose', group: 'outline', name: 'shortcuts.close', shortcuts: ['ArrowLeft'] },
  { id: 'outlineFirst', group: 'outline', name: 'shortcuts.first', shortcuts: ['Home'] },
  { id: 'outlineLast', group: 'outline', name: 'shortcuts.last', shortcuts: ['End'] },
];
