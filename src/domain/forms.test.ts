import { type IdentityLists, NO_IDENTITY_LISTS } from './identity-lists.ts';
import { describe, expect, it } from 'vitest';
import { MAX_ANSWER_CHARACTERS, MAX_NAME_CHARACTERS } from './constants.ts';
import {
  type FieldLimits,
  type FieldRefusal,
  type FormAnswers,
  type FormContext,
  type FormFieldRules,
  checkAnswer,
} from './check-answer.ts';
import { answersByType, areTermsMissing, formProblems, visibleFields } from './forms.ts';

const field = (fieldTypeId: string, more: Partial<FormFieldRules> = {}): FormFieldRules => ({
  id: `f-${fieldTypeId}`,
  fieldTypeId,
  name: fieldTypeId,
  required: false,
  order: 0,
  ...more,
});
const context: FormContext = {
  isCompany: false,
  today: '2026-03-01',
  pickUpDate: '2026-03-10',
  dropOffDate: '2026-03-14',
  driverAge: { checksAllowed: true, checksWithoutCaution: false, allowedMin: 21, allowedMax: 75 },
  identity: NO_IDENTITY_LISTS,
  matchesPattern: (pattern, value) => new RegExp(pattern, 'u').test(value),
};
const judge = (field: FormFieldRules, answer: FormAnswers[string], more: Partial<FormContext> = {}) =>
  checkAnswer(field, answer, { ...context, ...more });

describe('required fields', () => {
  it.each<[why: string, required: boolean, answer: FormAnswers[string], refusal: FieldRefusal | null]>([
    ['filled', true, 'Ana', null],
    ['empty', true, '', { reason: 'required' }],
    ['blank', true, '  \n', { reason: 'required' }],
    ['never touched', true, undefined, { reason: 'required' }],
    ['ticked', true, true, null],
    ['not ticked', true, false, { reason: 'required' }],
    ['with an upload', true, ['front.jpg'], null],
    ['without an upload', true, [], { reason: 'required' }],
    ['empty and not required', false, '', null],
    ['never touched and not required', false, undefined, null],
  ])('are judged when %s', (_why, required, answer, refusal) => {
    for (const type of ['firstName', 'emailAddress', 'birthday', 'somethingNew']) {
      if (type !== 'firstName' && typeof answer === 'string' && answer.trim() !== '') continue;
      expect(judge(field(type, { required }), answer)).toEqual(refusal);
    }
  });

  it('are named by path and field in the order of the form, so that the message can carry the label', () => {
    const fields = [
      field('lastName', { name: 'surname', required: true, order: 2 }),
      field('firstName', { required: true, order: 1 }),
      field('city', { required: false }),
    ];
    expect(formProblems(fields, {}, context)).toEqual([
      { path: 'firstName', fieldId: 'f-firstName', reason: 'required' },
      { path: 'surname', fieldId: 'f-lastName', reason: 'required' },
    ]);
    expect(formProblems(fields, { firstName: 'Ana', surname: 'Paz' }, context)).toEqual([]);
  });
});

describe('the separate driver of a company', () => {
  const fields = [
    field('driverFirstName', { required: true, order: 3 }),
    field('firstName', { required: true, order: 1 }),
    field('driverLicenseNumber', { required: true, order: 2 }),
  ];

  it.each<[why: string, isCompany: boolean, types: string[]]>([
    ['a company', true, ['firstName', 'driverLicenseNumber', 'driverFirstName']],
    ['a person, whose own licence is still asked for', false, ['firstName', 'driverLicenseNumber']],
  ])('is asked for and checked according to the customer: %s [FORM-14]', (_why, isCompany, types) => {
    expect(visibleFields(fields, isCompany).map(({ fieldTypeId }) => fieldTypeId)).toEqual(types);
    expect(formProblems(fields, {}, { ...context, isCompany }).map(({ path }) => path)).toEqual(types);
  });
});

it.each<[why: string, customers: FieldLimits['customers'], people: number, companies: number]>([
  ['everybody', 'everybody', 1, 1],
  ['people', 'people', 1, 0],
  ['companies', 'companies', 0, 1],
])('a field can be asked of %s', (_why, customers, people, companies) => {
  const fields = [field('purchaseOrder', { config: { customers } })];
  expect([visibleFields(fields, false).length, visibleFields(fields, true).length]).toEqual([
    people,
    companies,
  ]);
});

