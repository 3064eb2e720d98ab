import { type ComponentType, createContext, memo, type ReactNode, useContext } from 'react';
import { type FieldRenderProps, Field as FormField, useForm } from 'react-final-form';
import { Input, Textarea } from '../field/field.styles.ts';
import { type ControlAttributes, Field } from '../field/field.tsx';
import { SelectBox } from '../field/select-box.tsx';
import type { AnswerKind } from '../../domain/field-types.ts';
import { DateInput } from './date-input.tsx';
import { SearchableSelect } from './searchable-select.tsx';
import * as S from './form-fieldset.styles.ts';
import type { ShownField } from './shown-field.ts';
import { useAfterPointerPress } from './use-after-pointer-press.ts';

const INPUT_TYPES: Readonly<Record<Exclude<AnswerKind, 'message' | 'date' | 'files'>, string>> = {
  email: 'email',
  phone: 'tel',
  country: 'text',
  text: 'text',
};

/** Lines of a message that are seen at once. */
const MESSAGE_ROWS = 6;

/** A longer list, such as that of countries, is searched by typing, and is not in the page as it is served: its form needs scripts anyway. */
const MOST_LISTED_OPTIONS = 50;

type FieldMeta = FieldRenderProps['meta'];

/** A control for a state or a city. */
export interface AreaControlProps {
  readonly area: NonNullable<ShownField['area']>;
  readonly control: ControlAttributes;
  readonly attributes: FieldRenderProps<string>['input'] & { readonly autoComplete: string };
  readonly chooseText: string;
}

/** A control for a phone number with the code of its country. */
export interface PhoneControlProps extends Pick<AreaControlProps, 'control' | 'attributes'> {
  readonly phone: NonNullable<ShownField['phone']>;
  readonly onChange: (phone: string) => void;
}

/** A control for the files of a field. */
export interface UploadControlProps {
  readonly field: ShownField;
  readonly control: ControlAttributes;
  /** The uploaded files: id, a space and the name of each. */
  readonly files: readonly string[];
  readonly onChange: (files: readonly string[]) => void;
}

/** Controls that are loaded where a form asks for them. */
interface ControlProps {
  /** Chooses states and cities; without it they are typed. */
  readonly area: AreaControlProps;
  /** Adds the code of a country; without it the code is typed. */
  readonly phone: PhoneControlProps;
  /** Uploads files; without it none can be chosen. */
  readonly upload: UploadControlProps;
}
export type FormControls = { readonly [Kind in keyof ControlProps]?: ComponentType<ControlProps[Kind]> };

/** The controls that are loaded so far. */
export const LoadedControls = createContext<FormControls>({});

/** A control once it is loaded, and what stands in its place until then. Rendered again by itself when it arrives. */
function Loaded<Kind extends keyof FormControls>({
  kind,
  children,
  ...props
}: { kind: Kind; children: ReactNode } & ControlProps[Kind]) {
  const Control = useContext(LoadedControls)[kind] as ComponentType<object> | undefined;
  return Control ? <Control {...props} /> : children;
}

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

/** The fields of the operator's form; rendered again only with other fields. */
export const FormFieldset = memo(({ idPrefix, fields, chooseText, optionalText }: Props) => {
  const form = useForm();
  const afterPress = useAfterPointerPress();
  return (
    <S.Fields>
      {fields.map((field) => {
        const isLong = field.options.length > MOST_LISTED_OPTIONS;
        // The same elements for each rendering of the field, which React then skips.
        const options = (isLong ? [] : field.options).map(({ value, label }) => (
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
                      onChange: (event: unknown) => {
                        input.onChange(event);
                        for (const name of field.clears) form.change(name, undefined);
                      },
                      onBlur: () => afterPress(input.onBlur),
                      autoComplete: field.autoComplete,
                    };
                    if (field.kind === 'files')
                      return (
                        <Loaded
                          kind="upload"
                          field={field}
                          control={control}
                          files={Array.isArray(input.value) ? input.value : []}
                          onChange={(files) => {
                            input.onChange(files);
                            input.onBlur();
                          }}
                        >
                          <Input {...control} type="file" disabled />
                        </Loaded>
                      );
                    if (isLong)
                      return (
                        <SearchableSelect control={control} attributes={attributes} options={field.options} />
                      );
                    if (field.options.length > 0)
                      return (
                        <SelectBox control={control} name={field.name} attributes={attributes}>
                          <option value="">{chooseText}</option>
                          {options}
                        </SelectBox>
                      );
                    if (field.kind === 'message')
                      return <Textarea {...control} {...attributes} rows={MESSAGE_ROWS} />;
                    if (field.kind === 'date')
                      return (
                        <DateInput
                          control={control}
                          dateFormat={field.dateFormat}
                          calendarText={field.calendarText}
                          {...attributes}
                        />
                      );
                    const typed = <Input {...control} {...attributes} type={INPUT_TYPES[field.kind]} />;
                    if (field.area)
                      return (
                        <Loaded
                          kind="area"
                          area={field.area}
                          control={control}
                          attributes={attributes}
                          chooseText={chooseText}
                        >
                          {typed}
                        </Loaded>
                      );
                    if (field.phone)
                      return (
                        <Loaded
                          kind="phone"
                          phone={field.phone}
                          control={control}
                          attributes={attributes}
                          onChange={input.onChange}
                        >
                          {typed}
                        </Loaded>
                      );
                    return typed;
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
