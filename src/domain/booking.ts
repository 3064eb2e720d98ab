/* A booking as the site asks for it; how the product API spells it is translated in src/api/wire. */
import type { PlainDate, PlainDateTime } from './calendar.ts';
import { parsePlainDate } from './calendar.ts';
import type { SelectedExtra } from './extras.ts';
import { answersByType, cleanAnswer, type FormAnswers, type FormFieldRules, visibleFields } from './forms.ts';
import type { CurrencyCode } from './money.ts';
import type { PlaceId } from './places.ts';
import type { SearchParameters } from './search-parameters.ts';

/** Where a booking stands; `unknown` is a status this version has not heard of. */
export type BookingStatus =
  | 'reserved'
  | 'confirmed'
  | 'delivered'
  | 'closed'
  | 'cancelled'
  | 'quoted'
  | 'unknown';

/** Who books. */
export type BookingProfile =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'customer' | 'company'; readonly globalId: string }
  | { readonly kind: 'agency'; readonly agencyGuid: string };

/** Cleaned texts by field type of the checkout form, as `answersByType` gives them. */
export type CustomerAnswers = Readonly<Record<string, string>>;

/** Name, contact and papers of a person; null is not given. */
export type Person = {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly emailAddress: string | null;
  readonly phone: string | null;
  readonly country: string | null;
  readonly city: string | null;
  readonly address: string | null;
  readonly addressNumber: string | null;
  readonly addressDepartment: string | null;
  readonly zipCode: string | null;
  readonly documentTypeId: string | null;
  readonly documentId: string | null;
};

/** Who the booking is for. */
export type Customer = Person & {
  readonly state: string | null;
  readonly birthDate: PlainDate | null;
  readonly fiscalConditionId: string | null;
  readonly documentIssuance: PlainDate | null;
  readonly documentExpiration: PlainDate | null;
  readonly documentCountry: string | null;
  readonly documentState: string | null;
  readonly licence: DrivingLicence;
  /** Account of a signed-in customer or company. */
  readonly globalId: string | null;
  readonly isCompany: boolean;
  readonly hasWebLogin: boolean;
};

/** The licence of whoever drives. */
export type DrivingLicence = {
  readonly number: string | null;
  readonly country: string | null;
  readonly state: string | null;
  readonly issuance: PlainDate | null;
  readonly expiration: PlainDate | null;
};

/** An address instead of the place's own; a city alone is kept, but is no address to drive to. */
export type CustomAddress = { readonly address: string | null; readonly city: string | null };

/** Everything a booking is asked with. Times are those of the places, without zone. */
export type BookingRequest = {
  readonly customer: Customer;
  /** Only for companies; otherwise the customer drives. */
  readonly driver: Person | null;
  readonly pickUp: PlainDateTime;
  readonly dropOff: PlainDateTime;
  readonly pickUpPlaceId: PlaceId;
  readonly pickUpEndpoint: string | null;
  readonly dropOffPlaceId: PlaceId;
  readonly dropOffEndpoint: string | null;
  readonly customPickUpAddress: CustomAddress | null;
  readonly customDropOffAddress: CustomAddress | null;
  readonly pickUpTransportationId: string | null;
  readonly dropOffTransportationId: string | null;
  readonly modelId: string;
  readonly hasUnlimitedMileage: boolean;
  readonly extras: readonly SelectedExtra[];
  readonly language: string;
  readonly currency: CurrencyCode;
  readonly isQuotation: boolean;
  readonly isOnRequest: boolean;
  readonly isOnlinePayment: boolean;
  readonly promotionId: string | null;
  readonly promotionCode: string | null;
  readonly commercialAgreementCode: string | null;
  readonly agencyGuid: string | null;
  readonly brandCode: string | null;
  readonly purchaseOrder: string | null;
  readonly notes: string | null;
  /** Ids of uploaded files. */
  readonly files: readonly string[];
  readonly wantsFullResponse: true;
};

/** An answer and the label of its field. */
export type Remark = { readonly label: string; readonly text: string };

/** The types of fields whose answers a booking request has a place for; all others go into its notes. */
export const PLACED_FIELD_TYPES: ReadonlySet<string> = new Set(
  (
    'firstName lastName emailAddress cellPhone birthday country state city address ' +
    'addressNumber addressDepartment zipCode fiscalConditionId documentTypeId documentId ' +
    'documentIdIssuance documentIdExpiration documentIdIssuanceCountry ' +
    'documentIdIssuanceState driverLicenseNumber driverLicenseCountry driverLicenseState ' +
    'driverLicenseIssuance driverLicenseExpiration driverFirstName driverLastName driverEmail ' +
    'driverPhone driverCountry driverCity driverAddress driverAddressNumber ' +
    'driverAddressDepartment driverZipCode driverId driverDocumentTypeId ' +
    'deliveryTransportationId returnTransportationId customDeliveryAddress customDeliveryCity ' +
    'customReturnAddress customReturnCity purchaseOrder notes'
  ).split(' '),
);

/** What was typed into fields of other types, or twice into one type, in the order of the form: nothing may be lost. */
export function answersWithoutPlace(
  fields: readonly (FormFieldRules & { readonly label: string })[],
  answers: FormAnswers,
  isCompany: boolean,
): readonly Remark[] {
  const placed = answersByType(fields, answers, isCompany);
  return visibleFields(fields, isCompany).flatMap(({ fieldTypeId, name, label }) => {
    const answer = answers[name];
    const text = typeof answer === 'string' ? cleanAnswer(fieldTypeId, answer) : '';
    const isPlaced = PLACED_FIELD_TYPES.has(fieldTypeId) && placed[fieldTypeId] === text;
    return text === '' || isPlaced ? [] : [{ label, text }];
  });
}

