import type { PlainDate } from '../../src/domain/calendar.ts';
import type { FormAnswers, FormContext } from '../../src/domain/check-answer.ts';
import { formProblems } from '../../src/domain/forms.ts';
import { refusalText, type ShownField } from '../../src/ui/form-fields/shown-field.ts';

/** How a form is looked at: as it opens, sent with nothing filled in, and with answers that are refused. */
export const FORM_STATES = ['opened', 'missing', 'wrong'] as const;
export type FormState = (typeof FORM_STATES)[number];

const LONG = 2000;

/** An answer that a field refuses, where it refuses any. */
function wrongAnswer({ kind, fieldTypeId, config, options }: ShownField, today: PlainDate): string {
  if (options.length > 0) return '';
  if (kind === 'email') return 'ana@';
  if (kind === 'phone') return '12';
  if (kind === 'date') return fieldTypeId === 'birthday' || fieldTypeId.endsWith('Expiration') ? today : '';
  if (config?.pattern) return '?';
  return (config?.minLength ?? 0) > 1 ? 'a' : 'a'.repeat(Math.min((config?.maxLength || LONG) + 1, LONG));
}

/** The answers of a state. @param today where the car is picked up */
export const answersIn = (state: FormState, fields: readonly ShownField[], today: PlainDate): FormAnswers =>
  state === 'wrong' ? Object.fromEntries(fields.map((field) => [field.name, wrongAnswer(field, today)])) : {};

/** What visitors read about answers, by name of field. A pattern is checked by the server alone: here it always refuses. */
export function messagesAbout(
  answers: FormAnswers,
  fields: readonly ShownField[],
  context: Omit<FormContext, 'pickUpDate' | 'dropOffDate' | 'matchesPattern'>,
): Readonly<Record<string, string>> {
  const problems = formProblems(fields, answers, {
    ...context,
    pickUpDate: context.today,
    dropOffDate: context.today,
    matchesPattern: () => false,
  });
  return Object.fromEntries(
    problems.flatMap(({ path, fieldId, reason }) =>
      fields.filter(({ id }) => id === fieldId).map((field) => [path, refusalText(field, reason)]),
    ),
  );
}
