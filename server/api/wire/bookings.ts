import type { Booking as WireBooking } from '../../../generated/api/types.ts';
import { STATUS_NUMBERS } from '../../../src/api/wire/booking.ts';
import { toBookingMoment } from '../../../src/api/wire/booking-request.ts';
import { subtract, toDecimal } from '../../../src/domain/money.ts';
import type { Booking, PlaceSnapshot } from '../../db/repositories/bookings.ts';
import { toWireSelection } from './extras.ts';
import type { PriceItems } from './price-items.ts';
import type { NameIn } from './texts.ts';

/** Translates stored bookings; customers' names and contacts stay inside. */
export function createWireBookings(priceItems: PriceItems, nameIn: NameIn) {
  return (booking: Booking, language: string): WireBooking => {
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
      balance: toDecimal(subtract(total, booking.paid), decimals),
      // The wire's customer balance is negative while the customer owes.
      customerBalance: -toDecimal(subtract(total, booking.paid), decimals),
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
    };
  };
}
