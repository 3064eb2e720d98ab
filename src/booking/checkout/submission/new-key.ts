const DIGITS = '0123456789';
const ALPHANUMERICS = `${DIGITS}ABCDEFGHIJKLMNOPQRSTUVWXYZ`;

/** A random member of a text; four bytes each, so that no member is noticeably likelier than another. */
const pick = (members: string, random: number): string => members[random % members.length] as string;

/** Four digits and eight digits or capitals from the secure random source, as order numbers of gateways need them. */
export function randomCode(): string {
  const random = Array.from(crypto.getRandomValues(new Uint32Array(12)));
  return random.map((number, position) => pick(position < 4 ? DIGITS : ALPHANUMERICS, number)).join('');
}

/** A new Idempotency-Key; `crypto.randomUUID` is missing on addresses without https. */
export const newKey = (): string =>
  randomCode() +
  Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
