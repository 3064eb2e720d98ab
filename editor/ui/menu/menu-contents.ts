import type { PopoverProps } from 'react-aria-components/Popover';
import type { IconShapes } from '../../../src/ui/icon/icon-shapes.ts';

/** An entry of a menu: an action, or one of several choices of its section. */
export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconShapes;
  /** Keys that do the same, as `aria-keyshortcuts` spells them. */
  readonly shortcut?: string;
  readonly isDisabled?: boolean;
  /** Why there is nothing to do now. The entry is dimmed, and can be pressed nevertheless. */
  readonly idle?: string;
  /** Deletes something or takes it from visitors. */
  readonly isDangerous?: boolean;
  readonly onAction: () => void;
}

export interface MenuGroup {
  readonly id: string;
  readonly title?: string;
  readonly entries: readonly MenuEntry[];
  /** Id of the chosen entry, where the entries are choices. */
  readonly chosen?: string;
}

/** What a menu holds, and where it opens. */
export interface MenuContents {
  /** Name of the menu for screen readers. */
  readonly label: string;
  readonly groups: readonly MenuGroup[];
  readonly placement?: PopoverProps['placement'];
}
