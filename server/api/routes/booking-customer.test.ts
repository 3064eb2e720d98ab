import { describe, expect, it } from 'vitest';
import { MAX_ID_CHARACTERS } from '../../../src/domain/constants.ts';
import { findBooking } from '../../db/repositories/bookings.ts';
import { openBookingApp } from '../../testing/booking-app.ts';
import { BOOKING_REQUEST } from '../../testing/booking-request.ts';

const { at, book, publishSettings } = openBookingApp({
  units: 9,
  promotions: [
    {
      id: 'agreed',
      names: {},
      basisPoints: 1000,
      fromDate: '2026-01-01',
      toDate: '2026-12-31',
      code: 'CC',
      isAgreement: true,
    },
  ],
});

describe('who books', () => {
  const customer = (more: object) => ({ customer: { ...BOOKING_REQUEST.customer, ...more } });

  it.each([
    ['0054 9 11 1234 5678', '+5491112345678'],
    ['+54 +54 9 11 1234 5678', '+5491112345678'],
    ['+54 +44 20 7946 0000', '+442079460000'],
    ['+49 (0)30 123456', '+4930123456'],
    ['tel:+385 91 234 5678', '+385912345678'],
    ['11 1234-5678', '1112345678'],
  ])('is stored with the phone number %s under one prefix, like the driver', async (typed, stored) => {
    const driver = { firstName: 'Eva', lastName: 'Paz', emailAddress: '', cellPhone: typed };
    const response = await book({ ...customer({ cellPhone: typed, isCompany: true }), driver });
    expect(response.statusCode).toBe(200);
    const booking = await at((scope) => findBooking(scope, response.json().id as string));
    expect([booking?.customer.phone, booking?.driver?.phone]).toEqual([stored, stored]);
  });

  it('[BOOK-01] is stored with every part of the request', async () => {
    const response = await book({
      ...customer({ country: 'AR', birthDate: '1990-02-28', city: 'Salta', documentId: '30111222', age: 36 }),
      promotionCode: null,
      promotion: 7,
      isCustomDeliveryAddress: true,
      isCustomReturnAddress: false,
      customDeliveryCity: 'Buenos Aires',
      customDeliveryAddress: 'Florida 1',
      customReturnCity: null,
      customReturnAddress: null,
      pickupEndpoint: 'gate 1',
      returnEndPoint: 'gate 2',
      deliveryTransportationId: 3,
      returnTransportationId: '4',
      purchaseOrder: 'PO-1',
      brandCode: 'WAY',
      fullResponse: true,
      extra: 'Late flight',
      files: [],
      agencyGuid: null,
      commercialAgreementCode: 'CC',
    });
    expect([response.statusCode, response.json()]).toMatchObject([200, {}]);
    const stored = await at((scope) => findBooking(scope, response.json().id as string));
    expect(stored?.customer).toEqual({
      firstName: 'Ana',
      lastName: 'Paz',
      email: 'ana@example.com',
      phone: '+541112345678',
      country: 'AR',
      birthDate: '1990-02-28',
      city: 'Salta',
      documentId: '30111222',
      age: 36,
    });
    expect(stored?.notes).toBe('Late flight');
    expect(stored?.details).toEqual({
      promotion: 7,
      purchaseOrder: 'PO-1',
      brandCode: 'WAY',
      commercialAgreementCode: 'CC',
      deliveryTransportationId: 3,
      returnTransportationId: '4',
      isCustomDeliveryAddress: true,
      customDeliveryCity: 'Buenos Aires',
      customDeliveryAddress: 'Florida 1',
      isCustomReturnAddress: false,
    });
    // What only the operator may know is in no response.
    expect(JSON.stringify(response.json())).not.toMatch(/Ana|1990|Salta/);
  });

  it('[ROLE-05] [FORM-14] may be a company with a driver', async () => {
    const driver = { firstName: 'Leo', lastName: 'Sur', emailAddress: 'leo@example.com' };
    const response = await book({ ...customer({ isCompany: true, birthDate: '2015-01-01' }), driver });
    expect(response.statusCode).toBe(200);
    const stored = await at((scope) => findBooking(scope, response.json().id as string));
    expect(stored?.driver).toEqual({
      firstName: 'Leo',
      lastName: 'Sur',
      email: 'leo@example.com',
      phone: '',
    });
  });

  it.each<[why: string, changes: object, path: string]>([
    ['a country by name', customer({ country: 'Argentina' }), '/customer/country'],
    ['a country that is none', customer({ country: 'ZZ' }), '/customer/country'],
    ['a day of birth that is none', customer({ birthDate: '1990-02-30' }), '/customer/birthDate'],
    ['a day of birth to come', customer({ birthDate: '2026-11-23' }), '/customer/birthDate'],
    [
      'a licence until a day that is none',
      customer({ driverLicenseExpiration: '2026-13-01' }),
      '/customer/driverLicenseExpiration',
    ],
    ['an address that is none', customer({ emailAddress: 'nobody' }), '/customer/emailAddress'],
    ['a driver without a name', { driver: { lastName: 'Sur' } }, '/driver/firstName'],
    [
      'a driver whose address is none',
      { driver: { firstName: 'Leo', lastName: 'Sur', emailAddress: 'leo' } },
      '/driver/emailAddress',
    ],
    ['a pick-up that is no moment', { from: '2026-02-30T10:00:00Z' }, '/from'],
    ['too long an id', { modelId: 'x'.repeat(MAX_ID_CHARACTERS + 1) }, '/modelId'],
    [
      'too many extras',
      { additionals: Array.from({ length: 51 }, () => ({ additionalId: 'seat', quantity: 1 })) },
      '/additionals',
    ],
  ])('is refused with %s', async (_why, changes, path) => {
    const response = await book(changes);
    expect([response.statusCode, response.json().errorCode]).toEqual([400, 'invalidRequest']);
    expect(Object.keys(response.json().errors as object)).toContain(path);
  });

  it('must be of an allowed age on the day of pick-up', async () => {
    await publishSettings('bookingConfiguration', {
      useDriverAgeAllowed: true,
      driverAgeAllowedMin: 21,
      driverAgeAllowedMax: 75,
    });
    const statusOf = async (birthDate: string) => (await book(customer({ birthDate }))).statusCode;
    expect([await statusOf('2005-12-02'), await statusOf('2005-12-01')]).toEqual([400, 200]);
  });
});
