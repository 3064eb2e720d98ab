import type { ServerForm } from '../../api/wire/server-form.ts';
import type { PlainDate } from '../../domain/calendar.ts';
import { type DriverAgeRules, driverAgeRange } from '../../domain/driver-age.ts';
import { fieldsForTrip, visibleFields } from '../../domain/forms.ts';
import { type FieldTexts, type ShownField, shownField } from '../../ui/form-fields/shown-field.ts';

export interface FieldSurroundings extends FieldTexts {
  readonly driverAge: DriverAgeRules;
  /** Today where the car is picked up. */
  readonly today: PlainDate;
  /** The categories of the places where the trip begins and ends. */
  readonly trip: Readonly<Record<'pickUp' | 'dropOff', string>>;
}

type ServerField = ServerForm['fields'][number];

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

/** The rules and texts of a birthday, by the ages that may drive. */
function birthdayField(
  field: ShownField,
  { t, driverAge, today }: Pick<FieldSurroundings, 't' | 'driverAge' | 'today'>,
): ShownField {
  const { min, max } = driverAgeRange(driverAge);
  return {
    ...field,
    earliest: EARLIEST_BIRTHDAY,
    latest: today,
    messages: {
      ...field.messages,
      'outside-allowed-ages': t('errors.betweenAllowedAges', { min, max }),
      'outside-ages-without-caution': t('errors.driverAgeWarning', { min, max }),
    },
  };
}

/** The fields of the checkout in their order; the usual ones where the operator has no form. */
export function checkoutFields(form: ServerForm | null, surroundings: FieldSurroundings): ShownField[] {
  const fields = fieldsForTrip(withEssentials(form?.fields ?? USUAL_FIELDS), surroundings.trip);
  return visibleFields(fields, false).map((stored) => {
    const field = shownField(stored, surroundings);
    return field.fieldTypeId === 'birthday' ? birthdayField(field, surroundings) : field;
  });
}
