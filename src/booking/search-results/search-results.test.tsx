// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { SearchResult } from '../../../generated/api/types.ts';
import { costsMoreAtNoon, FAKE_SEARCH_RULES, fakeApi } from '../../../tests/support/fake-api.ts';
import { type RenderOptions, showExample } from '../../../tests/support/render-component.tsx';
import { RESPONSES } from '../../../tests/support/screens.ts';
import { ApiError } from '../../api/api-error.ts';
import type { Currency } from '../../api/wire/currency.ts';
import { SAMPLE_SEARCH } from '../../api/wire/scenarios/sample-bookings.ts';
import { SAMPLE_CURRENCIES } from '../../api/wire/scenarios/sample-currencies.ts';
import type { ResultsSettings } from '../../ui/booking-settings/results-settings.ts';

const OFFERS = RESPONSES['/api/booking/search'] as readonly SearchResult[];
const SEARCH = SAMPLE_SEARCH.replace(/&modelId=[^&]*/, '');
const normal = (text: string | null | undefined) => text?.replaceAll(/\s/g, ' ') ?? '';

const show = (settings: Partial<ResultsSettings> = {}, options: RenderOptions = {}) =>
  showExample('SearchResults', undefined, {
    search: SEARCH,
    routeId: 'search',
    api: fakeApi(RESPONSES),
    ...options,
    surround: (page) => {
      const shown = options.surround?.(page) ?? page;
      const { booking } = shown;
      return { ...shown, booking: { ...booking, results: { ...booking.results, ...settings } } };
    },
  });
const found = (offers: readonly unknown[]) => fakeApi({ ...RESPONSES, '/api/booking/search': offers });
const priceOf = (page: HTMLElement, id = 'city') =>
  normal(page.querySelector(`[data-offer="${id}"] article strong`)?.parentElement?.textContent);
const texts = (changes: Partial<ResultsSettings['texts']>) => ({
  texts: { exchange: '', fewUnits: '', noAvailability: '', duration: '', ...changes },
});

describe('the price of a result', () => {
  it('[RES-25] is labelled by the site, with the charged days', async () => {
    expect(priceOf(await show(texts({ duration: 'Everything for {days} days' })))).toContain(
      'Everything for 3 days',
    );
    const oneDay = found(OFFERS.map((offer) => ({ ...offer, totalDays: 1 })));
    expect(priceOf(await show(texts({ duration: 'For {days} days' }), { api: oneDay }))).toContain(
      'Total for 1 day',
    );
  });

  it('[RES-26] shows a day that does not contradict the total, and names the one-way fee in it', async () => {
    // The average of the response is 24.00 and leaves out taxes and the one-way fee.
    const text = priceOf(await show());
    expect(text).toContain('≈ EUR 44.58 a day');
    expect(text).toContain('includes EUR 43.75 one-way fee');
    expect(
      priceOf(await show({ shows: { dailyPrice: false, openRate: false, netPrice: false } })),
    ).not.toContain('a day');
  });

  it('[RES-27] shows what it was before a promotion, and is without taxes, where the site does', async () => {
    const promoted = OFFERS.map((offer) => ({
      ...offer,
      priceItems: [...offer.priceItems, { description: 'Spring', price: -20, type: 'promotion', typeId: 2 }],
      price: offer.price - 20,
    }));
    const shows = { dailyPrice: false, openRate: true, netPrice: true };
    const page = await show({ shows }, { api: found(promoted) });
    expect(page.querySelector('[data-offer="city"] article s')?.textContent).toMatch(/^Before the offer:/);
    expect(priceOf(page)).toContain('EUR 87.00 without taxes');
    expect((await show({ shows })).querySelector('s')).toBeNull();
    const none = await show(
      { shows: { ...shows, openRate: false, netPrice: false } },
      { api: found(promoted) },
    );
    expect(none.querySelector('s')).toBeNull();
    expect(priceOf(none)).not.toContain('without taxes');
  });

  it('[PROMO-01, PROMO-09] names a lower total with the ways to pay that it holds for', async () => {
    const promotion = { id: 7, bookingFinalPrice: 99, discountPrice: 34.75, validForPayment: 2 };
    const api = found(OFFERS.map((offer) => ({ ...offer, availablePromotions: [promotion] })));
    const methods = [
      { id: 'counter', paymentType: 0, name: 'Counter', promotionId: null },
      { id: '14', paymentType: 14, name: 'Card', promotionId: null },
    ];
    const text = priceOf(await show({ methods }, { api }));
    expect(text).toContain('EUR133.75');
    expect(text).toContain('from EUR 99.00 with Card');
    const primary = { label: '', paymentMethodId: '14', isVisible: true };
    expect(priceOf(await show({ methods, primary }, { api }))).toContain('EUR99.00');
  });
});

