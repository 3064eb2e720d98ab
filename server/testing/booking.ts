import { money } from '../../src/domain/money.ts';
import type { Booking } from '../db/repositories/bookings.ts';
import { rentalInstants } from '../environment/time-zones.ts';

/** Time zones of the places of `exampleBooking`. */
type Zones = { pickUp: string; dropOff: string };

/**
 * A confirmed booking for tests, from Zagreb and back, two days in December for 133.10 EUR. Its instants are
 * its local times in the given zones.
 */
export function exampleBooking(
  changes: Partial<Omit<Booking, 'rental'>> = {},
  zones: Zones = { pickUp: 'Europe/Zagreb', dropOff: 'Europe/Zagreb' },
): Booking {
  const place = {
    id: 'zag',
    names: { hr: 'Zračna luka Zagreb' },
    address: 'Ulica Rudolfa Fizira 21',
    city: 'Velika Gorica',
    country: 'HR',
    branchOfficeId: 'zag',
    phone: '+385 1 456 7890',
  };
  const eur = (minor: number) => money(minor, 'EUR');
  const booking = {
    reference: '7KXQ2MBD94TR',
    status: 'confirmed' as const,
    customer: { firstName: 'Ana', lastName: 'Paz', email: 'ana@example.com', phone: '1' },
    driver: null,
    notes: '',
    pickUp: '2026-12-01T10:00' as const,
    dropOff: '2026-12-03T10:00' as const,
    snapshot: {
      model: { id: 'golf', name: 'Golf', brand: 'Volkswagen', imagePath: '', passengers: 5 },
      category: { id: 'compact', names: { hr: 'Kompaktni' }, imagePath: '' },
      pickUpPlace: place,
      dropOffPlace: place,
    },
    isOnRequest: false,
    hasUnlimitedMileage: true,
    extras: [],
    price: {
      totalDays: 2,
      lines: [
        { kind: 'rental' as const, amount: eur(11_000), referenceId: null, quantity: 1, names: null },
        { kind: 'tax' as const, amount: eur(2310), referenceId: 'vat', quantity: 1, names: { hr: 'PDV' } },
      ],
      net: eur(11_000),
      tax: eur(2310),
      averageDay: eur(6655),
    },
    total: eur(13_310),
    paid: eur(0),
    decimals: 2,
    shownCurrency: 'EUR',
    exchangeRate: 1,
    language: 'hr',
    createdAt: Date.UTC(2026, 10, 20, 12),
    details: {},
    ...changes,
  };
  const rental = rentalInstants(
    { at: booking.pickUp, timeZone: zones.pickUp },
    { at: booking.dropOff, timeZone: zones.dropOff },
  );
  return { ...booking, rental };
}
