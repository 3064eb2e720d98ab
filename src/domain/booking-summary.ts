import type { BookingStatus } from './booking.ts';
import type { PlainDateTime } from './calendar.ts';
import type { Money } from './money.ts';
import type { OfferPlace, OfferVehicle, PriceLine } from './vehicle-offer.ts';

/** What anybody who knows its number may see of a booking. */
export type BookingSummary = {
  readonly number: string;
  readonly status: BookingStatus;
  readonly pickUp: PlainDateTime;
  readonly dropOff: PlainDateTime;
  readonly pickUpPlace: OfferPlace;
  readonly dropOffPlace: OfferPlace;
  readonly vehicle: OfferVehicle;
  readonly total: Money;
  readonly amountDue: Money;
  /** What is held back at pick-up until the car is returned; `null` where nothing is said. */
  readonly deposit: Money | null;
  readonly lines: readonly PriceLine[];
};
