import { describe, expect, it } from 'vitest';
import { BookingRequest as isBookingRequest } from '../../generated/api/check.js';
import { toWireBookingRequest } from '../../src/api/wire/booking-request.ts';
import { assembleBookingRequest, type BookingParts } from '../../src/domain/booking.ts';
import { BOOKING_FIELD_TYPES } from '../../src/domain/booking-answers.ts';
import { type FormFieldRules, longestAnswer } from '../../src/domain/check-answer.ts';
import { answerKind } from '../../src/domain/field-types.ts';
import { NO_IDENTITY_LISTS } from '../../src/domain/identity-lists.ts';
import { toServerForm } from '../../src/api/wire/server-form.ts';
import type { SearchedPlace } from '../../src/domain/search-parameters.ts';
import { toCarOrder } from '../api/wire/orders.ts';
import { answerProblems, type OrderAnswers } from './answer-problems.ts';

const PLACE = { id: 'city', endpoint: null } as SearchedPlace;
const NAMED = { firstName: 'Ana', lastName: 'Paz', emailAddress: 'ana@example.com', cellPhone: '5550101' };
const DRIVER = { driverFirstName: 'Leo', driverLastName: 'Sol' };

const DAYS: Parameters<typeof answerProblems>[2] = {
  trip: { pickUp: '', dropOff: '' },
  isLicenceRequired: false,
  identity: NO_IDENTITY_LISTS,
  today: '2026-05-01',
  pickUpDate: '2026-05-04',
  dropOffDate: '2026-05-06',
  driverAge: { checksAllowed: true, allowedMin: 21, allowedMax: 75, checksWithoutCaution: false },
};
/** A form that takes companies. */
const formOf = (fields: readonly FormFieldRules[]) =>
  toServerForm({ id: 'checkout', type: 0, fields, config: { showIsCompanyCheckbox: true } });
const problemsOf = (fields: readonly FormFieldRules[], order: OrderAnswers) =>
  answerProblems(formOf(fields), order, DAYS);
const missingAnswers = (fields: readonly FormFieldRules[], order: OrderAnswers) =>
  Object.entries(problemsOf(fields, order)).flatMap(([type, reason]) =>
    reason === 'required' ? [type] : [],
  );

const required = (fieldTypeId: string) => [
  { id: fieldTypeId, fieldTypeId, name: fieldTypeId, required: true, order: 1 },
];

/** What a checkout with these answers sends. */
const callWith = (
  answers: Readonly<Record<string, string>>,
  isCompany: boolean,
  remarks: BookingParts['remarks'] = [],
) =>
  toWireBookingRequest(
    assembleBookingRequest({
      search: {
        pickUp: '2026-05-04T10:00',
        dropOff: '2026-05-06T10:00',
        pickUpPlace: PLACE,
        dropOffPlace: PLACE,
      },
      answers,
      remarks,
      selected: { modelId: 'm', isQuoteOnly: false, hasUnlimitedMileage: true },
      extras: [],
      language: 'en-US',
      currency: 'USD',
      profile: { kind: 'visitor' },
      files: [],
      isQuotation: false,
      isOnlinePayment: false,
      isCompany,
    } as unknown as BookingParts),
  );

/** The same as the server reads it. */
function orderWith(
  answers: Readonly<Record<string, string>>,
  isCompany: boolean,
  remarks: BookingParts['remarks'] = [],
) {
  const reading = toCarOrder(callWith(answers, isCompany, remarks), '2026-05-01');
  if (!reading.ok) throw new Error(JSON.stringify(reading.errors));
  return reading.order;
}

const ANSWERS = {
  date: '2001-02-03',
  country: 'HR',
  email: 'leo@example.com',
  phone: '5550102',
  message: 'x 1',
  files: '',
  text: 'x 1',
};

