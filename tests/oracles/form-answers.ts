import fc from 'fast-check';
import { BookingRequest as isBookingRequest } from '../../generated/api/check.js';
import { answerProblems as serverProblems } from '../../server/booking/answer-problems.ts';
import { toCarOrder } from '../../server/api/wire/orders.ts';
import { toWireBookingRequest } from '../../src/api/wire/booking-request.ts';
import { toServerForm } from '../../src/api/wire/server-form.ts';
import {
  answerProblems as clientProblems,
  refusedAnswers,
} from '../../src/booking/checkout/form/answer-problems.ts';
import type { Draft } from '../../src/booking/checkout/state/checkout-store.ts';
import { filledForm } from '../../src/booking/checkout/form/filled-form.ts';
import { identityOf, shownForm } from '../../src/booking/checkout/form/form-fields.ts';
import { answersWithoutPlace, assembleBookingRequest, type BookingParts } from '../../src/domain/booking.ts';
import { PLACED_FIELD_TYPES } from '../../src/domain/booking-answers.ts';
import type { PlainDate } from '../../src/domain/calendar.ts';
import type { DocumentType, TaxPayerType } from '../../src/domain/identity-lists.ts';
import { answersByType } from '../../src/domain/forms.ts';
import type { StoredForm } from '../../src/domain/stored-field.ts';

const TODAY: PlainDate = '2026-05-01';
const MOMENTS = { pickUp: '2026-05-04T10:00', dropOff: '2026-05-06T10:00' } as const;
const TYPES = [...PLACED_FIELD_TYPES, 'notes', 'shoeSize', 'pet', '__proto__'];

const documentTypes: readonly DocumentType[] = [
  { id: 'dni', name: 'DNI', check: 'dni' },
  { id: 'cuit', name: 'CUIT', check: 'cuit' },
  { id: 'rut', name: 'RUT', check: 'rut' },
  { id: 'passport', name: 'Passport', check: null },
];
const taxPayerTypes: readonly TaxPayerType[] = [
  { id: 'registered', name: 'Registered', documentTypeIds: ['cuit'] },
  { id: 'consumer', name: 'Consumer', documentTypeIds: [] },
];

const rightAnswer = fc.constantFrom(
  'Ana',
  'Paz',
  'ana@example.com',
  '+54 11 5555-0101',
  '1990-02-28',
  '2030-01-01',
  'AR',
  'HR',
  'dni',
  'cuit',
  'passport',
  '12345678',
  '20-12345678-6',
  '12.345.678-5',
  'registered',
  'consumer',
);
const wrongAnswer = fc.constantFrom(
  '',
  '  ',
  'ana@',
  '(-)',
  '12345',
  '1990-02-30',
  '2026-05-01',
  '2026-05-02',
  '2015-01-01',
  '2026-05-10',
  'ZZ',
  'ar',
  'Argentina',
  'two\nlines',
  'a\u2028b',
  'see https://a.example',
  '\ud83d',
  'a\u0007b',
  '\t',

  '12.345.678',
  '20123456785',
  'RUT',
  'nothing',
  'x'.repeat(61),
  'x'.repeat(1001),
  '😀'.repeat(20),
  '١٩٩٠',
);
const answer = fc.oneof(
  { weight: 5, arbitrary: rightAnswer },
  wrongAnswer,
  fc.string({ unit: 'binary', maxLength: 30 }),
);

const DAYS = ['1990-02-28', '2030-01-01', '2015-01-01', '2026-05-10', '2026-05-13', '1940-01-01'];
const NUMBERS = ['12345678', '20-12345678-6', '12.345.678-5', '12.345.678', '20123456785', 'X1'];
const DOCUMENTS = ['dni', 'cuit', 'rut', 'passport', 'cedula'];
/** What may be right, by type: rules that depend on each other are reached by nothing else. */
const FITTING: Readonly<Record<string, readonly string[]>> = {
  birthday: DAYS,
  driverLicenseExpiration: DAYS,
  documentId: NUMBERS,
  driverId: NUMBERS,
  documentTypeId: DOCUMENTS,
  driverDocumentTypeId: DOCUMENTS,
  fiscalConditionId: ['registered', 'consumer'],
  cellPhone: ['+54 11 5555-0101', '12345'],
  emailAddress: ['ana@example.com', ' ana@example.com'],
};
/** Types that depend on each other come more often. */
const OFTEN = ['documentTypeId', 'documentId', 'fiscalConditionId', 'birthday', 'driverLicenseExpiration'];

const field = fc.constantFrom(...TYPES, ...OFTEN, ...OFTEN, ...OFTEN).chain((fieldTypeId) => {
  const fitting = Object.hasOwn(FITTING, fieldTypeId) ? FITTING[fieldTypeId] : undefined;
  return fc.record({
    fieldTypeId: fc.constant(fieldTypeId),
    answer: fc.oneof({ weight: 4, arbitrary: fitting ? fc.constantFrom(...fitting) : rightAnswer }, answer),
    required: fc.boolean(),
    config: fc.record({
      minLength: fc.constantFrom(0, 0, 0, 3),
      maxLength: fc.constantFrom(0, 0, 0, 12),
      expirationMinDays: fc.constantFrom(0, 7, 30),
      customers: fc.constantFrom('everybody', 'everybody', 'people', 'companies'),
    }),
    options: fc.constantFrom<{ value: string }[]>([], [], [], [], [], [{ value: 'dni' }, { value: 'AR' }]),
  });
});

