import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBookingAccess } from '../../server/access/booking-access.ts';
import { createBookingCalls } from '../../server/api/calls/booking-calls.ts';
import { createRentalCalls } from '../../server/api/calls/rental-calls.ts';
import { createPreviewAccess } from '../../server/content/preview-access.ts';
import { createLocalLimits, createSharedLimits } from '../../server/http/rate-limits.ts';
import { createInProcessApis } from '../../server/in-process/in-process-api.ts';
import { loadTexts } from '../../server/pages/create-page-renderer.ts';
import { ApiError } from '../../src/api/api-error.ts';
import { loadSiteSettings } from '../../src/api/site-settings.ts';
import type { BookingSubmission, ProductApi } from '../../src/api/product-api.ts';
import { assembleBookingRequest } from '../../src/domain/booking.ts';
import type { SearchParameters } from '../../src/domain/search-parameters.ts';
import type { VehicleOffer } from '../../src/domain/vehicle-offer.ts';
import { createDateFormat } from '../../src/runtime/text/date-format.ts';
import { answerRefusalText } from '../../src/booking/checkout/form/answer-refusal-text.ts';
import { extraRefusalText } from '../../src/booking/checkout/extras/extra-refusal-text.ts';
import { pickText } from '../../src/runtime/text/resolve-text.ts';
import { translateFor } from '../../src/runtime/text/translate.ts';
import { openSiteServer, type SiteServerUnderTest } from '../support/site-server.ts';
import { visitSite } from '../support/site-visitor.ts';

const SITE = 'adria';
const LANGUAGE = 'en-GB';
const READ = { language: LANGUAGE, decimalsOf: () => 2 };
const LONG = 'x'.repeat(500);

let server: SiteServerUnderTest;
let http: ProductApi;
let inProcess: ProductApi;
let search: SearchParameters;
let offer: VehicleOffer;

beforeAll(async () => {
  server = await openSiteServer({ env: { RATE_LIMIT_FACTOR: '100' } });
  const { database, clock } = server;
  const texts = loadTexts(() => undefined);
  const options = {
    database,
    now: () => clock.now,
    nameIn: (names: Readonly<Record<string, string>> | null, language: string) =>
      pickText(names ?? undefined, language),
  };
  const counting = { database, now: options.now, factor: 100 };
  inProcess = createInProcessApis({
    database,
    bookings: createBookingCalls({
      ...options,
      textsOf: (language) => translateFor(texts, language),
      refusalText: (refusal, language) =>
        extraRefusalText(refusal, translateFor(texts, language), createDateFormat(language)),
      answerText: (field, reason, customer) =>
        answerRefusalText(field, reason, customer, translateFor(texts, customer.language)),
      access: createBookingAccess('secret'),
      calendarOf: async () => null,
      onBooked: () => undefined,
    }),
    rentals: createRentalCalls(options),
    preview: createPreviewAccess(database, 'a secret of the tests, long enough', options.now),
    limits: { shared: createSharedLimits(counting), local: createLocalLimits(counting) },
    report: (error) => {
      throw error;
    },
  })({ id: SITE }, { deadline: new AbortController().signal });
  const visitor = await visitSite(server, SITE, LANGUAGE);
  http = visitor.api();
  const found = await visitor.offers(new URLSearchParams());
  if (!found.search || !found.offers[0]) throw new Error('no car is free');
  search = found.search;
  offer = found.offers[0];
}, 120_000);
afterAll(() => server.close());

/** What a call resolves to, or why it is refused. */
const outcome = (call: Promise<unknown>) =>
  call.catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    const { status, code } = error;
    // A route adds the id of its request and a text in the visitor's language when it sends a refusal.
    const { id: _id, errorMessage: _text, ...body } = error.body as Record<string, unknown>;
    return { refused: { status, code, body } };
  });

const ofModel = (modelId: string | null, changes: Partial<SearchParameters> = {}) => ({
  ...search,
  modelId,
  ...changes,
});
const submission = (idempotencyKey: string, shownMinor: number, firstName = 'Ana'): BookingSubmission => ({
  request: assembleBookingRequest({
    search,
    answers: {
      firstName,
      lastName: 'Paz',
      emailAddress: 'ana@example.com',
      cellPhone: '+541112345678',
      country: 'HR',
      birthday: '1988-07-07',
    },
    remarks: [],
    selected: { modelId: offer.vehicle.modelId, isQuoteOnly: false, hasUnlimitedMileage: true } as never,
    extras: [],
    language: LANGUAGE,
    currency: offer.total.currency,
    isOnlinePayment: false,
    isQuotation: false,
    isCompany: false,
    hasWebLogin: false,
    profile: { kind: 'visitor' },
    paymentMethodId: null,
    promotionId: null,
    brandCode: null,
    files: [],
  }),
  shownTotal: { minor: shownMinor, currency: offer.total.currency },
  idempotencyKey,
});

