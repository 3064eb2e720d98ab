import { describe, expect, it } from 'vitest';
import type { BookingRequest } from '../../domain/booking.ts';
import { toBookingMoment, toBookingNumber, toWireBookingRequest } from './booking-request.ts';
import { fromBookingMoment } from './dates.ts';

const REQUEST = {
  customer: { firstName: 'Ana', lastName: 'Horvat', emailAddress: 'ana@example.com', phone: '+385911234567' },
  driver: null,
  pickUp: '2026-03-09T10:30',
  dropOff: '2026-03-12T09:00',
  pickUpPlaceId: 'p1',
  dropOffPlaceId: 'p2',
  customPickUpAddress: null,
  customDropOffAddress: { address: 'Ilica 1', city: null },
  modelId: 'm1',
  hasUnlimitedMileage: true,
  extras: [{ extraId: 'seat', quantity: 2 }],
  language: 'hr',
  currency: 'EUR',
  isQuotation: false,
  isOnRequest: true,
  isOnlinePayment: false,
  brandCode: null,
  wantsFullResponse: true,
} as unknown as BookingRequest;

describe('the booking call', () => {
  it('[BOOK-03] sends the wall clock of the places with T and :00Z', () => {
    expect(toWireBookingRequest(REQUEST)).toMatchObject({
      from: '2026-03-09T10:30:00Z',
      to: '2026-03-12T09:00:00Z',
    });
  });

  it.each(['2026-03-09T10:30', '2026-03-29T02:30', '2026-10-25T02:30', '2026-12-31T23:45'])(
    '[BOOK-03] reads %s back as it was sent',
    (moment) => {
      expect(fromBookingMoment(toBookingMoment(moment))).toBe(moment);
    },
  );

  it('uses the spellings of the product API', () => {
    expect(toWireBookingRequest(REQUEST)).toEqual({
      customer: {
        firstName: 'Ana',
        lastName: 'Horvat',
        emailAddress: 'ana@example.com',
        cellPhone: '+385911234567',
      },
      driver: null,
      language: 'hr',
      currency: 'EUR',
      isCustomDeliveryAddress: false,
      isCustomReturnAddress: true,
      from: '2026-03-09T10:30:00Z',
      to: '2026-03-12T09:00:00Z',
      isQuotation: false,
      isOnRequest: true,
      pickupId: 'p1',
      returnId: 'p2',
      modelId: 'm1',
      additionals: [{ additionalId: 'seat', quantity: 2 }],
      ilimitedKm: true,
      onlinePayment: false,
      fullResponse: true,
    });
  });

  it('names the brand where there is one', () => {
    expect(toWireBookingRequest({ ...REQUEST, brandCode: 'ADR' }).brandCode).toBe('ADR');
  });
});

describe('the number of a booking', () => {
  it('is the id of the answer', () => {
    expect(toBookingNumber({ id: '7KM4PX', price: 1 })).toBe('7KM4PX');
  });

  it.each([null, [], {}, { id: '' }, { id: 7 }, '7KM4PX'])('is missing in %j', (body) => {
    expect(() => toBookingNumber(body)).toThrow(TypeError);
  });
});
