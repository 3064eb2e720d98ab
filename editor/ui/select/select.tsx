import { Check, ChevronDown } from 'lucide';
import { Button } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import styled from 'styled-components';
import { Icon } from '../icon/icon.tsx';
import { item, overlay } from '../menu/overlay.styles.ts';
import { control, field, FieldLabel, Help } from '../text-field/field.styles.ts';

const Frame = styled(AriaSelect)`${field}`;
const Opener = styled(Button)`
  ${control}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  cursor: pointer;
  &[data-focused] { border-color: var(--line-strong); outline: none; }
  &[data-focus-visible] { border-color: var(--accent); outline: 1px solid var(--accent); }
  & > svg { color: var(--ink-muted); }
`;
const Value = styled(SelectValue)`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  &[data-placeholder] { color: var(--ink-faint); }
`;
const List = styled(Popover)`
  ${overlay}
  min-width: var(--trigger-width);
`;
const Choices = styled(ListBox)`outline: none;`;
const Choice = styled(ListBoxItem)`${item}`;

/** One of the entries of a select. */
export interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

export interface SelectProps<Value extends string> {
  readonly label: string;
  readonly options: readonly SelectOption<Value>[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly help?: string;
  readonly placeholder?: string;
  readonly isDisabled?: boolean;
  /** The label is for screen readers alone. */
  readonly hidesLabel?: boolean;
}

/** A choice of one entry from a list that opens. */
export const Select = <Value extends string>({
  label,
  options,
  value,
  onChange,
  help,
  placeholder,
  isDisabled = false,
  hidesLabel = false,
}: SelectProps<Value>) => (
  <Frame
    value={value}
    onChange={(chosen) => onChange(chosen as Value)}
    isDisabled={isDisabled}
    {...(placeholder && { placeholder })}
    {...(hidesLabel && { 'aria-label': label })}
  >
    {!hidesLabel && <FieldLabel>{label}</FieldLabel>}
    <Opener>
      <Value>{({ selectedText }) => selectedText}</Value>
      <Icon of={ChevronDown} />
    </Opener>
    {help && <Help slot="description">{help}</Help>}
    <List offset={4}>
      <Choices>
        {options.map((option) => (
          <Choice key={option.value} id={option.value} textValue={option.label}>
            <span>{option.label}</span>
            <Icon of={Check} />
          </Choice>
        ))}
      </Choices>
    </List>
  </Frame>
);
