import { isRecord } from '../../../src/api/wire/is-record.ts';
import { WIRE_NOTES, wirePathOf } from '../../../src/api/wire/booking-request.ts';
import { answerProperty, NOTES_TYPE } from '../../../src/domain/booking-answers.ts';
import { type PlainDate, parsePlainDate } from '../../../src/domain/calendar.ts';
import { checkAnswer, type FieldRefusal } from '../../../src/domain/check-answer.ts';
import { checkoutFields } from '../../../src/domain/checkout-fields.ts';
import { firstOfTypes } from '../../../src/domain/forms.ts';
import type { StoredField } from '../../../src/domain/stored-field.ts';
import type { AnswerProblems } from '../../booking/answer-problems.ts';
import type { SiteRules } from '../../booking/site-rules.ts';
import type { SiteCatalogue } from '../../booking/site-catalogue.ts';
import { matchesPattern } from '../../content/matches-pattern.ts';

/** Whose answers are refused, and in which language that is said. */
export interface RefusedCustomer extends Pick<SiteRules, 'driverAge' | 'identity'> {
  readonly isCompany: boolean;
  readonly language: string;
}

export interface AnswerRefusalOptions {
  /** Why an answer to a field is refused, in the words of the checkout. */
  readonly answerText: (
    field: StoredField,
    reason: FieldRefusal['reason'],
    customer: RefusedCustomer,
  ) => string;
}

interface AnswerPath {
  /** Property names from the outside in. */
  readonly path: readonly string[];
  /** That the answer is read there once the shape of the request is right. */
  readonly isRead: boolean;
}

/**
 * Where a booking request may have the answer to a field.
 * @param isFirst that no field of its type comes before it: the properties of a booking are the answers of these
 */
function answerPathsOf(
  { fieldTypeId, name }: StoredField,
  isFirst: boolean,
  wanted: Readonly<Record<string, unknown>>,
): readonly AnswerPath[] {
  const property = isFirst ? answerProperty(fieldTypeId) : null;
  const answers = Array.isArray(wanted.answers) ? wanted.answers : [];
  return [
    ...(property ? [{ path: wirePathOf(property.part, property.name), isRead: true }] : []),
    // The answers to other fields are in this text too.
    ...(fieldTypeId === NOTES_TYPE ? [{ path: [WIRE_NOTES], isRead: false }] : []),
    ...answers.flatMap((answer, index) =>
      isRecord(answer) && answer.name === name
        ? [{ path: ['answers', String(index), 'value'], isRead: !property }]
        : [],
    ),
  ];
}

/** What a request has at a path. */
const valueAt = (wanted: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined),
    wanted,
  );

/** Says why the answers of an order are refused, by the fields of the checkout that asks for them. */
export const createAnswerRefusalTexts = ({ answerText }: AnswerRefusalOptions) => ({
  /** One sentence for each refused answer; none about what no field asks for. */
  ofAnswers: (
    problems: AnswerProblems,
    fields: readonly StoredField[],
    customer: RefusedCustomer,
  ): readonly string[] =>
    fields.flatMap((field) => {
      const reason = problems[field.name];
      return reason === undefined ? [] : [answerText(field, reason, customer)];
    }),

  /**
   * The sentences about a request that is refused before its order is read: one for each answer that is refused by
   * itself, though the check that refuses it may come later; none about what no visitor answers.
   */
  ofRequest(
    wanted: unknown,
    problems: Readonly<Record<string, string>>,
    { rules, checkoutForm }: Pick<SiteCatalogue, 'rules' | 'checkoutForm'>,
    { today, language }: { readonly today: PlainDate; readonly language: string },
  ): readonly string[] {
    const isCompany = valueAt(wanted, ['customer', 'isCompany']) === true;
    const { driverAge, identity, isLicenceRequired } = rules;
    const trip = { pickUp: '', dropOff: '' };
    const dayOf = (name: 'from' | 'to') => {
      const instant = valueAt(wanted, [name]);
      return (typeof instant === 'string' && parsePlainDate(instant.slice(0, 10))) || today;
    };
    const context = {
      isCompany,
      today,
      pickUpDate: dayOf('from'),
      dropOffDate: dayOf('to'),
      driverAge,
      identity,
      matchesPattern,
    };
    const fields = checkoutFields(checkoutForm, { trip, isCompany, isLicenceRequired });
    const firsts = firstOfTypes(fields, isCompany);
    return fields.flatMap((field) => {
      const isFirst = firsts.get(field.fieldTypeId) === field;
      const paths = answerPathsOf(field, isFirst, isRecord(wanted) ? wanted : {});
      return paths.flatMap(({ path, isRead }) => {
        const answer = valueAt(wanted, path);
        // What is not answered is asked for once the rest of the request can be read.
        const isAnswered = isRead && typeof answer === 'string' && answer !== '';
        if (!isAnswered && problems[`/${path.join('/')}`] === undefined) return [];
        const refusal = checkAnswer(field, typeof answer === 'string' ? answer : '', context);
        return refusal
          ? [answerText(field, refusal.reason, { isCompany, driverAge, identity, language })]
          : [];
      });
    });
  },
});
