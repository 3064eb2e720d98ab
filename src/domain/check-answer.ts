/* What is wrong with one answer of a form. */
import { type PlainDate, addDays, parsePlainDate } from './calendar.ts';
import {
  DEFAULT_LICENCE_VALID_DAYS,
  MAX_ANSWER_CHARACTERS,
  MAX_FILES_OF_FIELD,
  MAX_MESSAGE_CHARACTERS,
  MAX_NAME_CHARACTERS,
  MAX_PATTERN_CHARACTERS,
} from './constants.ts';
import { isCountryCode } from './countries.ts';
import { checkDriverBirthday, type DriverAgeRules } from './driver-age.ts';
import {
  answerKind,
  DOCUMENT_TYPE_OF,
  DOCUMENT_TYPE_TYPES,
  EMAIL_TYPES,
  NAME_TYPES,
  PHONE_TYPES,
  PHOTO_TYPES,
  TAX_PAYER_TYPE,
} from './field-types.ts';
import {
  cleanEmail,
  cleanPhone,
  isDocumentNumber,
  isEmailAddress,
  isPhoneNumber,
} from './identity-documents.ts';
import type { IdentityLists } from './identity-lists.ts';

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
  /** Who is asked: everybody, only people or only companies. */
  readonly customers?: 'everybody' | 'people' | 'companies';
};

/** Answers by field name; texts as typed, dates as `YYYY-MM-DD`, uploaded files as a list of their ids, each perhaps followed by a space and its name. */
export type FormAnswers = Readonly<Record<string, string | boolean | readonly string[] | undefined>>;

/** Cleaned texts by field type. */
export type AnswersByType = Readonly<Record<string, string | undefined>>;

/** What the answers are checked against. Patterns are run by the caller's linear-time engine. */
export type FormContext = {
  readonly isCompany: boolean;
  readonly today: PlainDate;
  readonly pickUpDate: PlainDate;
  readonly dropOffDate: PlainDate;
  readonly driverAge: DriverAgeRules;
  readonly identity: IdentityLists;
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
        | 'pattern-mismatch'
        | 'wrong-document-format'
        | 'wrong-fiscal-condition'
        | 'too-many-files'
        | 'file-expired';
    }
  | { readonly reason: 'too-short' | 'too-long'; readonly characters: number }
  | { readonly reason: 'licence-expires-too-soon'; readonly days: number }
  | {
      readonly reason: 'outside-allowed-ages' | 'outside-ages-without-caution';
      readonly min: number;
      readonly max: number;
    };

/** An answer as it is checked and sent: trimmed, phone numbers without spaces and punctuation. */
export function cleanAnswer(fieldTypeId: string, answer: string): string {
  // A phone number of punctuation only is a wrong answer, not a missing one.
  if (PHONE_TYPES.has(fieldTypeId)) return cleanPhone(answer) || answer.trim();
  return EMAIL_TYPES.has(fieldTypeId) ? cleanEmail(answer) : answer.trim();
}

/** Most files that a field takes: a photograph is one. */
export const mostFiles = ({ fieldTypeId }: Pick<FormFieldRules, 'fieldTypeId'>): number =>
  PHOTO_TYPES.has(fieldTypeId) ? 1 : MAX_FILES_OF_FIELD;

/** What is wrong with one answer; null when nothing is. @param others all answers, cleaned: some depend on others */
export function checkAnswer(
  field: FormFieldRules,
  answer: FormAnswers[string],
  context: FormContext,
  others: AnswersByType = {},
): FieldRefusal | null {
  if (Array.isArray(answer) && answer.length > mostFiles(field)) return { reason: 'too-many-files' };
  if (typeof answer !== 'string') {
    const isFilled = answer === true || (Array.isArray(answer) && answer.length > 0);
    return field.required && !isFilled ? { reason: 'required' } : null;
  }
  const text = cleanAnswer(field.fieldTypeId, answer);
  if (text === '') return field.required ? { reason: 'required' } : null;
  return (
    checkType(field, text, context) ??
    checkLimits(field, text, context) ??
    checkIdentity(field, text, context, others)
  );
}

function checkType(field: FormFieldRules, text: string, context: FormContext): FieldRefusal | null {
  if (EMAIL_TYPES.has(field.fieldTypeId)) return isEmailAddress(text) ? null : { reason: 'invalid-email' };
  if (PHONE_TYPES.has(field.fieldTypeId)) return isPhoneNumber(text) ? null : { reason: 'invalid-phone' };
  const kind = answerKind(field.fieldTypeId);
  if (kind === 'country') return isCountryCode(text) ? null : { reason: 'unknown-option' };
  if (kind !== 'date') return null;
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
/** The same in an answer of several lines, which may be indented. */
const UNWRITTEN_CHARACTER = /(?![\t\n\r])\p{Cc}|\p{Cs}/u;
/** Web addresses have it and names do not: as a name, one would be a link in the mail that greets its owner. */
const ADDRESS_MARK = '://';

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
  const isMessage = answerKind(field.fieldTypeId) === 'message';
  if ((isMessage ? UNWRITTEN_CHARACTER : INVISIBLE_CHARACTER).test(text))
    return { reason: 'pattern-mismatch' };
  if (NAME_TYPES.has(field.fieldTypeId) && text.includes(ADDRESS_MARK)) return { reason: 'pattern-mismatch' };
  const offered = offeredValues(field, context);
  if (offered.length > 0 && !offered.includes(text)) return { reason: 'unknown-option' };
  const isRun = pattern !== '' && pattern.length <= MAX_PATTERN_CHARACTERS;
  return isRun && !context.matchesPattern(pattern, text) ? { reason: 'pattern-mismatch' } : null;
}

/** The answers that a field offers; none where any answer is taken. */
function offeredValues(
  { fieldTypeId, options = [] }: FormFieldRules,
  { identity }: FormContext,
): readonly string[] {
  if (options.length > 0) return options.map(({ value }) => value);
  if (DOCUMENT_TYPE_TYPES.has(fieldTypeId)) return identity.documentTypes.map(({ id }) => id);
  return fieldTypeId === TAX_PAYER_TYPE ? identity.taxPayerTypes.map(({ id }) => id) : [];
}

/** Numbers of documents follow the rule of the chosen document, which the chosen tax payer type has to accept. */
function checkIdentity(
  { fieldTypeId }: FormFieldRules,
  text: string,
  { identity }: FormContext,
  others: AnswersByType,
): FieldRefusal | null {
  const documentId = others[DOCUMENT_TYPE_OF.get(fieldTypeId) ?? ''];
  const check = identity.documentTypes.find(({ id }) => id === documentId)?.check;
  if (check && !isDocumentNumber(check, text)) return { reason: 'wrong-document-format' };
  if (fieldTypeId !== TAX_PAYER_TYPE || others.documentTypeId === undefined) return null;
  const accepted = identity.taxPayerTypes.find(({ id }) => id === text)?.documentTypeIds ?? [];
  return accepted.length === 0 || accepted.includes(others.documentTypeId)
    ? null
    : { reason: 'wrong-fiscal-condition' };
}