describe('answers by type', () => {
  it.each<[why: string, type: string, answer: string, reason: string | null]>([
    ['an e-mail', 'emailAddress', 'ana@example.com', null],
    ['an e-mail between blanks', 'emailAddress', ' ana@example.com ', null],
    ['no e-mail', 'emailAddress', 'ana@', 'invalid-email'],
    ['no e-mail of the driver', 'driverEmail', 'ana', 'invalid-email'],
    ['an e-mail of the driver between blanks', 'driverEmail', ' ana@example.com', null],
    ['any text where no e-mail is asked', 'firstName', 'ana@', null],
  ])('are judged: %s [FORM-15]', (_why, type, answer, reason) => {
    expect(judge(field(type), answer)?.reason ?? null).toBe(reason);
  });

  it.each<[why: string, type: string, answer: string, reason: string | null]>([
    ['six characters', 'cellPhone', '555010', null],
    ['five characters', 'cellPhone', '55501', 'invalid-phone'],
    ['five characters and a dash', 'cellPhone', '555-01', 'invalid-phone'],
    ['five characters of the driver', 'driverPhone', '55501', 'invalid-phone'],
    ['only decoration', 'cellPhone', '(-)', 'invalid-phone'],
  ])('are judged: %s [FORM-16]', (_why, type, answer, reason) => {
    expect(judge(field(type), answer)?.reason ?? null).toBe(reason);
  });

  it.each<[why: string, type: string, answer: string, reason: string | null]>([
    ['tomorrow', 'birthday', '2026-03-02', 'invalid-date'],
    ['no date', 'birthday', '1990-02-30', 'invalid-date'],
    ['a date in another order', 'birthday', '10/03/1990', 'invalid-date'],
    ['an expired document, which nothing forbids', 'documentIdExpiration', '2020-01-01', null],
    ['no date of a document', 'documentIdIssuance', 'yesterday', 'invalid-date'],
  ])('are judged as dates: %s', (_why, type, answer, reason) => {
    const waived = { checksAllowed: false, checksWithoutCaution: false };
    expect(judge(field(type), answer, { driverAge: waived })?.reason ?? null).toBe(reason);
  });

  it('refuse a birthday in the future and no other [FORM-18]', () => {
    const driverAge = { checksAllowed: false, checksWithoutCaution: false };
    expect(judge(field('birthday'), '2026-03-02', { driverAge })).toEqual({ reason: 'invalid-date' });
    expect(judge(field('birthday'), '2026-03-01', { driverAge })).toBeNull();
  });

  const caution = {
    checksAllowed: true,
    checksWithoutCaution: true,
    withoutCautionMin: 25,
    withoutCautionMax: 60,
  };
  const allowedRange = { reason: 'outside-allowed-ages', min: 21, max: 75 } as const;
  const cautionRange = { reason: 'outside-ages-without-caution', min: 25, max: 60 } as const;
  it.each<[why: string, birthday: string, more: Partial<FormContext>, refusal: FieldRefusal | null]>([
    ['21 on the day of pick-up', '2005-03-10', {}, null],
    ['21 a day later', '2005-03-11', {}, allowedRange],
    ['76 on the day of pick-up', '1950-03-10', {}, allowedRange],
    ['22 without caution', '2004-01-01', { driverAge: caution }, cautionRange],
    ['25 without caution', '2001-01-01', { driverAge: caution }, null],
    [
      'a child, with the check waived',
      '2020-01-01',
      { driverAge: { checksAllowed: false, checksWithoutCaution: false } },
      null,
    ],
  ])('judge the age by the birthday: %s [FORM-19]', (_why, birthday, more, refusal) => {
    expect(judge(field('birthday'), birthday, more)).toEqual(refusal);
  });

  it.each<[why: string, expiration: string, config: FieldLimits | undefined, days: number | null]>([
    ['seven days after the return', '2026-03-21', undefined, null],
    ['six days after', '2026-03-20', undefined, 7],
    ['as many days as the field says', '2026-04-13', { expirationMinDays: 30 }, null],
    ['a day less than the field says', '2026-04-12', { expirationMinDays: 30 }, 30],
    ['the day of return where the field asks for no more', '2026-03-14', { expirationMinDays: 0 }, null],
    ['a day before it', '2026-03-13', { expirationMinDays: 0 }, 0],
  ])('want a licence that stays valid: %s [FORM-21]', (_why, expiration, config, days) => {
    const refusal = judge(field('driverLicenseExpiration', { config }), expiration);
    expect(refusal).toEqual(days === null ? null : { reason: 'licence-expires-too-soon', days });
  });

  const limits: FieldLimits = { minLength: 2, maxLength: 4, pattern: '^[a-z]+$' };
  it.each<[why: string, answer: string, more: Partial<FormFieldRules>, refusal: FieldRefusal | null]>([
    ['inside all limits', 'abcd', { config: limits }, null],
    ['too short', 'a', { config: limits }, { reason: 'too-short', characters: 2 }],
    ['too long', 'abcde', { config: limits }, { reason: 'too-long', characters: 4 }],
    ['as long as people count, not as computers store', '😀😀😀😀', { config: { maxLength: 4 } }, null],
    ['blanks around do not count', ' abcd ', { config: limits }, null],
    ['another pattern', 'AB', { config: limits }, { reason: 'pattern-mismatch' }],
    ['no pattern and no limits', 'anything', { config: { minLength: 0, maxLength: 0, pattern: '' } }, null],
    ['as long as an answer may be', 'a'.repeat(MAX_ANSWER_CHARACTERS), { config: { maxLength: 5000 } }, null],
    [
      'longer than an answer may be',
      'a'.repeat(MAX_ANSWER_CHARACTERS + 1),
      {},
      { reason: 'too-long', characters: MAX_ANSWER_CHARACTERS },
    ],
    [
      'a pattern of 200 characters',
      'b',
      { config: { pattern: 'a'.repeat(200) } },
      { reason: 'pattern-mismatch' },
    ],
    ['a longer one, which is not run', 'b', { config: { pattern: 'a'.repeat(201) } }, null],
    ['an option', 'x', { options: [{ value: 'x' }] }, null],
    ['no option', 'y', { options: [{ value: 'x' }] }, { reason: 'unknown-option' }],
  ])('of any type, unknown ones too, keep their limits: %s', (_why, answer, more, refusal) => {
    expect(judge(field('somethingNew', more), answer)).toEqual(refusal);
  });

  const identity: IdentityLists = {
    documentTypes: [
      { id: 'dni', check: 'dni' },
      { id: 'cuit', check: 'cuit' },
      { id: 'passport', check: null },
    ],
    taxPayerTypes: [
      { id: 'registered', documentTypeIds: ['cuit'] },
      { id: 'consumer', documentTypeIds: [] },
    ],
  };
  const reasonsIn = (answers: FormAnswers, isCompany = false) =>
    Object.fromEntries(
      formProblems(
        ['documentTypeId', 'documentId', 'fiscalConditionId', 'driverDocumentTypeId', 'driverId'].map(
          (type) => field(type),
        ),
        answers,
        { ...context, identity, isCompany },
      ).map(({ path, reason }) => [path, reason]),
    );
  it.each<[why: string, answers: FormAnswers, reasons: object]>([
    ['a number by the rule of its document', { documentTypeId: 'dni', documentId: '12345678' }, {}],
    [
      'one against it',
      { documentTypeId: 'dni', documentId: '12.345.678' },
      { documentId: 'wrong-document-format' },
    ],
    ['any of a document without a rule', { documentTypeId: 'passport', documentId: 'A1' }, {}],
    ['any while no document is chosen', { documentId: '1' }, {}],
    ['none, which is optional', { documentTypeId: 'dni', documentId: ' ' }, {}],
    ['a document that is not accepted', { documentTypeId: 'cedula' }, { documentTypeId: 'unknown-option' }],
  ])('judge the number of a document: %s [DOC-01]', (_why, answers, reasons) => {
    expect(reasonsIn(answers)).toEqual(reasons);
  });

  it('judge the number of the driver by the document of the driver [DOC-01]', () => {
    const answers = {
      documentTypeId: 'passport',
      documentId: 'A1',
      driverDocumentTypeId: 'dni',
      driverId: 'A1',
    };
    expect(reasonsIn(answers, true)).toEqual({ driverId: 'wrong-document-format' });
    expect(reasonsIn(answers)).toEqual({});
  });

  it.each<[why: string, answers: FormAnswers, reasons: object]>([
    ['a document that it accepts', { fiscalConditionId: 'registered', documentTypeId: 'cuit' }, {}],
    [
      'a document that it does not',
      { fiscalConditionId: 'registered', documentTypeId: 'dni' },
      { fiscalConditionId: 'wrong-fiscal-condition' },
    ],
    ['any document, where none is configured', { fiscalConditionId: 'consumer', documentTypeId: 'dni' }, {}],
    ['no document', { fiscalConditionId: 'registered' }, {}],
    ['another registration', { fiscalConditionId: 'exempt' }, { fiscalConditionId: 'unknown-option' }],
  ])('judge a tax payer type with %s [FORM-20]', (_why, answers, reasons) => {
    expect(reasonsIn(answers)).toEqual(reasons);
  });

  it('take any answer about documents and taxes where the operator has no lists', () => {
    for (const type of ['documentTypeId', 'driverDocumentTypeId', 'fiscalConditionId'])
      expect(judge(field(type), 'whatever')).toBeNull();
  });

  it.each(['country', 'driverCountry', 'driverLicenseCountry', 'documentIdIssuanceCountry', 'birthCountry'])(
    'are a country by its code: %s [FORM-09] [FORM-11]',
    (type) => {
      expect(judge(field(type), 'HR')).toBeNull();
      expect(judge(field(type), 'Croatia')).toEqual({ reason: 'unknown-option' });
    },
  );

  it.each<[why: string, fieldTypeId: string, answer: string, refusal: FieldRefusal | null]>([
    ['the longest name', 'firstName', 'a'.repeat(MAX_NAME_CHARACTERS), null],
    [
      'a longer name',
      'driverLastName',
      'a'.repeat(MAX_NAME_CHARACTERS + 1),
      { reason: 'too-long', characters: MAX_NAME_CHARACTERS },
    ],
    ['a line break in a name', 'firstName', 'Ana\nClick here', { reason: 'pattern-mismatch' }],
    ['a line separator in an address', 'address', 'Riva 7\u2028Split', { reason: 'pattern-mismatch' }],
    ['line breaks in the notes', 'notes', 'Late\n\tflight', null],
    ['a control character in the notes', 'notes', 'Late\u0007', { reason: 'pattern-mismatch' }],
    ['a line break in an answer of a type of its own', 'shoe', '4\n2', { reason: 'pattern-mismatch' }],
    ['a mark that turns what follows', 'lastName', 'Paz\u202egnp.exe', { reason: 'pattern-mismatch' }],
    ['an invisible mark in a city', 'city', 'Split\u2066', { reason: 'pattern-mismatch' }],
    ['half a surrogate pair', 'driverFirstName', 'Ana\ud83d', { reason: 'pattern-mismatch' }],
    ['a web address as a name', 'firstName', 'Win https://evil.example', { reason: 'pattern-mismatch' }],
    ['a web address elsewhere', 'purchaseOrder', 'https://orders.example/7', null],
    ['the joiners of Persian and Hindi names', 'lastName', 'علی\u200cپور क\u094d\u200dष', null],
    ['a whole surrogate pair', 'lastName', '𠮷田', null],
  ])('of one line are short and have no invisible characters: %s', (_why, fieldTypeId, answer, refusal) => {
    expect(judge(field(fieldTypeId), answer)).toEqual(refusal);
  });

  it('leave clean, without what is empty or not asked for [FORM-17]', () => {
    const fields = [
      field('emailAddress', { name: 'mail' }),
      field('cellPhone'),
      field('driverPhone'),
      field('city'),
      field('files'),
    ];
    const answers = {
      mail: ' ana@example.com ',
      cellPhone: '(11) 5555-0101',
      driverPhone: '555 0101',
      city: ' ',
      files: ['a'],
    };
    const person = { emailAddress: 'ana@example.com', cellPhone: '1155550101' };
    expect(answersByType(fields, answers, false)).toEqual(person);
    expect(answersByType(fields, answers, true)).toEqual({ ...person, driverPhone: '5550101' });
  });
});

it.each<[why: string, areShown: boolean, areAccepted: boolean, isMissing: boolean]>([
  ['shown and not accepted', true, false, true],
  ['shown and accepted', true, true, false],
  ['not shown', false, false, false],
  ['not shown, though accepted', false, true, false],
])('asks for the terms: %s [CHK-24]', (_why, areShown, areAccepted, isMissing) => {
  expect(areTermsMissing(areShown, areAccepted)).toBe(isMissing);
});
