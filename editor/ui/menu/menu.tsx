import { Check } from 'lucide';
import type { ReactElement } from 'react';
import { Header } from 'react-aria-components/Header';
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
  MenuTrigger,
} from 'react-aria-components/Menu';
import { Popover, type PopoverProps } from 'react-aria-components/Popover';
import styled from 'styled-components';
import type { IconShapes } from '../../../src/ui/icon/icon-shapes.ts';
import { Icon } from '../icon/icon.tsx';
import { KeyCaps } from '../tooltip/key-caps.tsx';
import { item, overlay } from './overlay.styles.ts';

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
  readonly trigger: ReactElement;
  /** Name of the menu for screen readers. */
  readonly label: string;
  readonly groups: readonly MenuGroup[];
  readonly placement?: PopoverProps['placement'];
}

/** A menu that a button opens. */
export const Menu = ({ trigger, label, groups, placement = 'bottom end' }: MenuProps) => (
  <MenuTrigger>
    {trigger}
    <Overlay placement={placement} offset={4}>
      <List aria-label={label}>
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
              >
                {entry.icon && <Icon of={entry.icon} />}
                <span>{entry.label}</span>
                {entry.shortcut && <KeyCaps keys={entry.shortcut} />}
                {chosen !== undefined && <Icon of={Check} />}
              </Entry>
            ))}
          </Section>
        ))}
      </List>
    </Overlay>
  </MenuTrigger>
);
