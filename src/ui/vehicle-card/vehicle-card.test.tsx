// @vitest-environment jsdom
import { SAMPLE_SEARCH, sampleBookingResponses } from '../../api/wire/scenarios/sample-bookings.ts';
import { describe, expect, it } from 'vitest';
import type { SearchResult } from '../../../generated/api/types.ts';
import { fakeApi } from '../../../tests/support/fake-api.ts';
import { type RenderOptions, showExample } from '../../../tests/support/render-component.tsx';
import { RISKS, type Risk } from '../../domain/excess.ts';
import { type Feature, FEATURES } from '../booking-settings/results-settings.ts';
import type { PageContext } from '../../runtime/registry/page-context.ts';

const RESPONSES = sampleBookingResponses({ isoCode: 'EUR', decimals: 2, perEuro: 1 });
const results = (options: RenderOptions = {}) =>
  showExample('SearchResults', undefined, {
    search: SAMPLE_SEARCH,
    routeId: 'search',
    api: fakeApi(RESPONSES),
    ...options,
  });

/** The offers of a product API that says something else of the first car. */
function saying(ofModel: object, ofOffer: object = {}) {
  const [first, ...others] = RESPONSES['/api/booking/search'] as [SearchResult, ...SearchResult[]];
  const changed = { ...first, ...ofOffer, car: { model: { ...first.car.model, ...ofModel } } };
  return fakeApi({ ...RESPONSES, '/api/booking/search': [changed, ...others] });
}

const withExcess = (inResults: readonly Risk[]) => (page: PageContext) => ({
  ...page,
  booking: { ...page.booking, excess: { inResults, inCheckout: RISKS } },
});

const withOrSimilar = (orSimilar: string | null): RenderOptions => ({
  surround: (page) => ({ ...page, booking: { ...page.booking, orSimilar } }),
});

describe('a vehicle card', () => {
  it('[RES-24] says the class above the name and "or similar" after it', async () => {
    for (const card of (await results()).querySelectorAll('article')) {
      const name = card.querySelector('h2');
      expect(name?.previousElementSibling?.textContent).not.toContain('similar');
      expect(name?.nextElementSibling?.textContent).toBe(' or similar');
    }
    expect(
      (await results(withOrSimilar('o uno parecido'))).querySelector('h2')?.nextElementSibling?.textContent,
    ).toBe(' o uno parecido');
    const none = (await results(withOrSimilar(null))).querySelector('header:has(h2)');
    expect(none?.textContent).toBe('City carPanda');
  });

  const featuresOf = (card: Element | null) =>
    [...(card?.querySelectorAll('article ul > li > span:first-of-type') ?? [])].map(
      (feature) => feature.textContent,
    );

  it('says what all cars share above them, once', async () => {
    const page = await results();
    const cards = [...page.querySelectorAll('[data-offer]')];
    expect(cards.length).toBeGreaterThan(1);
    for (const card of cards) expect(featuresOf(card)).not.toContain('Unlimited distance');
    expect(page.querySelector('[data-about]')?.textContent).toContain('Unlimited distance');
  });

  it.each<[why: string, ofOffer: object, said: string[]]>([
    ['a day', { maxAllowedDistanceByDay: 250 }, ['250 km a day']],
    ['in all', { maxAllowedDistance: 1500 }, ['1,500 km in all']],
    [
      'a day and in all',
      { maxAllowedDistanceByDay: 250, maxAllowedDistance: 1500 },
      ['250 km a day · 1,500 km in all'],
    ],
    ['where nothing is said of it', {}, []],
  ])('[CONF-13] says how far a car may go %s', async (_why, ofOffer, said) => {
    const page = await results({ api: saying({}, { ...ofOffer, ilimitedKm: false }) });
    const features = featuresOf(page.querySelector('[data-offer="city"]'));
    expect(features.filter((feature) => feature?.includes('km'))).toEqual(said);
  });

  it('[RES-28] shows the features whose icon is on and whose value exists', async () => {
    const api = saying({ doors: undefined });
    const shown = async (features: readonly Feature[]) =>
      featuresOf(
        (
          await results({
            api,
            surround: (page) => ({
              ...page,
              booking: { ...page.booking, results: { ...page.booking.results, features } },
            }),
          })
        ).querySelector('[data-offer="city"]'),
      );
    expect(await shown(FEATURES)).toEqual(['4 seats', 'Manual', '1 bag', 'Air conditioning']);
    expect(await shown(['passengers', 'doors'])).toEqual(['4 seats']);
    expect(await shown(['luggage', 'airConditioning'])).toEqual(['1 bag', 'Air conditioning']);
  });

  it('[RES-29] shows the excess of its model, else that of its category, where the site shows excess', async () => {
    const api = saying({ franchiseDamage: 450, franchiseRollover: 2000, franchiseHail: 0 });
    const shownExcess = async (risks: readonly Risk[]) =>
      [...(await results({ api, surround: withExcess(risks) })).querySelectorAll('[data-offer]')].map(
        (card) =>
          [...card.querySelectorAll('[data-terms] > div')]
            .map((pair) => pair.textContent?.replaceAll(/\s/g, ' ') ?? '')
            .filter((text) => text.startsWith('Deductible: '))
            .map((text) => text.slice('Deductible: '.length)),
      );
    const [first, second] = await shownExcess(RISKS);
    expect(first).toEqual(['DamageEUR 450.00', 'TheftEUR 1,200.00', 'RolloverEUR 2,000.00', 'HailEUR 0.00']);
    expect(second).toEqual(['DamageEUR 900.00', 'TheftEUR 1,200.00']);
    expect((await shownExcess([])).flat()).toEqual([]);
    expect(document.body.textContent).not.toContain('Deductible');
  });

  it('shows no excess where none is stated', async () => {
    const api = saying({}, { category: { id: 'city', name: 'City car' } });
    const [card, other] = (await results({ api, surround: withExcess(RISKS) })).querySelectorAll(
      '[data-offer]',
    );
    expect([card?.textContent?.includes('Deductible'), other?.textContent?.includes('Deductible')]).toEqual([
      false,
      true,
    ]);
  });
});
