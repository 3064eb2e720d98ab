import { cloneElement, type ReactElement, type Ref, useRef, useState } from 'react';
import type { ButtonProps } from 'react-aria-components/Button';
import { onDemand } from '../on-demand/on-demand.tsx';
import type { MenuContents, MenuGroup } from './menu-contents.ts';
import type { MenuListProps } from './menu-list.tsx';

export interface MenuProps extends Omit<MenuContents, 'groups'> {
  /** Asked for when it opens, where putting them together takes time. */
  readonly groups: readonly MenuGroup[] | (() => readonly MenuGroup[]);
  /** The button that opens the menu. */
  readonly trigger: ReactElement<ButtonProps & { readonly ref?: Ref<HTMLButtonElement> }>;
}

const MenuList = onDemand<MenuListProps>(() => import('./menu-list.tsx').then((module) => module.MenuList));

/** A menu that a button opens, by a press or an arrow key. */
export function Menu({ trigger, groups, ...list }: MenuProps) {
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
        onKeyDown(event) {
          if (event.key === 'ArrowDown' || event.key === 'ArrowUp') open();
          // Otherwise React Aria keeps every key here, such as that of the search of everything.
          else event.continuePropagation();
        },
        onHoverStart: MenuList.preload,
        onFocus: MenuList.preload,
      })}
      {isOpen && (
        <MenuList
          {...list}
          groups={typeof groups === 'function' ? groups() : groups}
          triggerRef={button}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
