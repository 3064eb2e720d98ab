import { TextField } from '../ui/text-field/text-field.tsx';
import type { ControlProps } from './field-types.ts';
import { useFields } from './fields.ts';

/** What is typed as a value: a number where it is one. */
export function readNumber(text: string): unknown {
  if (text.trim() === '') return undefined;
  const number = Number(text.replace(',', '.'));
  return Number.isFinite(number) ? number : text;
}

/** What a number is written as; '' for none. */
const written = (value: unknown) => (value === undefined || value === null ? '' : String(value));

/** A number; an empty field has its default, which is shown greyed. */
export function NumberControl({ path, schema, onChange, error, help }: ControlProps<unknown>) {
  const { target } = useFields();
  return (
    <TextField
      label={schema.title}
      inputMode={schema.type === 'number' ? 'decimal' : 'numeric'}
      placeholder={written(schema.default)}
      value={written(target.read(path))}
      error={error}
      help={help}
      onChange={(text) => onChange(readNumber(text))}
    />
  );
}
