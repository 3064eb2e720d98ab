import { ApiError } from '../../src/api/api-error.ts';
import { SAMPLE_SITE, type SampleResponses } from '../../src/api/wire/scenarios/sample-responses.ts';
import { SAMPLE_NOW } from '../../src/api/wire/scenarios/sample-places.ts';
import type { Caller } from '../../src/api/http/caller.ts';
import { createHttpApi } from '../../src/api/http/http-api.ts';
import type { ProductApi } from '../../src/api/product-api.ts';
import { timeOf } from '../../src/domain/calendar.ts';
import type { SearchRules } from '../../src/domain/search-rules.ts';

/** So many days, today among them, on which a branch may be closed. */
export const closedFromToday = (days: number): readonly string[] =>
  Array.from({ length: days }, (_, day) =>
    new Date(SAMPLE_NOW + day * 86_400_000).toISOString().slice(0, 10),
  );

/** Rentals last three days at least. */
export const FAKE_SEARCH_RULES: SearchRules = {
  lengths: { minDays: 3, maxDays: null },
  estimate: { returnToleranceMinutes: 59, halfDayToleranceHours: 6, minimumChargedDays: 1 },
  driverAge: { checksAllowed: false, checksWithoutCaution: false },
  defaultTrip: { daysAhead: 0, hour: '00:00', days: 1 },
  expectedDistance: null,
  defaults: { hasUnlimitedMileage: true, showFinalPrice: true, onlyFullAvailability: false },
  cancellation: null,
  isInsuranceRequired: false,
  isLicenceRequired: false,
};

/** The calls of a product API that answers from a table; what the table lacks is a 404. */
export function fakeCaller(responses: SampleResponses = {}): Caller {
  const all = { ...SAMPLE_SITE, ...responses };
  const response = async (path: string): Promise<unknown> => {
    const found = Object.hasOwn(all, path)
      ? all[path as keyof typeof all]
      : new ApiError(404, `no response for ${path}`, null, null);
    if (found instanceof Error) throw found;
    return structuredClone(found);
  };
  return { get: response, send: (_method, path) => response(path) };
}

/** A product API that answers from a table; what the table lacks is a 404. */
export const fakeApi = (responses: SampleResponses = {}): ProductApi => createHttpApi(fakeCaller(responses));

/** The same API, where a return at noon or later costs a day and some money more. */
export const costsMoreAtNoon = (api: ProductApi): ProductApi => ({
  ...api,
  search: async (trip, options) => {
    const offers = await api.search(trip, options);
    if (timeOf(trip.dropOff) < '12:00') return offers;
    return offers.map((offer) => ({
      ...offer,
      totalDays: offer.totalDays + 1,
      total: { ...offer.total, minor: offer.total.minor + 1000 },
    }));
  },
});

/** A product API that is down: every call is answered by an error. */
export function failingApi(): ProductApi {
  const fail = () => Promise.reject(new ApiError(503, 'the product API is down', null, null));
  return createHttpApi({ get: fail, send: fail });
}
