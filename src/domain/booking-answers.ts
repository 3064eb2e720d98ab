/* Where a booking keeps the answers to its form: read by whoever sends it, and by whoever judges it. */

/** Who books: name, contact and papers, by the types of the fields that ask for them. */
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
} as const;

/** Who drives for a company. */
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

/** What is asked of the trip itself. */
const TRIP_ANSWERS = {
  deliveryTransportationId: 'deliveryTransportationId',
  returnTransportationId: 'returnTransportationId',
  customDeliveryAddress: 'customDeliveryAddress',
  customDeliveryCity: 'customDeliveryCity',
  customReturnAddress: 'customReturnAddress',
  customReturnCity: 'customReturnCity',
  purchaseOrder: 'purchaseOrder',
} as const;

/** The notes take what was typed into their own field, and all that has no other place. */
export const NOTES_TYPE = 'notes';

const PLACES = { customer: CUSTOMER_ANSWERS, driver: DRIVER_ANSWERS, trip: TRIP_ANSWERS } as const;

/** A part of a booking that holds answers. */
export type AnswerPart = keyof typeof PLACES;

type NameIn<Part extends AnswerPart> = (typeof PLACES)[Part][keyof (typeof PLACES)[Part]] & string;

/** The answers that a part of a booking holds, by their names in it; what was not answered is absent. */
export type AnswersOf<Part extends AnswerPart> = { readonly [Name in NameIn<Part>]?: string };

const PLACE_OF: ReadonlyMap<string, { readonly part: AnswerPart; readonly name: string }> = new Map(
  (Object.keys(PLACES) as AnswerPart[]).flatMap((part) =>
    Object.entries<string>(PLACES[part]).map(([type, name]) => [type, { part, name }] as const),
  ),
);

/** Where the answer to a type of field is kept; `null` for the notes, and for types that have no place of their own. */
export const answerPlace = (fieldTypeId: string) => PLACE_OF.get(fieldTypeId) ?? null;

/** Every type of field whose answer has a place in a booking. */
export const PLACED_FIELD_TYPES: readonly string[] = [...PLACE_OF.keys(), NOTES_TYPE];

/** The answers of a part, out of cleaned texts by type of field. */
export function answersOf<Part extends AnswerPart>(
  part: Part,
  answers: Readonly<Record<string, string>>,
): AnswersOf<Part> {
  const entries = Object.entries(answers).flatMap(([type, answer]) => {
    const place = answerPlace(type);
    return place?.part === part ? [[place.name, answer]] : [];
  });
  return Object.fromEntries(entries) as AnswersOf<Part>;
}