describe('the order of the results', () => {
  const explained = (page: HTMLElement) => page.querySelector('[data-explained]')?.textContent ?? null;

  it('is at first that of the server, and said to be the cheapest first', async () => {
    const page = await show();
    expect(explained(page)).toBe('Recommended: cars that can be booked at once, the cheapest first.');
    const shown = [...page.querySelectorAll<HTMLElement>('[data-offer]')].map(({ dataset }) => dataset.offer);
    expect(shown).toEqual(OFFERS.map(({ car }) => car.model.id));
  });

  it('is not explained where a visitor has chosen another', async () => {
    expect(explained(await show({}, { search: `${SEARCH}&sort=priceDesc` }))).toBeNull();
  });
});

describe('a return that is a little later than a day of rental', () => {
  const UNTIL_NOON = SEARCH.replace(/hourTo=[^&]*/, 'hourTo=12:00');
  const searchRules = { ...FAKE_SEARCH_RULES, lengths: { minDays: 1, maxDays: null } };

  it('has a hint which earlier one costs a day less, and leads to it, once prices confirm that', async () => {
    const api = costsMoreAtNoon(fakeApi(RESPONSES));
    const hint = (await show({}, { api, search: UNTIL_NOON, searchRules })).querySelector(
      'a[href*="hourTo"]',
    );
    expect(hint?.textContent).toBe('Return by Thu, May 14, 2026, 10:45 and pay 3 days, not 4 days.');
    const query = new URL((hint as HTMLAnchorElement).href).searchParams;
    expect([query.get('dateTo'), query.get('hourTo')]).toEqual(['05-14-2026', '10:45']);
  });

  it('has none where prices do not confirm it', async () => {
    const page = await show({}, { api: fakeApi(RESPONSES), search: UNTIL_NOON, searchRules });
    expect(page.querySelector('[data-offer]')).not.toBeNull();
    expect(page.textContent).not.toContain('Return by');
  });
});

