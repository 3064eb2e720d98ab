// @vitest-environment jsdom
import { WIRE_SCHEDULES } from '../api/wire/scenarios/sample-places.ts';
import { SAMPLE_SEARCH, sampleBookingResponses } from '../api/wire/scenarios/sample-bookings.ts';
import { describe, expect, it } from 'vitest';
import { createHttpApi } from '../api/http/http-api.ts';
import { ApiError } from '../api/api-error.ts';
import type { SearchResult } from '../../generated/api/types.ts';
import type { ComponentName } from '../../generated/components/types.ts';
import {
  closedFromToday,
  FAKE_SEARCH_RULES,
  failingApi,
  fakeApi,
  fakeCaller,
} from '../../tests/support/fake-api.ts';
import { ALL_LOCALES } from '../runtime/text/all-locales.ts';
import { createFormat } from '../runtime/text/format.ts';
import { createTexts, translateFor } from '../runtime/text/translate.ts';
import { showExample, t, testAddress } from '../../tests/support/render-component.tsx';
import { createPageContext } from '../site/page-context.ts';
import checkout from './checkout/index.ts';

const EURO = { isoCode: 'EUR', decimals: 2, perEuro: 1 };
const answers = sampleBookingResponses(EURO);
const EVERY_MINUTE = WIRE_SCHEDULES.map((schedule) => ({ ...schedule, gapForBookingTime: 1 }));
const titleOf = (screen: HTMLElement) => screen.querySelector('h1')?.textContent;

const SCREENS: readonly (readonly [ComponentName, search: string, title: string, failure: string])[] = [
  ['BookingSuccess', 'bookingId=7KM4PX', 'Your car is booked', 'Something went wrong'],
  ['Checkout', SAMPLE_SEARCH, 'Book your car', 'Something went wrong'],
  ['SearchResults', SAMPLE_SEARCH, '6 cars available', 'The search did not work'],
];

describe.each(SCREENS)('[COMP-02] %s', (name, search, title, failure) => {
  it('shows what it was answered', async () => {
    expect(titleOf(await showExample(name, undefined, { search, api: fakeApi(answers) }))).toBe(title);
  });

  it('shows shapes and says that it is loading before there is an answer', async () => {
    const screen = await showExample(name, undefined, { search, data: {} });
    expect(screen.querySelector('[aria-busy="true"] [role="status"]')?.textContent).toBe('Loading…');
    expect(titleOf(screen)).toBeUndefined();
  });

  it('offers to try again at the same address when the answer failed, and claims nothing else', async () => {
    const screen = await showExample(name, undefined, { search, api: failingApi() });
    expect(screen.querySelector('[role="alert"] h1')?.textContent).toBe(failure);
    const again = [...screen.querySelectorAll('a')].find((link) => link.textContent === 'Try again');
    expect(again?.getAttribute('href')).toContain(`?${search}`);
  });
});

describe.each(['SearchResults', 'Checkout'] as const)('%s', (name) => {
  const notices = async (changes: Readonly<Record<string, string>>, also: object = {}) => {
    const search = new URLSearchParams({
      ...Object.fromEntries(new URLSearchParams(SAMPLE_SEARCH)),
      ...changes,
    });
    const screen = await showExample(name, undefined, {
      search: `${search}`,
      api: fakeApi({ ...answers, ...also }),
    });
    return [...screen.querySelectorAll('[role="status"] li')].map((notice) => notice.textContent);
  };

  it('lists each correction of the search once', async () => {
    expect(await notices({ dateFrom: '01-10-2020', dateTo: 'never', pickUpPlaceId: 'gone' })).toEqual([
      'Pick-up place: You asked for gone; we show Zagreb Airport. There is no such place.',
      'Pick-up: You asked for Fri, Jan 10, 2020, 10:00; we show Mon, May 11, 2026, 10:00. That is in the past.',
      'Return: You asked for never; we show Thu, May 14, 2026, 10:00. There is no such date or time.',
    ]);
  });

  it.each([
    ['Pick-up', { pickUpPlaceId: 'spu-air' }],
    ['Return', { pickUpPlaceId: 'zag-air', dropOffPlaceId: 'spu-air' }],
  ])(
    '[SCHED-11] says that the place of %s has no opening hours when none of a year is open',
    async (end, places) => {
      const schedules = WIRE_SCHEDULES.map((schedule) =>
        schedule.branchOfficeId === 'b-spu-air'
          ? { ...schedule, closedDays: closedFromToday(400) }
          : schedule,
      );
      expect(await notices(places, { '/api/data/attentionschedule': schedules })).toEqual([
        `${end} place: You asked for Split Airport; we show Zagreb Airport. That place has no opening hours at the moment.`,
      ]);
    },
  );

  it('shows no notice for a search without corrections', async () => {
    expect(await notices({})).toEqual([]);
  });
});

