import type { BookingRequest as WireBookingRequest } from '../../../generated/api/types.ts';
import type { BookingRequest, Customer, Person } from '../../domain/booking.ts';

/** The booking call's moment: wall clock of the place with a `Z` that is not UTC. */
export const toBookingMoment = (moment: string): string => `${moment}:00Z`;

/** What an object holds, without what is not given. */
const given = <T extends object>(values: T): { [Key in keyof T]?: Exclude<T[Key], null> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) as never;

const wirePerson = (person: Person) =>
  given({
    country: person.country,
    city: person.city,
    address: person.address,
    addressNumber: person.addressNumber,
    addressDepartment: person.addressDepartment,
    zipCode: person.zipCode,
    documentTypeId: person.documentTypeId,
    documentId: person.documentId,
  });

const nameAndContact = ({ firstName, lastName, emailAddress, phone }: Person) => ({
  firstName: firstName ?? '',
  lastName: lastName ?? '',
  emailAddress: emailAddress ?? '',
  cellPhone: phone ?? '',
});

const wireCustomer = (customer: Customer): WireBookingRequest['customer'] => ({
  ...nameAndContact(customer),
  ...wirePerson(customer),
  ...given({
    state: customer.state,
    birthDate: customer.birthDate,
    fiscalConditionId: customer.fiscalConditionId,
    documentIdIssuance: customer.documentIssuance,
    documentIdExpiration: customer.documentExpiration,
    documentIdIssuanceCountry: customer.documentCountry,
    documentIdIssuanceState: customer.documentState,
    driverLicenseNumber: customer.licence.number,
    driverLicenseCountry: customer.licence.country,
    driverLicenseState: customer.licence.state,
    driverLicenseIssuance: customer.licence.issuance,
    driverLicenseExpiration: customer.licence.expiration,
    globalId: customer.globalId,
  }),
  isCompany: customer.isCompany,
  hasWebLogin: customer.hasWebLogin,
});

/** The body of the booking call; what is not given is left out. */
export function toWireBookingRequest(request: BookingRequest): WireBookingRequest {
  const { customer, driver, customPickUpAddress, customDropOffAddress } = request;
  return {
    customer: wireCustomer(customer),
    driver: driver && { ...nameAndContact(driver), ...wirePerson(driver) },
    language: request.language,
    currency: request.currency,
    isCustomDeliveryAddress: (customPickUpAddress?.address ?? null) !== null,
    isCustomReturnAddress: (customDropOffAddress?.address ?? null) !== null,
    from: toBookingMoment(request.pickUp),
    to: toBookingMoment(request.dropOff),
    isQuotation: request.isQuotation,
    isOnRequest: request.isOnRequest,
    pickupId: request.pickUpPlaceId,
    returnId: request.dropOffPlaceId,
    modelId: request.modelId,
    additionals: request.extras.map(({ extraId, quantity }) => ({ additionalId: extraId, quantity })),
    ilimitedKm: request.hasUnlimitedMileage,
    onlinePayment: request.isOnlinePayment,
    files: [...request.files],
    fullResponse: request.wantsFullResponse,
    ...given({
      pickupEndpoint: request.pickUpEndpoint,
      returnEndPoint: request.dropOffEndpoint,
      deliveryTransportationId: request.pickUpTransportationId,
      returnTransportationId: request.dropOffTransportationId,
      customDeliveryCity: customPickUpAddress?.city ?? null,
      customDeliveryAddress: customPickUpAddress?.address ?? null,
      customReturnCity: customDropOffAddress?.city ?? null,
      customReturnAddress: customDropOffAddress?.address ?? null,
      promotion: request.promotionId,
      promotionCode: request.promotionCode,
      commercialAgreementCode: request.commercialAgreementCode,
      agencyGuid: request.agencyGuid,
      brandCode: request.brandCode,
      purchaseOrder: request.purchaseOrder,
      extra: request.notes,
    }),
  };
}
