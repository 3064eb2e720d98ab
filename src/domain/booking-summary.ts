import type { BookingStatus } from './booking.ts';
import type { PlainDateTime } from './calendar.ts';
import type { Money } from './money.ts';
import type { OfferPlace, OfferVehicle, PriceLine } from './vehicle-offer.ts';

/** What a visitor who knows the number of a booking may see of it. */
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
  /** Amount blocked at pick-up until the car is returned; `null` where the operator states none. */
  readonly deposit: Money | null;
  readonly lines: readonly PriceLine[];
};
