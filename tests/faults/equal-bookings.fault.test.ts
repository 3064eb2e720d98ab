import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CarOrder } from '../../server/booking/create-booking.ts';
import type { Database } from '../../server/db/engine/database.ts';
import { bookAll, tally } from './booking-race.ts';
import { inventory } from './expect-sound.ts';
import { raceOrder } from './race-order.ts';
import { GROUNDS, newSite, openServerGround, type RaceGround } from './race-sites.ts';
import { rounds } from './rounds.ts';
import { withoutProtection } from './unguarded.ts';

const CALLERS = 40;
const ROUNDS = rounds(2, 20);
const MINUTE = 60_000;

/** The same request of one customer for a car on request, from as many tabs: no car is held that could be taken once only. */
const equalRequests = (): CarOrder[] =>
  Array.from({ length: CALLERS }, () => ({ ...raceOrder(1, 3), modelId: 'van', isOnlyBooking: true }));

describe.each(GROUNDS)('equal bookings on request on the %s database', (_kind, open) => {
  let ground: RaceGround;
  let databases: readonly Database[] = [];
  beforeAll(async () => {
    ground = await open();
    databases = [ground.database, await ground.another()];
  });
  afterAll(() => ground.close());

  it(
    `are stored once of ${CALLERS} that are sent at the same time, ${ROUNDS} times`,
    async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const site = await newSite(ground.database, 1);
        const outcomes = tally(await bookAll(databases, site, equalRequests()));
        expect(outcomes).toEqual({ booked: 1, 'already-booked': CALLERS - 1 });
        expect(await inventory(ground.admin, site)).toMatchObject({ bookings: 1, claims: 0, letters: 1 });
      }
    },
    4 * MINUTE,
  );
});

describe('on a PostgreSQL server', () => {
  it(
    'would be stored several times without the lock: the race is real',
    async () => {
      const ground = await openServerGround();
      try {
        const site = await newSite(ground.database, 1);
        const unguarded = await withoutProtection(ground);
        await ground.admin.pool.query(
          'create trigger slow_booking after insert on booking for each row execute function slow_claim()',
        );
        expect(tally(await bookAll([unguarded], site, equalRequests())).booked).toBeGreaterThan(1);
      } finally {
        await ground.close();
      }
    },
    2 * MINUTE,
  );
});
