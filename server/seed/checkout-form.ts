import type { SiteSeed } from '../seed/seed-site.ts';

/** What a company asks of whoever books: name, e-mail, phone and birthday always, for every driver has to be of an age. */
export interface CheckoutFormOptions {
  /** Whether a booking needs the country, or may have it. */
  readonly isCountryRequired: boolean;
  /** Whether cars are brought to where guests stay: then the booking has to say where that is. */
  readonly isBroughtToGuests: boolean;
  /** Whether it waits for late flights: then guests may say which is theirs. */
  readonly isWaitingForFlights: boolean;
  /** Labels by field type and language, where they are not the product's own. */
  readonly labels: LabelsByType;
  /** What is said below a field, likewise. */
  readonly helps?: LabelsByType;
}

type LabelsByType = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Field types and the names under which their answers are sent. */
const NAMES = {
  firstName: 'firstName',
  lastName: 'lastName',
  emailAddress: 'emailAddress',
  cellPhone: 'cellPhone',
  country: 'country',
  birthday: 'birthDate',
} as const;
const DELIVERY = { customDeliveryAddress: 'customDeliveryAddress' } as const;
/** The booking call has no place for it, so its answer goes into the notes. */
const FLIGHT = { flightNumber: 'flightNumber' } as const;

/** Two fields in a line; those that not every company asks for have one of their own. */
const WIDTH = 6;
const WIDE = 12;

/** The checkout form of a demo site. */
export function checkoutForm({
  isCountryRequired,
  isBroughtToGuests,
  isWaitingForFlights,
  labels,
  helps = {},
}: CheckoutFormOptions): SiteSeed['forms'][number] {
  const isRequired: Readonly<Record<string, boolean>> = {
    country: isCountryRequired,
    flightNumber: false,
  };
  const names = {
    ...NAMES,
    ...(isBroughtToGuests ? DELIVERY : {}),
    ...(isWaitingForFlights ? FLIGHT : {}),
  };
  const fields = Object.entries(names).map(([fieldTypeId, name], order) => ({
    id: fieldTypeId,
    fieldTypeId,
    name,
    required: isRequired[fieldTypeId] ?? true,
    order,
    width: fieldTypeId in NAMES ? WIDTH : WIDE,
    ...(labels[fieldTypeId] ? { label: labels[fieldTypeId] } : {}),
    ...(helps[fieldTypeId] ? { placeholder: helps[fieldTypeId] } : {}),
  }));
  return {
    id: 'checkout',
    type: 0,
    fields: JSON.stringify(fields),
    button: '{}',
    config: JSON.stringify({ showIsCompanyCheckbox: false }),
  };
}
