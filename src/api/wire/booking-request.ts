import type { BookingRequest as WireBookingRequest } from '../../../generated/api/types.ts';
import type { BookingRequest } from '../../domain/booking.ts';
import { isRecord } from './is-record.ts';

/** The booking call's moment: wall clock of the place with a `Z` that is not UTC. */
export const toBookingMoment = (moment: string): string => `${moment}:00Z`;

/** The body of the booking call. What the checkout cannot ask for yet is not sent. */
export function toWireBookingRequest(request: BookingRequest): WireBookingRequest {
  const { customer } = request;
  return {
    customer: {
      firstName: customer.firstName ?? '',
      lastName: customer.lastName ?? '',
      emailAddress: customer.emailAddress ?? '',
      cellPhone: customer.phone ?? '',
    },
    driver: null,
    language: request.language,
    currency: request.currency,
    isCustomDeliveryAddress: request.customPickUpAddress !== null,
    isCustomReturnAddress: request.customDropOffAddress !== null,
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
    ...(request.brandCode ? { brandCode: request.brandCode } : {}),
    fullResponse: request.wantsFullResponse,
  };
}

/** The number in the answer of the booking call: all that a browser needs of it. @throws TypeError when there is none */
export function toBookingNumber(body: unknown): string {
  const number = isRecord(body) ? body.id : undefined;
  if (typeof number !== 'string' || number === '') throw new TypeError('the booking answer has no number');
  return number;
}