it.each<[number: number, status: string, words: string, color: string]>([
  [0, 'reserved', 'Reserved', 'royalblue'],
  [1, 'confirmed', 'Confirmed', 'darkorange'],
  [2, 'delivered', 'Car handed over', 'seagreen'],
  [3, 'closed', 'Closed', 'gray'],
  [4, 'cancelled', 'Canceled', 'crimson'],
  [5, 'quoted', 'Quote', 'navy'],
  [17, 'unknown', 'Status unknown', 'gray'],
])(
  '[BOOK-08] names the status %i of a booking, beside its colour',
  async (currentStatus, status, words, color) => {
    const booked = answers['/api/booking/book'] as object;
    const screen = await showExample('BookingSuccess', undefined, {
      search: 'bookingId=7KM4PX',
      api: fakeApi({ ...answers, '/api/booking/book': { ...booked, currentStatus } }),
    });
    const chip = screen.querySelector<HTMLElement>('[data-status]');
    expect([chip?.dataset.status, chip?.textContent, chip?.style.getPropertyValue('--status')]).toEqual([
      status,
      words,
      color,
    ]);
  },
);

const refusing = (status: number, code: string) => ({
  search: SAMPLE_SEARCH,
  api: fakeApi({ ...answers, '/api/booking/price': new ApiError(status, 'none', code, null) }),
});
it.each<[why: string, options: object, title: string]>([
  ['none was chosen', { data: { price: { status: 'success', data: null } } }, 'No car has been chosen yet'],
  ['there is none of that name', refusing(404, 'unknownModel'), 'There is no such car here'],
  ['the last one is gone', refusing(409, 'noAvailability'), 'This car is no longer free on these dates'],
  [
    'it is closed on these days',
    refusing(400, 'outsideOpeningHours'),
    'This car is no longer free on these dates',
  ],
])('says why there is no car to book when %s, and leads to the search', async (_why, options, title) => {
  const screen = await showExample('Checkout', undefined, options);
  expect(titleOf(screen)).toBe(title);
  expect(screen.querySelector('a')?.getAttribute('href')).toMatch(/^\/en-US\/search(\?(?!.*modelId)|$)/);
});

it.each<[why: string, price: unknown, title: string | null]>([
  ['none was chosen', null, 'No car has been chosen yet'],
  ['there is none of that name', { isModelKnown: false }, 'There is no such car here'],
  ['the last one is gone', { isModelKnown: true }, 'This car is no longer free on these dates'],
  ['its driver is too young', { ageRefusal: {} }, null],
  ['all is well', { offer: {} }, null],
])('names the page after the car to book when %s', (_why, data, title) => {
  const answer = { price: { status: 'success', data }, form: { status: 'success', data: null } } as const;
  const page = createPageContext(testAddress(), {});
  expect(checkout.titleOverride?.({ data: answer, page, t })).toBe(title);
});