const CALLS: readonly (readonly [what: string, call: (api: ProductApi) => Promise<unknown>])[] = [
  ['places', (api) => api.places(LANGUAGE)],
  ['branch offices', (api) => api.branches(LANGUAGE)],
  ['opening hours', (api) => api.openingHours(LANGUAGE)],
  ['the fleet', (api) => api.fleet(LANGUAGE)],
  ['the promotions', (api) => api.promotions(LANGUAGE)],
  ['a model', (api) => api.model('toyota-hilux', { language: LANGUAGE, decimalsOf: () => 2 })],
  ['a model that is gone', (api) => api.model('gone', { language: LANGUAGE, decimalsOf: () => 2 })],
  ['the extras of the site', (api) => api.extrasOfSite(LANGUAGE, { decimalsOf: () => 2 })],
  ['currencies', (api) => api.currencies()],
  ['the checkout form', (api) => api.checkoutForm('')],
  ['the contact form', (api) => api.contactForm('')],
  ['a page', (api) => api.page('home')],
  ['a page that does not exist', (api) => api.page('nowhere')],
  ['a draft without a token', (api) => api.page('home', { isDraft: true })],
  ['the settings', async (api) => (await loadSiteSettings(api, () => undefined)).settings],
  ['a search', (api) => api.search(search, READ)],
  ['a search without taxes', (api) => api.search({ ...search, showFinalPrice: false }, READ)],
  ['a search of one model', (api) => api.search(ofModel(offer.vehicle.modelId), READ)],
  ['a search of an unknown model', (api) => api.search(ofModel('none'), READ)],
  ['a search in the past', (api) => api.search({ ...search, pickUp: '2020-01-01T10:00' }, READ)],
  ['a search for a child', (api) => api.search({ ...search, driverAge: 9 }, READ)],
  [
    'a search from an unknown place',
    (api) => api.search({ ...search, pickUpPlace: { ...search.pickUpPlace, id: 'none' } }, READ),
  ],
  ['a price', (api) => api.price({ search: ofModel(offer.vehicle.modelId), extras: [] }, READ)],
  ['the price of an unknown model', (api) => api.price({ search: ofModel('none'), extras: [] }, READ)],
  [
    'a price with an unknown extra',
    (api) =>
      api.price({ search: ofModel(offer.vehicle.modelId), extras: [{ extraId: 'none', quantity: 1 }] }, READ),
  ],
  ['extras of a rental', (api) => api.extras(search, offer.vehicle, READ)],
  ['an unknown booking', (api) => api.booking('NONE', READ)],
  ['the booking of an unknown key', (api) => api.placedBooking('none', READ)],
  ['a booking at another total', (api) => api.book(submission('wrong-total', 1), () => 2)],
  ['a booking by nobody', (api) => api.book(submission('nobody', offer.total.minor, ''), () => 2)],
];

describe('the product API in process and by HTTP', () => {
  it.each(CALLS)('give the same for %s', async (_what, call) => {
    const [here, there] = [await outcome(call(inProcess)), await outcome(call(http))];
    expect(here).toEqual(there);
    expect(here).not.toBeUndefined();
  });

  it('refuse a model id that is longer than any with the same status and code', async () => {
    const refusals = await Promise.all(
      [inProcess, http].map((api) => outcome(api.search(ofModel(LONG), READ))),
    );
    for (const refused of refusals)
      expect(refused).toMatchObject({ refused: { status: 400, code: 'invalidParameter' } });
  });

  it('refuse a key that is longer than any with the same status and code', async () => {
    const [here, there] = await Promise.all(
      [inProcess, http].map((api) => outcome(api.placedBooking(LONG, READ))),
    );
    const { status, code } = (here as { refused: { status: number; code: string } }).refused;
    expect(status).toBe(400);
    expect(there).toMatchObject({ refused: { status, code } });
  });

  it('book once under one key, and find the booking by it and by its number', async () => {
    const sent = submission('shared-key', offer.total.minor);
    const placed = await inProcess.book(sent, () => 2);
    const { number, accessKey } = placed;
    // Each has a secret of its own to make keys of bookings with.
    const placedThere = await http.book(sent, () => 2);
    expect(placedThere.number).toBe(number);
    expect(await inProcess.placedBooking('shared-key', READ)).toEqual(placed);
    expect(await http.placedBooking('shared-key', READ)).toEqual(placedThere);
    const shown = await inProcess.booking(number, READ);
    expect(shown).toMatchObject({ total: offer.total });
    expect(await http.booking(number, READ)).toEqual(shown);
    expect(shown).toMatchObject({ people: null, accessKey: null });
    const opened = await inProcess.booking(number, { ...READ, accessKey });
    expect(opened).toMatchObject({ people: { driver: null }, accessKey });
    const keyThere = placedThere.accessKey;
    expect(await http.booking(number, { ...READ, accessKey: keyThere })).toEqual({
      ...opened,
      accessKey: keyThere,
    });
  });
});
