import type { ServerForm } from '../../api/wire/server-form.ts';
import type { PlainDate } from '../../domain/calendar.ts';
import { COUNTRY_CODES } from '../../domain/countries.ts';
import { type DriverAgeRules, driverAgeRange } from '../../domain/driver-age.ts';
import {
  type AnswerKind,
  answerKind,
  type FieldRefusal,
  type FormFieldRules,
  fieldsForTrip,
  licenceDays,
  longestAnswer,
  visibleFields,
} from '../../domain/forms.ts';
import { countryName } from '../../runtime/text/country-name.ts';
import { pickText } from '../../runtime/text/resolve-text.ts';
import type { Translate } from '../../runtime/text/translate.ts';

/** One of the answers that a field offers. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** A field as the browser shows and validates it, its texts in the language of the page. */
export interface CheckoutField extends FormFieldRules {
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
  /** Messages by the reason why an answer is refused. */
  readonly messages: Readonly<Partial<Record<FieldRefusal['reason'], string>>>;
}

export interface FieldSurroundings {
  readonly t: Translate;
  readonly language: string;
  readonly driverAge: DriverAgeRules;
  /** Today where the car is picked up. */
  readonly today: PlainDate;
  /** The categories of the places where the trip begins and ends. */
  readonly trip: Readonly<Record<'pickUp' | 'dropOff', string>>;
}

type ServerField = ServerForm['fields'][number];

/** Labels and `autocomplete` values of field types that need no configuration. */
const BUILT_IN_FIELDS: Readonly<Record<string, { labelKey: string; autoComplete: string }>> = {
  emailAddress: { labelKey: 'checkout.email', autoComplete: 'email' },
  firstName: { labelKey: 'checkout.firstName', autoComplete: 'given-name' },
  lastName: { labelKey: 'checkout.lastName', autoComplete: 'family-name' },
  cellPhone: { labelKey: 'checkout.phone', autoComplete: 'tel' },
  country: { labelKey: 'checkout.country', autoComplete: 'country' },
  birthday: { labelKey: 'checkout.birthday', autoComplete: 'bday' },
  // Browsers fill in a home address, which is not the address of the stay.
  customDeliveryAddress: { labelKey: 'checkout.deliveryAddress', autoComplete: 'off' },
  customReturnAddress: { labelKey: 'checkout.returnAddress', autoComplete: 'off' },
};

const EARLIEST_BIRTHDAY = '1900-01-01';

const field = (fieldTypeId: string, order: number, width: number): ServerField => ({
  id: fieldTypeId,
  fieldTypeId,
  name: fieldTypeId,
  label: {},
  placeholder: {},
  required: true,
  order,
  width,
  options: [],
  config: { expirationMinDays: 0, minLength: 0, maxLength: 100, pattern: '', message: {} },
});

/** The fields of a checkout for which the product API defines no form. */
const USUAL_FIELDS: readonly ServerField[] = [
  field('firstName', 1, 6),
  field('lastName', 2, 6),
  field('emailAddress', 3, 6),
  field('cellPhone', 4, 6),
];

/** Fields that every booking needs, whatever the operator's form has: the mail's address and its salutation. */
const ESSENTIAL_TYPES = ['firstName', 'emailAddress'] as const;

/** The fields of a form with the essential ones, which are always required. */
function withEssentials(fields: readonly ServerField[]): ServerField[] {
  const missing = ESSENTIAL_TYPES.filter((type) => !fields.some(({ fieldTypeId }) => fieldTypeId === type));
  const isEssential = (type: string) => (ESSENTIAL_TYPES as readonly string[]).includes(type);
  return [
    ...missing.map((type) => field(type, 0, 6)),
    ...fields.map((each) => (isEssential(each.fieldTypeId) ? { ...each, required: true } : each)),
  ];
}

const known = (fieldTypeId: string) =>
  Object.hasOwn(BUILT_IN_FIELDS, fieldTypeId) ? BUILT_IN_FIELDS[fieldTypeId] : undefined;

function labelOf({ label, fieldTypeId, name }: ServerField, { t, language }: FieldSurroundings): string {
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

function choicesOf({ options, fieldTypeId }: ServerField, language: string): Choice[] {
  const isCountry = answerKind(fieldTypeId) === 'country';
  if (options.length > 0)
    return options.map(({ value, label }) => ({
      value,
      label: pickText(label, language) || (isCountry ? countryName(value, language) : value),
    }));
  return isCountry ? countryChoices(language) : [];
}

/** The messages about the answers of a field. */
function messagesOf(
  serverField: ServerField,
  label: string,
  { t, language, driverAge }: FieldSurroundings,
): CheckoutField['messages'] {
  const { required, fieldTypeId, config } = serverField;
  const { min, max } = driverAgeRange(driverAge);
  const missing = t('errors.required', { label });
  const ofKind: Readonly<Record<AnswerKind, CheckoutField['messages']>> = {
    email: { 'invalid-email': t('validation.invalidEmail') },
    phone: { 'invalid-phone': t('validation.invalidPhone') },
    date: { 'invalid-date': t('validation.invalidDate') },
    country: {},
    text: {},
  };
  return {
    ...ofKind[answerKind(fieldTypeId)],
    ...(required ? { required: missing } : {}),
    ...(fieldTypeId === 'birthday'
      ? {
          'outside-allowed-ages': t('errors.betweenAllowedAges', { min, max }),
          'outside-ages-without-caution': t('errors.driverAgeWarning', { min, max }),
        }
      : {}),
    ...(fieldTypeId === 'driverLicenseExpiration'
      ? {
          'licence-expires-too-soon': t('validation.driverLicenseExpiration', {
            days: licenceDays(serverField),
          }),
        }
      : {}),
    ...(config.minLength ? { 'too-short': t('validation.tooShort', { limit: config.minLength }) } : {}),
    'too-long': t('validation.tooLong', { limit: longestAnswer(serverField) }),
    ...(config.pattern
      ? { 'pattern-mismatch': pickText(config.message, language) || t('validation.pattern') }
      : {}),
    'unknown-option': missing,
  };
}

/** The fields of the checkout in their order; the usual ones where the operator has no form. */
export function checkoutFields(form: ServerForm | null, surroundings: FieldSurroundings): CheckoutField[] {
  const fields = fieldsForTrip(withEssentials(form?.fields ?? USUAL_FIELDS), surroundings.trip);
  return visibleFields(fields, false).map((serverField) => {
    const { id, fieldTypeId, name, required, order, width, placeholder, config } = serverField;
    const label = labelOf(serverField, surroundings);
    const kind = answerKind(fieldTypeId);
    const isBirthday = fieldTypeId === 'birthday';
    const { minLength, maxLength, pattern, expirationMinDays } = config;
    return {
      id,
      fieldTypeId,
      name,
      required,
      order,
      width,
      kind,
      label,
      help: pickText(placeholder, surroundings.language),
      autoComplete: known(fieldTypeId)?.autoComplete ?? 'on',
      earliest: isBirthday ? EARLIEST_BIRTHDAY : '',
      latest: isBirthday ? surroundings.today : '',
      options: choicesOf(serverField, surroundings.language),
      config: { minLength, maxLength, pattern, expirationMinDays },
      messages: messagesOf(serverField, label, surroundings),
    };
  });
}
