/* The fields of a checkout: those of the operator's form, and what every booking needs. */
import { fieldsForTrip, visibleFields } from './forms.ts';
import type { StoredField, StoredForm } from './stored-field.ts';

/** What decides which fields a checkout has. */
export interface CheckoutCustomer {
  /** The categories of the places where the trip begins and ends. */
  readonly trip: Readonly<Record<'pickUp' | 'dropOff', string>>;
  readonly isCompany: boolean;
}

const field = (fieldTypeId: string, order: number, required = true): StoredField => ({
  id: fieldTypeId,
  fieldTypeId,
  name: fieldTypeId,
  label: {},
  placeholder: {},
  required,
  order,
  width: 6,
  options: [],
  config: {
    expirationMinDays: 0,
    minLength: 0,
    maxLength: 0,
    pattern: '',
    message: {},
    customers: 'everybody',
  },
});

/** The fields of a checkout for which the product API defines no form. */
const USUAL_FIELDS: readonly StoredField[] = [
  field('firstName', 1),
  field('lastName', 2),
  field('emailAddress', 3),
  field('cellPhone', 4),
];

/** What every booking needs, whatever the operator's form has: the mail's address and its salutation, and who drives. */
const essentialTypes = (isCompany: boolean): readonly string[] => [
  'firstName',
  'emailAddress',
  ...(isCompany ? ['driverFirstName', 'driverLastName'] : []),
];

/** The fields of a form with the essential ones, which are always required. */
function withEssentials(fields: readonly StoredField[], isCompany: boolean): StoredField[] {
  const essential = essentialTypes(isCompany);
  const missing = essential.filter((type) => !fields.some(({ fieldTypeId }) => fieldTypeId === type));
  return [
    ...missing.map((type) => field(type, 0)),
    ...fields.map((each) =>
      essential.includes(each.fieldTypeId)
        ? { ...each, required: true, config: { ...each.config, customers: 'everybody' as const } }
        : each,
    ),
  ];
}

/** The fields of a checkout in their order; the usual ones where the operator has no form. */
export const checkoutFields = (
  form: Pick<StoredForm, 'fields'> | null,
  { trip, isCompany }: CheckoutCustomer,
): readonly StoredField[] =>
  visibleFields(fieldsForTrip(withEssentials(form?.fields ?? USUAL_FIELDS, isCompany), trip), isCompany);

/** Whether visitors may book as a company: only where the operator's form offers it. */
export const takesCompanies = (form: Pick<StoredForm, 'config'> | null): boolean =>
  form?.config.showIsCompanyCheckbox === true;