const OWN_TYPES = (
  'country birthday city state address addressNumber addressDepartment zipCode ' +
  'fiscalConditionId documentTypeId documentId documentIdIssuance documentIdExpiration ' +
  'documentIdIssuanceCountry documentIdIssuanceState driverLicenseNumber driverLicenseCountry ' +
  'driverLicenseExpiration driverLicenseIssuance driverLicenseState deliveryTransportationId ' +
  'returnTransportationId purchaseOrder customDeliveryAddress customReturnAddress birthCountry birthState'
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

  it.each(['customDeliveryCity', 'customReturnCity'])('%s is found beside its address and alone', (type) => {
    const address = type.replace('City', 'Address');
    const order = orderWith({ ...NAMED, [address]: 'Riva 7', [type]: 'Split' }, false);
    expect(missingAnswers(required(type), order)).toEqual([]);
    expect(missingAnswers(required(type), orderWith({ ...NAMED, [type]: 'Split' }, false))).toEqual([]);
    expect(missingAnswers(required(type), orderWith({ ...NAMED, [address]: 'Riva 7' }, false))).toEqual([
      type,
    ]);
  });

  it('names the missing required fields in the order of the form', () => {
    const field = (type: string, order: number, isRequired: boolean) =>
      required(type).map((one) => ({ ...one, order, required: isRequired }));
    const form = [field('zipCode', 3, true), field('country', 1, true), field('state', 2, false)].flat();
    expect(missingAnswers(form, orderWith(NAMED, false))).toEqual(['country', 'zipCode']);
  });

  it('requires nothing of a company driver in a private booking', () => {
    expect(missingAnswers(required('driverEmail'), orderWith(NAMED, false))).toEqual([]);
  });

  it('is found among the other answers where a booking request has no property for it', () => {
    expect(missingAnswers(required('shoeSize'), orderWith(NAMED, false))).toEqual(['shoeSize']);
    const remarks = [{ name: 'shoeSize', label: 'Size', text: '42' }];
    expect(missingAnswers(required('shoeSize'), orderWith(NAMED, false, remarks))).toEqual([]);
  });

  it('[FORM-12] [ROLE-06] takes a company only where the form offers it, whatever account it names', () => {
    const order = orderWith({ ...NAMED, ...DRIVER }, true);
    const form = toServerForm({ id: 'checkout', type: 0, fields: [] });
    expect(answerProblems(form, order, DAYS)).toEqual({ isCompany: 'unknown-option' });
    expect(answerProblems(null, order, DAYS)).toEqual({ isCompany: 'unknown-option' });
    expect(answerProblems(formOf([]), order, DAYS)).toEqual({});
    const known = { ...order, customer: { ...order.customer, globalId: 'acme' } };
    expect(answerProblems(form, known, DAYS)).toEqual({ isCompany: 'unknown-option' });
  });
});

describe('answers that the form does not take', () => {
  const field = (
    fieldTypeId: string,
    config: FormFieldRules['config'] = {},
    more: Partial<FormFieldRules> = {},
  ) => [{ id: 'f1', fieldTypeId, name: 'n1', required: false, order: 1, config, ...more }];

  it.each<[why: string, fields: readonly FormFieldRules[], answers: Record<string, string>, reason: string]>([
    ['a phone number of decoration', field('cellPhone'), { cellPhone: '(---) --' }, 'invalid-phone'],
    ['letters after a code', field('cellPhone'), { cellPhone: '+385 abcdef' }, 'invalid-phone'],
    ['a birthday that is too young', field('birthday'), { birthday: '2010-01-01' }, 'outside-allowed-ages'],
    ['a text that is too short', field('zipCode', { minLength: 4 }), { zipCode: '1' }, 'too-short'],
    ['a text that is too long', field('city', { maxLength: 3 }), { city: 'Split' }, 'too-long'],
    [
      'a choice that is not offered',
      field('documentTypeId', {}, { options: [{ value: 'dni' }] }),
      { documentTypeId: 'cuit' },
      'unknown-option',
    ],
    [
      'a licence that expires too soon',
      field('driverLicenseExpiration', { expirationMinDays: 7 }),
      { driverLicenseExpiration: '2026-05-12' },
      'licence-expires-too-soon',
    ],
  ])('are told by the name of their field: %s', (_why, fields, answers, reason) => {
    const order = orderWith({ ...NAMED, ...answers }, false);
    expect(problemsOf(fields, order)).toEqual({ n1: reason });
  });

  it('are checked in the notes as in every other field', () => {
    const order = orderWith(NAMED, false, [{ name: 'n1', label: '', text: 'Late flight' }]);
    expect(problemsOf(field('notes', { maxLength: 3 }), order)).toEqual({ n1: 'too-long' });
  });
});

describe('the types that a booking request has a place for', () => {
  it('are those whose answers the server finds again', () => {
    for (const type of BOOKING_FIELD_TYPES) {
      const order = orderWith({ ...NAMED, ...DRIVER }, true);
      const isFound = NAMED[type as keyof typeof NAMED] ?? DRIVER[type as keyof typeof DRIVER];
      expect([type, missingAnswers(required(type), order)]).toEqual([type, isFound ? [] : [type]]);
    }
    expect([...OWN_TYPES, ...DRIVER_TYPES].filter((type) => !BOOKING_FIELD_TYPES.includes(type))).toEqual([]);
  });

  it('accept the longest answers that a form accepts', () => {
    const isFree = (type: string) => !['date', 'country'].includes(answerKind(type));
    for (const type of BOOKING_FIELD_TYPES.filter(isFree)) {
      const call = callWith(
        { ...NAMED, ...DRIVER, [type]: 'a'.repeat(longestAnswer({ fieldTypeId: type })) },
        true,
      );
      expect([type, isBookingRequest(call), isBookingRequest.errors]).toEqual([type, true, null]);
    }
  });
});
