import type { PlainDateTime } from '../../src/domain/calendar.ts';
import type { CarOrder } from '../../server/booking/create-booking.ts';

/** Noon UTC of the day on which the races run; pick-ups are later. */
export const RACE_NOW = Date.UTC(2026, 10, 20, 12);

/** An order of the example site between two moments. */
export const orderBetween = (pickUp: PlainDateTime, dropOff: PlainDateTime): CarOrder => ({
  customer: { firstName: 'Ana', lastName: 'Paz', email: 'ana@example.com', phone: '+541112345678' },
  pickUpPlaceId: 'city',
  dropOffPlaceId: 'city',
  pickUp,
  dropOff,
  modelId: 'compact',
  extras: [],
  language: 'en-US',
  currency: 'USD',
  hasUnlimitedMileage: true,
});

/** Ten in the morning of a day of December 2026. */
export const atTen = (day: number): PlainDateTime =>
  `2026-12-${String(day).padStart(2, '0')}T10:00` as PlainDateTime;

/** An order of the example site for a span of days in December 2026. */
export const raceOrder = (fromDay: number, toDay: number): CarOrder =>
  orderBetween(atTen(fromDay), atTen(toDay));
