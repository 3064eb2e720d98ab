import { describe, expect, it } from 'vitest';
import type { BookingParts, BookingRequest } from './booking.ts';
import { answersWithoutProperty, assembleBookingRequest } from './booking.ts';

const parts: BookingParts = {
  search: {
    pickUp: '2026-03-10T10:00',
    dropOff: '2026-03-14T18:00',
    pickUpPlace: { id: 'airport', name: 'Airport', endpoint: 'gate-1', iataCode: 'SPU' },
    dropOffPlace: { id: 'centre', name: 'Centre', endpoint: null, iataCode: null },
    driverAge: 30,
    hasUnlimitedMileage: true,
    showFinalPrice: true,
    onlyFullAvailability: false,
    expectedDistance: null,
    expectedKilometers: null,
    promotionId: null,
    promotionCode: 'SUMMER',
    promotionIds: [],
    commercialAgreementCode: 'ACME',
    modelId: '12',
  },
  answers: {
    firstName: 'Ana',
    lastName: 'Paz',
    emailAddress: 'ana@example.com',
    cellPhone: '1155550101',
    birthday: '1990-05-06',
    documentId: '12345678',
    driverLicenseNumber: 'L-1',
    driverLicenseExpiration: '2030-01-01',
    deliveryTransportationId: 'flight',
    returnTransportationId: 'ship',
    purchaseOrder: 'PO-7',
    driverFirstName: 'Leo',
    driverPhone: '555010',
    driverId: '87654321',
  },
  remarks: [{ name: 'notes', label: '', text: 'Late flight' }],
  selected: { modelId: '12', isQuoteOnly: false, hasUnlimitedMileage: false },
  extras: [
    { extraId: 'seat', quantity: 2 },
    { extraId: 'map', quantity: 0 },
  ],
  language: 'es-AR',
  currency: 'USD',
  isOnlinePayment: true,
  isQuotation: false,
  isCompany: false,
  hasWebLogin: false,
  profile: { kind: 'visitor' },
  paymentMethodId: 'counter',
  promotionId: '7',
  brandCode: 'ANDES',
  files: ['file-1'],
};
const assembled = (more: Partial<BookingParts> = {}): BookingRequest =>
  assembleBookingRequest({ ...parts, ...more });
const withResponses = (more: Record<string, string>): BookingRequest =>
  assembled({ answers: { ...parts.answers, ...more } });

