import { describe, expect, it } from 'vitest';
import type { Booking } from '../db/repositories/bookings.ts';
import { exampleBooking } from '../testing/booking.ts';
import { exampleMailSite } from '../testing/mail-site.ts';
import { reservationData } from './reservation-data.ts';

const site = exampleMailSite('hr');
const dataOf = (booking: Booking) => reservationData(booking, site) as Record<string, unknown>;

describe('the data of a booking for machines', () => {
  it('is a reservation of a rental car as schema.org describes it', () => {
    const place = {
      '@type': 'Place',
      name: 'Zračna luka Zagreb',
      telephone: '+385 1 456 7890',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Ulica Rudolfa Fizira 21',
        addressLocality: 'Velika Gorica',
        addressCountry: 'HR',
      },
    };
    expect(dataOf(exampleBooking())).toEqual({
      '@context': 'https://schema.org',
      '@type': 'RentalCarReservation',
      reservationNumber: '7KXQ2MBD94TR',
      reservationStatus: 'https://schema.org/ReservationConfirmed',
      url: 'https://cars.example/booking?id=7KXQ2MBD94TR',
      underName: { '@type': 'Person', name: 'Ana Paz' },
      reservationFor: {
        '@type': 'RentalCar',
        name: 'Golf',
        model: 'Golf',
        brand: { '@type': 'Brand', name: 'Volkswagen' },
        rentalCompany: { '@type': 'Organization', name: 'Adria' },
      },
      pickupLocation: place,
      pickupTime: '2026-12-01T10:00:00+01:00',
      dropoffLocation: place,
      dropoffTime: '2026-12-03T10:00:00+01:00',
      totalPrice: '133.10',
      priceCurrency: 'EUR',
    });
  });

  it.each([
    [0, '13310'],
    [3, '13.310'],
  ])('writes amounts of a currency with %i decimals with as many', (decimals, totalPrice) => {
    const data = reservationData(exampleBooking({ decimals }), site);
    expect(data).toMatchObject({ totalPrice });
  });

  it('is pending for a request and none for a quote', () => {
    expect(dataOf(exampleBooking({ status: 'reserved' })).reservationStatus).toBe(
      'https://schema.org/ReservationPending',
    );
    expect(reservationData(exampleBooking({ status: 'quoted' }), site)).toBeNull();
  });
});
