import { TextField } from '../ui/text-field/text-field.tsx';
import { Code } from './panel.styles.ts';
import type { ControlProps } from './field-types.ts';

/** A text that a computer reads, such as CSS. */
export const CodeControl = ({ schema, value, onChange, error, help }: ControlProps<string>) => (
  <Code>
    <TextField
      label={schema.title}
      isMultiline
      spellCheck="false"
      value={value ?? ''}
      error={error}
      help={help}
      onChange={(text) => onChange(text === '' ? undefined : text)}
    />
  </Code>
);