describe('a booking request', () => {
  it('is built from search, form, result, extras, language, currency, flags, profile and promotion [BOOK-02]', () => {
    expect(assembled()).toEqual({
      customer: {
        firstName: 'Ana',
        lastName: 'Paz',
        email: 'ana@example.com',
        phone: '1155550101',
        birthDate: '1990-05-06',
        documentId: '12345678',
        driverLicenseNumber: 'L-1',
        driverLicenseExpiration: '2030-01-01',
        globalId: null,
        isCompany: false,
        hasWebLogin: false,
      },
      driver: null,
      pickUp: '2026-03-10T10:00',
      dropOff: '2026-03-14T18:00',
      pickUpPlaceId: 'airport',
      pickUpEndpoint: 'gate-1',
      dropOffPlaceId: 'centre',
      dropOffEndpoint: null,
      trip: { deliveryTransportationId: 'flight', returnTransportationId: 'ship', purchaseOrder: 'PO-7' },
      modelId: '12',
      hasUnlimitedMileage: false,
      extras: [{ extraId: 'seat', quantity: 2 }],
      language: 'es-AR',
      currency: 'USD',
      isQuotation: false,
      isOnRequest: false,
      isOnlinePayment: true,
      paymentMethodId: 'counter',
      promotionId: '7',
      promotionCode: 'SUMMER',
      commercialAgreementCode: 'ACME',
      agencyGuid: null,
      brandCode: 'ANDES',
      notes: 'Late flight',
      answers: [{ name: 'notes', value: 'Late flight' }],
      files: ['file-1'],
      wantsFullResponse: true,
    });
  });

  it('[BOOK-05] has a driver of its own only for a company', () => {
    expect(assembled({ isCompany: true })).toMatchObject({
      customer: { firstName: 'Ana', isCompany: true },
      driver: { firstName: 'Leo', phone: '555010', documentId: '87654321' },
    });
  });

  it.each<[why: string, more: Partial<BookingParts>, expected: Partial<BookingRequest>]>([
    [
      'a quote-only car is on request',
      { selected: { ...parts.selected, isQuoteOnly: true } },
      { isOnRequest: true, isQuotation: false },
    ],
    ['the quote option is a quotation', { isQuotation: true }, { isOnRequest: false, isQuotation: true }],
    ['payment at the counter is not online', { isOnlinePayment: false }, { isOnlinePayment: false }],
    ['payment at once is online', { isOnlinePayment: true }, { isOnlinePayment: true }],
    ['everything is answered', {}, { wantsFullResponse: true }],
    ['the brand is that of the configuration', { brandCode: 'ADR' }, { brandCode: 'ADR' }],
    ['extras not taken are left out', { extras: [{ extraId: 'map', quantity: 0 }] }, { extras: [] }],
  ])('[BOOK-05] says what was chosen: %s', (_why, more, expected) => {
    expect(assembled(more)).toMatchObject(expected);
  });

  it('keeps the address that a car is brought to, and a city alone, which must not be lost', () => {
    const addresses = { customDeliveryCity: 'Split', customReturnAddress: 'Main 1' };
    expect(withResponses(addresses).trip).toMatchObject(addresses);
  });

  it.each<
    [why: string, profile: BookingParts['profile'], globalId: string | null, agencyGuid: string | null]
  >([
    ['a visitor', { kind: 'visitor' }, null, null],
    ['a customer', { kind: 'customer', globalId: 'g-1' }, 'g-1', null],
    ['a company', { kind: 'company', globalId: 'g-2' }, 'g-2', null],
    ['an agency', { kind: 'agency', agencyGuid: 'a-1' }, null, 'a-1'],
  ])('belongs to who books: %s', (_why, profile, globalId, agencyGuid) => {
    const request = assembled({ profile });
    expect({ globalId: request.customer.globalId, agencyGuid: request.agencyGuid }).toEqual({
      globalId,
      agencyGuid,
    });
  });
});

describe('answers without a property in a booking request', () => {
  const field = (id: string, fieldTypeId: string, order: number) => ({
    id,
    fieldTypeId,
    name: id,
    label: `Your ${id}`,
    required: false,
    order,
  });
  const fields = [
    field('hotel', 'question', 4),
    field('flight', 'question', 3),
    field('name', 'firstName', 1),
    field('nickname', 'firstName', 2),
    field('boss', 'driverFirstName', 5),
  ];

  it.each<[why: string, answers: Record<string, string>, remarks: [label: string, text: string][]]>([
    [
      'of unknown types',
      { flight: ' LA 1 ', hotel: 'Ritz' },
      [
        ['Your flight', 'LA 1'],
        ['Your hotel', 'Ritz'],
      ],
    ],
    ['none of a type with a place', { name: 'Ana' }, []],
    ['the second of two with one place', { name: 'Ana', nickname: 'Ani' }, [['Your nickname', 'Ani']]],
    ['none of what is empty', { flight: '  ' }, []],
    ['none of fields that are not asked for', { boss: 'Leo' }, []],
  ])('are kept with their labels: %s', (_why, answers, remarks) => {
    expect(answersWithoutProperty(fields, answers, false)).toEqual(
      remarks.map(([label, text]) => ({ name: expect.any(String), label, text })),
    );
  });

  it('follow the notes, line by line', () => {
    const remarks = [
      { name: 'flight', label: 'Flight', text: 'LA 1' },
      { name: 'notes', label: '', text: 'Late flight' },
      { name: 'hotel', label: 'Hotel', text: 'Ritz' },
    ];
    const { notes, answers } = assembled({ remarks });
    expect(notes).toBe('Late flight\nFlight: LA 1\nHotel: Ritz');
    expect(answers).toEqual(remarks.map(({ name, text }) => ({ name, value: text })));
    expect(assembled({ remarks: remarks.slice(2) }).notes).toBe('Hotel: Ritz');
    expect(assembled({ remarks: [] }).notes).toBeNull();
  });
});
