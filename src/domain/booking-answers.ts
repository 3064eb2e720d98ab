/* Which property of a booking holds the answer to which type of form field; used by the checkout and the server. */

/** Properties of the customer (name, contact, documents), by the type of their form field. */
const CUSTOMER_ANSWERS = {
  firstName: 'firstName',
  lastName: 'lastName',
  emailAddress: 'email',
  cellPhone: 'phone',
  birthday: 'birthDate',
  country: 'country',
  state: 'state',
  city: 'city',
  address: 'address',
  addressNumber: 'addressNumber',
  addressDepartment: 'addressDepartment',
  zipCode: 'zipCode',
  fiscalConditionId: 'fiscalConditionId',
  documentTypeId: 'documentTypeId',
  documentId: 'documentId',
  documentIdIssuance: 'documentIdIssuance',
  documentIdExpiration: 'documentIdExpiration',
  documentIdIssuanceCountry: 'documentIdIssuanceCountry',
  documentIdIssuanceState: 'documentIdIssuanceState',
  driverLicenseNumber: 'driverLicenseNumber',
  driverLicenseCountry: 'driverLicenseCountry',
  driverLicenseState: 'driverLicenseState',
  driverLicenseIssuance: 'driverLicenseIssuance',
  driverLicenseExpiration: 'driverLicenseExpiration',
  birthCountry: 'birthCountry',
  birthState: 'birthState',
} as const;

/** Properties of the driver of a company's booking, by the type of their form field. */
const DRIVER_ANSWERS = {
  driverFirstName: 'firstName',
  driverLastName: 'lastName',
  driverEmail: 'email',
  driverPhone: 'phone',
  driverCountry: 'country',
  driverCity: 'city',
  driverAddress: 'address',
  driverAddressNumber: 'addressNumber',
  driverAddressDepartment: 'addressDepartment',
  driverZipCode: 'zipCode',
  driverId: 'documentId',
  driverDocumentTypeId: 'documentTypeId',
} as const;

/** Properties of the trip, by the type of their form field. */
const TRIP_ANSWERS = {
  deliveryTransportationId: 'deliveryTransportationId',
  returnTransportationId: 'returnTransportationId',
  customDeliveryAddress: 'customDeliveryAddress',
  customDeliveryCity: 'customDeliveryCity',
  customReturnAddress: 'customReturnAddress',
  customReturnCity: 'customReturnCity',
  purchaseOrder: 'purchaseOrder',
} as const;

/** Type of the notes field. The notes also take every answer whose field type has no property in a booking. */
export const NOTES_TYPE = 'notes';

const ANSWERS_BY_PART = { customer: CUSTOMER_ANSWERS, driver: DRIVER_ANSWERS, trip: TRIP_ANSWERS } as const;

/** A part of a booking that holds answers. */
export type AnswerPart = keyof typeof ANSWERS_BY_PART;

type NameIn<Part extends AnswerPart> = (typeof ANSWERS_BY_PART)[Part][keyof (typeof ANSWERS_BY_PART)[Part]] &
  string;

/** The answers that a part of a booking holds, by their names in it; what was not answered is absent. */
export type AnswersOf<Part extends AnswerPart> = { readonly [Name in NameIn<Part>]?: string };

const PROPERTY_OF: ReadonlyMap<string, { readonly part: AnswerPart; readonly name: string }> = new Map(
  (Object.keys(ANSWERS_BY_PART) as AnswerPart[]).flatMap((part) =>
    Object.entries<string>(ANSWERS_BY_PART[part]).map(([type, name]) => [type, { part, name }] as const),
  ),
);

/** Part and property that hold the answer to a field type; `null` for the notes and for types without a property. */
export const answerProperty = (fieldTypeId: string) => PROPERTY_OF.get(fieldTypeId) ?? null;

/** Every field type whose answer a booking has a property for. */
export const BOOKING_FIELD_TYPES: readonly string[] = [...PROPERTY_OF.keys()];

/** The answers of one part, from cleaned texts by field type. */
export function answersOf<Part extends AnswerPart>(
  part: Part,
  answers: Readonly<Record<string, string>>,
): AnswersOf<Part> {
  const entries = Object.entries(answers).flatMap(([type, answer]) => {
    const property = answerProperty(type);
    return property?.part === part ? [[property.name, answer]] : [];
  });
  return Object.fromEntries(entries) as AnswersOf<Part>;
}
