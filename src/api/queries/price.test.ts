import { SAMPLE_NOW } from '../wire/scenarios/sample-places.ts';
import { NOT_FOUND } from '../wire/scenarios/sample-responses.ts';
import { SAMPLE_SEARCH, sampleBookingResponses } from '../wire/scenarios/sample-bookings.ts';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FAKE_SEARCH_RULES, fakeApi, fakeCaller } from '../../../tests/support/fake-api.ts';
import { ApiError } from '../api-error.ts';
import type { QueryValues } from '../http/caller.ts';
import { createHttpApi } from '../http/http-api.ts';
import { priceQuery } from './price.ts';

const RESPONSES = sampleBookingResponses({ isoCode: 'EUR', decimals: 2, perEuro: 1 });

const ask = (responses: Parameters<typeof fakeApi>[0], address = SAMPLE_SEARCH, api = fakeApi(responses)) =>
  new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery(
    priceQuery({
      api,
      language: 'en-GB',
      decimalsOf: () => 2,
      search: new URLSearchParams(address),
      searchRules: FAKE_SEARCH_RULES,
      now: SAMPLE_NOW,
    }),
  );

afterEach(() => vi.useRealTimers());

describe('the price of a model', () => {
  it('is null, with the completed search, when the model is unavailable', async () => {
    const responses = { ...RESPONSES, '/api/booking/price': NOT_FOUND };
    expect(await ask(responses)).toMatchObject({
      search: { modelId: 'compact-suv' },
      offer: null,
      extras: [],
    });
  });

  it('is none when the last car is taken, even while it is being priced with its extras', async () => {
    const gone = new ApiError(409, 'taken', 'noAvailability', null);
    expect(await ask({ ...RESPONSES, '/api/booking/price': gone })).toMatchObject({
      isModelKnown: true,
      offer: null,
    });
    let prices = 0;
    const caller = fakeCaller(RESPONSES);
    const api = createHttpApi({
      ...caller,
      get: async (path) => {
        if (path === '/api/booking/price' && (prices += 1) > 1) throw gone;
        return caller.get(path);
      },
    });
    expect(await ask(RESPONSES, SAMPLE_SEARCH, api)).toMatchObject({ isModelKnown: true, offer: null });
    expect(prices).toBeGreaterThan(1);
  });

  it('is not requested when the address names no model', async () => {
    expect(await ask({ '/api/booking/price': new Error('asked') }, '')).toBeNull();
  });

  it('fails when the product API does', async () => {
    const down = new ApiError(503, 'down', null, null);
    await expect(ask({ ...RESPONSES, '/api/booking/price': down })).rejects.toBe(down);
  });

  it('[CHK-14] is that of the car with what is required or default, each once', async () => {
    const calls: [string, QueryValues | undefined][] = [];
    const caller = fakeCaller(RESPONSES);
    const api = createHttpApi({
      ...caller,
      get: (path, query) => {
        calls.push([path, query]);
        return caller.get(path);
      },
    });
    const priced = await ask(RESPONSES, SAMPLE_SEARCH, api);
    expect(priced?.preselected).toEqual([
      { extraId: 'liability', quantity: 1 },
      { extraId: 'basic-cover', quantity: 1 },
    ]);
    // This product API does not know which are default: the first price, asked for together with the extras, is without.
    const [, query] = calls.filter(([path]) => path === '/api/booking/price')[1] ?? [];
    expect(query).toMatchObject({
      'additionals[0].Additional.Id': 'liability',
      'additionals[0].Quantity': 1,
      'additionals[1].Additional.Id': 'basic-cover',
      'additionals[1].Quantity': 1,
    });
    const [, requested] = calls.find(([path]) => path === '/api/booking/additionals-price') ?? [];
    expect(requested).toMatchObject({
      fromDate: '2026/05/11 10:00',
      toDate: '2026/05/14 10:00',
      deliveryPlaceId: 'zag-air',
      returnPlaceId: 'spu-air',
      modelId: 'compact-suv',
      language: 'en-GB',
    });
  });

  it.each<[why: string, hasLevels: boolean, further: number]>([
    ['once where nothing else is to be known', false, 0],
    ['and once for each other level of cover, of which one is none', true, 2],
  ])(
    '[CHK-14] is asked for together with the extras, with those that are default, %s',
    async (_why, hasLevels, further) => {
      const prices: (QueryValues | undefined)[] = [];
      const additionals = ['liability', 'basic-cover'].map((additionalId) => ({
        additionalId,
        quantity: 1,
        additional: { name: additionalId },
      }));
      const sold = RESPONSES['/api/booking/additionals-price'] as readonly { readonly id: string }[];
      const caller = fakeCaller({
        ...RESPONSES,
        '/api/booking/additionals-price': hasLevels ? sold : sold.filter(({ id }) => id !== 'full-cover'),
      });
      const api = createHttpApi({
        ...caller,
        get: async (path, query) => {
          const response = await caller.get(path);
          if (path !== '/api/booking/price') return response;
          prices.push(query);
          return (query as QueryValues | undefined)?.defaultAdditionals
            ? { ...(response as object), additionals }
            : response;
        },
      });
      const priced = await ask(RESPONSES, SAMPLE_SEARCH, api);
      expect(priced?.offer?.extras.map(({ extraId }) => extraId)).toEqual(['liability', 'basic-cover']);
      expect(prices.map((query) => query?.defaultAdditionals)).toEqual([
        true,
        ...Array.from({ length: further }, () => undefined),
      ]);
    },
  );

  it('[CHK-14] is not held back by what is at risk with other levels of cover', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const caller = fakeCaller(RESPONSES);
    const additionals = ['liability', 'basic-cover'].map((additionalId) => ({
      additionalId,
      quantity: 1,
      additional: { name: additionalId },
    }));
    const api = createHttpApi({
      ...caller,
      get: async (path, query) => {
        const response = await caller.get(path);
        if (path !== '/api/booking/price') return response;
        return (query as QueryValues | undefined)?.defaultAdditionals
          ? { ...(response as object), additionals }
          : new Promise(() => undefined);
      },
    });
    const asked = ask(RESPONSES, SAMPLE_SEARCH, api);
    await vi.advanceTimersByTimeAsync(500);
    const priced = await asked;
    expect(priced?.offer?.total.minor).toBeGreaterThan(0);
    expect(priced?.liabilities).toEqual({
      '': null,
      'full-cover': null,
      'basic-cover': { excess: priced?.offer?.excess, deposit: priced?.offer?.deposit },
    });
  });

  it.each<[why: string, query: string, preselected: string[], lacksExtras: boolean]>([
    ['those of its address, with what is required', 'extras=ferry*1', ['liability', 'ferry'], false],
    ['what is required alone', 'extras=none', ['liability'], false],
    ['those that can be had', 'extras=ski-rack*1&extras=ferry*1', ['liability', 'ferry'], true],
  ])('starts with %s', async (_why, query, preselected, lacksExtras) => {
    const priced = await ask(RESPONSES, `${SAMPLE_SEARCH}&${query}`);
    expect(priced?.preselected.map(({ extraId }) => extraId)).toEqual(preselected);
    expect(priced?.lacksExtras).toBe(lacksExtras);
  });

  it('has the current date of the pick-up place', async () => {
    expect((await ask(RESPONSES))?.today).toBe('2026-05-11');
  });
});
