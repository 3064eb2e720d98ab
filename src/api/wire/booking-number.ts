import { isRecord } from './is-record.ts';

/** The number in the response of the booking operation: all that a browser needs of it. @throws TypeError when there is none */
export function toBookingNumber(body: unknown): string {
  const number = isRecord(body) ? body.id : undefined;
  if (typeof number !== 'string' || number === '') throw new TypeError('the booking response has no number');
  return number;
}
