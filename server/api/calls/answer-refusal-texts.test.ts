import { expect, it } from 'vitest';
import * as check from '../../../generated/api/check.js';
import type { StoredField } from '../../../src/domain/stored-field.ts';
import type { SiteCatalogue } from '../../booking/site-catalogue.ts';
import { fieldProblems } from '../../http/error-handling.ts';
import { BOOKING_REQUEST } from '../../testing/booking-request.ts';
import { createAnswerRefusalTexts } from './answer-refusal-texts.ts';

const TYPES = [
  'firstName',
  'emailAddress',
  'cellPhone',
  'birthday',
  'driverPhone',
  'notes',
  'purchaseOrder',
  'flight',
];
const field = (fieldTypeId: string) =>
  ({
    id: fieldTypeId,
    fieldTypeId,
    name: fieldTypeId,
    label: {},
    order: 1,
    required: false,
    options: [],
  }) as Partial<StoredField>;
const FIELDS = TYPES.map((type) => ({ ...field(type), config: { customers: 'everybody' } }));
const AGES = { checksAllowed: true, checksWithoutCaution: false, allowedMin: 21, allowedMax: 75 };
const catalogue = {
  rules: { driverAge: AGES, identity: { documentTypes: [], taxPayerTypes: [] }, isLicenceRequired: false },
} as unknown as SiteCatalogue;

/** The sentences about a request that is sent with some changes. */
function sentencesAbout(changes: object, more: readonly object[] = []): readonly string[] {
  const wanted = { ...BOOKING_REQUEST, ...changes };
  if (check.BookingRequest(wanted)) throw new Error('the request is valid');
  return createAnswerRefusalTexts({ answerText: ({ name }, reason) => `${name}: ${reason}` }).ofRequest(
    wanted,
    fieldProblems(check.BookingRequest.errors ?? []),
    { ...catalogue, checkoutForm: { fields: [...FIELDS, ...more] } as SiteCatalogue['checkoutForm'] },
    { today: '2026-11-20', language: 'en-US' },
  );
}

const { customer } = BOOKING_REQUEST;
const LONG = 'x'.repeat(20_001);

it.each<[what: string, changes: object, sentence: string]>([
  ['the customer', { customer: { ...customer, firstName: ' ' } }, 'firstName: required'],
  [
    'the customer that has another name in the call',
    { customer: { ...customer, emailAddress: LONG } },
    'emailAddress: invalid-email',
  ],
  [
    'the driver',
    {
      customer: { ...customer, isCompany: true },
      driver: { firstName: 'Ana', lastName: 'Paz', cellPhone: LONG },
    },
    'driverPhone: invalid-phone',
  ],
  ['the trip', { purchaseOrder: LONG }, 'purchaseOrder: too-long'],
  ['the notes', { extra: LONG }, 'notes: too-long'],
  [
    'a field of the operator',
    {
      answers: [
        { name: 'other', value: 'x' },
        { name: 'flight', value: LONG },
      ],
    },
    'flight: too-long',
  ],
])('a refused answer about %s is said in the words of its field', (_what, changes, sentence) => {
  expect(sentencesAbout(changes)).toEqual([sentence]);
});

it('all refused answers are said at once, whichever of them the shape of the request refuses', () => {
  const wrong = { ...customer, emailAddress: 'ana', cellPhone: LONG, birthDate: '1990-02-30' };
  expect(sentencesAbout({ customer: wrong })).toEqual([
    'emailAddress: invalid-email',
    'cellPhone: invalid-phone',
    'birthday: invalid-date',
  ]);
});

it('a driver who is old enough by the day of the pick-up is not refused today', () => {
  const grown = { ...customer, birthDate: '2005-11-25', cellPhone: LONG };
  expect(sentencesAbout({ customer: grown })).toEqual(['cellPhone: invalid-phone']);
});

it('the lines of other answers are not taken for the notes of the customer', () => {
  const extra = 'x'.repeat(5_000);
  const wrong = { customer: { ...customer, cellPhone: LONG }, extra };
  expect(sentencesAbout({ ...wrong, answers: [{ name: 'notes', value: 'Call me' }] })).toEqual([
    'cellPhone: invalid-phone',
  ]);
  expect(sentencesAbout({ ...wrong, answers: [{ name: 'notes', value: extra }] })).toEqual([
    'cellPhone: invalid-phone',
    'notes: too-long',
  ]);
});

it('the second field of a type has its answer by its name', () => {
  const config = { customers: 'everybody', pattern: '[A-Z]+' };
  const second = { ...field('purchaseOrder'), name: 'project', config };
  const wrong = { customer: { ...customer, cellPhone: LONG }, purchaseOrder: '17' };
  expect(sentencesAbout(wrong, [second])).toEqual(['cellPhone: invalid-phone']);
  expect(sentencesAbout({ ...wrong, answers: [{ name: 'project', value: '17' }] }, [second])).toEqual([
    'cellPhone: invalid-phone',
    'project: pattern-mismatch',
  ]);
});

it('days of any kind leave the answers to be checked by today', () => {
  const wrong = { ...customer, birthDate: '2005-11-25', cellPhone: LONG };
  expect(sentencesAbout({ customer: wrong, from: { toString: 1 }, to: ['2030-01-01'] })).toEqual([
    'cellPhone: invalid-phone',
    'birthday: outside-allowed-ages',
  ]);
});

it('what no visitor answers has no sentence', () => {
  expect(sentencesAbout({ currency: 'euro' })).toEqual([]);
});