describe('messages of the results', () => {
  it('[RES-07, CONF-09] say that few cars are left, in the words of the site', async () => {
    const { fewUnits, noMore } = { fewUnits: 6, noMore: 'Hurry, six are left' };
    expect((await show({ fewUnits, ...texts({ fewUnits: noMore }) })).textContent).toContain(noMore);
    expect((await show({ fewUnits: 5, ...texts({ fewUnits: noMore }) })).textContent).not.toContain(noMore);
    expect((await show({ fewUnits })).textContent).toContain('Few cars are left for these dates.');
  });

  it('[RES-05] say in the details of a car whether cancelling is free, but of one that is only quoted', async () => {
    const searchRules = { ...FAKE_SEARCH_RULES, cancellation: { freeHours: 48, feeDays: 1 } };
    const offers = OFFERS.map((offer, position) => ({ ...offer, onlyQuote: position === 0 }));
    const page = await show({}, { api: found(offers), searchRules });
    const said = [...page.querySelectorAll<HTMLElement>('[data-details-of]')].map((details) => [
      details.dataset.detailsOf,
      normal(details.textContent).includes('Too late to cancel free of charge'),
    ]);
    expect(said.length).toBeGreaterThan(1);
    expect(said).toEqual(said.map(([id]) => [id, id !== offers[0]?.car.model.id]));
  });

  it('[RES-06] say that the car of a shared link is not offered', async () => {
    const told = async (selected: string) =>
      (await show({}, { search: `${SEARCH}&selected=${selected}` })).textContent?.includes(
        'This car is not offered at the moment.',
      );
    expect([await told('gone'), await told('city')]).toEqual([true, false]);
  });

  it('[RES-09, CONF-09] explain the rate where another currency than that of the site is shown', async () => {
    const message = 'Converted at the rate of the day';
    // The sample site has several currencies, of which euros are the default.
    const shown = async (isoCode: string) => {
      const offers = OFFERS.map((offer) => ({ ...offer, currency: isoCode }));
      return (await show(texts({ exchange: message }), { api: found(offers) })).textContent;
    };
    const page = await show();
    expect(page.querySelector('[data-exchange]')).toBeNull();
    expect(await shown('USD')).toContain(message);
  });

  it('[CURR-05] name both currencies where the results are in another one than the site', async () => {
    const api = found(OFFERS.map((offer) => ({ ...offer, currency: 'GBP' })));
    const said = (page: HTMLElement) =>
      page.querySelector('dialog[open] [role="alert"]')?.textContent ?? null;
    expect(said(await show({}, { api }))).toBe(
      'Currency configuration errorThe results are in GBP, but this site works in EUR.',
    );
    expect(said(await show({ isBroker: true }, { api }))).toBeNull();
    // What the visitor chose is no mismatch.
    const inPounds: RenderOptions['surround'] = (page) => ({
      ...page,
      bookingCurrency: { chosen: SAMPLE_CURRENCIES[2] as Currency, currencies: SAMPLE_CURRENCIES },
    });
    expect(said(await show({}, { api, surround: inPounds }))).toBeNull();
    expect(said(await show())).toBeNull();
  });

  it('[RES-25, CONF-10] and HTML of the site stand in each result, made safe', async () => {
    const customHtml = '<b>Ferries</b> included<script>alert(1)</script>';
    const page = await show(
      { customHtml },
      {
        surround: (shown) => ({
          ...shown,
          booking: { ...shown.booking, messages: { ...shown.booking.messages, ofResult: 'Free changes' } },
        }),
      },
    );
    for (const card of page.querySelectorAll('[data-offer] article')) {
      expect(card.textContent).toContain('Free changes');
      expect(card.querySelector('div[data-message]')?.innerHTML).toBe('<b>Ferries</b> included');
    }
  });

  it('[RES-16] contain the terms of an agency for nobody else', async () => {
    const api = found(
      OFFERS.map((offer) => ({ ...offer, agencyPrice: 77.77, customerPrice: 88.88, salesCommision: 9.99 })),
    );
    expect((await show({}, { api })).textContent).not.toMatch(/77\.77|88\.88|9\.99|Agency price|Commission/);
    // But for the agency itself.
    const ofAgency = (await show({}, { api, viewer: 'agency' })).textContent;
    for (const amount of [/77\.77/, /9\.99/]) expect(ofAgency).toMatch(amount);
  });
});

