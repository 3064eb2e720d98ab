import type { FormFieldRules } from '../../domain/forms.ts';

/** A field of the customer's form: its rules, its label, and what helps to fill it. */
export interface CustomerField extends FormFieldRules {
  readonly labelKey: string;
  readonly inputType: 'text' | 'email' | 'tel';
  readonly autoComplete: string;
}

const field = (
  name: string,
  order: number,
  labelKey: string,
  inputType: CustomerField['inputType'],
  autoComplete: string,
): CustomerField => ({
  id: name,
  fieldTypeId: name,
  name,
  required: true,
  order,
  config: { maxLength: 100 },
  labelKey,
  inputType,
  autoComplete,
});

/** Who books: what every rental needs. */
export const CUSTOMER_FIELDS: readonly CustomerField[] = [
  field('firstName', 1, 'checkout.firstName', 'text', 'given-name'),
  field('lastName', 2, 'checkout.lastName', 'text', 'family-name'),
  field('emailAddress', 3, 'checkout.email', 'email', 'email'),
  field('cellPhone', 4, 'checkout.phone', 'tel', 'tel'),
];

export const TERMS_FIELD = 'acceptsTerms';
