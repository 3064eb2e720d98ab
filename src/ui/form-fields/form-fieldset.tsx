import { memo } from 'react';
import { type FieldRenderProps, Field as FormField } from 'react-final-form';
import { Input, Textarea } from '../field/field.styles.ts';
import { Field } from '../field/field.tsx';
import { SelectBox } from '../field/select-box.tsx';
import type { AnswerKind } from '../../domain/field-types.ts';
import * as S from './form-fieldset.styles.ts';
import type { ShownField } from './shown-field.ts';
import { useAfterPointerPress } from './use-after-pointer-press.ts';

const INPUT_TYPES: Readonly<Record<Exclude<AnswerKind, 'message'>, string>> = {
  email: 'email',
  phone: 'tel',
  date: 'date',
  country: 'text',
  text: 'text',
};

/** Lines of a message that are seen at once. */
const MESSAGE_ROWS = 6;

type FieldMeta = FieldRenderProps['meta'];

interface Props {
  /** Begins the ids of the fields. */
  readonly idPrefix: string;
  readonly fields: readonly ShownField[];
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
export const FormFieldset = memo(({ idPrefix, fields, chooseText, optionalText }: Props) => {
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
                  id={`${idPrefix}-${field.name}`}
                  label={field.label}
                  help={field.help || undefined}
                  error={problemIn(meta)}
                  isRequired={field.required}
                  optionalText={optionalText}
                >
                  {(control) => {
                    const attributes = {
                      ...input,
                      value: input.value ?? '',
                      onBlur: () => afterPress(input.onBlur),
                      autoComplete: field.autoComplete,
                    };
                    if (options.length > 0)
                      return (
                        <SelectBox control={control} name={field.name} attributes={attributes}>
                          <option value="">{chooseText}</option>
                          {options}
                        </SelectBox>
                      );
                    if (field.kind === 'message')
                      return <Textarea {...control} {...attributes} rows={MESSAGE_ROWS} />;
                    return (
                      <Input
                        {...control}
                        {...attributes}
                        type={INPUT_TYPES[field.kind]}
                        min={field.earliest || undefined}
                        max={field.latest || undefined}
                      />
                    );
                  }}
                </Field>
              </S.Width>
            )}
          </FormField>
        );
      })}
    </S.Fields>
  );
});
