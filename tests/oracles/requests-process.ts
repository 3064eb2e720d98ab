// Prints every request that a visit makes, from the address of a search to the booking: the same bytes in all zones.
import { sampleBookingResponses } from '../../src/api/wire/scenarios/sample-bookings.ts';
import { wireSchedule } from '../../src/api/wire/scenarios/sample-places.ts';
import { QueryClient } from '@tanstack/react-query';
import { createCheckoutStore } from '../../src/booking/checkout/state/checkout-store.ts';
import { createSubmission } from '../../src/booking/checkout/submission/submission.ts';
import { createCaller } from '../../src/api/http/caller.ts';
import { createHttpApi } from '../../src/api/http/http-api.ts';
import { priceQuery } from '../../src/api/queries/price.ts';
import { completedSearchQuery, offersQuery } from '../../src/api/queries/search.ts';
import { canonicalSearchAddress, toSearchAddress } from '../../src/api/wire/search-address.ts';
import { toPricedOffer } from '../../src/api/wire/vehicle-offer.ts';
import { FAKE_SEARCH_RULES } from '../support/fake-api.ts';

/** Around these instants the day is another one in zones east and west, and clocks change. */
const INSTANTS = [
  '2026-01-01T00:30Z',
  '2026-03-08T09:59Z',
  '2026-03-29T00:59Z',
  '2026-04-04T13:30Z',
  '2026-06-15T23:59Z',
  '2026-11-01T08:30Z',
].map((text) => Date.parse(text));

const ADDRESSES = [
  '',
  'dateFrom=2026-12-24&hourFrom=10:00&dateTo=2027-01-02&hourTo=09:30',
  'dateFrom=03-28-2027&hourFrom=19:45&dateTo=03-29-2027&hourTo=08:00&driverAge=44&modelId=compact',
];

const PLACE = {
  id: 'city',
  name: 'City',
  country: 'HR',
  city: 'Zagreb',
  address: 'Main street 1',
  branchOfficeId: 'ba',
  availableOperationOptions: [],
  availableReturnPlaces: [],
};
const BOOKING_RESPONSES = sampleBookingResponses({ isoCode: 'EUR', decimals: 2, perEuro: 1 });
const RESPONSES: Readonly<Record<string, unknown>> = {
  ...BOOKING_RESPONSES,
  '/api/data/places': [PLACE],
  '/api/data/attentionschedule': [{ ...wireSchedule('ba'), utcDiff: 2 }],
  '/api/data/holidays': [{ date: '2026-12-25', name: 'Christmas' }],
  '/api/booking/search': [],
  '/api/booking/book': { id: 'B1' },
};

// The key of a submission is kept in the tab.
const kept = new Map<string, string>();
globalThis.sessionStorage = {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => void kept.set(name, value),
} as unknown as Storage;

const say = (...words: unknown[]) => process.stdout.write(`${words.join(' ')}\n`);
const caller = createCaller(async ({ method, path, body, headers }) => {
  say(method, path, JSON.stringify(body ?? null), JSON.stringify(headers ?? {}));
  const response = RESPONSES[path.split('?')[0] ?? ''];
  return response === undefined
    ? { status: 404, body: { errorCode: 'noPrice' } }
    : { status: 200, body: response };
});
const api = createHttpApi(caller);
const NO_STORAGE = { getItem: () => null, setItem: () => undefined };

for (const now of INSTANTS) {
  for (const address of ADDRESSES) {
    const requested = {
      api,
      language: 'hr',
      decimalsOf: () => 2,
      search: canonicalSearchAddress(new URLSearchParams(address)) ?? new URLSearchParams(address),
      searchRules: FAKE_SEARCH_RULES,
      now,
    };
    const client = new QueryClient();
    const { search, corrections } = await client.fetchQuery(completedSearchQuery(requested));
    if (!search) throw new Error('the search was not completed');
    say(toSearchAddress(search), JSON.stringify(corrections));
    await client.fetchQuery(offersQuery(requested));
    await client.fetchQuery(priceQuery(requested));
    const submit = createSubmission(
      { search, modelId: 'compact', language: 'hr', brandCode: null, currency: null },
      {
        newKey: () => 'key',
        api,
        store: createCheckoutStore({ storage: NO_STORAGE }),
        decimalsOf: () => 2,
        codeTexts: {},
      },
    );
    const answers = {
      firstName: 'Ana',
      lastName: 'Paz',
      emailAddress: 'a@b.example',
      cellPhone: '+385123456',
      birthday: '1990-02-28',
    };
    const fields = Object.keys(answers).map((name, order) => ({
      id: name,
      fieldTypeId: name,
      name,
      label: name,
      required: true,
      order,
    }));
    const extras = [{ extraId: 'child-seat', quantity: 2 }];
    const offer = toPricedOffer(BOOKING_RESPONSES['/api/booking/price'], () => 2);
    say(
      JSON.stringify(
        await submit({
          fields,
          answers,
          isCompany: false,
          extras,
          paymentMethodId: null,
          offer,
          confirm: async () => offer,
        }),
      ),
    );
  }
}
// The control: here the zone of the process does show.
process.stderr.write(`${new Date(0).getHours()}\n`);
