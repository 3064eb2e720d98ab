import type { FormAnswers } from '../../../domain/check-answer.ts';
import type { ShownField } from '../../../ui/form-fields/shown-field.ts';
import type { Draft } from '../state/checkout-store.ts';
import type { ShownForm } from './form-fields.ts';

/** Name under which the form stores whether a company books. */
export const COMPANY_FIELD = 'isCompany';

/** The fields that are filled in: those of a company once the customer said to be one. */
export function filledForm(
  { people, companies }: ShownForm,
  answers: FormAnswers,
): { readonly isCompany: boolean; readonly fields: readonly ShownField[] } {
  const isCompany = companies !== null && answers[COMPANY_FIELD] === true;
  return { isCompany, fields: isCompany ? companies : people };
}

/** What a person told of itself, and the driver of a company of itself, by types of fields. */
const PERSONAL = [
  ['firstName', 'driverFirstName'],
  ['lastName', 'driverLastName'],
  ['documentTypeId', 'driverDocumentTypeId'],
  ['documentId', 'driverId'],
] as const;

/** What was typed stays under these while the other kind of customer fills in the same fields. */
const OF_PERSON = 'ofPerson.';
const OF_COMPANY = 'ofCompany.';

/**
 * The answers that change when the customer becomes a company, or a person again: whoever has filled in the own name
 * drives the car of the company, and nothing that was typed is lost.
 */
export function switchCustomer({ people, companies }: ShownForm, draft: Draft, toCompany: boolean): Draft {
  const nameIn = (fields: readonly ShownField[] | null, type: string) =>
    fields?.find(({ fieldTypeId }) => fieldTypeId === type)?.name;
  const changes: Record<string, Draft[string]> = { [COMPANY_FIELD]: toCompany };
  for (const [personType, driverType] of PERSONAL) {
    const name = nameIn(people, personType);
    const driver = nameIn(companies, driverType);
    if (name === undefined) continue;
    const isShared = companies?.some((field) => field.name === name) === true;
    if (toCompany) {
      changes[OF_PERSON + name] = draft[name];
      if (driver && !draft[driver]) changes[driver] = draft[name];
      if (isShared) changes[name] = draft[OF_COMPANY + name];
    } else {
      if (isShared) changes[OF_COMPANY + name] = draft[name];
      changes[name] = (driver && draft[driver]) || draft[OF_PERSON + name];
    }
  }
  return changes;
}
