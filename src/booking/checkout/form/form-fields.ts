import type { ServerForm } from '../../../api/wire/server-form.ts';
import { type CheckoutCustomer, checkoutFields, takesCompanies } from '../../../domain/checkout-fields.ts';
import { type DriverAgeRules, driverAgeRange } from '../../../domain/driver-age.ts';
import { DOCUMENT_TYPE_TYPES, TAX_PAYER_TYPE } from '../../../domain/field-types.ts';
import type { IdentityLists } from '../../../domain/identity-lists.ts';
import type { StoredField } from '../../../domain/stored-field.ts';
import {
  connectAreas,
  type FieldTexts,
  type ShownField,
  shownField,
} from '../../../ui/form-fields/shown-field.ts';

export interface FieldSurroundings extends FieldTexts, Pick<CheckoutCustomer, 'trip' | 'isLicenceRequired'> {
  readonly driverAge: DriverAgeRules;
}

/** The fields of a checkout: for people, and for companies where the operator's form takes them. */
export interface ShownForm {
  readonly people: readonly ShownField[];
  readonly companies: readonly ShownField[] | null;
}

/** The rules and texts of a birthday, by the ages that may drive. */
function birthdayField(
  field: ShownField,
  { t, driverAge }: Pick<FieldSurroundings, 't' | 'driverAge'>,
): ShownField {
  const { min, max } = driverAgeRange(driverAge);
  return {
    ...field,
    messages: {
      ...field.messages,
      'outside-allowed-ages': t('errors.betweenAllowedAges', { min, max }),
      'outside-ages-without-caution': t('errors.driverAgeWarning', { min, max }),
    },
  };
}

/** A field of the checkout as visitors see it. */
export function checkoutField(
  stored: StoredField,
  surroundings: FieldTexts & Pick<FieldSurroundings, 'driverAge'>,
): ShownField {
  const field = shownField(stored, surroundings);
  return field.fieldTypeId === 'birthday' ? birthdayField(field, surroundings) : field;
}

/** The fields of the checkout in their order, for one kind of customer. */
export const shownFields = (
  form: ServerForm | null,
  surroundings: FieldSurroundings,
  isCompany: boolean,
): ShownField[] =>
  connectAreas(
    checkoutFields(form, { ...surroundings, isCompany }).map((stored) =>
      checkoutField(stored, { ...surroundings, isCompany }),
    ),
  );

/** The form of the checkout as visitors see it. */
export const shownForm = (form: ServerForm | null, surroundings: FieldSurroundings): ShownForm => ({
  people: shownFields(form, surroundings, false),
  companies: takesCompanies(form) ? shownFields(form, surroundings, true) : null,
});

/** What the browser checks documents and taxes by; nothing where the form asks for neither. */
export function identityOf(
  form: ServerForm | null,
  { documentTypes, taxPayerTypes }: Required<Pick<FieldTexts, 'documentTypes' | 'taxPayerTypes'>>,
): IdentityLists {
  const asks = (types: (type: string) => boolean) =>
    form?.fields.some(({ fieldTypeId }) => types(fieldTypeId)) === true;
  return {
    documentTypes: asks((type) => DOCUMENT_TYPE_TYPES.has(type))
      ? documentTypes.map(({ id, check }) => ({ id, check }))
      : [],
    taxPayerTypes: asks((type) => type === TAX_PAYER_TYPE)
      ? taxPayerTypes.map(({ id, documentTypeIds }) => ({ id, documentTypeIds }))
      : [],
  };
}
