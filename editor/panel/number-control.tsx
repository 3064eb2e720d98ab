import { TextField } from '../ui/text-field/text-field.tsx';
import type { ControlProps } from './field-types.ts';

/** What is typed as a value: a number where it is one. */
export function readNumber(text: string): unknown {
  if (text.trim() === '') return undefined;
  const number = Number(text.replace(',', '.'));
  return Number.isFinite(number) ? number : text;
}

/** A number; an empty field has its default. */
export const NumberControl = ({ schema, value, onChange, error, help }: ControlProps<unknown>) => (
  <TextField
    label={schema.title}
    inputMode={schema.type === 'number' ? 'decimal' : 'numeric'}
    value={value === undefined || value === null ? '' : String(value)}
    error={error}
    help={help}
    onChange={(text) => onChange(readNumber(text))}
  />
);
