import {
  type FieldRefusal,
  type FormFieldRules,
  licenceDays,
  longestAnswer,
  mostFiles,
} from '../../domain/check-answer.ts';
import {
  AREA_PARENTS,
  type AnswerKind,
  answerKind,
  DOCUMENT_TYPE_OF,
  DOCUMENT_TYPE_TYPES,
  type FieldGroup,
  fieldGroup,
  PHONE_COUNTRIES,
  PHOTO_TYPES,
  TAX_PAYER_TYPE,
} from '../../domain/field-types.ts';
import type { DocumentType, TaxPayerType } from '../../domain/identity-lists.ts';
import type { StoredField } from '../../domain/stored-field.ts';
import { builtInField } from './built-in-fields.ts';
import { COUNTRY_CODES } from '../../domain/countries.ts';
import { countryName } from '../../runtime/text/country-name.ts';
import { template } from '../../runtime/text/interpolate.ts';
import { variantsOf } from '../../runtime/text/languages.ts';
import { pickText } from '../../runtime/text/resolve-text.ts';
import type { Translate } from '../../runtime/text/translate.ts';
import { writtenDate } from '../../runtime/text/written-date.ts';

/** One of the answers that a field offers. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** Messages by the reason why an answer is refused. */
export type RefusalTexts = Readonly<Partial<Record<FieldRefusal['reason'], string>>>;

/** A field as the browser shows and validates it, its texts in the language of the page. */
export interface ShownField extends FormFieldRules {
  readonly kind: AnswerKind;
  /** The part of the form that it stands in. */
  readonly group: FieldGroup;
  readonly label: string;
  readonly help: string;
  /** Units out of twelve. */
  readonly width: number;
  readonly autoComplete: string;
  /** The pattern by which a date is typed. */
  readonly dateFormat: string;
  /** Name of the button that opens the calendar of a date; '' for other fields. */
  readonly calendarText: string;
  /** Names of the fields of the country, and of the state, that an area lies in; `null` for what is no area. */
  readonly area: { readonly country: string; readonly state: string | null } | null;
  /** How a phone number gets the code of its country; `null` for other fields, and where it is typed. */
  readonly phone: PhoneTexts | null;
  /** Names of the fields that another answer makes wrong, such as the city of another state. */
  readonly clears: readonly string[];
  /** With choices the field is a list to choose from. */
  readonly options: readonly Choice[];
  readonly messages: RefusalTexts;
  /** How its files are uploaded; `null` for a field without files. */
  readonly upload: UploadTexts | null;
}

/** What a phone number is typed with. */
export interface PhoneTexts {
  /** Name of the list of codes. */
  readonly label: string;
  /** Language of the names of countries. */
  readonly language: string;
  /** Name of the field that says where the owner lives; `null` without one. */
  readonly countryField: string | null;
  /** The country of a number without a code where nothing else says it. */
  readonly country: string;
}

/** Texts about the files of a field; `{{name}}` is filled in by the browser. */
export interface UploadTexts {
  readonly choose: string;
  /** '' where no photograph is wanted. */
  readonly take: string;
  /** What is taken, with the name of the field. */
  readonly takeOf: string;
  readonly remove: string;
  readonly uploading: string;
  readonly tooLarge: string;
  readonly wrongType: string;
  readonly failed: string;
}

const uploadTexts = (fieldTypeId: string, label: string, t: Translate): UploadTexts => ({
  choose: t('formFields.chooseFile'),
  take: PHOTO_TYPES.has(fieldTypeId) ? t('formFields.takePhoto') : '',
  takeOf: t('common.labelled', { label, value: t('formFields.takePhoto') }),
  remove: template(t, 'formFields.removeFile', 'name'),
  uploading: t('formFields.uploading'),
  tooLarge: t('errors.fileSizeExceeded'),
  wrongType: t('errors.fileType'),
  failed: t('errors.fileUpload'),
});

