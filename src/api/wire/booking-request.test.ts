import { describe, expect, it } from 'vitest';
import { BookingRequest as isWireRequest } from '../../../generated/api/check.js';
import { MAX_EXTRA_QUANTITY, MAX_ID_CHARACTERS } from '../../domain/constants.ts';
import type { BookingRequest } from '../../domain/booking.ts';
import { toPlacedBooking } from './booking-number.ts';
import { toBookingMoment, toWireBookingRequest } from './booking-request.ts';
import { fromBookingMoment } from './dates.ts';

const ANA = { firstName: 'Ana', lastName: 'Horvat', email: 'ana@example.com', phone: '+385911234567' };

const REQUEST: BookingRequest = {
  customer: {
    ...ANA,
    country: 'HR',
    birthDate: '1990-02-28',
    globalId: null,
    isCompany: false,
    hasWebLogin: false,
  },
  driver: null,
  pickUp: '2026-03-09T10:30',
  dropOff: '2026-03-12T09:00',
  pickUpPlaceId: 'p1',
  pickUpEndpoint: null,
  dropOffPlaceId: 'p2',
  dropOffEndpoint: null,
  trip: { customReturnAddress: 'Ilica 1' },
  modelId: 'm1',
  hasUnlimitedMileage: true,
  extras: [{ extraId: 'seat', quantity: 2 }],
  language: 'hr',
  currency: 'EUR',
  isQuotation: false,
  isOnRequest: true,
  isOnlinePayment: false,
  paymentMethodId: null,
  promotionId: null,
  promotionCode: null,
  commercialAgreementCode: null,
  agencyGuid: null,
  brandCode: null,
  answers: [],
  notes: null,
  files: [],
  wantsFullResponse: true,
};

