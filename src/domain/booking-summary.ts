import type { BookingStatus } from './booking.ts';
import type { PlainDateTime } from './calendar.ts';
import type { CancellationTerms } from './cancellation.ts';
import type { Excess } from './excess.ts';
import type { SelectedExtra } from './extras.ts';
import type { Money } from './money.ts';
import type { OfferPlace, OfferVehicle, PriceLine } from './vehicle-offer.ts';

/** Parameter of the address of a booking that carries its access key. */
export const ACCESS_PARAMETER = 'accessKey';

/** Somebody in a booking; '' for what is not known. */
export type BookingPerson = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
};

/** An address that the customer gave; '' for what is not known. */
export type GivenAddress = { readonly address: string; readonly city: string };

/** Who is in a booking and what they told: only for who may open it. */
export type BookingPeople = {
  readonly customer: BookingPerson;
  /** Who drives, where a company booked. */
  readonly driver: BookingPerson | null;
  readonly isCompany: boolean;
  /** Numbers of flights, ferries or trains; '' for none. */
  readonly arrival: string;
  readonly departure: string;
  /** Where the car is brought and fetched; an address of '' is that of the place. */
  readonly delivery: GivenAddress;
  readonly collection: GivenAddress;
  /** Ids of the way to pay and of a promotion, the code of one and that of an agreement; '' for none. */
  readonly paymentMethodId: string;
  readonly promotionId: string;
  readonly promotionCode: string;
  readonly agreementCode: string;
};

/** What cancelling costs now; `null` where this site does not cancel it. `terms` are those that it was booked on. */
export type BookingCancellation = {
  readonly fee: Money | null;
  /** What the cancellation of a cancelled booking cost; `null` where that is not known, and for other bookings. */
  readonly charged: Money | null;
  readonly terms: CancellationTerms | null;
};

/** What a visitor who knows the number of a booking may see of it. */
export type BookingSummary = {
  readonly number: string;
  readonly status: BookingStatus;
  /** The car is only quoted, and booked by the operator. */
  readonly isOnRequest: boolean;
  /** `null` where it is not told. */
  readonly hasUnlimitedMileage: boolean | null;
  readonly pickUp: PlainDateTime;
  readonly dropOff: PlainDateTime;
  readonly pickUpPlace: OfferPlace;
  readonly dropOffPlace: OfferPlace;
  readonly vehicle: OfferVehicle;
  readonly total: Money;
  readonly paid: Money;
  readonly amountDue: Money;
  /** Amount blocked at pick-up until the car is returned; `null` where the operator states none. */
  readonly deposit: Money | null;
  /** With the chosen insurances. */
  readonly excess: Excess;
  readonly extras: readonly (SelectedExtra & { readonly name: string })[];
  readonly lines: readonly PriceLine[];
  readonly cancellation: BookingCancellation;
  /** Extras that have to be arranged by a local time of the pick-up place. */
  readonly deadlines: readonly { readonly name: string; readonly until: PlainDateTime }[];
  /** `null` for who may not open the booking. */
  readonly people: BookingPeople | null;
  /** Opens the booking; `null` for who may not open it. */
  readonly accessKey: string | null;
};

/** What is known of a car that was quoted and of the search for it; ids and codes are '' where none were given. */
export type QuotedTrip = {
  readonly pickUp: PlainDateTime;
  readonly dropOff: PlainDateTime;
  readonly pickUpPlaceId: string;
  readonly dropOffPlaceId: string;
  readonly modelId: string;
  /** `null` where it is not known. */
  readonly hasUnlimitedMileage: boolean | null;
  /** The way to pay that the price holds with. */
  readonly paymentMethodId: string;
  readonly promotionId: string;
  readonly promotionCode: string;
  readonly agreementCode: string;
  readonly extras: readonly SelectedExtra[];
};

/** A booking as the one who made it finds it again. */
export type PlacedBooking = { readonly number: string; readonly accessKey: string | null };
