import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleSeed } from '../../server/testing/site-seed.ts';
import { type PlainTime, timeFromMinutes } from '../../src/domain/calendar.ts';
import { openSiteServer, type SiteServerUnderTest } from '../support/site-server.ts';
import { mainOf, visibleText } from '../support/html.ts';
import { visitSite } from '../support/site-visitor.ts';

const bare = exampleSeed('andes');
const ZONES = ['America/Santiago', 'America/Argentina/Mendoza'];
/** One of its offices is in Chile: from April to September an hour behind the other, in Argentina. */
const section = (type: string, props: object = {}) => ({
  id: `the-${type}`.toLowerCase(),
  type,
  v: 1,
  props,
});
const said = (id: string) => ({ ...section('Paragraph', { text: id }), id });
const pageOf = (id: string, ...sections: object[]) => ({
  id,
  body: {
    builder: {
      format: 1,
      sections,
      translations: { 'en-US': { above: 'Chosen by us', below: 'Ask us anything' } },
    },
  },
});
const SITE = {
  ...bare,
  documents: {
    ...bare.documents,
    siteConfiguration: {
      languages: [{ isoLanguageName: 'en-US', isDefault: true }],
      layouts: [{ id: 'default', layoutItems: [{ type: 'header' }, { type: 'content' }] }],
      routes: ['weekend', 'ours'].map((id) => ({ id, path: { 'en-US': id } })),
    },
  },
  pages: [
    ...bare.pages,
    pageOf('weekend', said('above'), section('SearchForm'), section('SearchResults')),
    pageOf('ours', said('above'), section('Checkout')),
    pageOf('search', said('above'), section('SearchResults'), said('below')),
  ],
  branchOffices: bare.branchOffices?.map((office, index) => ({ ...office, timeZone: ZONES[index] ?? '' })),
};

let server: SiteServerUnderTest;
beforeAll(async () => {
  server = await openSiteServer({ sites: [SITE] });
});
afterAll(() => server.close());

it('another car than the one that is gone is offered where the chosen pick-up came too near, and that is told', async () => {
  const requested = { reason: 'gone', pickUpPlaceId: 'city', dateFrom: '05-01-2026', hourFrom: '11:00' };
  const shownHours = async (clock: string) => {
    server.clock.now = Date.parse(`2026-05-01T${clock}:00-04:00`);
    const { body } = await server.app.inject({
      url: `/en-US/booking-error?${new URLSearchParams(requested)}`,
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

describe('[REG-06] the results of a search', () => {
  const ask = { pickUpPlaceId: 'city', dateFrom: '05-20-2026', dateTo: '05-23-2026', hourFrom: '10:00' };
  const mainAt = async (path: string) => {
    const { body, headers } = await server.app.inject({
      url: `${path}?${new URLSearchParams({ ...ask, hourTo: '10:00' })}`,
      headers: { host: 'andes.localhost' },
    });
    return { body, main: visibleText(mainOf(body)), cache: headers['cache-control'] };
  };
  const carsOf = (body: string) => [...body.matchAll(/data-offer="([^"]+)"/g)].map(([, id]) => id);

  const booked = ({ body }: { readonly body: string }) =>
    [...body.matchAll(/href="([^"]*checkout[^"]*modelId[^"]*)"/g)].flatMap(([, href]) => href ?? []);

  it('stand in the layout of the site, between the sections that surround them', async () => {
    const { body, main } = await mainAt('/en-US/search');
    expect(carsOf(body).length).toBeGreaterThan(0);
    expect(body).toContain('data-site-header');
    expect(main).toMatch(/^Chosen by us .*available.* Ask us anything$/s);
  });

  it('are the same on a page of the company, for the search that its address holds', async () => {
    const [own, usual] = [await mainAt('/en-US/weekend'), await mainAt('/en-US/search')];
    expect(carsOf(own.body)).toEqual(carsOf(usual.body));
    expect(booked(own)).toEqual(booked(usual));
    expect(booked(own).length).toBeGreaterThan(0);
    expect(own.cache).toContain('no-store');
    expect(own.body).toMatch(/<meta name="robots" content="noindex/);
  });

  it('lead to a checkout that an operator may place, too, and that books the same car for the same price', async () => {
    const [href = ''] = booked(await mainAt('/en-US/search'));
    const query = href.slice(href.indexOf('?')).replaceAll('&amp;', '&');
    const screenAt = async (path: string) => {
      const { body } = await server.app.inject({ url: path + query, headers: { host: 'andes.localhost' } });
      return visibleText(mainOf(body));
    };
    const totals = (text: string) => text.match(/\$[\d.,]+/g);
    const [own, usual] = [await screenAt('/en-US/ours'), await screenAt('/en-US/checkout')];
    expect(totals(own)).toEqual(totals(usual));
    expect(totals(own)?.length).toBeGreaterThan(1);
  });
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
      const requested = { date: '2026-05-20', time: hourTo };
      const moved = [{ field: 'dropOff', reason: 'return-not-after-pick-up', requested }];
      expect(corrections).toEqual(hourTo > '11:00' ? [] : moved);
    },
  );
});
