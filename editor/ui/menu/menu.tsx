import { cloneElement, type KeyboardEvent, type ReactElement, type Ref, useRef, useState } from 'react';
import type { ButtonProps } from 'react-aria-components/Button';
import type { PopoverProps } from 'react-aria-components/Popover';
import type { IconShapes } from '../../../src/ui/icon/icon-shapes.ts';
import { onDemand } from '../on-demand/on-demand.tsx';
import type { MenuListProps } from './menu-list.tsx';

/** An entry of a menu: an action, or one of several choices of its section. */
export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconShapes;
  /** Keys that do the same, as `aria-keyshortcuts` spells them. */
  readonly shortcut?: string;
  readonly isDisabled?: boolean;
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

export interface MenuProps {
  /** The button that opens the menu. */
  readonly trigger: ReactElement<ButtonProps & { readonly ref?: Ref<HTMLButtonElement> }>;
  /** Name of the menu for screen readers. */
  readonly label: string;
  readonly groups: readonly MenuGroup[];
  readonly placement?: PopoverProps['placement'];
}

const MenuList = onDemand<MenuListProps>(() => import('./menu-list.tsx').then((module) => module.MenuList));

/** A menu that a button opens, by a press or an arrow key. */
export function Menu({ trigger, ...list }: MenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const open = () => setIsOpen(true);
  return (
    <>
      {cloneElement(trigger, {
        ref: button,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        onPress: open,
        onKeyDown: ({ key }: Pick<KeyboardEvent, 'key'>) => {
          if (key === 'ArrowDown' || key === 'ArrowUp') open();
        },
        onHoverStart: MenuList.preload,
        onFocus: MenuList.preload,
      })}
      {isOpen && <MenuList {...list} triggerRef={button} onClose={() => setIsOpen(false)} />}
    </>
  );
}