/** How the texts of a form are written. */
export interface FieldTexts {
  readonly t: Translate;
  readonly language: string;
  /** The pattern of dates of the site. */
  readonly dateFormat: string;
  /** The country of a phone number that names none; without it the code is typed with the number. */
  readonly phoneCountry?: string;
  /** Whether a company fills the form in. */
  readonly isCompany?: boolean;
  /** What fields about documents and taxes offer. */
  readonly documentTypes?: readonly DocumentType[];
  readonly taxPayerTypes?: readonly TaxPayerType[];
}

/** What a field is called: by the operator, else by its type. */
export function labelOf(
  { label, fieldTypeId, name }: Pick<StoredField, 'label' | 'fieldTypeId' | 'name'>,
  { t, language, isCompany }: Pick<FieldTexts, 't' | 'language' | 'isCompany'>,
): string {
  // The operator's label of the first name is meant for people.
  if (isCompany && fieldTypeId === 'firstName') return t('formFields.companyName');
  const type = builtInField(fieldTypeId);
  // A built-in label in the visitor's language says more than the operator's in another one.
  const own = variantsOf(language).map((tag) => label[tag]);
  return own.find(Boolean) || (type ? t(type.labelKey) : pickText(label, language) || name);
}

/** Days of which each part can be told apart from the others. */
const EXAMPLES = { birthday: '1987-05-24', other: '2031-05-24' };

function helpOf({ placeholder, fieldTypeId }: StoredField, { t, language, dateFormat }: FieldTexts): string {
  const own = pickText(placeholder, language);
  const key = builtInField(fieldTypeId)?.helpKey;
  if (own || key) return own || t(key ?? '');
  if (answerKind(fieldTypeId) === 'files') return t('formFields.fileHelp');
  if (answerKind(fieldTypeId) !== 'date') return '';
  const example = fieldTypeId === 'birthday' ? EXAMPLES.birthday : EXAMPLES.other;
  return t('formFields.dateHelp', { example: writtenDate(example, dateFormat) });
}

/** Countries by their names in a language, in its alphabetical order. */
function countryChoices(language: string): Choice[] {
  const { compare } = new Intl.Collator(language);
  return COUNTRY_CODES.map((value) => ({ value, label: countryName(value, language) })).sort((one, other) =>
    compare(one.label, other.label),
  );
}

/** What a field offers by its type, unless the operator chose among it. */
function typeChoices(fieldTypeId: string, texts: FieldTexts): Choice[] {
  const named = (all: readonly { readonly id: string; readonly name: string }[] = []) =>
    all.map(({ id, name }) => ({ value: id, label: name || id }));
  if (answerKind(fieldTypeId) === 'country') return countryChoices(texts.language);
  if (DOCUMENT_TYPE_TYPES.has(fieldTypeId)) return named(texts.documentTypes);
  return fieldTypeId === TAX_PAYER_TYPE ? named(texts.taxPayerTypes) : [];
}

function choicesOf({ options, fieldTypeId }: StoredField, texts: FieldTexts): Choice[] {
  const offered = typeChoices(fieldTypeId, texts);
  if (options.length === 0) return offered;
  return options.map(({ value, label }) => ({
    value,
    label: pickText(label, texts.language) || (offered.find((one) => one.value === value)?.label ?? value),
  }));
}

const OF_KIND: Readonly<Record<AnswerKind, (t: Translate) => RefusalTexts>> = {
  email: (t) => ({ 'invalid-email': t('validation.invalidEmail') }),
  phone: (t) => ({ 'invalid-phone': t('validation.invalidPhone') }),
  date: (t) => ({ 'invalid-date': t('validation.invalidDate') }),
  country: () => ({}),
  message: () => ({}),
  files: () => ({}),
  text: () => ({}),
};

