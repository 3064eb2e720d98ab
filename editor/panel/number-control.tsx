import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Select } from '../ui/select/select.tsx';
import { TextField } from '../ui/text-field/text-field.tsx';
import { useSchemaText } from '../workspace/use-schema-text.ts';
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

/** A number that is typed; an empty field has its default, which is shown greyed. */
function TypedNumber({ path, schema, onChange, error, help }: ControlProps<unknown>) {
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

/** Stands for all numbers without a name. */
const OTHER = 'other';

/** One of the numbers that have names; another one is typed. */
function NamedNumber(props: ControlProps<unknown>) {
  const { schema, value, onChange } = props;
  const { examples = [], 'x-names': names = [], title } = schema;
  const { t } = useTranslation();
  const text = useSchemaText();
  const [isTyped, setIsTyped] = useState(false);
  const isOther = isTyped || !examples.includes(value as number);
  return (
    <>
      <Select
        label={title}
        options={[
          ...examples.map((one, at) => ({ value: String(one), label: text(names[at] ?? '') })),
          { value: OTHER, label: t('panel.otherNumber') },
        ]}
        value={isOther ? OTHER : String(value)}
        onChange={(chosen) => {
          setIsTyped(chosen === OTHER);
          if (chosen !== OTHER) onChange(Number(chosen));
        }}
      />
      {isOther && <TypedNumber {...props} schema={{ ...schema, title: t('panel.otherNumber') }} />}
    </>
  );
}

/** A number, by its name where the schema names some. */
export const NumberControl = (props: ControlProps<unknown>) =>
  props.schema['x-names'] ? <NamedNumber {...props} /> : <TypedNumber {...props} />;
