// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { SearchResult } from '../../../generated/api/types.ts';
import { fakeApi } from '../../../tests/support/fake-api.ts';
import { showExample } from '../../../tests/support/render-component.tsx';
import { SAMPLE_SEARCH, sampleBookingAnswers } from '../../api/wire/scenarios/sample-bookings.ts';

const ANSWERS = sampleBookingAnswers({ isoCode: 'EUR', decimals: 2, perEuro: 1 });
const OFFERS = ANSWERS['/api/booking/search'] as SearchResult[];

/** What the results say of a chosen promotion that lowers the price of so many cars. */
async function said(promotionId: string, lowered: number): Promise<string | undefined> {
  const offers = OFFERS.map((offer, position) =>
    position < lowered
      ? {
          ...offer,
          priceItems: [
            ...offer.priceItems,
            { description: 'Spring weeks', price: -1, type: 'promotion', typeId: 2 },
          ],
        }
      : offer,
  );
  const body = await showExample('SearchResults', undefined, {
    search: `${SAMPLE_SEARCH}&promotionId=${promotionId}`,
    routeId: 'search',
    api: fakeApi({ ...ANSWERS, '/api/booking/search': offers }),
  });
  return [...body.querySelectorAll('p')]
    .map(({ textContent }) => textContent)
    .find((text) => /offer/.test(text));
}

it.each([
  ['contain it', OFFERS.length, 'These prices include the offer “Spring weeks”: 15% off the rental.'],
  ['contain it in part', 1, 'The offer “Spring weeks” lowers the prices of some cars: 15% off the rental.'],
  [
    'do not contain it, and what it takes',
    0,
    'The offer “Spring weeks” does not apply to this search. Pick-up 01/04/2026 – 15/06/2026 · 7 days or more',
  ],
])('says of a chosen promotion that these prices %s', async (_how, lowered, expected) => {
  expect(await said('spring', lowered)).toBe(expected);
});

it('says that a promotion is over', async () => {
  expect(await said('gone', 0)).toBe('That offer is over.');
});

it('says nothing where none was chosen', async () => {
  const body = await showExample('SearchResults', undefined, {
    search: SAMPLE_SEARCH,
    routeId: 'search',
    api: fakeApi(ANSWERS),
  });
  expect(body.textContent).not.toMatch(/offer/i);
});
