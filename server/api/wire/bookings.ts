import type { Booking as WireBooking } from '../../../generated/api/types.ts';
import { STATUS_NUMBERS } from '../../../src/api/wire/booking.ts';
import { toBookingMoment } from '../../../src/api/wire/booking-request.ts';
import { type Money, subtract, toDecimal } from '../../../src/domain/money.ts';
import type { Booking, PlaceSnapshot } from '../../db/repositories/bookings.ts';
import { storedText } from '../../db/repositories/stored-text.ts';
import { fromExcess } from '../../../src/api/wire/excess.ts';
import { cancellationOf, cancelledFor } from '../../booking/cancel-booking.ts';
import { toWireSelection } from './extras.ts';
import type { PriceItems } from './price-items.ts';
import type { NameIn } from './texts.ts';

/** The terms of cancelling a booking, and what it costs now, or has cost. */
function wireCancellation(booking: Booking, now: number) {
  const { cancellation: terms } = booking.snapshot;
  const verdict = cancellationOf(booking, now);
  const charged = cancelledFor(booking);
  const decimal = (amount: Money) => toDecimal(amount, booking.decimals);
  return {
    isPossible: verdict.allowed,
    fee: verdict.allowed ? decimal(verdict.fee) : 0,
    ...(charged ? { charged: decimal(charged) } : {}),
    ...(terms ? { freeUntil: toBookingMoment(terms.freeUntil), feeAfter: decimal(terms.fee) } : {}),
  };
}

/**
 * What the customer owes for a booking: its total, or what its cancellation cost, less what is paid; negative where money
 * is given back. Nothing where it is not known what the cancellation cost, as then nobody has agreed what to give back.
 */
function owedFor(booking: Booking): Money {
  const { status, total, paid } = booking;
  const price = status === 'cancelled' ? cancelledFor(booking) : total;
  return price ? subtract(price, paid) : { ...total, minor: 0 };
}

const wirePerson = (person: Readonly<Record<string, unknown>>) => ({
  firstName: storedText(person.firstName),
  lastName: storedText(person.lastName),
  emailAddress: storedText(person.email),
  cellPhone: storedText(person.phone),
});

/** What only those see who may open the booking. */
function wirePrivate({ customer, driver, details }: Booking) {
  const answered = (
    [
      'deliveryTransportationId',
      'returnTransportationId',
      'customDeliveryAddress',
      'customDeliveryCity',
      'customReturnAddress',
      'customReturnCity',
      'paymentMethodId',
      'promotion',
      'promotionCode',
      'commercialAgreementCode',
    ] as const
  ).flatMap((name) => (storedText(details[name]) === '' ? [] : [[name, storedText(details[name])] as const]));
  return {
    customer: wirePerson(customer),
    ...(driver ? { driver: wirePerson(driver) } : {}),
    isCompany: customer.isCompany === true,
    ...Object.fromEntries(answered),
  };
}

/** How a stored booking is translated. */
export interface WireBookingOptions {
  readonly language: string;
  /** Epoch milliseconds. */
  readonly now: number;
  /** The key of the booking for who may open it; `null` for others. */
  readonly accessKey: string | null;
  /** Whether names and contacts are in it: for who came with the key. */
  readonly isOpen: boolean;
}

/** Translates stored bookings. */
export function createWireBookings(priceItems: PriceItems, nameIn: NameIn) {
  return (booking: Booking, { language, now, accessKey, isOpen }: WireBookingOptions): WireBooking => {
    const { snapshot, price, total, decimals } = booking;
    const wirePlace = ({ id, names, city, country }: PlaceSnapshot) => ({
      id,
      name: nameIn(names, language),
      city,
      country,
    });
    const deliveryPlace = wirePlace(snapshot.pickUpPlace);
    const returnPlace = wirePlace(snapshot.dropOffPlace);
    const { brand, ...model } = snapshot.model;
    const { deposit } = snapshot.category;
    const decimal = (amount: Money) => toDecimal(amount, decimals);
    const balance = decimal(owedFor(booking));
    return {
      id: booking.reference,
      currentStatus: STATUS_NUMBERS[booking.status],
      fromDate: toBookingMoment(booking.pickUp),
      toDate: toBookingMoment(booking.dropOff),
      deliveryPlace,
      returnPlace,
      car: { model: { ...model, brand: { name: brand } } },
      category: {
        id: snapshot.category.id,
        name: nameIn(snapshot.category.names, language),
        imagePath: snapshot.category.imagePath,
        ...(deposit ? { deposit: toDecimal(deposit, decimals) } : {}),
      },
      price: toDecimal(total, decimals),
      currency: total.currency,
      totalPayed: toDecimal(booking.paid, decimals),
      balance: Math.max(0, balance),
      // The wire's customer balance is negative while the customer owes.
      customerBalance: -balance,
      isOnRequest: booking.isOnRequest,
      ilimitedKm: booking.hasUnlimitedMileage,
      priceItems: priceItems(price.lines, {
        language,
        decimals,
        totalDays: price.totalDays,
        pickUpPlace: deliveryPlace.name,
        dropOffPlace: returnPlace.name,
      }),
      // The agreed lines keep the names of that day.
      additionals: toWireSelection(booking.extras, (extraId) =>
        nameIn(price.lines.find(({ referenceId }) => referenceId === extraId)?.names ?? null, language),
      ),
      exchangeRate: booking.exchangeRate,
      payNow: 0,
      branchOfficeId: snapshot.pickUpPlace.branchOfficeId,
      totalDays: price.totalDays,
      ...fromExcess(snapshot.excess ?? {}, decimal),
      cancellation: wireCancellation(booking, now),
      deadlines: (snapshot.deadlines ?? []).map(({ names, until }) => ({
        name: nameIn(names, language),
        until: toBookingMoment(until),
      })),
      ...(accessKey === null ? {} : { accessKey }),
      ...(isOpen ? wirePrivate(booking) : {}),
    };
  };
}