/** The messages about the answers of a field: one for each reason for which they may be refused. */
function messagesOf(
  field: StoredField,
  label: string,
  hasChoices: boolean,
  { t, language }: FieldTexts,
): RefusalTexts {
  const { fieldTypeId, config } = field;
  return {
    ...OF_KIND[answerKind(fieldTypeId)](t),
    required: t('errors.required', { label }),
    ...(fieldTypeId === 'driverLicenseExpiration'
      ? { 'licence-expires-too-soon': t('validation.driverLicenseExpiration', { days: licenceDays(field) }) }
      : {}),
    ...(DOCUMENT_TYPE_OF.has(fieldTypeId)
      ? { 'wrong-document-format': t('validation.wrongDocumentFormat') }
      : {}),
    ...(fieldTypeId === TAX_PAYER_TYPE
      ? { 'wrong-fiscal-condition': t('validation.wrongFiscalCondition') }
      : {}),
    ...(config.minLength ? { 'too-short': t('validation.tooShort', { limit: config.minLength }) } : {}),
    ...(answerKind(fieldTypeId) === 'files'
      ? {
          'too-many-files': t('validation.tooManyFiles', { limit: mostFiles(field) }),
          'file-expired': t('validation.fileExpired'),
        }
      : {}),
    'too-long': t('validation.tooLong', { limit: longestAnswer(field) }),
    'pattern-mismatch': (config.pattern && pickText(config.message, language)) || t('validation.pattern'),
    ...(hasChoices ? { 'unknown-option': t('validation.chooseOption') } : {}),
  };
}

/** A stored field as visitors see it. */
export function shownField(field: StoredField, texts: FieldTexts): ShownField {
  const { id, fieldTypeId, name, required, order, width, config } = field;
  const type = builtInField(fieldTypeId);
  const label = labelOf(field, texts);
  const options = choicesOf(field, texts);
  const { minLength, maxLength, pattern, expirationMinDays } = config;
  const isCompany = texts.isCompany === true;
  const kind = answerKind(fieldTypeId);
  const { dateFormat } = texts;
  return {
    id,
    fieldTypeId,
    name,
    required,
    order,
    width,
    kind,
    group: fieldGroup(fieldTypeId, isCompany),
    label,
    help: helpOf(field, texts),
    autoComplete: isCompany && fieldTypeId === 'firstName' ? 'organization' : (type?.autoComplete ?? 'on'),
    dateFormat,
    calendarText: kind === 'date' ? texts.t('formFields.openCalendar', { label }) : '',
    area: null,
    phone:
      kind === 'phone' && texts.phoneCountry !== undefined
        ? {
            label: texts.t('formFields.phonePrefix'),
            language: texts.language,
            countryField: null,
            country: texts.phoneCountry,
          }
        : null,
    clears: [],
    options,
    config: { minLength, maxLength, pattern, expirationMinDays },
    upload: kind === 'files' ? uploadTexts(fieldTypeId, label, texts.t) : null,
    messages: messagesOf(field, label, options.length > 0, texts),
  };
}

/** The message about a refused answer; that the format is to be checked, where the field has no text for the reason. */
export const refusalText = ({ messages }: ShownField, reason: string): string =>
  messages[reason as FieldRefusal['reason']] ?? messages['pattern-mismatch'] ?? '';

/** The fields of a form, connected: a state and a phone number are in the country of the form, a city in the state. */
export function connectAreas(fields: readonly ShownField[]): ShownField[] {
  const nameOf = (type: string | undefined) => fields.find(({ fieldTypeId }) => fieldTypeId === type)?.name;
  const childrenOf = (type: string): string[] =>
    fields
      .filter(({ fieldTypeId }) => AREA_PARENTS.get(fieldTypeId) === type)
      .flatMap(({ fieldTypeId, name }) => [name, ...childrenOf(fieldTypeId)]);
  return fields.map((field) => {
    const parent = AREA_PARENTS.get(field.fieldTypeId);
    const grandparent = AREA_PARENTS.get(parent ?? '');
    const country = nameOf(grandparent ?? parent);
    const state = grandparent === undefined ? null : nameOf(parent);
    const hasChoices = field.options.length > 0;
    return {
      ...field,
      area:
        parent === undefined || hasChoices || country === undefined || state === undefined
          ? null
          : { country, state },
      phone: field.phone && {
        ...field.phone,
        countryField: nameOf(PHONE_COUNTRIES.get(field.fieldTypeId)) ?? null,
      },
      clears: childrenOf(field.fieldTypeId),
    };
  });
}
