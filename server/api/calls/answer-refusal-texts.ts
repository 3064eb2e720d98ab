import { isRecord } from '../../../src/api/wire/is-record.ts';
import { answerPlace } from '../../../src/domain/booking-answers.ts';
import type { PlainDate } from '../../../src/domain/calendar.ts';
import { checkAnswer, type FieldRefusal } from '../../../src/domain/check-answer.ts';
import { checkoutFields } from '../../../src/domain/checkout-fields.ts';
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

/** Properties of people whose names in a booking are not those of a request. */
const WIRE_NAMES: Readonly<Record<string, string>> = { email: 'emailAddress', phone: 'cellPhone' };

/** Where a booking request has the answer to a field, by part and name; `null` for an answer that has no place of its own. */
function wirePlaceOf({ fieldTypeId }: StoredField) {
  const place = answerPlace(fieldTypeId);
  return place && { part: place.part, name: WIRE_NAMES[place.name] ?? place.name };
}

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

  /** The sentences about a request that is refused before its order is read, by path; none for what no visitor answers. */
  ofRequest(
    wanted: unknown,
    problems: Readonly<Record<string, string>>,
    { rules, checkoutForm }: Pick<SiteCatalogue, 'rules' | 'checkoutForm'>,
    { today, language }: { readonly today: PlainDate; readonly language: string },
  ): Readonly<Record<string, string>> {
    const parts = isRecord(wanted) ? wanted : {};
    const isCompany = isRecord(parts.customer) && parts.customer.isCompany === true;
    const { driverAge, identity, isLicenceRequired } = rules;
    const trip = { pickUp: '', dropOff: '' };
    const context = {
      isCompany,
      today,
      pickUpDate: today,
      dropOffDate: today,
      driverAge,
      identity,
      matchesPattern,
    };
    const sentences = checkoutFields(checkoutForm, { trip, isCompany, isLicenceRequired }).flatMap(
      (field): (readonly [path: string, sentence: string])[] => {
        const place = wirePlaceOf(field);
        const path = place && `/${place.part}/${place.name}`;
        if (!place || !path || problems[path] === undefined) return [];
        const part = parts[place.part];
        const answer = isRecord(part) ? part[place.name] : undefined;
        const refusal = checkAnswer(field, typeof answer === 'string' ? answer : '', context);
        return refusal
          ? [[path, answerText(field, refusal.reason, { isCompany, driverAge, identity, language })]]
          : [];
      },
    );
    return Object.fromEntries(sentences);
  },
});
