// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { fakeApi } from '../../../tests/support/fake-api.ts';
import { showExample, t, testAddress } from '../../../tests/support/render-component.tsx';
import type { SearchResult } from '../../../generated/api/types.ts';
import { RESPONSES, titleOf } from '../../../tests/support/screens.ts';
import { ApiError } from '../../api/api-error.ts';
import type { ApiErrorCode } from '../../api/wire/error-codes.ts';
import { SAMPLE_SEARCH } from '../../api/wire/scenarios/sample-bookings.ts';
import { createPageContext } from '../../site/page-context.ts';
import checkout from './index.ts';

const refusing = (status: number, code: ApiErrorCode) => ({
  search: SAMPLE_SEARCH,
  api: fakeApi({ ...RESPONSES, '/api/booking/price': new ApiError(status, 'none', code, null) }),
});
const GENERAL = 'Something went wrong';

it.each<[why: string, options: object, title: string, text: string]>([
  [
    'none was chosen',
    { data: { price: { status: 'success', data: null } } },
    GENERAL,
    'No car has been chosen yet. Search by place',
  ],
  ['there is none of that name', refusing(404, 'unknownModel'), GENERAL, 'There is no such car here. '],
  ['the last one is gone', refusing(409, 'noAvailability'), 'This car is no longer free on these dates', ''],
  [
    'it is closed on these days',
    refusing(400, 'outsideOpeningHours'),
    'This car is no longer free on these dates',
    '',
  ],
])(
  'says why there is no car to book when %s, and leads to the search',
  async (_why, options, title, text) => {
    const screen = await showExample('Checkout', undefined, options);
    expect(titleOf(screen)).toBe(title);
    expect(screen.querySelector('[role="alert"] p')?.textContent).toContain(text);
    expect(screen.querySelector('a')?.getAttribute('href')).toMatch(/^\/en-US\/search(\?(?!.*modelId)|$)/);
  },
);

it.each<[why: string, price: unknown, title: string | null]>([
  ['none was chosen', null, GENERAL],
  ['there is none of that name', { isModelKnown: false }, GENERAL],
  ['the last one is gone', { isModelKnown: true }, 'This car is no longer free on these dates'],
  ['its driver is too young', { ageRefusal: {} }, null],
  ['all is well', { offer: {} }, null],
  ['it can only be quoted', { offer: { isQuoteOnly: true } }, 'Ask for a quote'],
])('names the page after the car to book when %s', (_why, data, title) => {
  const result = { price: { status: 'success', data }, form: { status: 'success', data: null } } as const;
  const page = createPageContext(testAddress(), {});
  expect(checkout.titleOverride?.({ data: result, page, t })).toBe(title);
});

it('[CHK-13] searches anew with the usual search where the address has nothing but a model, and picks that one', async () => {
  const { modelId = '' } = Object.fromEntries(new URLSearchParams(SAMPLE_SEARCH));
  const screen = await showExample('Checkout', undefined, {
    search: `modelId=${modelId}`,
    api: fakeApi(RESPONSES),
  });
  expect(titleOf(screen)).toBe('Book your car');
  expect(screen.querySelector('aside h2 ~ * h2, aside h2:last-of-type')?.textContent).toBeTruthy();
  expect(screen.querySelector('aside')?.textContent).toContain('Mon, May 11');
  const unknown = await showExample('Checkout', undefined, {
    ...refusing(404, 'unknownModel'),
    search: 'modelId=none',
  });
  expect(unknown.querySelector('[role="alert"] h1')?.textContent).toBe(GENERAL);
  const ways = [...unknown.querySelectorAll('[role="alert"] a')];
  expect(ways.map(({ textContent }) => textContent)).toEqual(['See the other cars', 'Go to the home page']);
  expect(ways[0]?.getAttribute('href')).toMatch(/^\/en-US\/search(?!.*modelId)/);
});

it.each<[why: string, onlyQuote: boolean, search: string, texts: readonly (string | undefined)[]]>([
  ['a car that is booked', false, '', ['Book your car', 'Your booking', 'Pay at the desk.']],
  ['a car on request', true, '', ['Ask for a quote', 'Your quote', undefined]],
  ['a quote that is asked for', false, '&paymentMethodId=-1', ['Ask for a quote', 'Your quote', undefined]],
])('calls %s what it is, in heading, summary and note', async (_why, onlyQuote, search, texts) => {
  const price = RESPONSES['/api/booking/price'] as SearchResult;
  const screen = await showExample('Checkout', undefined, {
    search: SAMPLE_SEARCH + search,
    api: fakeApi({ ...RESPONSES, '/api/booking/price': { ...price, onlyQuote } }),
    props: { note: 'words' },
    texts: { words: 'Pay at the desk.' },
  });
  const said = [titleOf(screen), screen.querySelector('aside h2')?.textContent];
  const note = [...screen.querySelectorAll('p')].find(
    ({ textContent }) => textContent === 'Pay at the desk.',
  );
  expect([...said, note?.textContent]).toEqual(texts);
});