it('[CHK-13] searches anew with the usual search where the address has nothing but a model, and picks that one', async () => {
  const { modelId = '' } = Object.fromEntries(new URLSearchParams(SAMPLE_SEARCH));
  const screen = await showExample('Checkout', undefined, {
    search: `modelId=${modelId}`,
    api: fakeApi(answers),
  });
  expect(titleOf(screen)).toBe('Book your car');
  expect(screen.querySelector('aside h2 ~ * h2, aside h2:last-of-type')?.textContent).toBeTruthy();
  expect(screen.querySelector('aside')?.textContent).toContain('Mon, May 11');
  const unknown = await showExample('Checkout', undefined, {
    ...refusing(404, 'unknownModel'),
    search: 'modelId=none',
  });
  expect(unknown.querySelector('[role="alert"] h1')?.textContent).toBe('There is no such car here');
  expect(unknown.querySelector('[role="alert"] a')?.getAttribute('href')).toMatch(
    /^\/en-US\/search(?!.*modelId)/,
  );
});

describe.each(['SearchResults', 'Checkout'] as const)('%s for an age that cannot drive', (name) => {
  it.each([
    [
      { checksAllowed: true, checksWithoutCaution: false, allowedMin: 21, allowedMax: 75 },
      'The driver must be between 21 and 75 years old at pick-up.',
    ],
    [
      { checksAllowed: true, checksWithoutCaution: true, withoutCautionMin: 25, withoutCautionMax: 70 },
      'Without a deposit, the driver must be between 25 and 70 years old at pick-up.',
    ],
  ])('says which can, and leads to the same search without it', async (driverAge, sentence) => {
    const screen = await showExample(name, undefined, {
      search: `${SAMPLE_SEARCH}&driverAge=18`,
      api: fakeApi(answers),
      searchRules: { ...FAKE_SEARCH_RULES, driverAge },
    });
    expect(titleOf(screen)).toBe("This driver's age is not accepted");
    expect(screen.textContent).toContain(sentence);
    const href = screen.querySelector('a')?.getAttribute('href') ?? '';
    expect(href).toContain('pickUpPlaceId=');
    expect(href).not.toMatch(/driverAge|modelId/);
  });
});

it.each(['SearchResults', 'Checkout', 'BookingSuccess'] as const)(
  '%s tells the deposit of a class, where it has one',
  async (name) => {
    const textWith = async (deposit: object) => {
      const change = <Told extends Pick<SearchResult, 'category'>>(told: Told): Told => {
        const { id, name: title } = told.category;
        return { ...told, category: { id, name: title, ...deposit } };
      };
      const api = fakeApi({
        ...answers,
        '/api/booking/search': (answers['/api/booking/search'] as SearchResult[]).map(change),
        '/api/booking/price': change(answers['/api/booking/price'] as SearchResult),
        '/api/booking/book': change(answers['/api/booking/book'] as SearchResult),
      });
      const search = `${SAMPLE_SEARCH}&bookingId=7KM4PX`;
      return (await showExample(name, undefined, { search, api })).textContent;
    };
    expect(await textWith({ deposit: 450 })).toMatch(
      /Deposit(?: at pick-up: |, released after the return)?EUR\s450\.00/,
    );
    expect(await textWith({})).not.toContain('Deposit');
  },
);

it.each<[ComponentName, ofWhat: 'ofResult' | 'ofBooking']>([
  ['SearchResults', 'ofResult'],
  ['Checkout', 'ofBooking'],
  ['BookingSuccess', 'ofBooking'],
])('%s shows what the company says %s', async (name, ofWhat) => {
  const search = `${SAMPLE_SEARCH}&bookingId=7KM4PX`;
  const screen = await showExample(name, undefined, {
    search,
    api: fakeApi(answers),
    surround: (page) => ({
      ...page,
      booking: { ...page.booking, messages: { ...page.booking.messages, [ofWhat]: 'Cancel for free' } },
    }),
  });
  expect([...screen.querySelectorAll('p')].map((line) => line.textContent)).toContain('Cancel for free');
});

