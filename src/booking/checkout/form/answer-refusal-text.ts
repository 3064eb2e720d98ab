import type { FieldRefusal } from '../../../domain/check-answer.ts';
import type { DriverAgeRules } from '../../../domain/driver-age.ts';
import type { StoredIdentityLists } from '../../../domain/identity-lists.ts';
import type { StoredField } from '../../../domain/stored-field.ts';
import { pickText } from '../../../runtime/text/resolve-text.ts';
import type { Translate } from '../../../runtime/text/translate.ts';
import { refusalText } from '../../../ui/form-fields/shown-field.ts';
import { checkoutField } from './form-fields.ts';

interface Customer {
  readonly isCompany: boolean;
  readonly language: string;
  readonly driverAge: DriverAgeRules;
  readonly identity: StoredIdentityLists;
}

/** Why an answer is refused, as the form says it, for responses of the server. */
export function answerRefusalText(
  field: StoredField,
  reason: FieldRefusal['reason'],
  { identity, ...customer }: Customer,
  t: Translate,
): string {
  const named = <One extends { readonly names: Readonly<Record<string, string>> }>(all: readonly One[]) =>
    all.map((one) => ({ ...one, name: pickText(one.names, customer.language) }));
  const shown = checkoutField(field, {
    ...customer,
    t,
    // No message about an answer has a date.
    dateFormat: '',
    documentTypes: named(identity.documentTypes),
    taxPayerTypes: named(identity.taxPayerTypes),
  });
  return refusalText(shown, reason);
}
