import { TextField } from '../ui/text-field/text-field.tsx';
import type { ControlProps } from './field-types.ts';

/** A calendar date, YYYY-MM-DD. */
export const DateControl = ({ schema, value, onChange, error, help }: ControlProps<string>) => (
  <TextField
    label={schema.title}
    type="date"
    value={value ?? ''}
    error={error}
    help={help}
    onChange={(date) => onChange(date === '' ? undefined : date)}
  />
);
