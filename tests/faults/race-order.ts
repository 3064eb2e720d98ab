import type { CarOrder } from '../../server/booking/book-car.ts';

/** Noon UTC of the day on which the races run; pick-ups are later. */
export const RACE_NOW = Date.UTC(2026, 10, 20, 12);

/** An order of the example site for a span of days in December 2026. */
export const raceOrder = (fromDay: number, toDay: number, modelId = 'compact'): CarOrder => ({
  customer: { firstName: 'Ana', lastName: 'Paz', email: 'ana@example.com', phone: '+541112345678' },
  pickUpPlaceId: 'city',
  dropOffPlaceId: 'city',
  pickUp: `2026-12-${String(fromDay).padStart(2, '0')}T10:00` as CarOrder['pickUp'],
  dropOff: `2026-12-${String(toDay).padStart(2, '0')}T10:00` as CarOrder['dropOff'],
  modelId,
  extras: [],
  language: 'en-US',
  currency: 'USD',
  hasUnlimitedMileage: true,
});
