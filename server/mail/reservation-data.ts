import type { PlainDateTime } from '../../src/domain/calendar.ts';
import { toDecimalText } from '../../src/domain/money.ts';
import type { Booking, PlaceSnapshot } from '../db/repositories/bookings.ts';
import { handovers, shownStatus } from './booking-labels.ts';
import type { MailSite } from './mail-site.ts';

const MINUTE_MS = 60_000;

/**
 * The booking as JSON-LD that mail programs show as a card (schema.org, RentalCarReservation); null for a
 * quote, which reserves nothing.
 */
export function reservationData(booking: Booking, site: MailSite): object | null {
  const status = shownStatus(booking);
  if (status === 'quoted') return null;
  const { customer, rental, snapshot, total } = booking;
  const { pickUp, dropOff } = handovers(booking);
  return {
    '@context': 'https://schema.org',
    '@type': 'RentalCarReservation',
    reservationNumber: booking.reference,
    reservationStatus: `https://schema.org/${status === 'reserved' ? 'ReservationPending' : 'ReservationConfirmed'}`,
    url: site.bookingUrl(booking.reference) ?? undefined,
    underName: { '@type': 'Person', name: `${customer.firstName} ${customer.lastName}`.trim() },
    reservationFor: {
      '@type': 'RentalCar',
      name: snapshot.model.name,
      model: snapshot.model.name,
      brand: { '@type': 'Brand', name: snapshot.model.brand },
      rentalCompany: { '@type': 'Organization', name: site.name },
    },
    pickupLocation: toPlace(pickUp, site),
    pickupTime: withOffset(booking.pickUp, rental.startsAt),
    dropoffLocation: toPlace(dropOff, site),
    dropoffTime: withOffset(booking.dropOff, rental.endsAt),
    totalPrice: toDecimalText(total, booking.decimals),
    priceCurrency: total.currency,
  };
}

const toPlace = ({ names, address, city, country, phone }: PlaceSnapshot, { texts }: MailSite) => ({
  '@type': 'Place',
  name: texts.pick(names),
  telephone: phone || undefined,
  address: {
    '@type': 'PostalAddress',
    streetAddress: address || undefined,
    addressLocality: city || undefined,
    addressCountry: country || undefined,
  },
});

/** `2026-12-01T10:00:00-03:00`: the offset is the difference between the local time of the place and the instant. */
function withOffset(moment: PlainDateTime, instantMs: number): string {
  const minutes = (Date.parse(`${moment}:00Z`) - instantMs) / MINUTE_MS;
  const part = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const size = Math.abs(minutes);
  return `${moment}:00${minutes < 0 ? '-' : '+'}${part(size / 60)}:${part(size % 60)}`;
}
