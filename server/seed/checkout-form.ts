import type { SiteSeed } from '../db/seed.ts';

/** What a company asks of whoever books: first and last name, e-mail and phone always. */
export interface CheckoutFormOptions {
  /** Whether a booking needs the country and the birthday, or may have them. */
  readonly requires: Readonly<Record<'country' | 'birthday', boolean>>;
  /** Labels by field type and language, where they are not the product's own. */
  readonly labels: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Field types and the names under which their answers are sent. */
const NAMES = {
  firstName: 'firstName',
  lastName: 'lastName',
  emailAddress: 'emailAddress',
  cellPhone: 'cellPhone',
  country: 'country',
  birthday: 'birthDate',
} as const;

/** Two fields in a line. */
const WIDTH = 6;

/** The checkout form of a demo site. */
export function checkoutForm({ requires, labels }: CheckoutFormOptions): SiteSeed['forms'][number] {
  const isRequired: Readonly<Record<string, boolean>> = requires;
  const fields = Object.entries(NAMES).map(([fieldTypeId, name], order) => ({
    id: fieldTypeId,
    fieldTypeId,
    name,
    required: isRequired[fieldTypeId] ?? true,
    order,
    width: WIDTH,
    ...(labels[fieldTypeId] ? { label: labels[fieldTypeId] } : {}),
  }));
  return {
    id: 'checkout',
    type: 0,
    fields: JSON.stringify(fields),
    button: '{}',
    config: JSON.stringify({ showIsCompanyCheckbox: false }),
  };
}
