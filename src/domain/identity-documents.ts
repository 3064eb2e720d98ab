import { MIN_PHONE_CHARACTERS } from './constants.ts';

const MAX_EMAIL_CHARACTERS = 254;
const MAX_LOCAL_CHARACTERS = 64;
const MAX_LABEL_CHARACTERS = 63;
// Spaces and dashes of any kind (phones and word processors write long ones), parentheses, and the marks of direction
// and the scheme that come along when a number is copied.
const PHONE_DECORATION = /^\s*tel:|[\s\-\u2010-\u2015\u2212()\p{Cf}]/giu;
// A prefix that was typed, or chosen from a list, right before the one of the number.
const PREFIX_BEFORE_ANOTHER = /^\+\d{1,4}(?=\+)/;
// Words may follow, such as an extension.
const DIALLED = /^[+*#]?\p{Nd}/u;
// Other scripts are allowed. Separators, invisible characters and `=?`, which starts an encoded word, are not.
const LOCAL_CHARACTERS = /^(?!.*=\?)[^\s@,;:<>()[\]\\"\p{Cc}\p{Cf}]+$/u;
const DOMAIN_LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;
const TOP_LEVEL_LABEL = /[\p{L}]/u;

/** A phone number as it is sent and stored: without spaces, dashes and parentheses, with + for 00, and with one prefix. */
export const cleanPhone = (phone: string): string =>
  phone.replace(PHONE_DECORATION, '').replace(/^00/, '+').replace(PREFIX_BEFORE_ANOTHER, '');

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

/** Identity numbers with a rule of their own. */
export type DocumentCheck = 'cuit' | 'cuil' | 'dni' | 'rut';

const CHECKS: ReadonlySet<string> = new Set<DocumentCheck>(['cuit', 'cuil', 'dni', 'rut']);

/** The rule for the numbers of a kind of document, by its name: `C.U.I.T.` is `cuit`; `null` for every other name. */
export function documentCheck(name: string): DocumentCheck | null {
  const bare = name.replaceAll('.', '').trim().toLowerCase();
  return CHECKS.has(bare) ? (bare as DocumentCheck) : null;
}

/** The sum of the digits, from the right, times 2, 3 … 7, 2, 3 …, as the check digits of Argentina and Chile take it. */
const weightedSum = (digits: string): number =>
  [...digits].reverse().reduce((sum, digit, index) => sum + Number(digit) * ((index % 6) + 2), 0);

const MODULUS = 11;

/** CUIT and CUIL of Argentina: ten digits and a check digit. */
function isTaxNumber(number: string): boolean {
  const digits = number.replaceAll(/[\s.-]/g, '');
  if (!/^[0-9]{11}$/.test(digits)) return false;
  const rest = MODULUS - (weightedSum(digits.slice(0, -1)) % MODULUS);
  const expected = rest === MODULUS ? 0 : rest === MODULUS - 1 ? 9 : rest;
  return digits.endsWith(String(expected));
}

/** RUT of Chile: seven digits or more and a check digit, of which `K` stands for ten. */
function isChileanNumber(number: string): boolean {
  const [, body = '', given] =
    /^([0-9]{7,})([0-9K])$/.exec(number.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase()) ?? [];
  const rest = MODULUS - (weightedSum(body) % MODULUS);
  const expected = rest === MODULUS ? '0' : rest === MODULUS - 1 ? 'K' : String(rest);
  return given === expected;
}

/** Whether a trimmed text can be a number by a rule. Dots are ignored in tax numbers and refused in a DNI. */
export function isDocumentNumber(check: DocumentCheck, number: string): boolean {
  switch (check) {
    case 'cuit':
    case 'cuil':
      return isTaxNumber(number);
    case 'dni':
      return /^[0-9]{6,8}$/.test(number);
    case 'rut':
      return isChileanNumber(number);
  }
}
