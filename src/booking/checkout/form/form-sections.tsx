import { memo, type ReactNode, useEffect, useMemo, useState } from 'react';
import { Field as FormField, useForm, useFormState } from 'react-final-form';
import { FIELD_GROUPS, type FieldGroup } from '../../../domain/field-types.ts';
import { ErrorSummary } from '../../../ui/form-fields/error-summary.tsx';
import { type FormControls, FormFieldset, LoadedControls } from '../../../ui/form-fields/form-fieldset.tsx';
import { inOwnTask } from '../../../runtime/hydration/in-own-task.ts';
import { useServices } from '../../../runtime/hydration/use-services.ts';
import type { ShownField } from '../../../ui/form-fields/shown-field.ts';
import type { Draft } from '../state/checkout-store.ts';
import * as S from '../checkout.styles.ts';
import type { CheckoutTexts } from '../checkout-texts.ts';
import { TERMS_FIELD } from './answer-problems.ts';
import { COMPANY_FIELD, filledForm, switchCustomer } from './filled-form.ts';
import type { ShownForm } from './form-fields.ts';
import { LOAD_CONTROL } from './load-control.ts';

interface Props {
  readonly form: ShownForm;
  readonly texts: CheckoutTexts;
}

/** The checkbox by which a customer says to be a company. */
function CompanyField({ form, label }: { readonly form: ShownForm; readonly label: string }) {
  const { getState, batch, change } = useForm<Draft>();
  const onChange = (isCompany: boolean) =>
    batch(() => {
      for (const [name, value] of Object.entries(switchCustomer(form, getState().values, isCompany)))
        change(name, value);
    });
  return (
    <FormField name={COMPANY_FIELD} type="checkbox">
      {({ input }) => (
        <S.Terms>
          <label>
            <input {...input} type="checkbox" onChange={({ target }) => onChange(target.checked)} />
            <span>{label}</span>
          </label>
        </S.Terms>
      )}
    </FormField>
  );
}

const KINDS = Object.keys(LOAD_CONTROL) as (keyof FormControls)[];

/** Loads the controls that some fields ask for: until then areas and codes of countries are typed, and files wait. */
function WithControls({
  fields,
  children,
}: {
  readonly fields: readonly ShownField[];
  readonly children: ReactNode;
}) {
  const services = useServices();
  const [loaded, setLoaded] = useState<FormControls>({});
  useEffect(
    () =>
      inOwnTask(() => {
        for (const kind of KINDS)
          if (fields.some((field) => field[kind]))
            LOAD_CONTROL[kind](services.document).then(
              (control) => setLoaded((known) => ({ ...known, [kind]: control })),
              () => undefined,
            );
      }),
    [fields, services],
  );
  return <LoadedControls value={loaded}>{children}</LoadedControls>;
}

const FieldGroups = memo(
  ({
    fields,
    isCompany,
    texts,
  }: Pick<Props, 'texts'> & { readonly fields: readonly ShownField[]; readonly isCompany: boolean }) => {
    const titleOf = (group: FieldGroup): string | null =>
      group === 'customer' ? (isCompany ? texts.groups.company : null) : texts.groups[group];
    return FIELD_GROUPS.map((group) => {
      const ofGroup = fields.filter((field) => field.group === group);
      if (ofGroup.length === 0) return null;
      const title = titleOf(group);
      const fieldset = (
        <FormFieldset
          idPrefix="checkout"
          fields={ofGroup}
          chooseText={texts.choose}
          optionalText={texts.optional}
        />
      );
      return title === null ? (
        <div key={group}>{fieldset}</div>
      ) : (
        <S.Group key={group} aria-labelledby={`checkout-group-${group}`} role="group">
          <h3 id={`checkout-group-${group}`}>{title}</h3>
          {fieldset}
        </S.Group>
      );
    });
  },
);

/** The operator's form in its parts: the customer, a company's driver, papers and the trip. */
export function FormSections({ form, texts }: Props) {
  const { values } = useFormState<Draft>({ subscription: { values: true } });
  const isOfCompany = values[COMPANY_FIELD] === true;
  const { isCompany, fields } = useMemo(
    () => filledForm(form, { [COMPANY_FIELD]: isOfCompany }),
    [form, isOfCompany],
  );
  return (
    <S.Details>
      <h2>{texts.yourDetails}</h2>
      <ErrorSummary
        idPrefix="checkout"
        fields={[...fields, { name: TERMS_FIELD, label: '', messages: {} }]}
        title={texts.problems}
        labelled={texts.labelled}
      />
      {form.companies && <CompanyField form={form} label={texts.company} />}
      <WithControls fields={fields}>
        <FieldGroups fields={fields} isCompany={isCompany} texts={texts} />
      </WithControls>
    </S.Details>
  );
}
