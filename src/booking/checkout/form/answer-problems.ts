import { dateOf, type PlainDate } from '../../../domain/calendar.ts';
import type { DriverAgeRules } from '../../../domain/driver-age.ts';
import type { FormAnswers } from '../../../domain/check-answer.ts';
import { areTermsMissing, formProblems } from '../../../domain/forms.ts';
import { refusalText, type ShownField } from '../../../ui/form-fields/shown-field.ts';
import type { IdentityLists } from '../../../domain/identity-lists.ts';
import { filledForm } from './filled-form.ts';
import type { ShownForm } from './form-fields.ts';
import type { CheckoutOrder } from '../state/checkout-order.ts';

/** Name under which the form stores whether the terms are accepted. */
export const TERMS_FIELD = 'acceptsTerms';

/** What the answers of a checkout form are validated by. */
export interface AnswerRules {
  readonly order: CheckoutOrder;
  readonly form: ShownForm;
  readonly driverAge: DriverAgeRules;
  readonly identity: IdentityLists;
  /** Today where the car is picked up. */
  readonly today: PlainDate;
  readonly showsTerms: boolean;
  readonly texts: { readonly acceptTerms: string };
}

/** Messages about the answers of a form, by name of field. */
export function answerProblems(
  answers: FormAnswers,
  { order, form, driverAge, identity, today, showsTerms, texts }: AnswerRules,
): Record<string, string> {
  const { fields, isCompany } = filledForm(form, answers);
  const problems = formProblems(fields, answers, {
    isCompany,
    today,
    pickUpDate: dateOf(order.search.pickUp),
    dropOffDate: dateOf(order.search.dropOff),
    driverAge,
    identity,
    // Decision 6: the server runs them, by an engine of linear time, which browsers do not have.
    matchesPattern: () => true,
  });
  const messages = problems.flatMap(({ fieldId, path, reason }) =>
    fields.filter(({ id }) => id === fieldId).map((field) => [path, refusalText(field, reason)]),
  );
  if (areTermsMissing(showsTerms, answers[TERMS_FIELD] === true))
    messages.push([TERMS_FIELD, texts.acceptTerms]);
  return Object.fromEntries(messages);
}

/** The same for the server's reasons, by name of field; reasons of fields that are not shown are left out. */
export const refusedAnswers = (
  fields: readonly ShownField[],
  reasons: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const reason = reasons[field.name];
      return reason === undefined ? [] : [[field.name, refusalText(field, reason)]];
    }),
  );
