import { answerProperty } from '../../src/domain/booking-answers.ts';
import type { FieldRefusal, FormContext } from '../../src/domain/check-answer.ts';
import { type CheckoutCustomer, checkoutFields, takesCompanies } from '../../src/domain/checkout-fields.ts';
import { firstOfTypes, formProblems } from '../../src/domain/forms.ts';
import { answerKind } from '../../src/domain/field-types.ts';
import type { StoredField, StoredForm } from '../../src/domain/stored-field.ts';
import { matchesPattern } from '../content/matches-pattern.ts';
import type { Booking } from '../db/repositories/bookings.ts';

/** The parts of an order that answer the fields of a form. */
export type OrderAnswers = Pick<Booking, 'customer'> &
  Partial<Pick<Booking, 'driver' | 'details'>> & {
    /** Answers that have no property in a booking, by name of field. */
    readonly answers?: ReadonlyMap<string, string>;
    /** Ids of files by name of the field that they answer. */
    readonly filesOf?: ReadonlyMap<string, readonly string[]>;
  };

/** Why answers are refused, by name of field; empty when nothing is wrong. */
export type AnswerProblems = Readonly<Record<string, FieldRefusal['reason']>>;

/** What an order is checked by beside the form. */
export type AnswerContext = Pick<CheckoutCustomer, 'trip' | 'isLicenceRequired'> &
  Pick<FormContext, 'today' | 'pickUpDate' | 'dropOffDate' | 'driverAge' | 'identity'>;

/** The name under which a refusal of a company is told where the form takes none. */
const COMPANY = 'isCompany';

/** The answer that an order has to the first field of a type that a booking has a property for. */
function answerInOrder(order: OrderAnswers, fieldTypeId: string): string {
  const property = answerProperty(fieldTypeId);
  if (!property) return '';
  const part = property.part === 'trip' ? order.details : order[property.part];
  return String(part?.[property.name] ?? '');
}

/**
 * What is wrong with an order whose uploaded files are not all there, because they were kept for a day only or belong to
 * a booking: the fields for files without one, or all of them where each has one.
 */
export function missingFileProblems(form: StoredForm | null, found: Iterable<string>): AnswerProblems {
  const answered = new Set(found);
  const fields = (form?.fields ?? []).filter(({ fieldTypeId }) => answerKind(fieldTypeId) === 'files');
  const unanswered = fields.filter(({ name }) => !answered.has(name));
  const told = unanswered.length > 0 ? unanswered : fields;
  return told.length > 0
    ? Object.fromEntries(told.map(({ name }) => [name, 'file-expired']))
    : { files: 'unknown-option' };
}

/** What is wrong with an order by the operator's form: reasons by name of field, in the order of the form. */
export function answerProblems(
  form: StoredForm | null,
  order: OrderAnswers,
  { trip, isLicenceRequired, ...context }: AnswerContext,
): AnswerProblems {
  const isCompany = order.customer.isCompany === true;
  if (isCompany && !takesCompanies(form)) return { [COMPANY]: 'unknown-option' };
  const fields = checkoutFields(form, { trip, isCompany, isLicenceRequired });
  const firsts = firstOfTypes(fields, isCompany);
  const answerTo = (field: StoredField): string | readonly string[] => {
    if (answerKind(field.fieldTypeId) === 'files') return order.filesOf?.get(field.name) ?? [];
    return firsts.get(field.fieldTypeId) === field && answerProperty(field.fieldTypeId)
      ? answerInOrder(order, field.fieldTypeId)
      : (order.answers?.get(field.name) ?? '');
  };
  const answers = Object.fromEntries(fields.map((field) => [field.name, answerTo(field)]));
  const problems = formProblems(fields, answers, { ...context, isCompany, matchesPattern });
  return Object.fromEntries(problems.map(({ path, reason }) => [path, reason]));
}