describe('while and after the search', () => {
  it.each([
    [1, 'Loading…', 3],
    [2, 'Searching for available cars…', 0],
    [3, 'Searching for available cars…', 0],
  ] as const)('[RES-13, RES-14] animation %d is shown', async (loadingType, words, skeletons) => {
    const page = await show({ loadingType }, { data: {} });
    const loading = page.querySelector<HTMLElement>('[data-loading-type]');
    expect(loading?.dataset.loadingType).toBe(String(loadingType));
    expect(loading?.querySelector('[role="status"]')?.textContent).toBe(words);
    expect(loading?.querySelectorAll('[aria-hidden="true"] > span:empty').length === 3).toBe(skeletons === 3);
  });

  it.each<[why: string, error: ApiError, words: string]>([
    [
      'the words of the server',
      new ApiError(400, 'x', null, null, { errorMessage: 'Closed for the season' }),
      'Closed for the season',
    ],
    [
      'the text of its code',
      new ApiError(503, 'x', 'unavailable', null, { errorMessage: 'ECONNREFUSED' }),
      'Our booking system does not respond at this moment. Please try again in a few minutes.',
    ],
    [
      'the words of the server for a code without a text',
      ApiError.fromResponse(422, { errorCode: 'RATE_17', errorMessage: 'No rate in May' }),
      'No rate in May',
    ],
    ['its raw message', new ApiError(422, 'No such rate', null, null), 'No such rate'],
    [
      'the general error of a search',
      new ApiError(500, 'stack', null, null, { errorMessage: 'NullReference' }),
      'The search did not work. Please try again.',
    ],
  ])(
    '[ERR-06] [ERR-10] a failure is told by %s, in an alert that can be closed',
    async (_why, error, words) => {
      const page = await show({}, { api: fakeApi({ ...RESPONSES, '/api/booking/search': error }) });
      const alert = page.querySelector('dialog[open] [role="alert"]');
      expect(alert?.textContent).toBe(words);
      expect(
        alert?.parentElement?.querySelector('form[method="dialog"] button')?.getAttribute('aria-label'),
      ).toBe('Close');
    },
  );

  describe('[RES-08] an empty list helps on', () => {
    const LATER = SEARCH.replace('05-11', '05-20').replace('05-14', '05-23');
    const full = fakeApi(RESPONSES);
    type Search = Parameters<typeof full.search>[0];
    const dayOf = ({ pickUp }: Search) => Number(pickUp.slice(8, 10));

    /** The ways on, by title, of a search whose cars cost so many euros and more, by the day of the pick-up. */
    async function waysOf(search: string, hasCars: (trip: Search) => boolean) {
      const api: typeof full = {
        ...full,
        search: async (trip, options) => {
          const offers = hasCars(trip) ? await full.search(trip, options) : [];
          return offers.map((offer, position) => ({
            ...offer,
            // The cheapest is not the first.
            total: { ...offer.total, minor: dayOf(trip) * 100 + (offers.length - position) * 1000 },
          }));
        },
      };
      const page = await show(texts({ noAvailability: 'All cars are out.' }), { api, search });
      expect(page.textContent).toContain('All cars are out.');
      return new Map(
        [...page.querySelectorAll('nav')].map((nav) => [
          nav.getAttribute('aria-label'),
          [...nav.querySelectorAll('a')].map((link) => ({
            text: normal(link.textContent),
            query: new URL(link.href).searchParams,
          })),
        ]),
      );
    }

    it('by the three days before and after, each with its cheapest total, and by other places', async () => {
      const ways = await waysOf(LATER, (trip) => dayOf(trip) !== 20 || trip.pickUpPlace.id !== 'zag-air');
      expect([...ways.keys()]).toEqual(['Other dates', 'Other places']);
      const dates = ways.get('Other dates') ?? [];
      expect(dates.map(({ text }) => text)).toEqual([
        'Sun, May 17, 2026 – Wed, May 20, 2026from EUR 27.00',
        'Mon, May 18, 2026 – Thu, May 21, 2026from EUR 28.00',
        'Tue, May 19, 2026 – Fri, May 22, 2026from EUR 29.00',
        'Thu, May 21, 2026 – Sun, May 24, 2026from EUR 31.00',
        'Fri, May 22, 2026 – Mon, May 25, 2026from EUR 32.00',
        'Sat, May 23, 2026 – Tue, May 26, 2026from EUR 33.00',
      ]);
      expect(dates.map(({ query }) => [query.get('dateFrom'), query.get('dateTo')])).toEqual(
        [17, 18, 19, 21, 22, 23].map((day) => [`05-${day}-2026`, `05-${day + 3}-2026`]),
      );
      const places = ways.get('Other places') ?? [];
      expect(places.map(({ text, query }) => [query.get('pickUpPlaceId'), text])).toEqual([
        ['spu-air', 'Split Airportfrom EUR 30.00'],
        // Its office states no position.
        ['zag-city', 'Zagreb, Glavni kolodvorfrom EUR 30.00'],
      ]);
    });

    it.each<[what: string, free: readonly number[], shown: readonly number[]]>([
      ['on each side where no day nearer than four has a car', [14, 15, 16, 24, 25, 27], [16, 24]],
      ['on the side where none nearer has one', [14, 15, 21, 22, 24], [15, 21, 22]],
      ['where only one side has some at all', [26, 27], [26]],
    ])('by the nearest day up to a week away: %s', async (_what, free, shown) => {
      const ways = await waysOf(LATER, (trip) => free.includes(dayOf(trip)));
      expect(ways.get('Other dates')?.map(({ query }) => query.get('dateFrom'))).toEqual(
        shown.map((day) => `05-${day}-2026`),
      );
    });

    it('by the first of the weeks after them that has cars, where no day near has one', async () => {
      const ways = await waysOf(LATER, ({ pickUp }) => pickUp >= '2026-05-30');
      expect([...ways.keys()]).toEqual(['Other dates']);
      expect(ways.get('Other dates')?.map(({ text, query }) => [query.get('dateFrom'), text])).toEqual([
        ['06-03-2026', 'Wed, Jun 3, 2026 – Sat, Jun 6, 2026from EUR 13.00'],
      ]);
    });

    it('by the nearest place first, in whatever order the company lists them', async () => {
      const [airport] = await full.branches('en-US');
      const inTown = { ...airport, id: 'b-zag-city' } as NonNullable<typeof airport>;
      const api: typeof full = {
        ...full,
        places: async (language) => (await full.places(language)).toReversed(),
        branches: async (language) => [...(await full.branches(language)), inTown],
        search: async (trip, options) =>
          trip.pickUpPlace.id === 'zag-air' ? [] : full.search(trip, options),
      };
      const page = await show({}, { api, search: `${LATER}&pickUpPlaceId=zag-air` });
      const shown = [...page.querySelectorAll<HTMLAnchorElement>('nav a')];
      expect(shown.map(({ href }) => new URL(href).searchParams.get('pickUpPlaceId'))).toEqual([
        'zag-city',
        'spu-air',
      ]);
    });

    it('and says of what its prices are converted where they are', async () => {
      const inPounds: typeof full = {
        ...full,
        search: async (trip, options) => {
          const offers = dayOf(trip) === 20 ? [] : await full.search(trip, options);
          return offers.map((offer) => ({ ...offer, total: { ...offer.total, currency: 'GBP' } }));
        },
      };
      const said = async (api: typeof full) =>
        (await show(texts({ exchange: 'At our own rate.' }), { api, search: LATER })).textContent;
      expect(await said(inPounds)).toContain('At our own rate.');
      const inEuros = {
        ...full,
        search: async (...[trip, options]: Parameters<typeof full.search>) =>
          dayOf(trip) === 20 ? [] : full.search(trip, options),
      };
      expect(await said(inEuros)).not.toContain('At our own rate.');
    });

    it('by what is to be dropped of the search: the chosen model', async () => {
      const ways = await waysOf(
        `${LATER}&modelId=gone`,
        ({ modelId, pickUpPlace }) => modelId === null && pickUpPlace.id === 'zag-air',
      );
      expect([...ways.keys()]).toEqual(['Without one condition']);
      expect(
        ways.get('Without one condition')?.map(({ text, query }) => [query.get('modelId'), text]),
      ).toEqual([[null, 'All carsfrom EUR 30.00']]);
    });
  });

  it('an empty list says too that a code of the search is wrong', async () => {
    const api = { ...fakeApi(RESPONSES), search: async () => [], rateOfCode: async () => null };
    const page = await showExample('SearchResults', undefined, {
      search: `${SEARCH}&promotionCode=NIX`,
      api,
    });
    expect(page.querySelector('h1')?.textContent).toContain('No car');
    expect(page.textContent).toContain('NIX');
  });
});

it('[RES-10] a summary of the search is above the results, and opens the form', async () => {
  const form = await showExample('SearchForm', undefined, {
    search: SEARCH,
    routeId: 'search',
    api: fakeApi(RESPONSES),
  });
  const summary = form.querySelector('details > summary');
  expect(summary?.textContent).toContain('Zagreb Airport → Split Airport');
  expect(summary?.textContent).toContain('Mon, May 11, 2026, 10:00 – Thu, May 14, 2026, 10:00');
  expect(form.querySelector('details ~ * [name="dateFrom"]')).not.toBeNull();
});
