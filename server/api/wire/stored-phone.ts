import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { withDialCode } from '../../../src/domain/dial-codes.ts';
import { cleanPhone, isPhoneNumber } from '../../../src/domain/identity-documents.ts';

/** A number alone; the library would drop an extension that follows one. */
const INTERNATIONAL = /^\+\d+$/;

/**
 * A phone number as it is stored: cleaned, and as it is dialled from anywhere where it names its country. The numbering
 * plans of all countries are too large for the page, which knows the usual prefixes; the server knows the rest too, such
 * as the 15 of mobile phones in Argentina. What is no number is left for the rules of the form to refuse.
 */
export function toStoredPhone(phone: string): string {
  if (!isPhoneNumber(phone)) return phone;
  const number = cleanPhone(phone);
  const parsed = INTERNATIONAL.test(number) ? parsePhoneNumberFromString(number) : undefined;
  if (parsed?.isValid()) return parsed.number;
  // Plans change: what none has is stored as the page would send it, unless that is too short for the form, which took it.
  const dialled = cleanPhone(withDialCode(number, ''));
  return isPhoneNumber(dialled) ? dialled : number;
}
