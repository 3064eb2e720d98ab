import { describe, expect, it } from 'vitest';
import { toWireBookingRequest } from '../../src/api/wire/booking-request.ts';
import { assembleBookingRequest, type BookingParts } from '../../src/domain/booking.ts';
import { answerKind } from '../../src/domain/forms.ts';
import type { SearchedPlace } from '../../src/domain/search-parameters.ts';
import { toCarOrder } from '../wire/orders.ts';
import { missingAnswers } from './missing-answers.ts';

const PLACE = { id: 'city', endpoint: null } as SearchedPlace;
const NAMED = { firstName: 'Ana', lastName: 'Paz', emailAddress: 'ana@example.com', cellPhone: '5550101' };
const DRIVER = { driverFirstName: 'Leo', driverLastName: 'Sol' };

const required = (fieldTypeId: string) => [
  { id: fieldTypeId, fieldTypeId, name: fieldTypeId, required: true, order: 1 },
];

/** An order as it arrives from a checkout with these answers. */
function orderWith(answers: Readonly<Record<string, string>>, isCompany: boolean) {
  const request = assembleBookingRequest({
    search: {
      pickUp: '2026-05-04T10:00',
      dropOff: '2026-05-06T10:00',
      pickUpPlace: PLACE,
      dropOffPlace: PLACE,
    },
    answers,
    selected: { modelId: 'm', isQuoteOnly: false, hasUnlimitedMileage: true },
    extras: [],
    language: 'en-US',
    currency: 'USD',
    profile: { kind: 'visitor' },
    files: [],
    isCompany,
  } as unknown as BookingParts);
  const reading = toCarOrder(toWireBookingRequest(request), '2026-05-01');
  if (!reading.ok) throw new Error(JSON.stringify(reading.errors));
  return reading.order;
}

const ANSWERS = {
  date: '2001-02-03',
  country: 'HR',
  email: 'leo@example.com',
  phone: '5550102',
  text: 'x 1',
};

const OWN_TYPES = (
  'country birthday city state address addressNumber addressDepartment zipCode ' +
  'fiscalConditionId documentTypeId documentId documentIdIssuance documentIdExpiration ' +
  'documentIdIssuanceCountry documentIdIssuanceState driverLicenseNumber driverLicenseCountry ' +
  'driverLicenseExpiration driverLicenseIssuance driverLicenseState deliveryTransportationId ' +
  'returnTransportationId purchaseOrder notes customDeliveryAddress customReturnAddress'
).split(' ');
const DRIVER_TYPES = (
  'driverEmail driverCountry driverCity driverPhone driverAddress driverAddressNumber ' +
  'driverAddressDepartment driverZipCode driverId driverDocumentTypeId'
).split(' ');

describe('[FORM-04] what the form requires', () => {
  it.each([
    ...OWN_TYPES.map((type) => [type, false] as const),
    ...DRIVER_TYPES.map((type) => [type, true] as const),
  ])('%s is missing from an order without it, and found in one with it', (type, isCompany) => {
    const others = isCompany ? { ...NAMED, ...DRIVER } : NAMED;
    expect(missingAnswers(required(type), orderWith(others, isCompany))).toEqual([type]);
    const told = { ...others, [type]: ANSWERS[answerKind(type)] };
    expect(missingAnswers(required(type), orderWith(told, isCompany))).toEqual([]);
  });

  it.each(['customDeliveryCity', 'customReturnCity'])('%s is found beside its address', (type) => {
    const address = type.replace('City', 'Address');
    const order = orderWith({ ...NAMED, [address]: 'Riva 7', [type]: 'Split' }, false);
    expect(missingAnswers(required(type), order)).toEqual([]);
    expect(missingAnswers(required(type), orderWith({ ...NAMED, [address]: 'Riva 7' }, false))).toEqual([
      type,
    ]);
  });

  it('is told in the order of the form, and only what is required', () => {
    const field = (type: string, order: number, isRequired: boolean) =>
      required(type).map((one) => ({ ...one, order, required: isRequired }));
    const form = [field('zipCode', 3, true), field('country', 1, true), field('state', 2, false)].flat();
    expect(missingAnswers(form, orderWith(NAMED, false))).toEqual(['country', 'zipCode']);
  });

  it('is nothing of a company driver where nobody books for a company', () => {
    expect(missingAnswers(required('driverEmail'), orderWith(NAMED, false))).toEqual([]);
  });

  it('is nothing that a booking request has no place for', () => {
    expect(missingAnswers(required('shoeSize'), orderWith(NAMED, false))).toEqual([]);
  });
});
