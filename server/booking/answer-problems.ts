import { answerPlace, NOTES_TYPE } from '../../src/domain/booking-answers.ts';
import {
  type FieldRefusal,
  type FormContext,
  type FormFieldRules,
  formProblems,
} from '../../src/domain/forms.ts';
import { matchesPattern } from '../content/matches-pattern.ts';
import type { Booking } from '../db/repositories/bookings.ts';

/** The parts of an order that answer the fields of a form. */
export type OrderAnswers = Pick<Booking, 'customer'> & Partial<Pick<Booking, 'driver' | 'details' | 'notes'>>;

/** Why answers are refused, by type of field; empty when nothing is wrong. */
export type AnswerProblems = Readonly<Record<string, FieldRefusal['reason']>>;

/** The answer that an order has to a field; `undefined` where it has no place for its type. */
function answerIn(order: OrderAnswers, fieldTypeId: string): string | undefined {
  // Notes hold other answers too: only whether there are any can be checked.
  if (fieldTypeId === NOTES_TYPE) return order.notes ? 'given' : '';
  const place = answerPlace(fieldTypeId);
  if (!place) return undefined;
  const part = place.part === 'trip' ? order.details : order[place.part];
  return String(part?.[place.name] ?? '');
}

/** The rules by which the server checks a field: the limits of the notes field do not apply to what else notes hold. */
const checkedRules = (field: FormFieldRules): FormFieldRules =>
  field.fieldTypeId === NOTES_TYPE ? { ...field, options: [], config: {} } : field;

/**
 * What is wrong with an order by the operator's form: reasons by type of field, in
 * the order of the form. Answers to types that no booking request has a place for are among its notes, and not checked.
 */
export function answerProblems(
  fields: readonly FormFieldRules[],
  order: OrderAnswers,
  days: Pick<FormContext, 'today' | 'pickUpDate' | 'dropOffDate' | 'driverAge'>,
): AnswerProblems {
  const answered = fields.flatMap((field) => {
    const answer = answerIn(order, field.fieldTypeId);
    return answer === undefined ? [] : [{ ...checkedRules(field), name: field.id, answer }];
  });
  const types = new Map(answered.map(({ id, fieldTypeId }) => [id, fieldTypeId]));
  const problems = formProblems(
    answered,
    Object.fromEntries(answered.map(({ name, answer }) => [name, answer])),
    {
      ...days,
      isCompany: order.customer.isCompany === true,
      matchesPattern,
    },
  );
  return Object.fromEntries(problems.map(({ fieldId, reason }) => [types.get(fieldId) ?? fieldId, reason]));
}
