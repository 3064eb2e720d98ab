import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SearchParameters } from '../../src/domain/search-parameters.ts';
import { createLocalLimits, RATE_LIMITS } from '../http/rate-limits.ts';
import { createInProcessApis, type InProcessOptions } from './in-process-api.ts';

const [{ calls: LIMIT }] = RATE_LIMITS.search;
const READ = { language: 'en-US', decimalsOf: () => 2 };

it('counts the searches of a visitor, and not those that the site suggests beside them', async () => {
  const search = async () => [];
  const api = createInProcessApis({
    bookings: { search },
    limits: { local: createLocalLimits({ now: () => 0, factor: 1 }) },
    report: () => undefined,
  } as unknown as InProcessOptions)(
    { id: 'andes' },
    { deadline: new AbortController().signal, visitorAddress: '203.0.113.7' },
  );
  const wanted = { pickUpPlace: { id: 'a' }, dropOffPlace: { id: 'b' } } as Parameters<typeof api.search>[0];
  for (let page = 0; page < LIMIT; page += 1) {
    expect(await api.search(wanted, READ)).toEqual([]);
    for (let suggestion = 0; suggestion < 3; suggestion += 1)
      expect(await api.search(wanted, { ...READ, isSuggestion: true })).toEqual([]);
  }
  await expect(api.search(wanted, READ)).rejects.toMatchObject({ status: 429, code: 'tooManyRequests' });
});

describe('nothing is written as a URL or as JSON and read again', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  const wanted = {
    pickUpPlace: { id: 'a' },
    dropOffPlace: { id: 'b' },
    pickUp: '2026-05-11T10:00',
    dropOff: '2026-05-14T10:00',
    modelId: 'van',
    promotionIds: ['p'],
  } as unknown as SearchParameters;

  type Service = (siteId: string, request: unknown) => Promise<unknown>;
  const apiOf = (service: Service) =>
    createInProcessApis({
      bookings: { search: service, price: service },
      rentals: { extrasOfRental: service },
      limits: { local: () => 0 },
      report: () => undefined,
    } as unknown as InProcessOptions)({ id: 'andes' }, { deadline: new AbortController().signal });
  type Api = ReturnType<typeof apiOf>;

  /** Notes from now on what is made of a class. */
  function note(name: 'URL' | 'URLSearchParams', made: string[]): void {
    const Noted = class extends globalThis[name] {
      constructor(text: string) {
        super(text);
        made.push(name);
      }
    };
    vi.stubGlobal(name, Noted);
  }

  it.each<[call: string, make: (api: Api) => Promise<unknown>]>([
    ['search', (api) => api.search(wanted, READ)],
    ['price', (api) => api.price({ search: wanted, extras: [] }, READ)],
    ['extras', (api) => api.extras(wanted, { modelId: 'van' }, READ)],
  ])('on the way of a call for %s', async (_call, make) => {
    const service = vi.fn<Service>(async () => []);
    const made: string[] = [];
    note('URL', made);
    note('URLSearchParams', made);
    const stringify = vi.spyOn(JSON, 'stringify');
    // A price cannot be read of an empty answer; by then the call has arrived.
    await make(apiOf(service)).catch(() => undefined);
    expect([made, stringify.mock.calls]).toEqual([[], []]);
    expect(service.mock.calls.map(([, request]) => request)).toMatchObject([
      { pickUpPlaceId: 'a', pickUp: wanted.pickUp, modelId: 'van' },
    ]);
  });

  it('so that a search arrives with the very objects of the page', async () => {
    const service = vi.fn<Service>(async () => []);
    await apiOf(service).search(wanted, READ);
    const [, received] = service.mock.calls[0] ?? [];
    expect((received as SearchParameters).pickUpPlace).toBe(wanted.pickUpPlace);
  });
});
