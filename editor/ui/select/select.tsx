import { ChevronDown } from 'lucide';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { Icon } from '../icon/icon.tsx';
import { onDemand } from '../on-demand/on-demand.tsx';
import { control, field, HelpText, LabelText } from '../text-field/field.styles.ts';
import type { OptionListProps } from './option-list.tsx';
import type { SelectOption } from './select-option.ts';

const Frame = styled.div`${field}`;
const Opener = styled.button`
  ${control}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  text-align: start;
  cursor: pointer;
  &:hover { border-color: var(--ink-muted); }
  &:disabled { background: var(--surface-sunken); color: var(--ink-disabled); cursor: default; }
  &:focus-visible { border-color: var(--accent); outline: 2px solid var(--accent); outline-offset: -1px; }
  & > svg { color: var(--ink-muted); }
`;
const Value = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  &[data-placeholder] { color: var(--ink-faint); }
`;

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

const OptionList = onDemand<OptionListProps>(() =>
  import('./option-list.tsx').then((module) => module.OptionList),
);

/** A choice of one entry from a list that opens, by a press or an arrow key. */
export function Select<Value extends string>({
  label,
  options,
  value,
  onChange,
  help,
  placeholder,
  isDisabled = false,
  hidesLabel = false,
}: SelectProps<Value>) {
  const id = useId();
  /** Width of the button when the list was opened, in pixels; `null` while it is closed. */
  const [width, setWidth] = useState<number | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const chosen = options.find((option) => option.value === value);
  const shown = chosen?.label;
  const open = () => setWidth(button.current?.offsetWidth ?? 0);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open();
  };
  return (
    <Frame>
      {!hidesLabel && <LabelText id={`${id}-label`}>{label}</LabelText>}
      <Opener
        ref={button}
        type="button"
        disabled={isDisabled}
        aria-haspopup="listbox"
        aria-expanded={width !== null}
        {...(hidesLabel
          ? { 'aria-label': shown === undefined ? label : `${shown} ${label}` }
          : { 'aria-labelledby': `${id}-value ${id}-label` })}
        {...(help ? { 'aria-describedby': `${id}-help` } : {})}
        onClick={open}
        onKeyDown={onKeyDown}
        onPointerEnter={OptionList.preload}
        onFocus={OptionList.preload}
      >
        <Value id={`${id}-value`} data-placeholder={shown === undefined ? '' : undefined}>
          {chosen?.short ?? shown ?? placeholder}
        </Value>
        <Icon of={ChevronDown} />
      </Opener>
      {help && <HelpText id={`${id}-help`}>{help}</HelpText>}
      {width !== null && (
        <OptionList
          label={label}
          options={options}
          value={value}
          onChange={(chosen) => onChange(chosen as Value)}
          onClose={() => setWidth(null)}
          minWidth={width}
          triggerRef={button}
        />
      )}
    </Frame>
  );
}
