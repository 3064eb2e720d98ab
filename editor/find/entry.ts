import type { IconShapes } from '../../src/ui/icon/icon-shapes.ts';

/** Groups of what can be found, in the order in which they are shown. */
export const ENTRY_GROUPS = [
  'recent',
  'actions',
  'components',
  'pages',
  'shared',
  'languages',
  'situations',
  'screens',
  'settings',
  'appearance',
  'account',
] as const;
export type EntryGroup = (typeof ENTRY_GROUPS)[number];

/** Something that can be found and done: an action, a component to insert, a page to open … */
export interface Entry {
  /** The same wherever and whenever it is offered. */
  readonly id: string;
  readonly group: Exclude<EntryGroup, 'recent'>;
  readonly label: string;
  /** What else it is found by. */
  readonly searchTerms?: readonly string[];
  /** Keys that do the same, as `aria-keyshortcuts` spells them. */
  readonly shortcut?: string | undefined;
  readonly icon?: IconShapes | undefined;
  /** The component whose icon it has. */
  readonly component?: string;
  readonly run: () => void;
}