/** Everything that a request can hold. */
const WHOLE: BookingRequest = {
  ...REQUEST,
  customer: {
    ...REQUEST.customer,
    city: 'Zagreb',
    zipCode: '10000',
    state: 'Zagreb',
    documentId: 'X1',
    driverLicenseNumber: 'L1',
    driverLicenseCountry: 'HR',
    driverLicenseIssuance: '2010-01-01',
    driverLicenseExpiration: '2030-01-01',
    globalId: 'g1',
    isCompany: true,
    hasWebLogin: true,
  },
  driver: { ...ANA, documentId: 'D1' },
  pickUpEndpoint: 'in',
  dropOffEndpoint: 'out',
  trip: {
    deliveryTransportationId: 't1',
    returnTransportationId: 't2',
    customDeliveryAddress: 'Riva 7',
    customDeliveryCity: 'Split',
    customReturnAddress: 'Ilica 1',
    customReturnCity: 'Zagreb',
    purchaseOrder: 'PO1',
  },
  paymentMethodId: 'counter',
  promotionId: 'promo',
  promotionCode: 'SUN',
  commercialAgreementCode: 'CA1',
  agencyGuid: 'a1',
  brandCode: 'ADR',
  notes: 'A child seat, please.',
  files: ['f1'],
};

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

  it('[BOOK-04] uses the spellings of the product API, and leaves out what is not given', () => {
    expect(toWireBookingRequest(REQUEST)).toEqual({
      customer: {
        firstName: 'Ana',
        lastName: 'Horvat',
        emailAddress: 'ana@example.com',
        cellPhone: '+385911234567',
        country: 'HR',
        birthDate: '1990-02-28',
        isCompany: false,
        hasWebLogin: false,
      },
      driver: null,
      language: 'hr',
      currency: 'EUR',
      isCustomDeliveryAddress: false,
      isCustomReturnAddress: true,
      customReturnAddress: 'Ilica 1',
      files: [],
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

  it('[BOOK-01] has a name for everything that a request holds', () => {
    const wire = toWireBookingRequest(WHOLE);
    expect(Object.keys(wire).sort()).toEqual(
      (
        'customer driver promotionCode language currency isCustomDeliveryAddress isCustomReturnAddress from to ' +
        'isQuotation isOnRequest pickupId pickupEndpoint returnId returnEndPoint modelId additionals ilimitedKm ' +
        'promotion onlinePayment purchaseOrder brandCode fullResponse deliveryTransportationId ' +
        'returnTransportationId customDeliveryCity customDeliveryAddress customReturnCity customReturnAddress extra files ' +
        'agencyGuid commercialAgreementCode paymentMethodId'
      )
        .split(' ')
        .sort(),
    );
    expect(wire).toMatchObject({
      driver: { firstName: 'Ana', documentId: 'D1' },
      customer: { driverLicenseNumber: 'L1', globalId: 'g1' },
      extra: 'A child seat, please.',
      paymentMethodId: 'counter',
      promotion: 'promo',
      brandCode: 'ADR',
    });
  });

  it('[FORM-13] takes every part of a customer by its name, and no other', () => {
    const texts =
      'firstName lastName cellPhone address addressNumber addressDepartment zipCode state city notes birthState fiscalConditionId documentTypeId documentId ' +
      'documentIdIssuanceState driverLicenseState driverLicenseNumber globalId';
    const countries = 'country birthCountry documentIdIssuanceCountry driverLicenseCountry';
    const dates =
      'birthDate documentIdIssuance documentIdExpiration driverLicenseIssuance driverLicenseExpiration';
    const all = (names: string, value: string) =>
      Object.fromEntries(names.split(' ').map((name) => [name, value]));
    const wire = toWireBookingRequest(REQUEST);
    const customer = {
      ...all(texts, 'seven letters'),
      ...all(dates, '2001-02-03'),
      ...all(countries, 'HR'),
      emailAddress: 'ana@example.com',
      age: 25,
      isCompany: false,
      hasWebLogin: true,
    };
    const takes = (more: object) => isWireRequest({ ...wire, customer: { ...customer, ...more } });
    expect(takes({})).toBe(true);
    expect(takes({ shoeSize: '42' })).toBe(false);
    const answered = {
      ...all(countries, 'HR'),
      ...all('address addressNumber addressDepartment zipCode state city', 'A'),
      ...all('birthState fiscalConditionId documentTypeId documentId', 'B'),
      ...all('documentIdIssuanceState', 'C'),
      ...all('driverLicenseState driverLicenseNumber', 'D'),
      ...all(dates, '2001-02-03'),
    };
    const sent = toWireBookingRequest({
      ...REQUEST,
      customer: { ...ANA, ...answered, globalId: 'g1', isCompany: false, hasWebLogin: true },
    });
    expect(sent.customer).toEqual({
      ...answered,
      firstName: 'Ana',
      lastName: 'Horvat',
      emailAddress: 'ana@example.com',
      cellPhone: '+385911234567',
      globalId: 'g1',
      isCompany: false,
      hasWebLogin: true,
    });
  });

  it('accepts values of the same length as the calls before it', () => {
    const id = 'x'.repeat(MAX_ID_CHARACTERS);
    const longest = {
      ...WHOLE,
      pickUpPlaceId: id,
      pickUpEndpoint: id,
      dropOffPlaceId: id,
      dropOffEndpoint: id,
      modelId: id,
      promotionId: id,
      promotionCode: id,
      commercialAgreementCode: id,
      agencyGuid: id,
      extras: [{ extraId: id, quantity: MAX_EXTRA_QUANTITY }],
    };
    expect([isWireRequest(toWireBookingRequest(longest)), isWireRequest.errors]).toEqual([true, null]);
  });

  it('takes a customer without last name and phone, where the form asks for neither', () => {
    const { lastName: _lastName, phone: _phone, ...customer } = REQUEST.customer;
    const nameless = { ...REQUEST, customer };
    expect([isWireRequest(toWireBookingRequest(nameless)), isWireRequest.errors]).toEqual([true, null]);
  });

  it.each([
    ['a short one', REQUEST],
    ['a whole one', WHOLE],
  ])('keeps the contract of the call with %s', (_why, request) => {
    expect([isWireRequest(toWireBookingRequest(request)), isWireRequest.errors]).toEqual([true, null]);
  });
});

describe('the number of a booking', () => {
  it('is the id of the response', () => {
    expect(toPlacedBooking({ id: '7KM4PX', price: 1 })).toEqual({ number: '7KM4PX', accessKey: null });
    expect(toPlacedBooking({ id: '7KM4PX', accessKey: 'k' })).toEqual({ number: '7KM4PX', accessKey: 'k' });
  });

  it.each([null, [], {}, { id: '' }, { id: 7 }, '7KM4PX'])('is missing in %j', (body) => {
    expect(() => toPlacedBooking(body)).toThrow(TypeError);
  });
});
