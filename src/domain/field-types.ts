/* What the types of form fields mean: the kind of answer, whom it is about, and where it stands in a form. */
import { NOTES_TYPE } from './booking-answers.ts';

export const EMAIL_TYPES: ReadonlySet<string> = new Set(['emailAddress', 'driverEmail']);
/** Types of phone numbers, and of the country where their owner lives. */
export const PHONE_COUNTRIES: ReadonlyMap<string, string> = new Map([
  ['cellPhone', 'country'],
  ['driverPhone', 'driverCountry'],
]);
export const PHONE_TYPES: ReadonlySet<string> = new Set(PHONE_COUNTRIES.keys());
const DATE_TYPES: ReadonlySet<string> = new Set([
  'birthday',
  'driverLicenseExpiration',
  'driverLicenseIssuance',
  'documentIdIssuance',
  'documentIdExpiration',
]);
const COUNTRY_TYPES: ReadonlySet<string> = new Set([
  'country',
  'driverCountry',
  'driverLicenseCountry',
  'documentIdIssuanceCountry',
  'birthCountry',
]);

/** The answer has several lines. */
const MESSAGE_TYPES: ReadonlySet<string> = new Set([NOTES_TYPE, 'message']);

/** Type of the field that several files answer. */
export const FILES_TYPE = 'files';
/** Fields that a photograph answers. */
export const PHOTO_TYPES: ReadonlySet<string> = new Set([
  'documentPhotoFront',
  'documentPhotoBack',
  'driverLicensePhotoFront',
  'driverLicensePhotoBack',
]);

/** Kind of the answer to a field; dates are `YYYY-MM-DD`, countries ISO codes, messages have several lines. */
export type AnswerKind = 'email' | 'phone' | 'date' | 'country' | 'message' | 'files' | 'text';

/** The kind of answer of a field type; `text` for an unknown type. */
export function answerKind(fieldTypeId: string): AnswerKind {
  if (EMAIL_TYPES.has(fieldTypeId)) return 'email';
  if (PHONE_TYPES.has(fieldTypeId)) return 'phone';
  if (DATE_TYPES.has(fieldTypeId)) return 'date';
  if (MESSAGE_TYPES.has(fieldTypeId)) return 'message';
  if (PHOTO_TYPES.has(fieldTypeId) || fieldTypeId === FILES_TYPE) return 'files';
  return COUNTRY_TYPES.has(fieldTypeId) ? 'country' : 'text';
}

/** Types of names of people, which are short. */
export const NAME_TYPES: ReadonlySet<string> = new Set([
  'firstName',
  'lastName',
  'driverFirstName',
  'driverLastName',
]);

/** Types whose answer is the id of an identity document, and types of the number of that document. */
export const DOCUMENT_TYPE_OF: ReadonlyMap<string, string> = new Map([
  ['documentId', 'documentTypeId'],
  ['driverId', 'driverDocumentTypeId'],
]);
export const DOCUMENT_TYPE_TYPES: ReadonlySet<string> = new Set(DOCUMENT_TYPE_OF.values());
export const TAX_PAYER_TYPE = 'fiscalConditionId';

// Fields about a licence apply to the driver and are shown for private customers and companies.
export const COMPANY_DRIVER_TYPES: ReadonlySet<string> = new Set([
  'driverFirstName',
  'driverLastName',
  'driverEmail',
  'driverCountry',
  'driverCity',
  'driverPhone',
  'driverAddress',
  'driverAddressNumber',
  'driverAddressDepartment',
  'driverZipCode',
  'driverId',
  'driverDocumentTypeId',
]);

/** A company has one name, which stands in the first of the two. */
export const PERSON_TYPES: ReadonlySet<string> = new Set(['lastName']);

/** Which parts a form has, in their order: who books, who drives, with which papers, and what concerns the trip. */
export const FIELD_GROUPS = ['customer', 'driver', 'papers', 'trip'] as const;
export type FieldGroup = (typeof FIELD_GROUPS)[number];

const PAPER_TYPES: ReadonlySet<string> = new Set([
  'driverLicenseNumber',
  'driverLicenseCountry',
  'driverLicenseState',
  'driverLicenseIssuance',
  'driverLicenseExpiration',
  'driverLicensePhotoFront',
  'driverLicensePhotoBack',
]);
const TRIP_TYPES: ReadonlySet<string> = new Set([
  'deliveryTransportationId',
  'returnTransportationId',
  'customDeliveryAddress',
  'customDeliveryCity',
  'customReturnAddress',
  'customReturnCity',
  'purchaseOrder',
  FILES_TYPE,
  NOTES_TYPE,
]);

/** The part of a form that a field stands in. The birthday is the driver's, whoever books. */
export function fieldGroup(fieldTypeId: string, isCompany: boolean): FieldGroup {
  if (COMPANY_DRIVER_TYPES.has(fieldTypeId) || (isCompany && fieldTypeId === 'birthday')) return 'driver';
  if (PAPER_TYPES.has(fieldTypeId)) return 'papers';
  return TRIP_TYPES.has(fieldTypeId) ? 'trip' : 'customer';
}

/** Types of the fields for a delivery or collection address, and the end of the trip that each applies to. */
export const ADDRESS_TYPES: ReadonlyMap<string, 'pickUp' | 'dropOff'> = new Map([
  ['customDeliveryAddress', 'pickUp'],
  ['customDeliveryCity', 'pickUp'],
  ['customReturnAddress', 'dropOff'],
  ['customReturnCity', 'dropOff'],
]);

/** Types of the fields for the number of a flight, ferry or train, by the end of the trip that each applies to. */
export const TRANSPORT_TYPES: ReadonlyMap<string, 'pickUp' | 'dropOff'> = new Map([
  ['deliveryTransportationId', 'pickUp'],
  ['returnTransportationId', 'dropOff'],
]);

/** Types of areas that lie in another area, by the type of that. */
export const AREA_PARENTS: ReadonlyMap<string, string> = new Map([
  ['state', 'country'],
  ['city', 'state'],
  ['driverLicenseState', 'driverLicenseCountry'],
  ['documentIdIssuanceState', 'documentIdIssuanceCountry'],
  ['birthState', 'birthCountry'],
]);
