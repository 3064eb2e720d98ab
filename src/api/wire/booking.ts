import { Booking as readBooking } from '../../../generated/api/read.js';
import type { Booking, BookingRequest as WireBookingRequest } from '../../../generated/api/types.ts';
import type { BookingStatus } from '../../domain/booking.ts';
import { fromWirePerson } from './booking-request.ts';
import { toExcess } from './excess.ts';
import type { BookingPeople, BookingSummary } from '../../domain/booking-summary.ts';
import type { PlainDateTime } from '../../domain/calendar.ts';
import { type Money, moneyFromDecimal, negate } from '../../domain/money.ts';
import { fromBookingMoment } from './dates.ts';
import { readSettings } from './read-settings.ts';
import { type DecimalsOf, toOfferPlace, toOfferVehicle, toPriceLine } from './vehicle-offer.ts';

/** Numbers by which the wire names where a booking stands. */
export const STATUS_NUMBERS: Readonly<Record<Exclude<BookingStatus, 'unknown'>, number>> = {
  reserved: 0,
  confirmed: 1,
  delivered: 2,
  closed: 3,
  cancelled: 4,
  quoted: 5,
};

const STATUSES = new Map(
  Object.entries(STATUS_NUMBERS).map(([status, number]) => [number, status as BookingStatus]),
);

/** The moments of a booking call; `null` when one cannot be read. The body's shape is checked before. */
export function bookingMoments({
  from,
  to,
}: Pick<WireBookingRequest, 'from' | 'to'>): { pickUp: PlainDateTime; dropOff: PlainDateTime } | null {
  const pickUp = fromBookingMoment(from);
  const dropOff = fromBookingMoment(to);
  return pickUp && dropOff ? { pickUp, dropOff } : null;
}

/** What the wire says of cancelling; without it nothing is known, and nothing is offered. */
function toCancellation(
  wire: Booking['cancellation'],
  amount: (value: number) => Money,
): BookingSummary['cancellation'] {
  if (!wire) return { fee: null, charged: null, terms: null };
  const freeUntil = wire.freeUntil === undefined ? null : fromBookingMoment(wire.freeUntil);
  return {
    fee: wire.isPossible ? amount(wire.fee) : null,
    charged: wire.charged === undefined ? null : amount(wire.charged),
    terms: freeUntil && { freeUntil, fee: amount(wire.feeAfter ?? 0) },
  };
}

function toPeople(wire: Booking): BookingPeople | null {
  const { customer, driver } = wire;
  if (!customer) return null;
  return {
    customer: fromWirePerson(customer),
    driver: driver ? fromWirePerson(driver) : null,
    isCompany: wire.isCompany ?? false,
    arrival: wire.deliveryTransportationId ?? '',
    departure: wire.returnTransportationId ?? '',
    delivery: { address: wire.customDeliveryAddress ?? '', city: wire.customDeliveryCity ?? '' },
    collection: { address: wire.customReturnAddress ?? '', city: wire.customReturnCity ?? '' },
    paymentMethodId: wire.paymentMethodId ?? '',
    promotionId: wire.promotion ?? '',
    promotionCode: wire.promotionCode ?? '',
    agreementCode: wire.commercialAgreementCode ?? '',
  };
}

/** Reads a booking. @throws TypeError when it is none */
export function toBookingSummary(body: unknown, decimalsOf: DecimalsOf): BookingSummary {
  const wire = readSettings<Booking>(readBooking, body).value;
  const pickUp = wire && fromBookingMoment(wire.fromDate);
  const dropOff = wire && fromBookingMoment(wire.toDate);
  if (!wire || !pickUp || !dropOff) throw new TypeError('the booking response is not a booking');
  const unit = { code: wire.currency, decimals: decimalsOf(wire.currency) };
  const amount = (value: number) => moneyFromDecimal(value, unit);
  return {
    number: wire.id,
    status: STATUSES.get(wire.currentStatus) ?? 'unknown',
    isOnRequest: wire.isOnRequest ?? false,
    hasUnlimitedMileage: wire.ilimitedKm ?? null,
    pickUp,
    dropOff,
    pickUpPlace: toOfferPlace(wire.deliveryPlace),
    dropOffPlace: toOfferPlace(wire.returnPlace),
    vehicle: toOfferVehicle({ car: wire.car, category: wire.category ?? { id: '', name: '' } }),
    total: amount(wire.price),
    // The wire's balance is negative while the customer owes.
    deposit: wire.category?.deposit === undefined ? null : amount(wire.category.deposit),
    amountDue: negate(amount(Math.min(0, wire.customerBalance))),
    paid: amount(wire.totalPayed ?? 0),
    excess: toExcess(wire, amount),
    extras: (wire.additionals ?? []).map(({ additionalId, quantity, additional }) => ({
      extraId: String(additionalId),
      quantity,
      name: additional.name,
    })),
    cancellation: toCancellation(wire.cancellation, amount),
    deadlines: (wire.deadlines ?? []).flatMap(({ name, until }) => {
      const moment = fromBookingMoment(until);
      return moment ? [{ name, until: moment }] : [];
    }),
    people: toPeople(wire),
    accessKey: wire.accessKey ?? null,
    lines: wire.priceItems.map((item) => toPriceLine(item, amount)),
  };
}
