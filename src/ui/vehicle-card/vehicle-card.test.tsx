// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { fakeApi } from '../../../tests/support/fake-api.ts';
import { FAKE_SEARCH_ADDRESS, fakeBookingAnswers } from '../../../tests/support/fake-offers.ts';
import { showExample } from '../../../tests/support/render-component.tsx';

const api = fakeApi(fakeBookingAnswers({ isoCode: 'EUR', decimals: 2, perEuro: 1 }));
const results = () =>
  showExample('SearchResults', undefined, { search: FAKE_SEARCH_ADDRESS, routeId: 'search', api });

describe('a vehicle card', () => {
  it('says the class and "or similar" above the name, so that long names keep one baseline', async () => {
    for (const card of (await results()).querySelectorAll('article')) {
      expect(card.querySelector('h3')?.previousElementSibling?.textContent).toMatch(/ · or similar$/);
      expect(card.querySelector('h3')?.textContent).not.toContain('similar');
    }
  });

  it('has at most four facts, and what is included in one line', async () => {
    const cards = [...(await results()).querySelectorAll('article')];
    expect(cards.length).toBeGreaterThan(1);
    for (const card of cards) expect(card.querySelectorAll('li').length).toBeLessThanOrEqual(4);
    const lines = cards.map((card) => card.querySelector('ul + p')?.textContent);
    expect(lines).toContain('Air conditioning · Unlimited distance');
  });
});
