import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inSiteAsOperator } from '../../server/db/in-site.ts';
import { rateTable } from '../../server/db/tables/prices.ts';
import { DEMO_SITES } from '../../server/testing/demo-sites.ts';
import { openSiteServer, type SiteServerUnderTest, TEST_NOW } from '../support/site-server.ts';
import { visitSite } from '../support/site-visitor.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const YEAR_DAYS = 365;
const LEAST_PRICED = 8;

let server: SiteServerUnderTest;
beforeAll(async () => {
  server = await openSiteServer();
});
afterAll(() => server.close());

/** Start dates from a day on, each at another hour. */
const instants = (firstDay: number, count: number, everyDays = 1): readonly number[] =>
  Array.from(
    { length: count },
    (_, index) => TEST_NOW + (firstDay + index * everyDays) * DAY + ((index * 5) % 24) * HOUR,
  );

/** The start dates on which the search of a home page, left as it is, has too few prices. */
async function poorDates(
  server: SiteServerUnderTest,
  siteId: string,
  dates: readonly number[],
): Promise<readonly string[]> {
  const visitor = await visitSite(server, siteId);
  const poor: string[] = [];
  for (const now of dates) {
    server.clock.now = now;
    const { offers } = await visitor.offers(new URLSearchParams());
    const priced = offers.filter(({ isQuoteOnly, total }) => !isQuoteOnly && total.minor > 0);
    if (priced.length < LEAST_PRICED) poor.push(`${new Date(now).toISOString()}: ${priced.length}`);
  }
  return poor;
}

describe.each(DEMO_SITES.map(({ id }) => id))('the home page of %s', (siteId) => {
  it.each<[when: string, dates: readonly number[]]>([
    ['each day of the first 400 after the seeding', instants(0, 400)],
    ['later years, when the calendar of the seeding has ended', instants(2 * YEAR_DAYS, 16, 211)],
  ])(
    `finds at least ${LEAST_PRICED} priced cars by its default search on %s`,
    async (_when, dates) => {
      expect(await poorDates(server, siteId, dates)).toEqual([]);
    },
    60_000,
  );
});

describe('a demo seeded in another year', () => {
  let later: SiteServerUnderTest;
  beforeAll(async () => {
    later = await openSiteServer({ seededAt: TEST_NOW + YEAR_DAYS * DAY });
  });
  afterAll(() => later.close());

  it.each(DEMO_SITES.map(({ id }) => id))('has the cars of %s from its first days on', async (siteId) => {
    expect(await poorDates(later, siteId, instants(YEAR_DAYS, 20))).toEqual([]);
  });

  it('is seen to have too few where rates are missing', async () => {
    await inSiteAsOperator(later.database, 'adria', ({ tx }) => tx.delete(rateTable));
    expect(await poorDates(later, 'adria', instants(YEAR_DAYS, 2))).toHaveLength(2);
  });
});
