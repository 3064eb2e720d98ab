import { Field as FormField } from 'react-final-form';
import { Input } from '../../ui/field/field.styles.ts';
import { Field } from '../../ui/field/field.tsx';
import { SelectBox } from '../../ui/field/select-box.tsx';
import type { AnswerKind } from '../../domain/forms.ts';
import * as S from './checkout.styles.ts';
import type { CheckoutField } from './form-fields.ts';

const INPUT_TYPES: Readonly<Record<AnswerKind, string>> = {
  email: 'email',
  phone: 'tel',
  date: 'date',
  country: 'text',
  text: 'text',
};

interface Props {
  readonly fields: readonly CheckoutField[];
  /** First option of a list to choose from. */
  readonly chooseText: string;
  /** Said after the label of a field that may stay empty. */
  readonly optionalText: string;
}

/** The fields of the operator's form, each with its own words. */
export function CustomerFieldset({ fields, chooseText, optionalText }: Props) {
  return (
    <S.Fields>
      {fields.map((field) => (
        <FormField key={field.name} name={field.name}>
          {({ input, meta }) => (
            <S.Width data-width={field.width}>
              <Field
                id={`checkout-${field.name}`}
                label={field.label}
                help={field.help || undefined}
                error={meta.touched && meta.error ? meta.error : undefined}
                isRequired={field.required}
                optionalText={optionalText}
              >
                {(control) =>
                  field.options.length > 0 ? (
                    <SelectBox
                      control={control}
                      name={field.name}
                      attributes={{ ...input, value: input.value ?? '', autoComplete: field.autoComplete }}
                    >
                      <option value="">{chooseText}</option>
                      {field.options.map(({ value, label }) => (
                        <option key={value} value={value}>
                          {label}
                        </option>
                      ))}
                    </SelectBox>
                  ) : (
                    <Input
                      {...control}
                      {...input}
                      value={input.value ?? ''}
                      type={INPUT_TYPES[field.kind]}
                      autoComplete={field.autoComplete}
                      min={field.earliest || undefined}
                      max={field.latest || undefined}
                    />
                  )
                }
              </Field>
            </S.Width>
          )}
        </FormField>
      ))}
    </S.Fields>
  );
}
