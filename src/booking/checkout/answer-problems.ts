import { dateOf, type PlainDate } from '../../domain/calendar.ts';
import type { DriverAgeRules } from '../../domain/driver-age.ts';
import { areTermsMissing, type FieldRefusal, type FormAnswers, formProblems } from '../../domain/forms.ts';
import type { CheckoutOrder } from './checkout-order.ts';
import type { CheckoutField } from './form-fields.ts';

/** Name under which the form stores whether the terms are accepted. */
export const TERMS_FIELD = 'acceptsTerms';

/** What the answers of a checkout form are validated by. */
export interface AnswerRules {
  readonly order: CheckoutOrder;
  readonly fields: readonly CheckoutField[];
  readonly driverAge: DriverAgeRules;
  /** Today where the car is picked up. */
  readonly today: PlainDate;
  readonly showsTerms: boolean;
  readonly texts: { readonly acceptTerms: string };
}

const messageOf = ({ messages }: CheckoutField, reason: string): string =>
  messages[reason as FieldRefusal['reason']] ?? messages['unknown-option'] ?? '';

/** Messages about the answers of a form, by name of field. */
export function answerProblems(
  answers: FormAnswers,
  { order, fields, driverAge, today, showsTerms, texts }: AnswerRules,
): Record<string, string> {
  const problems = formProblems(fields, answers, {
    isCompany: false,
    today,
    pickUpDate: dateOf(order.search.pickUp),
    dropOffDate: dateOf(order.search.dropOff),
    driverAge,
    // Decision 6: operators' patterns need an engine of linear time, which browsers do not have.
    matchesPattern: () => true,
  });
  const messages = problems.flatMap(({ fieldId, path, reason }) =>
    fields.filter(({ id }) => id === fieldId).map((field) => [path, messageOf(field, reason)]),
  );
  if (areTermsMissing(showsTerms, answers[TERMS_FIELD] === true))
    messages.push([TERMS_FIELD, texts.acceptTerms]);
  return Object.fromEntries(messages);
}

/** The same for the server's reasons, which are by type of field; reasons of fields that are not shown are left out. */
export const refusedAnswers = (
  fields: readonly CheckoutField[],
  reasons: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const reason = reasons[field.fieldTypeId];
      return reason === undefined ? [] : [[field.name, messageOf(field, reason)]];
    }),
  );
