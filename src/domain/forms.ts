/* Forms that the operator defines: which fields are shown, and which problems the answers have. */
import type { PlainDate } from './calendar.ts';
import { addDays, parsePlainDate } from './calendar.ts';
import {
  DEFAULT_LICENCE_VALID_DAYS,
  MAX_ANSWER_CHARACTERS,
  MAX_MESSAGE_CHARACTERS,
  MAX_NAME_CHARACTERS,
  MAX_PATTERN_CHARACTERS,
} from './constants.ts';
import type { DriverAgeRules } from './driver-age.ts';
import { checkDriverBirthday } from './driver-age.ts';
import { answerPlace, NOTES_TYPE } from './booking-answers.ts';
import { needsAddress } from './places.ts';
import { cleanEmail, cleanPhone, isEmailAddress, isPhoneNumber } from './identity-documents.ts';

/** A field as rules see it; the type defines its meaning, `name` is the key of its answer. */
export type FormFieldRules = {
  readonly id: string;
  readonly fieldTypeId: string;
  readonly name: string;
  readonly required: boolean;
  readonly order: number;
  readonly options?: readonly { readonly value: string }[];
  readonly config?: FieldLimits;
};

/** Limits of a field; 0 and the empty pattern are no limit of its own. */
export type FieldLimits = {
  readonly expirationMinDays?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
};

/** Answers by field name; texts as typed, dates as `YYYY-MM-DD`, uploads as a list of names. */
export type FormAnswers = Readonly<Record<string, string | boolean | readonly string[] | undefined>>;

/** What the answers are checked against. Patterns are run by the caller's linear-time engine. */
export type FormContext = {
  readonly isCompany: boolean;
  readonly today: PlainDate;
  readonly pickUpDate: PlainDate;
  readonly dropOffDate: PlainDate;
  readonly driverAge: DriverAgeRules;
  readonly matchesPattern: (pattern: string, value: string) => boolean;
};

/** What is wrong with one answer. */
export type FieldRefusal =
  | {
      readonly reason:
        | 'required'
        | 'invalid-email'
        | 'invalid-phone'
        | 'invalid-date'
        | 'unknown-option'
        | 'pattern-mismatch';
    }
  | { readonly reason: 'too-short' | 'too-long'; readonly characters: number }
  | { readonly reason: 'licence-expires-too-soon'; readonly days: number }
  | {
      readonly reason: 'outside-allowed-ages' | 'outside-ages-without-caution';
      readonly min: number;
      readonly max: number;
    };

/** A problem and where it belongs: `path` is the name of the answer, `fieldId` the field whose label is named. */
export type FormProblem = FieldRefusal & { readonly path: string; readonly fieldId: string };

const EMAIL_TYPES: ReadonlySet<string> = new Set(['emailAddress', 'driverEmail']);
const PHONE_TYPES: ReadonlySet<string> = new Set(['cellPhone', 'driverPhone']);
const DATE_TYPES: ReadonlySet<string> = new Set([
  'birthday',
  'driverLicenseExpiration',
  'driverLicenseIssuance',
  'documentIdIssuance',
  'documentIdExpiration',
]);
const COUNTRY_TYPES: ReadonlySet<string> = new Set([
  'country',
  'driverCountry',
  'driverLicenseCountry',
  'documentIdIssuanceCountry',
]);

/** The answer has several lines. */
const MESSAGE_TYPES: ReadonlySet<string> = new Set([NOTES_TYPE, 'message']);

/** Kind of the answer to a field; dates are `YYYY-MM-DD`, countries ISO codes, messages have several lines. */
export type AnswerKind = 'email' | 'phone' | 'date' | 'country' | 'message' | 'text';

/** The kind of answer of a field type; `text` for an unknown type. */
export function answerKind(fieldTypeId: string): AnswerKind {
  if (EMAIL_TYPES.has(fieldTypeId)) return 'email';
  if (PHONE_TYPES.has(fieldTypeId)) return 'phone';
  if (DATE_TYPES.has(fieldTypeId)) return 'date';
  if (MESSAGE_TYPES.has(fieldTypeId)) return 'message';
  return COUNTRY_TYPES.has(fieldTypeId) ? 'country' : 'text';
}

