// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { fakeApi, fakeCaller } from '../../../tests/support/fake-api.ts';
import { showExample } from '../../../tests/support/render-component.tsx';
import { RESPONSES, titleOf } from '../../../tests/support/screens.ts';
import { ApiError } from '../../api/api-error.ts';
import type { QueryValues } from '../../api/http/caller.ts';
import { createHttpApi } from '../../api/http/http-api.ts';
import type { ProductApi } from '../../api/product-api.ts';

const caller = fakeCaller(RESPONSES);
const obliging = createHttpApi(caller);

/** Asks for an hour between a search and its pick-up, as ours does: it is nine, so that ten is the first. */
const strict = createHttpApi({
  ...caller,
  get: async (path: string, query: QueryValues = {}) => {
    if (path === '/api/booking/search' && String(query.from) < '2026/05/11 10:00')
      throw new ApiError(400, 'pickUp: tooSoon', 'tooSoon', null);
    return caller.get(path, query);
  },
});

const down = createHttpApi({
  ...caller,
  get: (path, query) =>
    path === '/api/booking/search'
      ? Promise.reject(new ApiError(503, 'down', null, null))
      : caller.get(path, query),
});

it.each<[why: string, api: ProductApi, hourFrom: string, told: string[], hours: string[]]>([
  ['for the moment that was chosen, even if it came too near for a search', obliging, '09:30', [], ['09:30']],
  [
    'for the next moment where the product API takes no other, and tells it',
    strict,
    '09:30',
    [
      'Pick-up: You asked for Mon, May 11, 2026, 09:30; we show Mon, May 11, 2026, 10:00. The car could not be ready by then.',
    ],
    ['10:00'],
  ],
  [
    'for the next moment once the chosen one has passed, and tells it',
    strict,
    '08:30',
    [
      'Pick-up: You asked for Mon, May 11, 2026, 08:30; we show Mon, May 11, 2026, 10:00. That is in the past.',
    ],
    ['10:00'],
  ],
  ['in silence while nothing has changed', strict, '11:00', [], ['11:00']],
  ['not at all where none can be found', down, '11:00', [], []],
])('another car is offered %s', async (_why, api, hourFrom, told, hours) => {
  const requested = {
    reason: 'gone',
    modelId: 'clio',
    pickUpPlaceId: 'zag-air',
    dateFrom: '05-11-2026',
    hourFrom,
  };
  const screen = await showExample('BookingError', undefined, {
    search: `${new URLSearchParams(requested)}`,
    api,
  });
  const notices = [...screen.querySelectorAll('section [role="status"] li')];
  expect(notices.map((notice) => notice.textContent)).toEqual(told);
  const heading = screen.querySelector('section h2')?.textContent;
  if (hours.length > 0) expect(heading).toBe(told.length > 0 ? '6 cars available' : 'Free on the same dates');
  const links = [...screen.querySelectorAll('section li a')].map((link) => link.getAttribute('href') ?? '');
  expect([...new Set(links.map((href) => new URL(href, 'http://x').searchParams.get('hourFrom')))]).toEqual(
    hours,
  );
});

it.each([
  ['that somebody was faster', 'reason=gone', 'Someone was faster', 'alert'],
  ['that it did not work', 'modelId=clio', 'The booking did not work', 'alert'],
  ['that there is no error, to whoever opens it by itself', '', 'Nothing went wrong here', undefined],
])('the page of failed bookings says %s', async (_why, search, title, role) => {
  const screen = await showExample('BookingError', undefined, { search, api: fakeApi(RESPONSES) });
  expect(titleOf(screen)).toBe(title);
  expect(screen.querySelector('[role]')?.getAttribute('role')).toBe(role);
  const ways = [...screen.querySelectorAll('a')].map((link) => link.getAttribute('href')?.split('?')[0]);
  expect(ways).toEqual(expect.arrayContaining(['/en-US/search', '/en-US/']));
});