/** One visit of a checkout: the operator's form, what was filled in, and where the trip goes. */
export const filledCheckouts = fc.record({
  fields: fc.array(field, { maxLength: 14 }),
  essentials: fc.record({
    firstName: fc.oneof({ weight: 9, arbitrary: fc.constant('Ana') }, answer),
    emailAddress: fc.oneof({ weight: 9, arbitrary: fc.constant('ana@example.com') }, answer),
    driverFirstName: fc.oneof({ weight: 9, arbitrary: fc.constant('Leo') }, answer),
    driverLastName: fc.oneof({ weight: 9, arbitrary: fc.constant('Sol') }, answer),
  }),
  isCompany: fc.boolean(),
  takesCompanies: fc.boolean(),
  hasLists: fc.boolean(),
  category: fc.constantFrom('', 'airport', 'hotel', 'city'),
  checksAge: fc.boolean(),
  isLicenceRequired: fc.boolean(),
});

type Checkout = typeof filledCheckouts extends fc.Arbitrary<infer Value> ? Value : never;

/** What the page and the server say of a checkout: the same words by name of field, and whether the order can be read. */
export function judgeBoth(visit: Checkout) {
  const form: StoredForm = toServerForm({
    id: 'checkout',
    type: 0,
    fields: visit.fields.map(({ answer: _answer, ...one }, order) => ({
      ...one,
      id: `f${order}`,
      name: `n${order}`,
      order,
    })),
    config: { showIsCompanyCheckbox: visit.takesCompanies },
  });
  const lists = visit.hasLists ? { documentTypes, taxPayerTypes } : { documentTypes: [], taxPayerTypes: [] };
  const { isLicenceRequired } = visit;
  const trip = { pickUp: visit.category, dropOff: visit.category };
  const driverAge = {
    checksAllowed: visit.checksAge,
    allowedMin: 21,
    allowedMax: 75,
    checksWithoutCaution: false,
  };
  const shown = shownForm(form, {
    t: (key, values) => key + JSON.stringify(values ?? {}),
    language: 'en-US',
    dateFormat: 'DD/MM/YYYY',
    driverAge,
    isLicenceRequired,
    trip,
    ...lists,
  });
  const draft: Draft = {
    ...Object.fromEntries(visit.fields.map((one, index) => [`n${index}`, one.answer])),
    ...visit.essentials,
    isCompany: visit.isCompany,
  };
  const order = {
    search: { ...MOMENTS, pickUpPlace: { id: 'a' }, dropOffPlace: { id: 'a' } },
    modelId: 'm',
    language: 'en-US',
    brandCode: null,
  } as never;
  const client = clientProblems(draft, {
    order,
    form: shown,
    driverAge,
    identity: identityOf(form, lists),
    today: TODAY,
    showsTerms: false,
    texts: { acceptTerms: '' },
  } as Parameters<typeof clientProblems>[1]);

  const { fields, isCompany } = filledForm(shown, draft);
  const wire = JSON.parse(
    JSON.stringify(
      toWireBookingRequest(
        assembleBookingRequest({
          search: {
            ...MOMENTS,
            pickUpPlace: { id: 'a', endpoint: null },
            dropOffPlace: { id: 'a', endpoint: null },
          },
          answers: answersByType(fields, draft, isCompany),
          remarks: answersWithoutPlace(fields, draft, isCompany),
          selected: { modelId: 'm', isQuoteOnly: false, hasUnlimitedMileage: true },
          extras: [],
          language: 'en-US',
          currency: 'USD',
          profile: { kind: 'visitor' },
          files: [],
          isQuotation: false,
          isOnlinePayment: false,
          hasWebLogin: false,
          isCompany,
        } as unknown as BookingParts),
      ),
    ),
  ) as Parameters<typeof toCarOrder>[0];
  const isShaped = isBookingRequest(wire);
  const reading = toCarOrder(wire, '2026-05-02');
  // Whatever the contract says of an order, the form is asked too.
  const requested = {
    customer: { ...wire.customer, email: wire.customer.emailAddress, phone: wire.customer.cellPhone },
    driver: wire.driver
      ? { ...wire.driver, email: wire.driver.emailAddress ?? '', phone: wire.driver.cellPhone ?? '' }
      : null,
    details: wire,
    answers: new Map((wire.answers ?? []).map(({ name, value }) => [name, value])),
  } as unknown as Parameters<typeof serverProblems>[1];
  const reasons = serverProblems(form, requested, {
    trip,
    isLicenceRequired,
    today: TODAY,
    pickUpDate: '2026-05-04',
    dropOffDate: '2026-05-06',
    driverAge,
    identity: lists,
  });
  return { client, server: refusedAnswers(fields, reasons), reasons, isReadable: isShaped && reading.ok };
}