// Fields about a licence apply to the driver and are shown for private customers and companies.
const COMPANY_DRIVER_TYPES: ReadonlySet<string> = new Set([
  'driverFirstName',
  'driverLastName',
  'driverEmail',
  'driverCountry',
  'driverCity',
  'driverPhone',
  'driverAddress',
  'driverAddressNumber',
  'driverAddressDepartment',
  'driverZipCode',
  'driverId',
  'driverDocumentTypeId',
]);

/** The fields to show, in order; those of a separate driver only for companies. */
export const visibleFields = <T extends FormFieldRules>(
  fields: readonly T[],
  isCompany: boolean,
): readonly T[] =>
  fields
    .filter(({ fieldTypeId }) => isCompany || !COMPANY_DRIVER_TYPES.has(fieldTypeId))
    .toSorted((a, b) => a.order - b.order);

/** Types of the fields for a delivery or collection address, and the end of the trip that each applies to. */
const ADDRESS_TYPES: ReadonlyMap<string, 'pickUp' | 'dropOff'> = new Map([
  ['customDeliveryAddress', 'pickUp'],
  ['customDeliveryCity', 'pickUp'],
  ['customReturnAddress', 'dropOff'],
  ['customReturnCity', 'dropOff'],
]);

/** The fields of a trip: address fields only where the category of the place needs an address. */
export const fieldsForTrip = <T extends FormFieldRules>(
  fields: readonly T[],
  trip: Readonly<Record<'pickUp' | 'dropOff', string>>,
): readonly T[] =>
  fields.filter(({ fieldTypeId }) => {
    const end = ADDRESS_TYPES.get(fieldTypeId);
    return end === undefined || needsAddress(trip[end]);
  });

/** An answer as it is checked and sent: trimmed, phone numbers without spaces and punctuation. */
export function cleanAnswer(fieldTypeId: string, answer: string): string {
  if (PHONE_TYPES.has(fieldTypeId)) return cleanPhone(answer);
  return EMAIL_TYPES.has(fieldTypeId) ? cleanEmail(answer) : answer.trim();
}

/** Cleaned texts by field type; empty answers and answers to fields that are not shown are left out. */
export function answersByType(
  fields: readonly FormFieldRules[],
  answers: FormAnswers,
  isCompany: boolean,
): Readonly<Record<string, string>> {
  const entries = visibleFields(fields, isCompany).flatMap(({ fieldTypeId, name }) => {
    const answer = answers[name];
    const text = typeof answer === 'string' ? cleanAnswer(fieldTypeId, answer) : '';
    return text === '' ? [] : [[fieldTypeId, text] as const];
  });
  return Object.fromEntries(entries);
}

/** Every problem of the visible fields, the first per field, in the order of the form. */
export function formProblems(
  fields: readonly FormFieldRules[],
  answers: FormAnswers,
  context: FormContext,
): readonly FormProblem[] {
  return visibleFields(fields, context.isCompany).flatMap((field) => {
    const refusal = checkAnswer(field, answers[field.name], context);
    return refusal ? [{ ...refusal, path: field.name, fieldId: field.id }] : [];
  });
}

/** What is wrong with one answer; null when nothing is. */
export function checkAnswer(
  field: FormFieldRules,
  answer: FormAnswers[string],
  context: FormContext,
): FieldRefusal | null {
  if (typeof answer !== 'string') {
    const isFilled = answer === true || (Array.isArray(answer) && answer.length > 0);
    return field.required && !isFilled ? { reason: 'required' } : null;
  }
  const text = cleanAnswer(field.fieldTypeId, answer);
  // A phone number of punctuation only is a wrong answer, not a missing one.
  if (answer.trim() === '') return field.required ? { reason: 'required' } : null;
  return checkType(field, text, context) ?? checkLimits(field, text, context);
}

