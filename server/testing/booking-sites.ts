import { ANONYMOUS } from '../access/principal.ts';
import { afterAll, beforeAll } from 'vitest';
import type { PlainDateTime } from '../../src/domain/calendar.ts';
import { type BookCarOptions, bookCar } from '../booking/book-car.ts';
import type { CarOrder } from '../booking/create-booking.ts';
import type { OfferQuery } from '../booking/offers.ts';
import type { CarRequest } from '../booking/quote-car.ts';
import type { Database } from '../db/engine/database.ts';
import { inSite, inSiteAsOperator, type SiteScope } from '../db/in-site.ts';
import { type SiteSeed, seedSite } from './seed-site.ts';
import { openTestDatabase } from './database.ts';
import { exampleSeed } from './site-seed.ts';

/** 09:00 in Buenos Aires. */
export const NOW = Date.UTC(2026, 10, 20, 12);

/** An itinerary of two days from the city and back. */
export const itinerary = (changes: Partial<OfferQuery> = {}): OfferQuery => ({
  pickUpPlaceId: 'city',
  dropOffPlaceId: 'city',
  pickUp: '2026-12-01T10:00',
  dropOff: '2026-12-03T10:00',
  driverAge: 30,
  ...changes,
});

/** The compact, for that itinerary. */
export const request = (changes: Partial<CarRequest> = {}): CarRequest => ({
  ...itinerary(),
  modelId: 'compact',
  extras: [],
  ...changes,
});

/** The same, ordered by Ana Paz. */
export const order = (changes: Partial<CarOrder> = {}): CarOrder => ({
  ...request(),
  customer: { firstName: 'Ana', lastName: 'Paz', email: 'ana@example.com', phone: '+541112345678' },
  language: 'en-US',
  currency: 'USD',
  hasUnlimitedMileage: true,
  ...changes,
});

/** Other days for an order. */
export const days = (from: PlainDateTime, to: PlainDateTime): Partial<CarOrder> => ({
  pickUp: from,
  dropOff: to,
});

/** A database for the tests of a file; each test gets its own site and sees no other bookings. */
export function openBookingSites() {
  let database: Database | undefined;
  let sites = 0;
  beforeAll(async () => {
    database = await openTestDatabase();
  }, 120_000);
  afterAll(() => database?.close());
  const opened = (): Database => {
    if (!database) throw new Error('the database is there from the first test on, not before');
    return database;
  };
  return {
    database: opened,
    async newSite(changes: Partial<SiteSeed> & { units?: number } = {}): Promise<string> {
      sites += 1;
      const id = `site${sites}`;
      await seedSite(opened(), exampleSeed(id, changes), NOW);
      return id;
    },
    at: <T>(site: string, work: (scope: SiteScope) => Promise<T>) => inSite(opened(), site, work),
    /** The same with an operator's right to change content, rates and fleet. */
    asOperator: <T>(site: string, work: (scope: SiteScope) => Promise<T>) =>
      inSiteAsOperator(opened(), site, work),
    book: (site: string, changes: Partial<CarOrder> = {}, options: Partial<BookCarOptions> = {}) =>
      bookCar(opened(), site, order(changes), {
        now: NOW,
        principal: ANONYMOUS,
        idempotencyKey: null,
        expectedTotal: null,
        ...options,
      }),
    claimsOf: async (site: string) =>
      (
        await opened().pool.query(
          'select booking_reference as reference, car_unit_id as unit, starts_at, ends_at from car_claim where site_id = $1 order by starts_at',
          [site],
        )
      ).rows,
  };
}
