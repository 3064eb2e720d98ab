/* Contact forms that the operator defines: which answers are refused, and to whom an operator replies. */
import type { PlainDate } from './calendar.ts';
import { MAX_MESSAGE_CHARACTERS } from './constants.ts';
import { NO_IDENTITY_LISTS } from './identity-lists.ts';
import { cleanAnswer, type FormAnswers, type FormFieldRules } from './check-answer.ts';
import { answerKind } from './field-types.ts';
import { type FormProblem, formProblems, visibleFields } from './forms.ts';

/** One answer of a contact form as it is sent and stored. */
export interface ContactAnswer {
  /** Name of the field. */
  readonly name: string;
  /** Label of the field in the language of the visitor. */
  readonly label: string;
  readonly value: string;
}

/** Most characters of all answers of a contact form together. */
export const MAX_CONTACT_CHARACTERS = 4 * MAX_MESSAGE_CHARACTERS;

/**
 * Every problem of the answers, the first per field. A contact form is about no rental: rules about the driver's age
 * and licence do not apply, and dates are checked as dates.
 */
export const contactProblems = (
  fields: readonly FormFieldRules[],
  answers: FormAnswers,
  {
    today,
    matchesPattern,
  }: { readonly today: PlainDate; readonly matchesPattern: (pattern: string, value: string) => boolean },
): readonly FormProblem[] =>
  formProblems(
    fields.map((field) => ({ ...field, config: { ...field.config, expirationMinDays: 0 } })),
    answers,
    {
      isCompany: false,
      today,
      pickUpDate: today,
      dropOffDate: today,
      identity: NO_IDENTITY_LISTS,
      driverAge: { checksAllowed: false, checksWithoutCaution: false },
      matchesPattern,
    },
  );

/** The filled-in answers in the order of the form, cleaned. */
export const contactAnswers = <Field extends FormFieldRules & { readonly label: string }>(
  fields: readonly Field[],
  answers: FormAnswers,
): readonly ContactAnswer[] =>
  visibleFields(fields, false).flatMap(({ fieldTypeId, name, label }) => {
    const answer = answers[name];
    const value = typeof answer === 'string' ? cleanAnswer(fieldTypeId, answer) : '';
    return value === '' ? [] : [{ name, label, value }];
  });

/** Whom an operator answers: the first e-mail address and the name among the answers; '' for what is not there. */
export function replyTo(
  fields: readonly FormFieldRules[],
  answers: readonly Pick<ContactAnswer, 'name' | 'value'>[],
): { readonly name: string; readonly email: string } {
  const answerTo = (isWanted: (field: FormFieldRules) => boolean): string => {
    const names = fields.filter(isWanted).map(({ name }) => name);
    return answers.find(({ name }) => names.includes(name))?.value ?? '';
  };
  const names = ['firstName', 'lastName'].map((type) => answerTo(({ fieldTypeId }) => fieldTypeId === type));
  return {
    name: names.filter(Boolean).join(' '),
    email: answerTo(({ fieldTypeId }) => answerKind(fieldTypeId) === 'email'),
  };
}
