import { type ComponentType, memo, useEffect, useMemo, useState } from 'react';
import { Field as FormField, useForm, useFormState } from 'react-final-form';
import { FIELD_GROUPS, type FieldGroup } from '../../../domain/field-types.ts';
import { ErrorSummary } from '../../../ui/form-fields/error-summary.tsx';
import {
  type AreaControlProps,
  FormFieldset,
  type PhoneControlProps,
  type UploadControlProps,
} from '../../../ui/form-fields/form-fieldset.tsx';
import type { ShownField } from '../../../ui/form-fields/shown-field.ts';
import type { Draft } from '../state/checkout-store.ts';
import * as S from '../checkout.styles.ts';
import type { CheckoutTexts } from '../checkout-texts.ts';
import { COMPANY_FIELD, filledForm, switchCustomer } from './filled-form.ts';
import type { ShownForm } from './form-fields.ts';

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

/** Controls that are loaded where a form asks for them: until then areas and codes of countries are typed, and files wait. */
interface LoadedControls {
  readonly AreaControl?: ComponentType<AreaControlProps>;
  readonly PhoneControl?: ComponentType<PhoneControlProps>;
  readonly UploadControl?: ComponentType<UploadControlProps>;
}

function useControls(fields: readonly ShownField[]): LoadedControls {
  const [loaded, setLoaded] = useState<LoadedControls>({});
  const needsAreas = fields.some(({ area }) => area !== null);
  const needsPhones = fields.some(({ phone }) => phone !== null);
  const needsUploads = fields.some(({ upload }) => upload !== null);
  useEffect(() => {
    const add = (controls: LoadedControls) => setLoaded((known) => ({ ...known, ...controls }));
    if (needsAreas) import('./area-control.tsx').then(add, () => undefined);
    if (needsPhones) import('./phone-control.tsx').then(add, () => undefined);
    if (needsUploads) import('./upload-control.tsx').then(add, () => undefined);
  }, [needsAreas, needsPhones, needsUploads]);
  return loaded;
}

const FieldGroups = memo(
  ({
    fields,
    isCompany,
    texts,
  }: Pick<Props, 'texts'> & { readonly fields: readonly ShownField[]; readonly isCompany: boolean }) => {
    const { AreaControl, PhoneControl, UploadControl } = useControls(fields);
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
          areaControl={AreaControl}
          phoneControl={PhoneControl}
          uploadControl={UploadControl}
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
      <ErrorSummary idPrefix="checkout" fields={fields} title={texts.problems} />
      {form.companies && <CompanyField form={form} label={texts.company} />}
      <FieldGroups fields={fields} isCompany={isCompany} texts={texts} />
    </S.Details>
  );
}
