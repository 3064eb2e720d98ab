import type { ReactNode } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextArea } from 'react-aria-components/TextArea';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaProps,
} from 'react-aria-components/TextField';
import { CircleAlert } from 'lucide';
import styled from 'styled-components';
import { Icon } from '../icon/icon.tsx';
import { control, ErrorText, field, FieldLabel, Help } from './field.styles.ts';

const Frame = styled(AriaTextField)`${field}`;
const Line = styled(Input)`${control} text-overflow: ellipsis;`;
const Lines = styled(TextArea)`
  ${control}
  height: auto;
  min-height: 32px;
  max-height: 320px;
  padding: 6px 8px;
  line-height: 20px;
  resize: vertical;
  field-sizing: content;
`;
/** Something fixed before what is typed, such as the path that a slug continues. */
const Prefixed = styled.span`
  display: flex;
  align-items: center;
  & > span {
    flex: none;
    max-width: 50%;
    overflow: hidden;
    padding-inline-end: 6px;
    color: var(--ink-faint);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export interface TextFieldProps
  extends Pick<
    AriaProps,
    | 'value'
    | 'defaultValue'
    | 'onChange'
    | 'onBlur'
    | 'onPaste'
    | 'name'
    | 'type'
    | 'autoComplete'
    | 'autoFocus'
    | 'inputMode'
    | 'isRequired'
    | 'isDisabled'
    | 'isReadOnly'
    | 'maxLength'
    | 'spellCheck'
  > {
  readonly label: string;
  readonly help?: ReactNode;
  /** What is wrong with the value; the field is then marked. */
  readonly error?: string | null | undefined;
  readonly placeholder?: string;
  readonly prefix?: string;
  /** The label is for screen readers alone. */
  readonly hidesLabel?: boolean;
  readonly size?: 'medium' | 'large';
  /** Takes several lines. */
  readonly isMultiline?: boolean;
  /** Language of what is typed, for spelling and hyphenation. */
  readonly lang?: string;
}

/** A field for a text, with its label above, help and error below. */
export function TextField({
  label,
  help,
  error,
  placeholder,
  prefix,
  hidesLabel = false,
  size = 'medium',
  isMultiline = false,
  lang,
  ...rest
}: TextFieldProps) {
  const details = { 'data-size': size, ...(placeholder && { placeholder }), ...(lang && { lang }) };
  const input = isMultiline ? <Lines {...details} /> : <Line {...details} />;
  return (
    <Frame
      {...rest}
      {...(hidesLabel && { 'aria-label': label })}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
    >
      {!hidesLabel && <FieldLabel>{label}</FieldLabel>}
      {prefix ? (
        <Prefixed>
          <span>{prefix}</span>
          {input}
        </Prefixed>
      ) : (
        input
      )}
      {help && <Help slot="description">{help}</Help>}
      <ErrorText>
        <Icon of={CircleAlert} />
        {error}
      </ErrorText>
    </Frame>
  );
}
