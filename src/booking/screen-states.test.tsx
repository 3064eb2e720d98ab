// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { SearchResult } from '../../generated/api/types.ts';
import type { ComponentName } from '../../generated/components/types.ts';
import { FAKE_SEARCH_RULES, closedFromToday, failingApi, fakeApi } from '../../tests/support/fake-api.ts';
import { showExample } from '../../tests/support/render-component.tsx';
import { RESPONSES, titleOf } from '../../tests/support/screens.ts';
import { SAMPLE_SEARCH } from '../api/wire/scenarios/sample-bookings.ts';
import { WIRE_SCHEDULES } from '../api/wire/scenarios/sample-places.ts';

const SCREENS: readonly (readonly [ComponentName, search: string, title: string, failure: string])[] = [
  ['BookingSuccess', 'bookingId=7KM4PX', 'Your car is booked', 'Something went wrong'],
  ['Checkout', SAMPLE_SEARCH, 'Book your car', 'Something went wrong'],
  ['SearchResults', SAMPLE_SEARCH, '6 cars available', 'The search did not work'],
];

describe.each(SCREENS)('[COMP-02] %s', (name, search, title, failure) => {
  it('shows what it was answered', async () => {
    expect(titleOf(await showExample(name, undefined, { search, api: fakeApi(RESPONSES) }))).toBe(title);
  });

  it('shows shapes and says that it is loading before there is a response', async () => {
    const screen = await showExample(name, undefined, { search, data: {} });
    expect(screen.querySelector('[aria-busy="true"] [role="status"]')?.textContent).toBe('Loading…');
    expect(titleOf(screen)).toBeUndefined();
  });

  it('offers to try again at the same address when the response failed, and claims nothing else', async () => {
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
      api: fakeApi({ ...RESPONSES, ...also }),
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
      api: fakeApi(RESPONSES),
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
        ...RESPONSES,
        '/api/booking/search': (RESPONSES['/api/booking/search'] as SearchResult[]).map(change),
        '/api/booking/price': change(RESPONSES['/api/booking/price'] as SearchResult),
        '/api/booking/book': change(RESPONSES['/api/booking/book'] as SearchResult),
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
    api: fakeApi(RESPONSES),
    surround: (page) => ({
      ...page,
      booking: { ...page.booking, messages: { ...page.booking.messages, [ofWhat]: 'Cancel for free' } },
    }),
  });
  expect([...screen.querySelectorAll('p')].map((line) => line.textContent)).toContain('Cancel for free');
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
        api: fakeApi(RESPONSES),
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