it('the results name the currency of a site that has several', async () => {
  const show = async (count: number) => {
    const screen = await showExample('SearchResults', undefined, {
      search: SAMPLE_SEARCH,
      api: fakeApi(answers),
      surround: (page) => ({
        ...page,
        currencies: Array.from({ length: count }, () => page.currencies[0]) as never,
      }),
    });
    return screen.textContent;
  };
  expect(await show(2)).toContain('Prices in EUR · Taxes included');
  expect(await show(1)).not.toContain('Prices in');
});

it('a booking shows the addresses of its places, and all the rest when they are missing', async () => {
  const stopsOf = async (also: object) => {
    const screen = await showExample('BookingSuccess', undefined, {
      search: 'bookingId=7KM4PX',
      api: fakeApi({ ...answers, ...also }),
    });
    return [...(screen.querySelector('dl')?.querySelectorAll('dd') ?? [])].map((line) => line.textContent);
  };
  const failing = { '/api/data/places': new ApiError(503, 'none', null, null) };
  const [pickUp, , dropOff] = await stopsOf(failing);
  expect(await stopsOf({})).toEqual([
    pickUp,
    'Rudolfa Fizira 21, Zagreb',
    expect.stringContaining('10:00'),
    dropOff,
    'Cesta Franje Tuđmana 1270, Split',
    expect.stringContaining('10:00'),
  ]);
});

it('[SRCH-11] an address without a search gets the default search, a loader, and then its cars', async () => {
  const waiting = await showExample('SearchResults', undefined, { search: '', data: {} });
  expect(waiting.querySelector('[aria-busy="true"] [role="status"]')?.textContent).toBe('Loading…');
  const requested: unknown[] = [];
  // The first place has no hours; the second closes before the hour of the pick-up on the day of the return.
  const schedules = WIRE_SCHEDULES.filter(({ branchOfficeId }) => branchOfficeId !== 'b-zag-air').map(
    (schedule) => ({ ...schedule, thursday: [{ openedFrom: '12:00', openedTo: '18:00' }] }),
  );
  const { get, send } = fakeCaller({ ...answers, '/api/data/attentionschedule': schedules });
  const api = createHttpApi({
    send,
    get: (path, query) => {
      if (path === '/api/booking/search') requested.push(query);
      return get(path, query);
    },
  });
  const screen = await showExample('SearchResults', undefined, { search: '', api });
  expect(requested).toEqual([
    expect.objectContaining({
      fromPlace: 'zag-city',
      toPlace: 'zag-city',
      from: '2026/05/11 10:00',
      to: '2026/05/14 12:00',
      promotionCode: undefined,
      promotions: undefined,
    }),
  ]);
  expect(titleOf(screen)).toBe('6 cars available');
  expect(screen.querySelector('[role="status"] li')).toBeNull();
});

it('shows what was searched where nothing is free, and what of it was corrected', async () => {
  const search = new URLSearchParams(SAMPLE_SEARCH);
  search.set('pickUpPlaceId', 'gone');
  const api = fakeApi({ ...answers, '/api/booking/search': [] });
  const screen = await showExample('SearchResults', undefined, { search: `${search}`, api });
  expect(titleOf(screen)).toBe('No car is free at this place on these dates');
  expect(screen.querySelector('[role="status"]')?.textContent).toBe(
    'Pick-up place: You asked for gone; we show Zagreb Airport. There is no such place.',
  );
  expect(screen.querySelector('a')?.getAttribute('href')).toBe('#content');
});

