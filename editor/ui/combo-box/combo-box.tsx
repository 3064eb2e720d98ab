import { Check, ChevronDown, X } from 'lucide';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import styled from 'styled-components';
import { IconButton } from '../button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { item, overlay } from '../menu/overlay.styles.ts';
import type { SelectProps } from '../select/select.tsx';
import { control, ErrorText, field, FieldLabel, Help } from '../text-field/field.styles.ts';

const Frame = styled(AriaComboBox)`${field}`;
const Line = styled.div`
  position: relative; display: flex; gap: 4px;
  & .opener { position: absolute; inset-block: 1px; inset-inline-end: 1px; width: 28px; border: 0; background: none; color: var(--ink-muted); cursor: pointer; }
  & > .field { position: relative; flex: 1; min-width: 0; }
`;
const Text = styled(Input)`
  ${control}
  padding-inline-end: 30px;
  text-overflow: ellipsis;
`;
const List = styled(Popover)`
  ${overlay}
  min-width: var(--trigger-width);
  max-height: 320px;
`;
const Choices = styled(ListBox)`outline: none;`;
const Choice = styled(ListBoxItem)`${item}`;
const Nothing = styled.div`padding: 6px 8px; color: var(--ink-faint);`;

export interface ComboBoxProps
  extends Pick<SelectProps<string>, 'label' | 'options' | 'value' | 'onChange' | 'help' | 'placeholder'> {
  readonly error?: string | undefined;
  /** Name of the button that takes the choice away; without one there is always a choice. */
  readonly clearLabel?: string;
  /** Shown where no entry contains what was typed. */
  readonly nothingText: string;
  readonly autoFocus?: boolean;
}

/** A choice of one entry from a list that is narrowed by typing; '' stands for no choice. */
export const ComboBox = ({
  label,
  options,
  value,
  onChange,
  help,
  placeholder,
  error,
  clearLabel,
  nothingText,
  autoFocus = false,
}: ComboBoxProps) => (
  <Frame
    defaultItems={options.map((option) => ({ ...option, id: option.value }))}
    selectedKey={value || null}
    onSelectionChange={(chosen) => {
      // What was chosen before is reported again when the field is left: that is no edit.
      if (chosen === value) return;
      if (chosen !== null) onChange(String(chosen));
      else if (clearLabel && value) onChange('');
    }}
    // The entries are read after it is drawn; a field that has the focus by then keeps what it shows.
    defaultInputValue={options.find((option) => option.value === value)?.label ?? ''}
    autoFocus={autoFocus}
    menuTrigger="focus"
    allowsEmptyCollection
    isInvalid={error !== undefined}
  >
    <FieldLabel>{label}</FieldLabel>
    <Line>
      <div className="field">
        <Text {...(placeholder && { placeholder })} />
        <Button className="opener">
          <Icon of={ChevronDown} />
        </Button>
      </div>
      {clearLabel && value && (
        <IconButton slot={null} icon={X} size="medium" label={clearLabel} onPress={() => onChange('')} />
      )}
    </Line>
    {help && <Help slot="description">{help}</Help>}
    <ErrorText>{error}</ErrorText>
    <List offset={4}>
      <Choices renderEmptyState={() => <Nothing>{nothingText}</Nothing>}>
        {(option) => {
          const { value: id, label: name } = option as ComboBoxProps['options'][number];
          return (
            <Choice id={id} textValue={name}>
              <span>{name}</span>
              <Icon of={Check} />
            </Choice>
          );
        }}
      </Choices>
    </List>
  </Frame>
);
