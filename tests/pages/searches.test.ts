import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleSeed } from '../../server/testing/site-seed.ts';
import { type PlainTime, timeFromMinutes } from '../../src/domain/calendar.ts';
import { openSiteServer, type SiteServerUnderTest } from '../support/site-server.ts';
import { visitSite } from '../support/site-visitor.ts';

const bare = exampleSeed('andes');
const ZONES = ['America/Santiago', 'America/Argentina/Mendoza'];
/** One of its offices is in Chile: from April to September an hour behind the other, in Argentina. */
const SITE = {
  ...bare,
  branchOffices: bare.branchOffices?.map((office, index) => ({ ...office, timeZone: ZONES[index] ?? '' })),
};

let server: SiteServerUnderTest;
beforeAll(async () => {
  server = await openSiteServer({ sites: [SITE] });
});
afterAll(() => server.close());

it('another car than the one that is gone is offered where the chosen pick-up came too near, and that is told', async () => {
  const asked = { reason: 'gone', pickUpPlaceId: 'city', dateFrom: '05-01-2026', hourFrom: '11:00' };
  const shownHours = async (clock: string) => {
    server.clock.now = Date.parse(`2026-05-01T${clock}:00-04:00`);
    const { body } = await server.app.inject({
      url: `/en-US/booking-error?${new URLSearchParams(asked)}`,
      headers: { host: 'andes.localhost' },
    });
    const hours = [...body.matchAll(/hourFrom=(\d\d)%3A(\d\d)[^"]*modelId/g)].map(([, ...hour]) =>
      hour.join(':'),
    );
    return [[...new Set(hours)], body.includes('The car could not be ready by then.')];
  };
  expect(await shownHours('10:00')).toEqual([['11:00'], false]);
  // The product API gives a search five minutes' grace.
  expect(await shownHours('10:05')).toEqual([['11:00'], false]);
  expect(await shownHours('10:06')).toEqual([['11:30'], true]);
});

describe('what the pages make of a search, the product API takes', () => {
  const halfHours = (from: number, to: number): PlainTime[] =>
    Array.from({ length: (to - from) * 2 + 1 }, (_, step) => timeFromMinutes(from * 60 + step * 30));

  it.each(halfHours(9, 18))(
    'on a rental across a border that ends at %s on its first day',
    async (hourTo) => {
      const visitor = await visitSite(server, SITE.id);
      const { corrections, offers } = await visitor.offers(
        new URLSearchParams({
          pickUpPlaceId: 'city',
          dropOffPlaceId: 'downtown',
          dateFrom: '05-20-2026',
          hourFrom: '10:00',
          dateTo: '05-20-2026',
          hourTo,
        }),
      );
      expect(offers.length).toBeGreaterThan(0);
      const asked = { date: '2026-05-20', time: hourTo };
      const moved = [{ field: 'dropOff', reason: 'return-not-after-pick-up', asked }];
      expect(corrections).toEqual(hourTo > '11:00' ? [] : moved);
    },
  );
});
