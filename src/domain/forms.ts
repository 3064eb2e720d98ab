/* Forms that the operator defines: which fields are shown, and which problems the answers have. */
import {
  type AnswersByType,
  checkAnswer,
  cleanAnswer,
  type FieldRefusal,
  type FormAnswers,
  type FormContext,
  type FormFieldRules,
} from './check-answer.ts';
import { ADDRESS_TYPES, COMPANY_DRIVER_TYPES, PERSON_TYPES, TRANSPORT_TYPES } from './field-types.ts';
import { isTerminal, needsAddress } from './places.ts';

/** A problem and where it belongs: `path` is the name of the answer, `fieldId` the field whose label is named. */
export type FormProblem = FieldRefusal & { readonly path: string; readonly fieldId: string };

/** Whether a customer is asked for something: a company for its driver, a person for the own last name. */
function isShownTo({ fieldTypeId, config }: FormFieldRules, isCompany: boolean): boolean {
  if ((isCompany ? PERSON_TYPES : COMPANY_DRIVER_TYPES).has(fieldTypeId)) return false;
  return config?.customers !== (isCompany ? 'people' : 'companies');
}

/** The fields to show, in order; those of a separate driver only for companies. */
export const visibleFields = <T extends FormFieldRules>(
  fields: readonly T[],
  isCompany: boolean,
): readonly T[] =>
  fields.filter((field) => isShownTo(field, isCompany)).toSorted((a, b) => a.order - b.order);

/** The fields of a trip: an address where the category of the place needs one, the number of a flight where it may have one. */
export const fieldsForTrip = <T extends FormFieldRules>(
  fields: readonly T[],
  trip: Readonly<Record<'pickUp' | 'dropOff', string>>,
): readonly T[] =>
  fields.filter(({ fieldTypeId }) => {
    const address = ADDRESS_TYPES.get(fieldTypeId);
    const transport = TRANSPORT_TYPES.get(fieldTypeId);
    return (
      (address === undefined || needsAddress(trip[address])) &&
      (transport === undefined || isTerminal(trip[transport]))
    );
  });

/** The first field of each type among those that are shown: its answer has the property that a booking has for the type. */
export const firstOfTypes = <T extends FormFieldRules>(
  fields: readonly T[],
  isCompany: boolean,
): ReadonlyMap<string, T> =>
  new Map(
    visibleFields(fields, isCompany)
      .toReversed()
      .map((field) => [field.fieldTypeId, field]),
  );

/** A text as it is checked and sent; '' for what is none. */
export const cleanText = ({ fieldTypeId, name }: FormFieldRules, answers: FormAnswers): string => {
  const answer = answers[name];
  return typeof answer === 'string' ? cleanAnswer(fieldTypeId, answer) : '';
};

/** Ids of the uploaded files that answer the fields. */
export const uploadedFiles = (
  fields: readonly FormFieldRules[],
  answers: FormAnswers,
  isCompany: boolean,
): readonly string[] =>
  visibleFields(fields, isCompany).flatMap(({ name }) => {
    const answer = answers[name];
    return Array.isArray(answer) ? answer.map((file: string) => file.split(' ')[0] ?? '') : [];
  });

/** Cleaned texts by field type; empty answers and answers to fields that are not shown are left out. */
export function answersByType(
  fields: readonly FormFieldRules[],
  answers: FormAnswers,
  isCompany: boolean,
): Readonly<Record<string, string>> {
  const entries = [...firstOfTypes(fields, isCompany)].map(
    ([type, field]) => [type, cleanText(field, answers)] as const,
  );
  return Object.fromEntries(entries.filter(([, text]) => text !== ''));
}

/** Every problem of the visible fields, the first per field, in the order of the form. */
export function formProblems(
  fields: readonly FormFieldRules[],
  answers: FormAnswers,
  context: FormContext,
): readonly FormProblem[] {
  const others: AnswersByType = answersByType(fields, answers, context.isCompany);
  return visibleFields(fields, context.isCompany).flatMap((field) => {
    const refusal = checkAnswer(field, answers[field.name], context, others);
    return refusal ? [{ ...refusal, path: field.name, fieldId: field.id }] : [];
  });
}

/** Whether the terms still have to be accepted: only where they are shown. */
export const areTermsMissing = (areShown: boolean, areAccepted: boolean): boolean => areShown && !areAccepted;
