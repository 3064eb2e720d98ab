import type { PlacedBooking } from '../../domain/booking-summary.ts';
import { isRecord } from './is-record.ts';

/** Number and key in the response of the booking operation: all that a browser needs of it. @throws TypeError without a number */
export function toPlacedBooking(body: unknown): PlacedBooking {
  const { id: number, accessKey } = isRecord(body) ? body : {};
  if (typeof number !== 'string' || number === '') throw new TypeError('the booking response has no number');
  return { number, accessKey: typeof accessKey === 'string' ? accessKey : null };
}
