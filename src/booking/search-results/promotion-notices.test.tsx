// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { SearchResult } from '../../../generated/api/types.ts';
import { fakeApi } from '../../../tests/support/fake-api.ts';
import { showExample } from '../../../tests/support/render-component.tsx';
import { RESPONSES } from '../../../tests/support/screens.ts';
import { SAMPLE_SEARCH } from '../../api/wire/scenarios/sample-bookings.ts';

const OFFERS = RESPONSES['/api/booking/search'] as SearchResult[];

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
    api: fakeApi({ ...RESPONSES, '/api/booking/search': offers }),
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
    'The offer “Spring weeks” does not apply to this search. Pick-up 01/04/2026\u00a0–\u00a015/06/2026 · 7 days or more',
  ],
])('says of a chosen promotion that these prices %s', async (_how, lowered, expected) => {
  expect(await said('spring', lowered)).toBe(expected);
});

it.each<
  [how: string, validForPayment: number, acceptedPaymentTypes: object[], severity: string, expected: string]
>([
  ['every way to pay', 0, [], 'success', 'The offer “Spring weeks” applies to every payment method.'],
  ['some of them', 1, [], 'warning', 'The offer “Spring weeks” applies only with: Counter.'],
  [
    'none of them',
    2,
    [{ id: 6, name: 'PayPal' }],
    'error',
    'This offer does not apply to any payment method of this site.',
  ],
])(
  '[PROMO-07] says that an offered promotion holds with %s',
  async (_how, validForPayment, acceptedPaymentTypes, severity, expected) => {
    const promotion = { id: 'spring', bookingFinalPrice: 50, validForPayment, acceptedPaymentTypes };
    const body = await showExample('SearchResults', undefined, {
      search: `${SAMPLE_SEARCH}&promotionId=spring`,
      routeId: 'search',
      api: fakeApi({
        ...RESPONSES,
        '/api/booking/search': OFFERS.map((offer) => ({ ...offer, availablePromotions: [promotion] })),
      } as typeof RESPONSES),
      surround: (page) => ({
        ...page,
        booking: {
          ...page.booking,
          results: {
            ...page.booking.results,
            methods: [
              { id: 'counter', paymentType: 0, name: 'Counter', promotionId: null },
              { id: '14', paymentType: 14, name: 'Card', promotionId: null },
            ],
          },
        },
      }),
    });
    const notice = body.querySelector<HTMLElement>('dialog[data-dismiss]');
    expect([notice?.dataset.severity, notice?.textContent]).toEqual([severity, expected]);
  },
);

it('says that a promotion is over', async () => {
  expect(await said('gone', 0)).toBe('That offer is over.');
});

it('says nothing where none was chosen', async () => {
  const body = await showExample('SearchResults', undefined, {
    search: SAMPLE_SEARCH,
    routeId: 'search',
    api: fakeApi(RESPONSES),
  });
  expect(body.textContent).not.toMatch(/offer/i);
});
