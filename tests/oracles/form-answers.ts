import fc from 'fast-check';
import { expect } from 'vitest';
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
import {
  answersWithoutProperty,
  assembleBookingRequest,
  type BookingParts,
} from '../../src/domain/booking.ts';
import { BOOKING_FIELD_TYPES } from '../../src/domain/booking-answers.ts';
import type { PlainDate } from '../../src/domain/calendar.ts';
import type { DocumentType, TaxPayerType } from '../../src/domain/identity-lists.ts';
import { MAX_FILES_OF_FIELD } from '../../src/domain/constants.ts';
import { FILES_TYPE } from '../../src/domain/field-types.ts';
import { answersByType, cleanText, uploadedFiles } from '../../src/domain/forms.ts';
import type { ShownField } from '../../src/ui/form-fields/shown-field.ts';
import type { StoredForm } from '../../src/domain/stored-field.ts';

const TODAY: PlainDate = '2026-05-01';
const MOMENTS = { pickUp: '2026-05-04T10:00', dropOff: '2026-05-06T10:00' } as const;
const FILE_TYPES = [FILES_TYPE, 'documentPhotoFront'];
const TYPES = [...BOOKING_FIELD_TYPES, ...FILE_TYPES, 'notes', 'shoeSize', 'pet', '__proto__'];
/** Between the field that a file answers and its number. */
const FILE_MARK = '-file-';
const UNREADABLE = '(';
/** Patterns of operators that both engines read alike, most of them right for some answers; one that none can read. */
const PATTERNS = [
  '',
  '',
  '',
  '',
  '\\d+',
  '[A-Za-z]+',
  'Ana|Paz',
  '.*@.*',
  '[\\d.-]{8,13}',
  '(?:[A-Z]{2})?',
  UNREADABLE,
];

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
  const text = fc.oneof(
    { weight: 4, arbitrary: fitting ? fc.constantFrom(...fitting) : rightAnswer },
    answer,
  );
  return fc.record({
    fieldTypeId: fc.constant(fieldTypeId),
    /** A text, or how many files were uploaded. */
    answer: FILE_TYPES.includes(fieldTypeId) ? fc.nat(MAX_FILES_OF_FIELD + 2) : text,
    required: fc.boolean(),
    config: fc.record({
      minLength: fc.constantFrom(0, 0, 0, 3),
      maxLength: fc.constantFrom(0, 0, 0, 12),
      expirationMinDays: fc.constantFrom(0, 7, 30),
      pattern: fc.constantFrom(...PATTERNS),
      customers: fc.constantFrom('everybody', 'everybody', 'people', 'companies'),
    }),
    options: fc.constantFrom<{ value: string }[]>([], [], [], [], [], [{ value: 'dni' }, { value: 'AR' }]),
  });
});

/** One visit of a checkout: the operator's form, what was filled in, and where the trip goes. */
const filledCheckouts = fc.record({
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

/** What the page keeps of files that were uploaded for a field: the id of each, and its name. */
const uploadsOf = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${name}${FILE_MARK}${at} photo ${at}.jpg`);

/** The ids of files by the field that they were uploaded for. */
const filesByField = (ids: readonly string[]): ReadonlyMap<string, readonly string[]> => {
  const fieldOf = (id: string) => id.split(FILE_MARK)[0] ?? '';
  return new Map(ids.map((one) => [fieldOf(one), ids.filter((id) => fieldOf(id) === fieldOf(one))]));
};

/**
 * Names of the fields whose answer the operator's pattern refuses, by the engine of JavaScript: the server alone runs
 * patterns (decision 6), so that nothing else of what page and server say may differ.
 */
const refusedByPattern = (fields: readonly ShownField[], draft: Draft): readonly string[] =>
  fields
    .filter((field) => {
      const text = cleanText(field, draft);
      const pattern = field.config?.pattern ?? '';
      if (text === '' || pattern === '' || pattern === UNREADABLE) return false;
      return !new RegExp(`^(?:${pattern})$`, 'u').test(text);
    })
    .map(({ name }) => name);

/**
 * What the page and the server say of a checkout: the same words by name of field, those that a pattern refuses left out,
 * and whether the order can be read.
 */
function judgeBoth(visit: Checkout) {
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
    ...Object.fromEntries(
      visit.fields.map(({ answer: given }, index) => [
        `n${index}`,
        typeof given === 'number' ? uploadsOf(`n${index}`, given) : given,
      ]),
    ),
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
          remarks: answersWithoutProperty(fields, draft, isCompany),
          selected: { modelId: 'm', isQuoteOnly: false, hasUnlimitedMileage: true },
          extras: [],
          language: 'en-US',
          currency: 'USD',
          profile: { kind: 'visitor' },
          files: uploadedFiles(fields, draft, isCompany),
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
    // Each file was uploaded for a field.
    filesOf: filesByField(wire.files ?? []),
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
  const server = refusedAnswers(fields, reasons);
  const byPattern = refusedByPattern(fields, draft);
  const withoutPatterns = <Said>(said: Readonly<Record<string, Said>>) =>
    Object.fromEntries(Object.entries(said).filter(([name]) => !byPattern.includes(name)));
  return {
    client: withoutPatterns(client),
    server: withoutPatterns(server),
    reasons: withoutPatterns(reasons),
    /** Fields whose pattern refuses what the server takes: none. */
    overlooked: byPattern.filter((name) => reasons[name] === undefined),
    isTakenByPage: Object.keys(client).length === 0,
    isReadable: isShaped && reading.ok,
  };
}

/** The same words on both sides, and a booking call that takes what the form takes. */
export const agreement = fc.property(filledCheckouts, (visit) => {
  const { client, server, reasons, overlooked, isTakenByPage, isReadable } = judgeBoth(visit);
  expect(server).toEqual(client);
  expect(Object.keys(reasons).sort()).toEqual(Object.keys(client).sort());
  expect(overlooked).toEqual([]);
  if (isTakenByPage) expect(isReadable).toBe(true);
});