/** The parts a booking request is assembled from. */
export type BookingParts = {
  readonly search: SearchParameters;
  readonly answers: CustomerAnswers;
  /** Answers that have no place of their own, as `answersWithoutPlace` gives them. */
  readonly remarks: readonly Remark[];
  readonly selected: {
    readonly modelId: string;
    readonly isQuoteOnly: boolean;
    readonly hasUnlimitedMileage: boolean;
  };
  readonly extras: readonly SelectedExtra[];
  readonly language: string;
  readonly currency: CurrencyCode;
  readonly isOnlinePayment: boolean;
  readonly isQuotation: boolean;
  readonly isCompany: boolean;
  readonly hasWebLogin: boolean;
  readonly profile: BookingProfile;
  readonly promotionId: string | null;
  readonly brandCode: string | null;
  readonly files: readonly string[];
};

/** The booking request of a checkout. */
export function assembleBookingRequest(parts: BookingParts): BookingRequest {
  const { search, answers, selected, profile } = parts;
  const text = (fieldTypeId: string): string | null => answers[fieldTypeId] ?? null;
  return {
    customer: toCustomer(parts),
    driver: parts.isCompany ? toDriver(answers) : null,
    pickUp: search.pickUp,
    dropOff: search.dropOff,
    pickUpPlaceId: search.pickUpPlace.id,
    pickUpEndpoint: search.pickUpPlace.endpoint,
    dropOffPlaceId: search.dropOffPlace.id,
    dropOffEndpoint: search.dropOffPlace.endpoint,
    customPickUpAddress: toCustomAddress(text('customDeliveryAddress'), text('customDeliveryCity')),
    customDropOffAddress: toCustomAddress(text('customReturnAddress'), text('customReturnCity')),
    pickUpTransportationId: text('deliveryTransportationId'),
    dropOffTransportationId: text('returnTransportationId'),
    modelId: selected.modelId,
    hasUnlimitedMileage: selected.hasUnlimitedMileage,
    extras: parts.extras.filter(({ quantity }) => quantity > 0),
    language: parts.language,
    currency: parts.currency,
    isQuotation: parts.isQuotation,
    isOnRequest: selected.isQuoteOnly,
    isOnlinePayment: parts.isOnlinePayment,
    promotionId: parts.promotionId,
    promotionCode: search.promotionCode,
    commercialAgreementCode: search.commercialAgreementCode,
    agencyGuid: profile.kind === 'agency' ? profile.agencyGuid : null,
    brandCode: parts.brandCode,
    purchaseOrder: text('purchaseOrder'),
    notes: toNotes(text('notes'), parts.remarks),
    files: parts.files,
    wantsFullResponse: true,
  };
}

function toCustomer({ answers, isCompany, hasWebLogin, profile }: BookingParts): Customer {
  const text = (fieldTypeId: string): string | null => answers[fieldTypeId] ?? null;
  const date = (fieldTypeId: string): PlainDate | null => parsePlainDate(answers[fieldTypeId] ?? '');
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    emailAddress: text('emailAddress'),
    phone: text('cellPhone'),
    country: text('country'),
    state: text('state'),
    city: text('city'),
    address: text('address'),
    addressNumber: text('addressNumber'),
    addressDepartment: text('addressDepartment'),
    zipCode: text('zipCode'),
    birthDate: date('birthday'),
    fiscalConditionId: text('fiscalConditionId'),
    documentTypeId: text('documentTypeId'),
    documentId: text('documentId'),
    documentIssuance: date('documentIdIssuance'),
    documentExpiration: date('documentIdExpiration'),
    documentCountry: text('documentIdIssuanceCountry'),
    documentState: text('documentIdIssuanceState'),
    licence: {
      number: text('driverLicenseNumber'),
      country: text('driverLicenseCountry'),
      state: text('driverLicenseState'),
      issuance: date('driverLicenseIssuance'),
      expiration: date('driverLicenseExpiration'),
    },
    globalId: profile.kind === 'customer' || profile.kind === 'company' ? profile.globalId : null,
    isCompany,
    hasWebLogin,
  };
}

function toDriver(answers: CustomerAnswers): Person {
  const text = (fieldTypeId: string): string | null => answers[fieldTypeId] ?? null;
  return {
    firstName: text('driverFirstName'),
    lastName: text('driverLastName'),
    emailAddress: text('driverEmail'),
    phone: text('driverPhone'),
    country: text('driverCountry'),
    city: text('driverCity'),
    address: text('driverAddress'),
    addressNumber: text('driverAddressNumber'),
    addressDepartment: text('driverAddressDepartment'),
    zipCode: text('driverZipCode'),
    documentTypeId: text('driverDocumentTypeId'),
    documentId: text('driverId'),
  };
}

const toCustomAddress = (address: string | null, city: string | null): CustomAddress | null =>
  address === null && city === null ? null : { address, city };

function toNotes(notes: string | null, remarks: readonly Remark[]): string | null {
  const lines = remarks.map(({ label, text }) => `${label}: ${text}`);
  return [notes, ...lines].filter((line) => line !== null).join('\n') || null;
}
