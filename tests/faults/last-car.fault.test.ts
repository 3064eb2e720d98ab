import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookAll, tally } from './booking-race.ts';
import { expectSound, inventory } from './expect-sound.ts';
import { raceOrder } from './race-order.ts';
import { newSite, openEmbeddedGround, openServerGround, type RaceGround } from './race-sites.ts';
import { type Racer, startRacer } from './racers.ts';
import { rounds } from './rounds.ts';
import { blindToClaims, withoutProtection } from './unguarded.ts';

const CALLERS = 200;
const ROUNDS = rounds(3, 50);
/** Until both processes have won, which takes no more than a few rounds. */
const MOST_ROUNDS = 50;
const MINUTE = 60_000;
const ONE_WINNER = { booked: 1, 'no-car-left': CALLERS - 1 };

describe('on the embedded database', () => {
  let ground: RaceGround;
  beforeAll(async () => {
    ground = await openEmbeddedGround();
  });
  afterAll(() => ground.close());

  it(
    `gives the last car to one of ${CALLERS}, and the others the refusal, ${ROUNDS} times`,
    async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const site = await newSite(ground.database, 1);
        const orders = Array.from({ length: CALLERS }, () => raceOrder(1, 3));
        expect(tally(await bookAll([ground.database], site, orders))).toEqual(ONE_WINNER);
        await expectSound(ground.admin, site);
      }
    },
    8 * MINUTE,
  );

  it(
    'would oversell if nobody saw what is booked: the count is real',
    async () => {
      const site = await newSite(ground.database, 1);
      await blindToClaims(ground);
      const orders = Array.from({ length: 40 }, () => raceOrder(1, 3));
      expect(tally(await bookAll([ground.database], site, orders)).booked).toBeGreaterThan(1);
      expect((await inventory(ground.admin, site)).overlaps).toBeGreaterThan(0);
    },
    MINUTE,
  );
});

describe('on a PostgreSQL server with two processes', () => {
  let ground: RaceGround;
  let racers: readonly Racer[] = [];
  beforeAll(async () => {
    ground = await openServerGround();
    racers = await Promise.all([1, 2].map(() => startRacer(ground.url as string, CALLERS / 2)));
  });
  afterAll(async () => {
    for (const racer of racers) await racer.stop();
    await ground.close();
  });

  it(
    `gives the last car to one of ${CALLERS}, and the others the refusal, at least ${ROUNDS} times`,
    async () => {
      const wins = { first: 0, second: 0 };
      const isDone = (round: number) => round >= ROUNDS && wins.first > 0 && wins.second > 0;
      for (let round = 0; round < MOST_ROUNDS && !isDone(round); round += 1) {
        const site = await newSite(ground.database, 1);
        const [first = {}, second = {}] = await Promise.all(racers.map((racer) => racer.go(site)));
        const counts = { ...first };
        for (const [outcome, count] of Object.entries(second))
          counts[outcome] = (counts[outcome] ?? 0) + count;
        expect(counts).toEqual(ONE_WINNER);
        wins[first.booked === 1 ? 'first' : 'second'] += 1;
        await expectSound(ground.admin, site);
      }
      // Processes that never met would prove nothing.
      expect(Math.min(wins.first, wins.second)).toBeGreaterThan(0);
    },
    8 * MINUTE,
  );

  it('shows rows of its own site only to a user who is no superuser', async () => {
    const { rows } = await ground.database.pool.query('select * from booking');
    expect(rows).toEqual([]);
  });

  it(
    'would oversell without the lock and the constraint: the race is real',
    async () => {
      const site = await newSite(ground.database, 1);
      const unguarded = await withoutProtection(ground);
      const orders = Array.from({ length: 40 }, () => raceOrder(1, 3));
      expect(tally(await bookAll([unguarded], site, orders)).booked).toBeGreaterThan(1);
      expect((await inventory(ground.admin, site)).overlaps).toBeGreaterThan(0);
    },
    MINUTE,
  );
});