function checkType(field: FormFieldRules, text: string, context: FormContext): FieldRefusal | null {
  if (EMAIL_TYPES.has(field.fieldTypeId)) return isEmailAddress(text) ? null : { reason: 'invalid-email' };
  if (PHONE_TYPES.has(field.fieldTypeId)) return isPhoneNumber(text) ? null : { reason: 'invalid-phone' };
  if (!DATE_TYPES.has(field.fieldTypeId)) return null;
  const date = parsePlainDate(text);
  if (!date) return { reason: 'invalid-date' };
  if (field.fieldTypeId === 'birthday') return checkBirthday(date, context);
  if (field.fieldTypeId === 'driverLicenseExpiration') return checkLicence(date, field, context);
  return null;
}

function checkBirthday(
  birthday: PlainDate,
  { today, pickUpDate, driverAge }: FormContext,
): FieldRefusal | null {
  if (birthday > today) return { reason: 'invalid-date' };
  const verdict = checkDriverBirthday(birthday, pickUpDate, driverAge);
  return verdict.allowed ? null : { reason: verdict.reason, min: verdict.min, max: verdict.max };
}

/** Days for which a licence must stay valid after the rental. */
export const licenceDays = ({ config }: FormFieldRules): number =>
  config?.expirationMinDays ?? DEFAULT_LICENCE_VALID_DAYS;

function checkLicence(
  expiration: PlainDate,
  field: FormFieldRules,
  context: FormContext,
): FieldRefusal | null {
  const days = licenceDays(field);
  const isValid = expiration >= addDays(context.dropOffDate, days);
  return isValid ? null : { reason: 'licence-expires-too-soon', days };
}

/**
 * A line break, or what is not seen and may change how the rest is read: no part of a one-line answer, such as a name
 * that a message begins with. The two joiners belong to the spelling of some languages.
 */
const INVISIBLE_CHARACTER = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/u;
/** Web addresses have it and names do not: as a name, one would be a link in the mail that greets its owner. */
const ADDRESS_MARK = '://';

const NAME_TYPES: ReadonlySet<string> = new Set([
  'firstName',
  'lastName',
  'driverFirstName',
  'driverLastName',
]);

function typeLimit(fieldTypeId: string): number {
  if (NAME_TYPES.has(fieldTypeId)) return MAX_NAME_CHARACTERS;
  return fieldTypeId === 'message' ? MAX_MESSAGE_CHARACTERS : MAX_ANSWER_CHARACTERS;
}

/** Most characters of an answer: the operator's limit where it is lower than the limit of the field's type. */
export function longestAnswer({
  fieldTypeId,
  config,
}: Pick<FormFieldRules, 'fieldTypeId' | 'config'>): number {
  const limit = typeLimit(fieldTypeId);
  return Math.min(config?.maxLength || limit, limit);
}

function checkLimits(field: FormFieldRules, text: string, context: FormContext): FieldRefusal | null {
  const { minLength = 0, pattern = '' } = field.config ?? {};
  const maxLength = longestAnswer(field);
  const characters = [...text].length;
  if (minLength > 0 && characters < minLength) return { reason: 'too-short', characters: minLength };
  if (characters > maxLength) return { reason: 'too-long', characters: maxLength };
  if (INVISIBLE_CHARACTER.test(text) && answerPlace(field.fieldTypeId)) return { reason: 'pattern-mismatch' };
  if (NAME_TYPES.has(field.fieldTypeId) && text.includes(ADDRESS_MARK)) return { reason: 'pattern-mismatch' };
  const options = field.options ?? [];
  if (options.length > 0 && !options.some(({ value }) => value === text)) return { reason: 'unknown-option' };
  const isRun = pattern !== '' && pattern.length <= MAX_PATTERN_CHARACTERS;
  return isRun && !context.matchesPattern(pattern, text) ? { reason: 'pattern-mismatch' } : null;
}

/** Whether the terms still have to be accepted: only where they are shown. */
export const areTermsMissing = (areShown: boolean, areAccepted: boolean): boolean => areShown && !areAccepted;
