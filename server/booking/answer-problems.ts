import { answerPlace, NOTES_TYPE } from '../../src/domain/booking-answers.ts';
import {
  type FieldRefusal,
  type FormContext,
  type FormFieldRules,
  formProblems,
} from '../../src/domain/forms.ts';
import type { Booking } from '../db/repositories/bookings.ts';

/** Who books and what else was asked, as an order has it. */
export type OrderAnswers = Pick<Booking, 'customer'> & Partial<Pick<Booking, 'driver' | 'details' | 'notes'>>;

/** Why answers are refused, by type of field; empty when nothing is wrong. */
export type AnswerProblems = Readonly<Record<string, FieldRefusal['reason']>>;

/** The answer that an order has to a field; `undefined` where it has no place for its type. */
function answerIn(order: OrderAnswers, fieldTypeId: string): string | undefined {
  // They hold other answers too: whether there are any is all that can be judged.
  if (fieldTypeId === NOTES_TYPE) return order.notes ? 'given' : '';
  const place = answerPlace(fieldTypeId);
  if (!place) return undefined;
  const part = place.part === 'trip' ? order.details : order[place.part];
  return String(part?.[place.name] ?? '');
}

/** What the field of the notes limits is not what is judged of them. */
const judgedRules = (field: FormFieldRules): FormFieldRules =>
  field.fieldTypeId === NOTES_TYPE ? { ...field, options: [], config: {} } : field;

/**
 * What is wrong with an order by the operator's form, as its fields say it to visitors: reasons by type of field, in
 * the order of the form. Answers to types that no booking request has a place for are among its notes, and not judged.
 */
export function answerProblems(
  fields: readonly FormFieldRules[],
  order: OrderAnswers,
  days: Pick<FormContext, 'today' | 'pickUpDate' | 'dropOffDate' | 'driverAge'>,
): AnswerProblems {
  const asked = fields.flatMap((field) => {
    const answer = answerIn(order, field.fieldTypeId);
    return answer === undefined ? [] : [{ ...judgedRules(field), name: field.id, answer }];
  });
  const types = new Map(asked.map(({ id, fieldTypeId }) => [id, fieldTypeId]));
  const problems = formProblems(asked, Object.fromEntries(asked.map(({ name, answer }) => [name, answer])), {
    ...days,
    isCompany: order.customer.isCompany === true,
    // As in the browser: decision 6.
    matchesPattern: () => true,
  });
  return Object.fromEntries(problems.map(({ fieldId, reason }) => [types.get(fieldId) ?? fieldId, reason]));
}
