// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { fakeApi, fakeCaller } from '../../../tests/support/fake-api.ts';
import { showExample } from '../../../tests/support/render-component.tsx';
import { RESPONSES, titleOf } from '../../../tests/support/screens.ts';
import { createHttpApi } from '../../api/http/http-api.ts';
import { SAMPLE_SEARCH } from '../../api/wire/scenarios/sample-bookings.ts';
import { WIRE_SCHEDULES } from '../../api/wire/scenarios/sample-places.ts';
import { ALL_LOCALES } from '../../runtime/text/all-locales.ts';
import { createFormat } from '../../runtime/text/format.ts';
import { createTexts, translateFor } from '../../runtime/text/translate.ts';

const EVERY_MINUTE = WIRE_SCHEDULES.map((schedule) => ({ ...schedule, gapForBookingTime: 1 }));

it('the results name the currency of a site that has several', async () => {
  const show = async (count: number) => {
    const screen = await showExample('SearchResults', undefined, {
      search: SAMPLE_SEARCH,
      api: fakeApi(RESPONSES),
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

it('[SRCH-11] an address without a search gets the default search, a loader, and then its cars', async () => {
  const waiting = await showExample('SearchResults', undefined, { search: '', data: {} });
  expect(waiting.querySelector('[aria-busy="true"] [role="status"]')?.textContent).toBe('Loading…');
  const requested: unknown[] = [];
  // The first place has no hours; the second closes before the hour of the pick-up on the day of the return.
  const schedules = WIRE_SCHEDULES.filter(({ branchOfficeId }) => branchOfficeId !== 'b-zag-air').map(
    (schedule) => ({ ...schedule, thursday: [{ openedFrom: '12:00', openedTo: '18:00' }] }),
  );
  const { get, send } = fakeCaller({ ...RESPONSES, '/api/data/attentionschedule': schedules });
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
  const api = fakeApi({ ...RESPONSES, '/api/booking/search': [] });
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
      ...RESPONSES,
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
