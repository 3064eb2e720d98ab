import type { BookingRequest as WireBookingRequest } from '../../../generated/api/types.ts';
import type { BookingRequest, Customer } from '../../domain/booking.ts';
import type { AnswerPart, AnswersOf } from '../../domain/booking-answers.ts';

/** The booking call's moment: wall clock of the place with a `Z` that is not UTC. */
export const toBookingMoment = (moment: string): string => `${moment}:00Z`;

/** What an object holds, without what is not given. */
const given = <T extends object>(values: T): { [Key in keyof T]?: Exclude<T[Key], null> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) as never;

/** A person as the wire spells them: it always has names and contacts. */
const wirePerson = ({
  firstName = '',
  lastName = '',
  email = '',
  phone = '',
  ...papers
}: AnswersOf<'driver'>) => ({
  firstName,
  lastName,
  emailAddress: email,
  cellPhone: phone,
  ...papers,
});

/** Where a booking call has what a part of a booking holds, as property names from the outside in. */
export function wirePathOf(part: AnswerPart, name: string): readonly string[] {
  if (part === 'trip') return [name];
  const [wireName = name] =
    Object.entries(wirePerson({ [name]: name })).find(([, value]) => value === name) ?? [];
  return [part, wireName];
}

/** The property of a booking call that holds the notes. */
export const WIRE_NOTES = 'extra' satisfies keyof WireBookingRequest;

const wireCustomer = ({ globalId, isCompany, hasWebLogin, ...answers }: Customer) => ({
  ...wirePerson(answers),
  ...given({ globalId }),
  isCompany,
  hasWebLogin,
});

/** A person of a booking call, by our names. */
export const fromWirePerson = <Others extends object>({
  emailAddress = '',
  cellPhone = '',
  ...others
}: Others & { readonly emailAddress?: string; readonly cellPhone?: string }) => ({
  ...others,
  email: emailAddress.trim(),
  phone: cellPhone,
});

/** The body of the booking call; what is not given is left out. */
export function toWireBookingRequest(request: BookingRequest): WireBookingRequest {
  const { customer, driver, trip } = request;
  return {
    customer: wireCustomer(customer),
    driver: driver && wirePerson(driver),
    language: request.language,
    currency: request.currency,
    ...trip,
    isCustomDeliveryAddress: trip.customDeliveryAddress !== undefined,
    isCustomReturnAddress: trip.customReturnAddress !== undefined,
    from: toBookingMoment(request.pickUp),
    to: toBookingMoment(request.dropOff),
    isQuotation: request.isQuotation,
    ...(request.isOnlyBooking && { isOnlyBooking: true }),
    isOnRequest: request.isOnRequest,
    pickupId: request.pickUpPlaceId,
    returnId: request.dropOffPlaceId,
    modelId: request.modelId,
    additionals: request.extras.map(({ extraId, quantity }) => ({ additionalId: extraId, quantity })),
    ilimitedKm: request.hasUnlimitedMileage,
    onlinePayment: request.isOnlinePayment,
    ...(request.answers.length > 0 ? { answers: request.answers.map((answer) => ({ ...answer })) } : {}),
    files: [...request.files],
    fullResponse: request.wantsFullResponse,
    ...given({
      pickupEndpoint: request.pickUpEndpoint,
      returnEndPoint: request.dropOffEndpoint,
      paymentMethodId: request.paymentMethodId,
      promotion: request.promotionId,
      promotionCode: request.promotionCode,
      commercialAgreementCode: request.commercialAgreementCode,
      agencyGuid: request.agencyGuid,
      brandCode: request.brandCode,
      extra: request.notes,
    }),
  };
}
