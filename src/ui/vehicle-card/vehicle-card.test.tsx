// @vitest-environment jsdom
import { SAMPLE_SEARCH, sampleBookingAnswers } from '../../api/wire/scenarios/sample-bookings.ts';
import { describe, expect, it } from 'vitest';
import type { SearchResult } from '../../../generated/api/types.ts';
import { fakeApi } from '../../../tests/support/fake-api.ts';
import { type RenderOptions, showExample } from '../../../tests/support/render-component.tsx';
import { RISKS, type Risk } from '../../domain/excess.ts';
import type { PageContext } from '../../runtime/registry/page-context.ts';

const ANSWERS = sampleBookingAnswers({ isoCode: 'EUR', decimals: 2, perEuro: 1 });
const results = (options: RenderOptions = {}) =>
  showExample('SearchResults', undefined, {
    search: SAMPLE_SEARCH,
    routeId: 'search',
    api: fakeApi(ANSWERS),
    ...options,
  });

/** The offers of a product API that says something else of the first car. */
function saying(ofModel: object, ofOffer: object = {}) {
  const [first, ...others] = ANSWERS['/api/booking/search'] as [SearchResult, ...SearchResult[]];
  const changed = { ...first, ...ofOffer, car: { model: { ...first.car.model, ...ofModel } } };
  return fakeApi({ ...ANSWERS, '/api/booking/search': [changed, ...others] });
}

const withExcess = (inResults: readonly Risk[]) => (page: PageContext) => ({
  ...page,
  booking: { ...page.booking, excess: { inResults, inCheckout: RISKS } },
});

describe('a vehicle card', () => {
  it('says the class and "or similar" above the name, so that long names keep one baseline', async () => {
    for (const card of (await results()).querySelectorAll('article')) {
      expect(card.querySelector('h2')?.previousElementSibling?.textContent).toMatch(/ · or similar$/);
      expect(card.querySelector('h2')?.textContent).not.toContain('similar');
    }
  });

  it('has at most four facts, and what is included in one line', async () => {
    const cards = [...(await results()).querySelectorAll('article')];
    expect(cards.length).toBeGreaterThan(1);
    for (const card of cards) expect(card.querySelectorAll('li').length).toBeLessThanOrEqual(4);
    const lines = cards.map((card) => card.querySelector('ul + p')?.textContent);
    expect(lines).toContain('Air conditioning · Unlimited distance');
  });

  it.each<[why: string, ofOffer: object, line: string]>([
    ['a day', { maxAllowedDistanceByDay: 250 }, 'Air conditioning · 250 km a day'],
    ['in all', { maxAllowedDistance: 1500 }, 'Air conditioning · 1,500 km in all'],
    [
      'a day and in all',
      { maxAllowedDistanceByDay: 250, maxAllowedDistance: 1500 },
      'Air conditioning · 250 km a day · 1,500 km in all',
    ],
    ['where nothing is said of it', {}, 'Air conditioning'],
  ])('says how far a car may go %s', async (_why, ofOffer, line) => {
    const page = await results({ api: saying({}, { ...ofOffer, ilimitedKm: false }) });
    expect(page.querySelector('article ul + p')?.textContent).toBe(line);
  });

  it('[RES-29] shows the excess of its model, else that of its category, where the site shows excess', async () => {
    const api = saying({ franchiseDamage: 450, franchiseRollover: 2000, franchiseHail: 0 });
    const shownExcess = async (risks: readonly Risk[]) =>
      [...(await results({ api, surround: withExcess(risks) })).querySelectorAll('article')].map((card) =>
        [...card.querySelectorAll('dl > div')].map((pair) => pair.textContent?.replaceAll(/\s/g, ' ')),
      );
    const [first, second] = await shownExcess(RISKS);
    expect(first).toEqual(['DamageEUR 450.00', 'TheftEUR 1,200.00', 'RolloverEUR 2,000.00', 'HailEUR 0.00']);
    expect(second).toEqual(['DamageEUR 900.00', 'TheftEUR 1,200.00']);
    expect((await shownExcess([])).flat()).toEqual([]);
    expect(document.body.textContent).not.toContain('Excess');
  });

  it('shows no excess where none is stated', async () => {
    const api = saying({}, { category: { id: 'city', name: 'City car' } });
    const [card, other] = (await results({ api, surround: withExcess(RISKS) })).querySelectorAll('article');
    expect([card?.textContent?.includes('Excess'), other?.textContent?.includes('Excess')]).toEqual([
      false,
      true,
    ]);
  });
});
