import { Check } from 'lucide';
import type { ComponentProps, RefObject } from 'react';
import { Header } from 'react-aria-components/Header';
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  type MenuItemProps,
  MenuSection as AriaMenuSection,
} from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Text } from 'react-aria-components/Text';
import styled from 'styled-components';
import { Icon } from '../icon/icon.tsx';
import { KeyCaps } from '../tooltip/key-caps.tsx';
import type { MenuContents } from './menu-contents.ts';
import { item, overlay } from './overlay.styles.ts';
import { useEntryFocus } from './use-entry-focus.ts';

const Overlay = styled(Popover)`
  ${overlay}
  min-width: 180px;
`;
const List = styled(AriaMenu)`outline: none;`;
const Entry = styled(AriaMenuItem)`${item}`;
const Section = styled(AriaMenuSection)`
  & + & { margin-top: 4px; padding-top: 4px; border-top: 1px solid var(--line); }
`;
const Title = styled(Header)`
  padding: 6px 8px 4px;
  font-size: var(--text-small);
  line-height: 16px;
  color: var(--ink-faint);
`;
const Why = styled(Text)`display: block; font-size: var(--text-small); line-height: 16px;`;

/** An entry that has nothing to do now. React Aria would let nobody press, nor reach by a key, what it disables. */
const dimmed: NonNullable<MenuItemProps['render']> = (props) => (
  // No entry is a link.
  <div {...(props as ComponentProps<'div'>)} aria-disabled />
);

export interface MenuListProps extends MenuContents {
  readonly triggerRef: RefObject<Element | null>;
  readonly onClose: () => void;
}

/** The open list of a menu, in a file of its own. */
export function MenuList({ label, groups, placement = 'bottom end', triggerRef, onClose }: MenuListProps) {
  const list = useEntryFocus();
  return (
    <Overlay
      isOpen
      triggerRef={triggerRef}
      onOpenChange={(isOpen) => isOpen || onClose()}
      placement={placement}
      offset={4}
    >
      <List ref={list} aria-label={label} onClose={onClose} autoFocus="first">
        {groups.map(({ id, title, entries, chosen }) => (
          <Section
            key={id}
            // Sections and entries share one space of keys.
            id={`group-${id}`}
            {...(!title && { 'aria-label': label })}
            {...(chosen !== undefined && { selectionMode: 'single', selectedKeys: [chosen] })}
          >
            {title && <Title>{title}</Title>}
            {entries.map((entry) => (
              <Entry
                key={entry.id}
                id={entry.id}
                textValue={entry.label}
                onAction={entry.onAction}
                isDisabled={entry.isDisabled ?? false}
                data-dangerous={entry.isDangerous ? '' : undefined}
                {...(entry.idle && { render: dimmed })}
              >
                {entry.icon && <Icon of={entry.icon} />}
                {entry.idle ? (
                  <span>
                    <Text slot="label">{entry.label}</Text>
                    <Why slot="description">{entry.idle}</Why>
                  </span>
                ) : (
                  <span>{entry.label}</span>
                )}
                {entry.shortcut && <KeyCaps keys={entry.shortcut} />}
                {chosen !== undefined && <Icon of={Check} />}
              </Entry>
            ))}
          </Section>
        ))}
      </List>
    </Overlay>
  );
}
