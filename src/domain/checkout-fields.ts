/* The fields of a checkout: those of the operator's form, and what every booking needs. */
import { DEFAULT_LICENCE_VALID_DAYS } from './constants.ts';
import { fieldsForTrip, visibleFields } from './forms.ts';
import type { StoredField, StoredForm } from './stored-field.ts';

/** What decides which fields a checkout has. */
export interface CheckoutCustomer {
  /** The categories of the places where the trip begins and ends. */
  readonly trip: Readonly<Record<'pickUp' | 'dropOff', string>>;
  readonly isCompany: boolean;
  /** The operator books nobody without a driver's licence. */
  readonly isLicenceRequired: boolean;
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
    expirationMinDays: DEFAULT_LICENCE_VALID_DAYS,
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

/** What says that somebody may drive. */
const LICENCE_TYPES = ['driverLicenseNumber', 'driverLicenseCountry', 'driverLicenseExpiration'] as const;

type Needs = Pick<CheckoutCustomer, 'isCompany' | 'isLicenceRequired'>;

/**
 * What a booking needs, whatever the operator's form has: the mail's address and its salutation, who drives, and the
 * licence where it is required.
 */
const essentialTypes = ({ isCompany, isLicenceRequired }: Needs): readonly string[] => [
  'firstName',
  'emailAddress',
  ...(isCompany ? ['driverFirstName', 'driverLastName'] : []),
  ...(isLicenceRequired ? LICENCE_TYPES : []),
];

/** The fields of a form with the essential ones, which are always required. */
function withEssentials(fields: readonly StoredField[], needs: Needs): StoredField[] {
  const essential = essentialTypes(needs);
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
  { trip, isCompany, isLicenceRequired }: CheckoutCustomer,
): readonly StoredField[] =>
  visibleFields(
    fieldsForTrip(withEssentials(form?.fields ?? USUAL_FIELDS, { isCompany, isLicenceRequired }), trip),
    isCompany,
  );

/** Whether visitors may book as a company: only where the operator's form offers it. */
export const takesCompanies = (form: Pick<StoredForm, 'config'> | null): boolean =>
  form?.config.showIsCompanyCheckbox === true;
