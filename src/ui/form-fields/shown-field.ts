import {
  type AnswerKind,
  answerKind,
  type FieldRefusal,
  type FormFieldRules,
  licenceDays,
  longestAnswer,
} from '../../domain/forms.ts';
import type { StoredField } from '../../domain/stored-field.ts';
import { COUNTRY_CODES } from '../../domain/countries.ts';
import { countryName } from '../../runtime/text/country-name.ts';
import { pickText } from '../../runtime/text/resolve-text.ts';
import type { Translate } from '../../runtime/text/translate.ts';

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
  readonly label: string;
  readonly help: string;
  /** Units out of twelve. */
  readonly width: number;
  readonly autoComplete: string;
  /** Earliest and latest date of a date field; '' for none. */
  readonly earliest: string;
  readonly latest: string;
  /** With choices the field is a list to choose from. */
  readonly options: readonly Choice[];
  readonly messages: RefusalTexts;
}

/** How the texts of a form are written. */
export interface FieldTexts {
  readonly t: Translate;
  readonly language: string;
}

/** Labels and `autocomplete` values of field types that need no configuration. */
const BUILT_IN_FIELDS: Readonly<Record<string, { labelKey: string; autoComplete: string }>> = {
  emailAddress: { labelKey: 'checkout.email', autoComplete: 'email' },
  firstName: { labelKey: 'checkout.firstName', autoComplete: 'given-name' },
  lastName: { labelKey: 'checkout.lastName', autoComplete: 'family-name' },
  cellPhone: { labelKey: 'checkout.phone', autoComplete: 'tel' },
  country: { labelKey: 'checkout.country', autoComplete: 'country' },
  birthday: { labelKey: 'checkout.birthday', autoComplete: 'bday' },
  message: { labelKey: 'contact.message', autoComplete: 'off' },
  // Browsers fill in a home address, which is not the address of the stay.
  customDeliveryAddress: { labelKey: 'checkout.deliveryAddress', autoComplete: 'off' },
  customReturnAddress: { labelKey: 'checkout.returnAddress', autoComplete: 'off' },
};

const known = (fieldTypeId: string) =>
  Object.hasOwn(BUILT_IN_FIELDS, fieldTypeId) ? BUILT_IN_FIELDS[fieldTypeId] : undefined;

function labelOf({ label, fieldTypeId, name }: StoredField, { t, language }: FieldTexts): string {
  const type = known(fieldTypeId);
  return pickText(label, language) || (type ? t(type.labelKey) : name);
}

/** Countries by their names in a language, in its alphabetical order. */
function countryChoices(language: string): Choice[] {
  const { compare } = new Intl.Collator(language);
  return COUNTRY_CODES.map((value) => ({ value, label: countryName(value, language) })).sort((one, other) =>
    compare(one.label, other.label),
  );
}

function choicesOf({ options, fieldTypeId }: StoredField, language: string): Choice[] {
  const isCountry = answerKind(fieldTypeId) === 'country';
  if (options.length > 0)
    return options.map(({ value, label }) => ({
      value,
      label: pickText(label, language) || (isCountry ? countryName(value, language) : value),
    }));
  return isCountry ? countryChoices(language) : [];
}

/** The messages about the answers of a field. */
function messagesOf(field: StoredField, label: string, { t, language }: FieldTexts): RefusalTexts {
  const { required, fieldTypeId, config } = field;
  const missing = t('errors.required', { label });
  const ofKind: Readonly<Record<AnswerKind, RefusalTexts>> = {
    email: { 'invalid-email': t('validation.invalidEmail') },
    phone: { 'invalid-phone': t('validation.invalidPhone') },
    date: { 'invalid-date': t('validation.invalidDate') },
    country: {},
    message: {},
    text: {},
  };
  return {
    ...ofKind[answerKind(fieldTypeId)],
    ...(required ? { required: missing } : {}),
    ...(fieldTypeId === 'driverLicenseExpiration'
      ? { 'licence-expires-too-soon': t('validation.driverLicenseExpiration', { days: licenceDays(field) }) }
      : {}),
    ...(config.minLength ? { 'too-short': t('validation.tooShort', { limit: config.minLength }) } : {}),
    'too-long': t('validation.tooLong', { limit: longestAnswer(field) }),
    ...(config.pattern
      ? { 'pattern-mismatch': pickText(config.message, language) || t('validation.pattern') }
      : {}),
    'unknown-option': missing,
  };
}

/** A stored field as visitors see it. */
export function shownField(field: StoredField, texts: FieldTexts): ShownField {
  const { id, fieldTypeId, name, required, order, width, placeholder, config } = field;
  const label = labelOf(field, texts);
  const { minLength, maxLength, pattern, expirationMinDays } = config;
  return {
    id,
    fieldTypeId,
    name,
    required,
    order,
    width,
    kind: answerKind(fieldTypeId),
    label,
    help: pickText(placeholder, texts.language),
    autoComplete: known(fieldTypeId)?.autoComplete ?? 'on',
    earliest: '',
    latest: '',
    options: choicesOf(field, texts.language),
    config: { minLength, maxLength, pattern, expirationMinDays },
    messages: messagesOf(field, label, texts),
  };
}

/** The message about a refused answer; that of a choice that is none where the field has no text for the reason. */
export const refusalText = ({ messages }: ShownField, reason: string): string =>
  messages[reason as FieldRefusal['reason']] ?? messages['unknown-option'] ?? '';
