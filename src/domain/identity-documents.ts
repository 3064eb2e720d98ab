import { MIN_PHONE_CHARACTERS } from './constants.ts';

const MAX_EMAIL_CHARACTERS = 254;
const MAX_LOCAL_CHARACTERS = 64;
const MAX_LABEL_CHARACTERS = 63;
// Spaces and dashes of any kind (phones and word processors write long ones), parentheses, and the marks of direction
// and the scheme that come along when a number is copied.
const PHONE_DECORATION = /^\s*tel:|[\s\-\u2010-\u2015\u2212()\p{Cf}]/giu;
// Words may follow, such as an extension.
const DIALLED = /^[+*#]?\p{Nd}/u;
// Other scripts are allowed. Separators, invisible characters and `=?`, which starts an encoded word, are not.
const LOCAL_CHARACTERS = /^(?!.*=\?)[^\s@,;:<>()[\]\\"\p{Cc}\p{Cf}]+$/u;
const DOMAIN_LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;
const TOP_LEVEL_LABEL = /[\p{L}]/u;

/** A phone number without spaces, dashes and parentheses. */
export const cleanPhone = (phone: string): string => phone.replace(PHONE_DECORATION, '');

/** Whether a cleaned text can be a phone number: it begins like one and is long enough. */
export function isPhoneNumber(phone: string): boolean {
  const number = cleanPhone(phone);
  return DIALLED.test(number) && number.length >= MIN_PHONE_CHARACTERS;
}

/** An e-mail address without surrounding blanks. */
export const cleanEmail = (email: string): string => email.trim();

/**
 * Whether a text, cleaned, can be an e-mail address: one @, a local part, and a host of two labels or more. Whether
 * mail arrives there is not checked, so this rejects typing mistakes and accepts unusual addresses.
 */
export function isEmailAddress(email: string): boolean {
  const text = cleanEmail(email);
  const [local, host, ...rest] = text.split('@');
  if (!local || !host || rest.length > 0 || text.length > MAX_EMAIL_CHARACTERS) return false;
  return isLocalIsland(local) && isMailHost(host);
}

function isLocalIsland(local: string): boolean {
  const hasLooseDot = local.startsWith('.') || local.endsWith('.') || local.includes('..');
  return local.length <= MAX_LOCAL_CHARACTERS && !hasLooseDot && LOCAL_CHARACTERS.test(local);
}

function isMailHost(host: string): boolean {
  const labels = host.split('.');
  const isLabel = (label: string): boolean =>
    label.length <= MAX_LABEL_CHARACTERS && DOMAIN_LABEL.test(label);
  return labels.length >= 2 && labels.every(isLabel) && TOP_LEVEL_LABEL.test(labels.at(-1) ?? '');
}
