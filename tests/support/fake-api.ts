import { ApiError } from '../../src/api/api-error.ts';
import { wireSchedule } from '../../server/testing/site-seed.ts';
import { WIRE_FLEET } from './fake-fleet.ts';
import type { Caller } from '../../src/api/http/caller.ts';
import { createHttpApi } from '../../src/api/http/http-api.ts';
import type { ProductApi } from '../../src/api/product-api.ts';
import type { SearchRules } from '../../src/domain/search-rules.ts';

/** Answers by path, such as those of `/api/data/places`; an Error is thrown. */
export type FakeResponses = Readonly<Record<string, unknown>>;

/** Places as the product API spells them: two cities, one place that takes no pick-ups. */
export const WIRE_PLACES = [
  place('zag-air', 'Zagreb Airport', 'Zagreb', 'Rudolfa Fizira 21'),
  place('zag-city', 'Zagreb, Glavni kolodvor', 'Zagreb', 'Trg kralja Tomislava 12'),
  place('spu-air', 'Split Airport', 'Split', 'Cesta Franje Tuđmana 1270'),
  {
    ...place('dbv-port', 'Dubrovnik, Gruž harbour', 'Dubrovnik', 'Obala Pape Ivana Pavla II 1'),
    availableOperationOptions: ['ReturnOnly'],
  },
];

function place(id: string, name: string, city: string, address: string) {
  return {
    id,
    name,
    city,
    address,
    country: 'HR',
    branchOfficeId: `b-${id}`,
    availableOperationOptions: [] as string[],
    availableReturnPlaces: [],
  };
}

/** Instant at which components are rendered: nine in the morning at the places above. */
export const FAKE_NOW = Date.UTC(2026, 4, 11, 7);

/** So many days, today among them, on which a branch may be closed. */
export const closedFromToday = (days: number): readonly string[] =>
  Array.from({ length: days }, (_, day) => new Date(FAKE_NOW + day * 86_400_000).toISOString().slice(0, 10));

/** Every branch is open on all days, and an hour passes before a car is ready: at first it can be had at 10:00. */
export const WIRE_SCHEDULES = WIRE_PLACES.map(({ branchOfficeId }) => ({
  ...wireSchedule(branchOfficeId),
  gapForBookingTime: 15,
  utcDiff: 2,
}));

/** Rentals last three days at least. */
export const FAKE_SEARCH_RULES: SearchRules = {
  lengths: { minDays: 3, maxDays: null },
  estimate: { returnToleranceMinutes: 59, halfDayToleranceHours: 6, minimumChargedDays: 1 },
  driverAge: { checksAllowed: false, checksWithoutCaution: false },
  defaults: { hasUnlimitedMileage: true, showFinalPrice: true, onlyFullAvailability: false },
  isInsuranceRequired: false,
};

/** The answer to a question after something that does not exist. */
export const NOT_FOUND = new ApiError(404, 'not found', null, null);

const ANSWERS: FakeResponses = {
  '/api/data/places': WIRE_PLACES,
  '/api/data/attentionschedule': WIRE_SCHEDULES,
  '/api/data/holidays': [],
  '/api/data/categories': WIRE_FLEET,
};

/** The calls of a product API that answers from a table; what the table lacks is a 404. */
export function fakeCaller(answers: FakeResponses = {}): Caller {
  const all = { ...ANSWERS, ...answers };
  const answer = async (path: string): Promise<unknown> => {
    const found = Object.hasOwn(all, path)
      ? all[path as keyof typeof all]
      : new ApiError(404, `no answer for ${path}`, null, null);
    if (found instanceof Error) throw found;
    return structuredClone(found);
  };
  return { get: answer, send: (_method, path) => answer(path) };
}

/** A product API that answers from a table; what the table lacks is a 404. */
export const fakeApi = (answers: FakeResponses = {}): ProductApi => createHttpApi(fakeCaller(answers));

/** A product API that is down: every call is answered by an error. */
export function failingApi(): ProductApi {
  const fail = () => Promise.reject(new ApiError(503, 'the product API is down', null, null));
  return createHttpApi({ get: fail, send: fail });
}
