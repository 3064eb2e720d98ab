import { ChevronDown } from 'lucide';
import { type ComponentType, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Icon } from '../icon/icon.tsx';
import { useToasts } from '../toast/toasts.tsx';
import { control, field, HelpText, LabelText } from '../text-field/field.styles.ts';
import type { ComboBoxProps } from './combo-box.tsx';

const Frame = styled.div`
  ${field}
  & > .line { position: relative; }
  & > .line > svg { position: absolute; inset-block-start: 8px; inset-inline-end: 7px; color: var(--ink-muted); pointer-events: none; }
`;
const Text = styled.input`${control} padding-inline-end: 30px; text-overflow: ellipsis;`;
const Wrong = styled.span`font-size: var(--text-small); line-height: 16px; color: var(--danger-ink);`;

type Opened = ComponentType<ComboBoxProps>;
const load = async (): Promise<Opened> => (await import('./combo-box.tsx')).ComboBox;

/**
 * A choice from a list that is narrowed by typing, whose list and its code are loaded when it gets the focus: until then most
 * of them only show what is chosen.
 */
export function ChoiceField(props: ComboBoxProps) {
  const { t } = useTranslation();
  const { show } = useToasts();
  const { label, options, value, help, placeholder, error } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [opened, setOpened] = useState<{ readonly Field: Opened; readonly hasFocus: boolean } | null>(null);
  const isWanted = useRef(false);
  /** Whether it was said that the list cannot be loaded: a press of a mouse is a focus and a click. */
  const isSaid = useRef(false);
  const open = () => {
    isWanted.current = true;
    load().then(
      (Field) => {
        if (isWanted.current) setOpened({ Field, hasFocus: document.activeElement === input.current });
      },
      // The next press tries again.
      () => {
        if (!isSaid.current) show({ text: t('app.loadFailed'), tone: 'danger' });
        isSaid.current = true;
      },
    );
  };
  if (opened) return <opened.Field {...props} autoFocus={opened.hasFocus} />;
  return (
    <Frame>
      <label htmlFor={id}>
        <LabelText>{label}</LabelText>
      </label>
      <div className="line">
        <Text
          ref={input}
          id={id}
          role="combobox"
          aria-expanded={false}
          aria-controls={`${id}-list`}
          aria-haspopup="listbox"
          aria-invalid={error !== undefined}
          data-invalid={error === undefined ? undefined : ''}
          autoComplete="off"
          placeholder={placeholder}
          readOnly
          value={options.find((option) => option.value === value)?.label ?? ''}
          onPointerEnter={() => void load().catch(() => undefined)}
          onFocus={open}
          onClick={open}
          onBlur={() => {
            isSaid.current = false;
          }}
          onKeyDown={({ key }) => {
            // It may be closed before it could be opened.
            if (key === 'Escape') isWanted.current = false;
            else if (key !== 'Tab' && key !== 'Shift') open();
          }}
        />
        <Icon of={ChevronDown} />
      </div>
      {help && <HelpText>{help}</HelpText>}
      {error && <Wrong>{error}</Wrong>}
    </Frame>
  );
}
