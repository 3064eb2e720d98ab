import { TextField } from '../ui/text-field/text-field.tsx';
import type { ControlProps } from './field-types.ts';

/** A text that is the same in all languages. */
export const LineControl = ({ schema, value, onChange, error, help }: ControlProps<unknown>) => (
  <TextField
    label={schema.title}
    value={typeof value === 'string' ? value : ''}
    error={error}
    help={help}
    onChange={(text) =>
      onChange(text === '' && (schema.default === '' || schema['x-nullable']) ? undefined : text)
    }
  />
);