it.each([
  ['en-US', '15:00', 'Rental, 3.5 days'],
  ['de', '15:00', 'Miete, 3,5 Tage'],
  ['en-US', '10:59', 'Rental, 3 days'],
  ['en-US', '17:00', 'Rental, 4 days'],
] as const)(
  '[CONF-14] says in %s how long a rental until %s is, while nothing has a price that says it: %s',
  async (language, hourTo, text) => {
    const search = new URLSearchParams(SAMPLE_SEARCH);
    search.set('hourTo', hourTo);
    const api = fakeApi({
      ...answers,
      '/api/booking/search': [],
      '/api/data/attentionschedule': EVERY_MINUTE,
    });
    const texts = createTexts(ALL_LOCALES, () => undefined);
    const screen = await showExample('SearchResults', undefined, {
      search: `${search}`,
      api,
      language,
      t: translateFor(texts, language),
      format: createFormat({ language, currencies: [], timeFormat: '24h', dateFormat: 'DD/MM/YYYY' }),
    });
    expect([...screen.querySelectorAll('p')].map((line) => line.textContent)).toContain(text);
  },
);

it.each([
  [0, 'Your request has arrived'],
  [5, 'Your quote'],
])(
  'calls a booking of status %s what it is, with no word of money or a car that waits',
  async (currentStatus, title) => {
    const booking = answers['/api/booking/book'] as object;
    const api = fakeApi({ ...answers, '/api/booking/book': { ...booking, currentStatus } });
    const screen = await showExample('BookingSuccess', undefined, {
      search: 'bookingId=7KM4PX',
      api,
      props: { text: 'words' },
      texts: { words: 'Your car will be waiting.' },
    });
    expect(titleOf(screen)).toBe(title);
    expect(screen.textContent).not.toContain('at pick-up.');
    expect(screen.textContent).not.toContain('Your car will be waiting.');
  },
);

it('says that a mail is on its way, whatever the operator adds', async () => {
  const screen = await showExample('BookingSuccess', undefined, {
    search: 'bookingId=7KM4PX',
    api: fakeApi(answers),
    props: { text: 'words' },
    texts: { words: 'See you at the desk.' },
  });
  expect(screen.textContent).toContain('We have sent the confirmation to your e-mail address.');
  expect(screen.textContent).toContain('See you at the desk.');
});

it.each([
  ['is unknown', 'bookingId=NOBODY'],
  ['is not named', ''],
])('says that a booking was not found when it %s', async (_why, search) => {
  const screen = await showExample('BookingSuccess', undefined, { search, api: fakeApi() });
  expect(titleOf(screen)).toBe('We could not find this booking');
});

it.each([
  ['that somebody was faster', 'reason=gone', 'Someone was faster', 'alert'],
  ['that it did not work', 'modelId=clio', 'The booking did not work', 'alert'],
  ['that there is no error, to whoever opens it by itself', '', 'Nothing went wrong here', undefined],
])('the page of failed bookings says %s', async (_why, search, title, role) => {
  const screen = await showExample('BookingError', undefined, { search, api: fakeApi(answers) });
  expect(titleOf(screen)).toBe(title);
  expect(screen.querySelector('[role]')?.getAttribute('role')).toBe(role);
  const ways = [...screen.querySelectorAll('a')].map((link) => link.getAttribute('href')?.split('?')[0]);
  expect(ways).toEqual(expect.arrayContaining(['/en-US/search', '/en-US/']));
});

describe.each(['SearchResults', 'BookingError'] as const)('%s', (name) => {
  it.each([
    [true, 'Taxes included'],
    [false, 'Taxes not included'],
  ])(
    'tells taxes as the settings say, whatever the address: included is %s',
    async (areTaxesIncluded, words) => {
      const screen = await showExample(name, undefined, {
        search: `reason=gone&showFinalPrice=${!areTaxesIncluded}&${SAMPLE_SEARCH}`,
        api: fakeApi(answers),
        surround: (page) => ({ ...page, booking: { ...page.booking, areTaxesIncluded } }),
      });
      // Above the results it is said once for all cars.
      const places = name === 'SearchResults' ? '[data-head]' : 'li:has(h2, h3)';
      const cards = [...screen.querySelectorAll(places)].map((card) => card.textContent ?? '');
      expect(cards.length).toBeGreaterThan(0);
      expect(cards.filter((card) => !card.includes(words))).toEqual([]);
    },
  );
});
