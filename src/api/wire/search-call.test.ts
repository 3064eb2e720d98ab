import { describe, expect, it } from 'vitest';
import type { SearchParameters } from '../../domain/search-parameters.ts';
import { withQuery } from '../http/caller.ts';
import { fromSearchQuery, toSearchQuery } from './search-call.ts';

const SEARCH: SearchParameters = {
  pickUp: '2026-03-29T02:30',
  dropOff: '2026-04-02T09:00',
  pickUpPlace: { id: 'p1', name: 'Zagreb Airport', endpoint: 'e1', iataCode: 'ZAG' },
  dropOffPlace: { id: 'p2', name: 'Split', endpoint: 'e2', iataCode: null },
  driverAge: 30,
  hasUnlimitedMileage: false,
  showFinalPrice: true,
  onlyFullAvailability: true,
  expectedDistance: null,
  expectedKilometers: null,
  promotionId: null,
  promotionCode: 'SUMMER',
  promotionIds: ['1', '2'],
  commercialAgreementCode: 'ACME',
  modelId: 'm1',
};

/** What the server sees of a search. */
const asQuery = (search: SearchParameters) =>
  new URL(withQuery('http://x.example/search', toSearchQuery(search, 'hr'))).searchParams;

describe('the query of the search call', () => {
  it('[SRCH-06] has dates as YYYY/MM/DD HH:mm in the time of the place', () => {
    const query = asQuery(SEARCH);
    expect([query.get('from'), query.get('to')]).toEqual(['2026/03/29 02:30', '2026/04/02 09:00']);
    expect(fromSearchQuery(query)).toMatchObject({ pickUp: SEARCH.pickUp, dropOff: SEARCH.dropOff });
  });

  it('[SRCH-08] uses the spellings of the product API', () => {
    expect(toSearchQuery(SEARCH, 'hr')).toEqual({
      from: '2026/03/29 02:30',
      to: '2026/04/02 09:00',
      PickupEndpoint: 'e1',
      pickUpPlaceIATACode: 'ZAG',
      fromPlace: 'p1',
      returnEndPoint: 'e2',
      toPlace: 'p2',
      promotionCode: 'SUMMER',
      language: 'hr',
      ilimitedKm: false,
      showFinalPrice: true,
      onlyFullAvailability: true,
      driverAge: 30,
      commercialAgreementCode: 'ACME',
      modelId: 'm1',
      promotions: ['1', '2'],
    });
  });

  it('sends every part of the search by its name, promotions one by one', () => {
    const query = asQuery({ ...SEARCH, expectedKilometers: 250 });
    expect([...query].map(([name, value]) => `${name}=${value}`).toSorted()).toEqual([
      'PickupEndpoint=e1',
      'commercialAgreementCode=ACME',
      'driverAge=30',
      'from=2026/03/29 02:30',
      'fromPlace=p1',
      'ilimitedKm=false',
      'kilometers=250',
      'language=hr',
      'modelId=m1',
      'onlyFullAvailability=true',
      'pickUpPlaceIATACode=ZAG',
      'promotionCode=SUMMER',
      'promotions=1',
      'promotions=2',
      'returnEndPoint=e2',
      'showFinalPrice=true',
      'to=2026/04/02 09:00',
      'toPlace=p2',
    ]);
  });

  it.each<[why: string, given: Partial<SearchParameters>, promotions: string[] | undefined]>([
    ['by the code alone, where there is one', { promotionId: '7' }, ['1', '2']],
    ['by its id, where there is no code', { promotionId: '7', promotionCode: null }, ['7', '1', '2']],
    ['once, where it was chosen as well', { promotionId: '2', promotionCode: null }, ['2', '1']],
    ['alone', { promotionId: '7', promotionCode: null, promotionIds: [] }, ['7']],
    ['not, where there is none', { promotionIds: [] }, undefined],
  ])("names a voucher's promotion %s", (_why, given, promotions) => {
    expect(toSearchQuery({ ...SEARCH, ...given }, 'hr').promotions).toEqual(promotions);
  });

  it('leaves out values that the search does not have', () => {
    const query = asQuery({
      ...SEARCH,
      pickUpPlace: { ...SEARCH.pickUpPlace, endpoint: null, iataCode: null },
      promotionCode: null,
      promotionIds: [],
      commercialAgreementCode: null,
      modelId: null,
    });
    for (const name of ['PickupEndpoint', 'pickUpPlaceIATACode', 'promotionCode', 'promotions', 'modelId'])
      expect(query.has(name)).toBe(false);
  });
});

describe('the server reads a search', () => {
  it('as it was asked', () => {
    expect(fromSearchQuery(asQuery(SEARCH))).toEqual({
      pickUp: SEARCH.pickUp,
      dropOff: SEARCH.dropOff,
      pickUpPlaceId: 'p1',
      dropOffPlaceId: 'p2',
      driverAge: 30,
      expectedKilometers: null,
      promotionIds: SEARCH.promotionIds,
      codes: { promotionCode: 'SUMMER', agreementCode: 'ACME' },
      modelId: 'm1',
      hasUnlimitedMileage: false,
      showFinalPrice: true,
      onlyFullAvailability: true,
    });
  });

  it.each<[why: string, query: string, part: object]>([
    ['with the return at the pick-up place', 'fromPlace=a', { pickUpPlaceId: 'a', dropOffPlaceId: 'a' }],
    ['without an age', '', { driverAge: null }],
    ['with the kilometers of the trip', 'kilometers=250', { expectedKilometers: 250 }],
    ['without an age that is none', 'driverAge=1e2', { driverAge: null }],
    [
      'with its defaults',
      '',
      { hasUnlimitedMileage: true, showFinalPrice: true, onlyFullAvailability: false },
    ],
  ])('%s', (_why, query, part) => {
    const dates = 'from=2026/03/09 10:30&to=2026/03/10 10:30';
    expect(fromSearchQuery(new URLSearchParams(`${dates}&${query}`))).toMatchObject(part);
  });

  it.each(['', 'from=2026/03/09 10:30', 'from=2026-03-09 10:30&to=2026/03/10 10:30'])(
    'not from %j',
    (query) => {
      expect(fromSearchQuery(new URLSearchParams(query))).toBeNull();
    },
  );
});
