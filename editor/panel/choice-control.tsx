import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Select } from '../ui/select/select.tsx';
import { useSchemaText } from '../workspace/use-schema-text.ts';
import { choiceNames } from './choice-name.ts';
import type { ControlProps } from './field-types.ts';
import { Segments } from './panel.styles.ts';

/** More, or longer, choices open as a list. */
const MOST_SEGMENTS = 4;
const LONGEST_SEGMENTS = 26;

/** One of the values that a schema lists. */
export function ChoiceControl({ schema, value, onChange }: ControlProps<string | number>) {
  const { t } = useTranslation();
  const text = useSchemaText();
  const name = useId();
  const values = schema.enum ?? [];
  const names = choiceNames(schema).map((one) => (one === '' ? t('panel.usual') : text(one)));
  if (values.length > MOST_SEGMENTS || names.join('').length > LONGEST_SEGMENTS)
    return (
      <Select
        label={schema.title}
        hidesLabel
        options={values.map((one, at) => ({ value: String(one), label: names[at] ?? '' }))}
        value={String(value ?? '')}
        onChange={(chosen) => onChange(values.find((one) => String(one) === chosen))}
      />
    );
  return (
    <Segments role="radiogroup" aria-label={schema.title}>
      {values.map((one, at) => (
        <label key={one}>
          <input
            className="visually-hidden"
            type="radio"
            name={name}
            checked={one === value}
            onChange={() => onChange(one)}
          />
          <span>{names[at]}</span>
        </label>
      ))}
    </Segments>
  );
}
