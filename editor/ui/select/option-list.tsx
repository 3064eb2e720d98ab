import { Check } from 'lucide';
import type { RefObject } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import styled from 'styled-components';
import { Icon } from '../icon/icon.tsx';
import { item, overlay } from '../menu/overlay.styles.ts';
import { useEntryFocus } from '../menu/use-entry-focus.ts';
import type { SelectOption } from './select-option.ts';

const List = styled(Popover)`${overlay}`;
const Choices = styled(ListBox)`outline: none;`;
const Choice = styled(ListBoxItem)`${item}`;

export interface OptionListProps {
  readonly label: string;
  readonly options: readonly SelectOption<string>[];
  readonly value: string | null;
  readonly onChange: (value: string) => void;
  readonly onClose: () => void;
  /** In pixels. */
  readonly minWidth: number;
  readonly triggerRef: RefObject<Element | null>;
}

/** The open list of a select, in a file of its own. */
export function OptionList({
  label,
  options,
  value,
  onChange,
  onClose,
  minWidth,
  triggerRef,
}: OptionListProps) {
  const list = useEntryFocus();
  return (
    <List
      isOpen
      triggerRef={triggerRef}
      onOpenChange={(isOpen) => isOpen || onClose()}
      offset={4}
      style={{ minWidth }}
    >
      <Choices
        ref={list}
        aria-label={label}
        selectionMode="single"
        selectedKeys={value === null ? [] : [value]}
        autoFocus={value === null ? 'first' : true}
        onSelectionChange={(keys) => {
          onClose();
          // Nothing is selected when the entry was chosen that is selected already.
          const [chosen] = keys;
          if (chosen !== undefined) onChange(String(chosen));
        }}
      >
        {options.map((option) => (
          <Choice key={option.value} id={option.value} textValue={option.label}>
            <span>{option.label}</span>
            <Icon of={Check} />
          </Choice>
        ))}
      </Choices>
    </List>
  );
}
