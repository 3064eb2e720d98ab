import { ApiError } from '../../src/api/client/api-error.ts';
import type { ProductApi, QueryValues } from '../../src/api/client/product-api.ts';
import { fromSearchAddress } from '../../src/api/wire/search-address.ts';

/** Answers by path, such as those of `/api/data/places`; an Error is thrown, a function answers the query. */
export type FakeAnswers = Readonly<Record<string, unknown>>;

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

/** A search completed from an address, as the server does it, with fixed dates where the address names none. */
function completeSearch(query: QueryValues) {
  const asked = fromSearchAddress(new URLSearchParams(query as Record<string, string>));
  const known = (id: string | undefined) => WIRE_PLACES.find((place) => place.id === id);
  const pickUpPlace = known(asked.pickUpPlaceId) ?? WIRE_PLACES[0];
  const dropOffPlace = known(asked.dropOffPlaceId) ?? pickUpPlace;
  const search = {
    pickUp: `${asked.pickUpDate ?? '2026-05-11'}T${asked.pickUpTime ?? '10:00'}`,
    dropOff: `${asked.dropOffDate ?? '2026-05-14'}T${asked.dropOffTime ?? '10:00'}`,
    pickUpPlace: { ...pickUpPlace, endpoint: null, iataCode: null },
    dropOffPlace: { ...dropOffPlace, endpoint: null, iataCode: null },
    driverAge: 30,
    hasUnlimitedMileage: true,
    showFinalPrice: true,
    onlyFullAvailability: false,
    expectedKilometers: null,
    promotionId: null,
    promotionCode: null,
    promotionIds: [],
    commercialAgreementCode: null,
    modelId: asked.modelId ?? null,
  };
  return { search, repairs: [] };
}

/** The answer to a question after something that does not exist. */
export const NOT_FOUND = new ApiError(404, 'not found', null, null);

const ANSWERS: FakeAnswers = {
  '/api/data/places': WIRE_PLACES,
  '/api/booking/complete-search': completeSearch,
};

/** A product API that answers from a table; what the table lacks is a 404. */
export function fakeApi(answers: FakeAnswers = {}): ProductApi {
  const all = { ...ANSWERS, ...answers };
  const answer = async (path: string, query: QueryValues = {}): Promise<unknown> => {
    const found = Object.hasOwn(all, path)
      ? all[path as keyof typeof all]
      : new ApiError(404, `no answer for ${path}`, null, null);
    if (found instanceof Error) throw found;
    return structuredClone(typeof found === 'function' ? found(query) : found);
  };
  return { get: answer, send: (_method, path) => answer(path) };
}

/** A product API that is down: every call is answered by an error. */
export function failingApi(): ProductApi {
  const fail = () => Promise.reject(new ApiError(503, 'the product API is down', null, null));
  return { get: fail, send: fail };
}
