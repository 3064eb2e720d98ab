import { type FormFieldRules, visibleFields } from '../../src/domain/forms.ts';
import type { Booking } from '../db/repositories/bookings.ts';

/** Who books and what else was asked, as an order has it. */
export type OrderAnswers = Pick<Booking, 'customer'> & Partial<Pick<Booking, 'driver' | 'details' | 'notes'>>;

type Part = 'customer' | 'driver' | 'details';

const inPart = (
  part: Part,
  names: readonly string[],
): readonly (readonly [string, readonly [Part, string]])[] => names.map((name) => [name, [part, name]]);

/** Where an order keeps the answer to a type of field. A type that is not here has no place in a booking request. */
const KEPT_IN: ReadonlyMap<string, readonly [part: Part, name: string]> = new Map([
  ...inPart('customer', ['firstName', 'lastName', 'country', 'state', 'city']),
  ...inPart('customer', ['address', 'addressNumber', 'addressDepartment', 'zipCode']),
  ...inPart('customer', ['fiscalConditionId', 'documentTypeId', 'documentId']),
  ...inPart('customer', ['documentIdIssuance', 'documentIdExpiration']),
  ...inPart('customer', ['documentIdIssuanceCountry', 'documentIdIssuanceState']),
  ...inPart('customer', ['driverLicenseNumber', 'driverLicenseCountry', 'driverLicenseState']),
  ...inPart('customer', ['driverLicenseIssuance', 'driverLicenseExpiration']),
  ...inPart('details', ['deliveryTransportationId', 'returnTransportationId', 'purchaseOrder']),
  ...inPart('details', ['customDeliveryAddress', 'customDeliveryCity']),
  ...inPart('details', ['customReturnAddress', 'customReturnCity']),
  ['emailAddress', ['customer', 'email']],
  ['cellPhone', ['customer', 'phone']],
  ['birthday', ['customer', 'birthDate']],
  ['driverFirstName', ['driver', 'firstName']],
  ['driverLastName', ['driver', 'lastName']],
  ['driverEmail', ['driver', 'emailAddress']],
  ['driverPhone', ['driver', 'cellPhone']],
  ['driverCountry', ['driver', 'country']],
  ['driverCity', ['driver', 'city']],
  ['driverAddress', ['driver', 'address']],
  ['driverAddressNumber', ['driver', 'addressNumber']],
  ['driverAddressDepartment', ['driver', 'addressDepartment']],
  ['driverZipCode', ['driver', 'zipCode']],
  ['driverId', ['driver', 'documentId']],
  ['driverDocumentTypeId', ['driver', 'documentTypeId']],
]);

function isMissing(order: OrderAnswers, fieldTypeId: string): boolean {
  if (fieldTypeId === 'notes') return (order.notes ?? '').trim() === '';
  const place = KEPT_IN.get(fieldTypeId);
  if (!place) return false;
  const [part, name] = place;
  const answer = order[part]?.[name];
  return String(answer ?? '').trim() === '';
}

/** Types of the fields that the operator's form requires and an order leaves empty, in the order of the form. */
export function missingAnswers(fields: readonly FormFieldRules[], order: OrderAnswers): readonly string[] {
  return visibleFields(fields, order.customer.isCompany === true)
    .filter(({ required, fieldTypeId }) => required && isMissing(order, fieldTypeId))
    .map(({ fieldTypeId }) => fieldTypeId);
}
