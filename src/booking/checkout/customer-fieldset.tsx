import { memo } from 'react';
import { type FieldRenderProps, Field as FormField } from 'react-final-form';
import { Input } from '../../ui/field/field.styles.ts';
import { Field } from '../../ui/field/field.tsx';
import { SelectBox } from '../../ui/field/select-box.tsx';
import type { AnswerKind } from '../../domain/forms.ts';
import * as S from './checkout.styles.ts';
import type { CheckoutField } from './form-fields.ts';
import { useAfterPointerPress } from './use-after-pointer-press.ts';

const INPUT_TYPES: Readonly<Record<AnswerKind, string>> = {
  email: 'email',
  phone: 'tel',
  date: 'date',
  country: 'text',
  text: 'text',
};

type FieldMeta = FieldRenderProps['meta'];

interface Props {
  readonly fields: readonly CheckoutField[];
  /** First option of a list to choose from. */
  readonly chooseText: string;
  /** Shown after the label of an optional field. */
  readonly optionalText: string;
}

/** The browser's problem with an answer, or the server's until the answer is changed. */
function problemIn({ touched, error, submitError, dirtySinceLastSubmit }: FieldMeta): string | undefined {
  if (!touched) return undefined;
  return (error ?? (dirtySinceLastSubmit ? undefined : submitError)) || undefined;
}

/** The fields of the operator's form; rendered again only with other fields, because lists of countries are long. */
export const CustomerFieldset = memo(({ fields, chooseText, optionalText }: Props) => {
  const afterPress = useAfterPointerPress();
  return (
    <S.Fields>
      {fields.map((field) => {
        // The same elements for each rendering of the field, which React then skips.
        const options = field.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ));
        return (
          <FormField key={field.name} name={field.name}>
            {({ input, meta }) => (
              <S.Width data-width={field.width}>
                <Field
                  id={`checkout-${field.name}`}
                  label={field.label}
                  help={field.help || undefined}
                  error={problemIn(meta)}
                  isRequired={field.required}
                  optionalText={optionalText}
                >
                  {(control) =>
                    options.length > 0 ? (
                      <SelectBox
                        control={control}
                        name={field.name}
                        attributes={{
                          ...input,
                          value: input.value ?? '',
                          autoComplete: field.autoComplete,
                          onBlur: () => afterPress(input.onBlur),
                        }}
                      >
                        <option value="">{chooseText}</option>
                        {options}
                      </SelectBox>
                    ) : (
                      <Input
                        {...control}
                        {...input}
                        value={input.value ?? ''}
                        onBlur={() => afterPress(input.onBlur)}
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
        );
      })}
    </S.Fields>
  );
});
