import { createBookingAccess } from '../access/booking-access.ts';
import { createBookingCalls } from '../api/calls/booking-calls.ts';
import { createRentalCalls } from '../api/calls/rental-calls.ts';
import { reportUnread } from '../booking/site-catalogue.ts';
import type { Database } from '../db/engine/database.ts';
import { bookingFileRoutes } from '../api/routes/booking-files.ts';
import { bookingRoutes } from '../api/routes/booking.ts';
import { createLocalLimits, createSharedLimits } from '../http/rate-limits.ts';
import { extraRoutes } from '../api/routes/extras.ts';
import { BOOKING_REQUEST } from './booking-request.ts';
import { openSiteApp } from './site-app.ts';
import { exampleSeed } from './site-seed.ts';

/** Query of the search and price calls: two days in December from the city and back. */
export const SEARCH = {
  from: '2026/12/01 10:00',
  to: '2026/12/03 10:00',
  fromPlace: 'city',
  toPlace: 'city',
};

/**
 * The booking calls of the example company, for the tests of a file.
 * @param changes how the company differs from the example
 * @param through wraps the database of the calls, to make it fail
 * @param log as Fastify takes it
 */
export function openBookingApp(
  changes: Parameters<typeof exampleSeed>[1],
  through: (database: Database) => Database = (database) => database,
  log?: object,
) {
  const addRoutes: Parameters<typeof openSiteApp>[1] = (app, options) => {
    const database = through(options.database);
    reportUnread(database, (site, document, warning) =>
      app.log.warn({ site, document, ...warning }, 'setting replaced by its default'),
    );
    const calls = createBookingCalls({
      ...options,
      database,
      textsOf: () => (key) => key,
      refusalText: (refusal) => refusal?.reason ?? 'not-available',
      answerText: ({ name }, reason) => `${name} ${reason}`,
      access: createBookingAccess('secret'),
      calendarOf: async () => null,
      onBooked: () => {},
    });
    const limits = { database, now: options.now, factor: 100 };
    const local = createLocalLimits(limits);
    const all = { shared: createSharedLimits(limits), local };
    bookingRoutes(app, calls, all);
    bookingFileRoutes(app, { ...options, database }, all);
    extraRoutes(app, createRentalCalls(options), local);
  };
  const site = openSiteApp(exampleSeed('wayside', changes), addRoutes, log);
  return {
    ...site,
    /** The response to the upload of a file for a booking. */
    upload: (content: Buffer, field: string, name: string) =>
      site.send('/api/booking/files', { field, name }, content),
    /** The response to `BOOKING_REQUEST` with changes. */
    book: (changed: object, headers?: Readonly<Record<string, string>>) =>
      site.post('/api/booking/book', { ...BOOKING_REQUEST, ...changed }, headers),
  };
}
