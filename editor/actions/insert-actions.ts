import { BetweenHorizontalEnd, BetweenHorizontalStart, SquarePlus } from 'lucide';
import type { Where } from '../drag/drop-position.ts';
import type { Action } from './action.ts';

interface Context {
  /** Whether the selected node has slots. */
  readonly hasSlots: boolean;
  /** Asks what to insert there. */
  readonly onInsert: (where: Where) => void;
}

/** Where something can be inserted beside the selected node. */
export const INSERT_ACTIONS: readonly Action<Context>[] = [
  {
    id: 'insertBefore',
    group: 'selection',
    name: 'insert.before',
    icon: BetweenHorizontalStart,
    run: ({ onInsert }) => onInsert('before'),
  },
  {
    id: 'insertAfter',
    group: 'selection',
    name: 'insert.after',
    icon: BetweenHorizontalEnd,
    run: ({ onInsert }) => onInsert('after'),
  },
  {
    id: 'insertInside',
    group: 'selection',
    name: 'insert.inside',
    icon: SquarePlus,
    isPossible: ({ hasSlots }) => hasSlots,
    run: ({ onInsert }) => onInsert('inside'),
  },
];
