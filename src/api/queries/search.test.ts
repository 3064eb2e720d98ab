import { SAMPLE_NOW, WIRE_PLACES } from '../wire/scenarios/sample-places.ts';
import { type SampleResponses } from '../wire/scenarios/sample-responses.ts';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { FAKE_SEARCH_RULES, fakeApi, fakeCaller } from '../../../tests/support/fake-api.ts';
import { createHttpApi } from '../http/http-api.ts';
import { completedSearchQuery, offersQuery, type SearchQueryContext } from './search.ts';

const newClient = () =>
  new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } } });

const contextOf = (
  responses: SampleResponses,
  address = '',
  changes: Partial<SearchQueryContext> = {},
): SearchQueryContext => ({
  api: fakeApi(responses),
  language: 'en-GB',
  decimalsOf: () => 2,
  search: new URLSearchParams(address),
  searchRules: FAKE_SEARCH_RULES,
  now: SAMPLE_NOW,
  ...changes,
});

describe('a search', () => {
  const complete = (responses: SampleResponses, address?: string, changes?: Partial<SearchQueryContext>) =>
    newClient().fetchQuery(completedSearchQuery(contextOf(responses, address, changes)));
  const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
  const schedule = (more: object) => ({
    branchOfficeId: 'b-zag-air',
    ...Object.fromEntries(DAYS.map((day) => [day, [{ openedFrom: '08:00', openedTo: '20:00' }]])),
    ...more,
  });

  it.each<[why: string, utcDiff: number, pickUp: string]>([
    ['ahead of UTC', 5.5, '2026-05-11T13:30'],
    ['behind UTC, before the place opens', -3, '2026-05-11T08:00'],
    ['a day ahead of UTC, after the place has closed', 13, '2026-05-12T08:00'],
  ])('[SCHED-06] begins by the clocks of its place, %s', async (_why, utcDiff, pickUp) => {
    const { search } = await complete({ '/api/data/attentionschedule': [schedule({ utcDiff })] });
    expect(search?.pickUp).toBe(pickUp);
  });

  it('[SCHED-14] avoids the holidays of the holidays call, of all branches and of its own', async () => {
    const holidays = [
      { date: '2026-05-11', name: 'All' },
      { date: '2026-05-12', name: 'Own', branchOfficeId: 'b-zag-air' },
      { date: '2026-05-13', name: 'Other', branchOfficeId: 'b-spu-air' },
    ];
    const { search } = await complete({ '/api/data/holidays': holidays });
    expect(search?.pickUp).toBe('2026-05-13T08:00');
  });

  it('[SCHED-03] passes by places whose branch has no hours', async () => {
    const only = [schedule({ branchOfficeId: 'b-spu-air', utcDiff: 2 })];
    const responses = { '/api/data/attentionschedule': only };
    expect((await complete(responses)).search?.pickUpPlace.id).toBe('spu-air');
    expect((await complete(responses, 'pickUpPlaceId=zag-air')).corrections).toEqual([
      { field: 'pickUpPlace', reason: 'no-opening-hours', requested: { place: 'Zagreb Airport' } },
    ]);
    expect(await complete({ '/api/data/attentionschedule': [] })).toMatchObject({
      search: null,
      corrections: [],
    });
  });

  it('keeps the rules of the operator', async () => {
    const { defaults } = FAKE_SEARCH_RULES;
    const searchRules = {
      ...FAKE_SEARCH_RULES,
      lengths: { minDays: 5, maxDays: null },
      defaults: { ...defaults, showFinalPrice: false },
    };
    expect((await complete({}, '', { searchRules })).search).toMatchObject({
      pickUp: '2026-05-11T10:00',
      dropOff: '2026-05-16T10:00',
      showFinalPrice: false,
    });
  });

  it('[SRCH-01] sends every value of its address, its places and the settings', async () => {
    const [zagreb, , split] = WIRE_PLACES;
    const places = [
      { ...zagreb, iataCode: 'ZAG', endpoint: 'desk-1' },
      { ...split, endpoint: 'desk-2' },
    ];
    const calls: unknown[] = [];
    const caller = fakeCaller({
      '/api/data/places': places,
      '/api/booking/search': [],
      '/api/booking/validatepromotion': { id: 7 },
    });
    const api = createHttpApi({
      ...caller,
      get: (path, query) => {
        if (path === '/api/booking/search') calls.push(query);
        return caller.get(path);
      },
    });
    const address =
      'pickUpPlaceId=zag-air&dateFrom=05-12-2026&hourFrom=10:00&dropOffPlaceId=spu-air&dateTo=05-16-2026&' +
      'hourTo=12:30&unlimitedKm=false&driverAge=44&promotionId=7&promotionCode=SUMMER&promotions=12&' +
      'promotions=spring&commercialAgreement=ACME&modelId=kamiq';
    const defaults = { hasUnlimitedMileage: true, showFinalPrice: false, onlyFullAvailability: true };
    const searchRules = { ...FAKE_SEARCH_RULES, defaults };
    const { search } = await newClient().fetchQuery(
      offersQuery(contextOf({}, address, { api, searchRules })),
    );
    expect(search).toMatchObject({
      pickUpPlace: { name: 'Zagreb Airport' },
      dropOffPlace: { name: 'Split Airport' },
      promotionId: '7',
    });
    expect(calls).toEqual([
      {
        from: '2026/05/12 10:00',
        to: '2026/05/16 12:30',
        PickupEndpoint: 'desk-1',
        pickUpPlaceIATACode: 'ZAG',
        fromPlace: 'zag-air',
        returnEndPoint: 'desk-2',
        toPlace: 'spu-air',
        promotionCode: 'SUMMER',
        language: 'en-GB',
        ilimitedKm: false,
        showFinalPrice: false,
        onlyFullAvailability: true,
        driverAge: 44,
        commercialAgreementCode: 'ACME',
        modelId: 'kamiq',
        promotions: ['12', 'spring'],
      },
    ]);
  });

  it('fetches places, hours and holidays once for all searches of a page', async () => {
    const calls: string[] = [];
    const caller = fakeCaller({ '/api/booking/search': [] });
    const api = createHttpApi({
      ...caller,
      get: (path) => {
        calls.push(path);
        return caller.get(path);
      },
    });
    const client = newClient();
    await Promise.all([
      client.fetchQuery(completedSearchQuery(contextOf({}, 'driverAge=40', { api }))),
      client.fetchQuery(offersQuery(contextOf({}, '', { api }))),
    ]);
    expect(calls.sort()).toEqual([
      '/api/booking/search',
      '/api/data/attentionschedule',
      '/api/data/holidays',
      '/api/data/places',
    ]);
  });
});
