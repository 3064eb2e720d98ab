import { describe, expect, it } from 'vitest';
import { fakeApi } from '../../../tests/support/fake-api.ts';
import { ApiError } from '../api-error.ts';
import type { ProductApi } from '../product-api.ts';
import type { SampleCurrency } from '../wire/scenarios/sample-bookings.ts';
import { sampleCurrency, scenarioApi, scenarioResponse } from './scenario-api.ts';
import { SCENARIO_IDS, type ScenarioId } from '../wire/scenarios/scenario-ids.ts';
import { forVisitor, SCENARIOS, VISITORS } from '../wire/scenarios/scenarios.ts';

const EURO: SampleCurrency = { isoCode: 'EUR', decimals: 2, perEuro: 1 };
const READ = { language: 'en-US', decimalsOf: () => 2 };
const search = {} as Parameters<ProductApi['search']>[0];

const apiOf = (id: ScenarioId) => scenarioApi(fakeApi(), { ...SCENARIOS[id], delayMs: 0 }, EURO);
/** The call of a search needs parameters that a sample does not look at. */
const offersOf = async (id: ScenarioId) => offersIn(apiOf(id));
const offersIn = (api: ProductApi) =>
  api.search(
    {
      ...search,
      pickUpPlace: { id: 'zag-air' },
      dropOffPlace: { id: 'zag-air' },
      pickUp: '2026-05-11T10:00',
      dropOff: '2026-05-14T10:00',
      promotionIds: [],
    } as unknown as typeof search,
    READ,
  );

describe('booking scenarios', () => {
  it('are at least twelve', () => {
    expect(SCENARIO_IDS.length).toBeGreaterThanOrEqual(12);
  });

  it.each(SCENARIO_IDS.filter((id) => id !== 'failing'))('%s answers what the site can read', async (id) => {
    const api = apiOf(id);
    expect(Array.isArray(await api.places('en-US'))).toBe(true);
    expect(Array.isArray(await api.fleet('en-US'))).toBe(true);
    expect((await api.openingHours('en-US')).size).toBe(id === 'empty' ? 0 : 4);
    for (const { total, lines } of await offersOf(id))
      expect(lines.reduce((sum, { amount }) => sum + amount.minor, 0)).toBe(total.minor);
  });

  it.each<[ScenarioId, number]>([
    ['one-way', 6],
    ['few-left', 1],
    ['sold-out', 0],
    ['empty', 0],
  ])('%s has offers: %s', async (id, count) => {
    expect(await offersOf(id)).toHaveLength(count);
  });

  it('tell apart what is on request and for agencies alone', async () => {
    expect((await offersOf('on-request')).filter(({ isQuoteOnly }) => !isQuoteOnly)).toHaveLength(1);
    expect((await offersOf('agency'))[0]?.agencyTerms?.salesCommission?.minor).toBeGreaterThan(0);
    expect((await offersOf('one-way'))[0]?.agencyTerms).toBeNull();
    const [promoted] = await offersOf('other-payment-method');
    expect(promoted?.promotions).toMatchObject([{ validFor: 'counter', paymentTypes: [{ id: 'cash' }] }]);
  });

  it.each(VISITORS)('[REG-11] can be met by a visitor of kind %s', async (visitor) => {
    const inSituation = async (id: ScenarioId) => {
      const api = scenarioApi(fakeApi(), { ...forVisitor(SCENARIOS[id], visitor), delayMs: 0 }, EURO);
      return offersIn(api);
    };
    const [own] = await inSituation('one-way');
    const [plain] = await offersOf('one-way');
    const share = { anonymous: 1, customer: 0.95, company: 0.88, agency: 1 }[visitor];
    expect(own?.total.minor).toBe(Math.round((plain?.total.minor ?? 0) * share));
    expect(own?.lines.some(({ kind }) => kind === 'one-way')).toBe(true);
    expect(own?.agencyTerms === null).toBe(visitor !== 'agency');
    expect(await inSituation('sold-out')).toEqual([]);
    // A situation that belongs to another kind of visitor is left.
    expect((await inSituation('customer'))[0]?.lines).toHaveLength(
      (await offersOf(visitor === 'anonymous' ? 'first-visit' : visitor))[0]?.lines.length ?? 0,
    );
  });

  it('one-way alone has a fee for the return elsewhere', async () => {
    const fees = async (id: ScenarioId) =>
      (await offersOf(id)).flatMap(({ lines }) => lines.filter(({ kind }) => kind === 'one-way'));
    expect(await fees('one-way')).toHaveLength(6);
    expect(await fees('first-visit')).toEqual([]);
  });

  it('failing fails every call, once', async () => {
    await expect(apiOf('failing').places('en-US')).rejects.toMatchObject({ status: 502 });
    await expect(offersOf('failing')).rejects.toBeInstanceOf(ApiError);
  });

  it.each(SCENARIO_IDS)('%s books nothing', (id) => {
    expect(scenarioResponse(SCENARIOS[id], EURO, 'POST', '/api/booking/book')).toMatchObject({
      status: 403,
      body: { errorCode: 'previewBooksNothing' },
    });
  });

  it('leave pages, settings and forms of the site as they are', async () => {
    const site = fakeApi();
    const api = scenarioApi(site, SCENARIOS.empty, EURO);
    for (const call of ['page', 'configuration', 'currencies', 'checkoutForm', 'contactForm'] as const)
      expect(api[call]).toBe(site[call]);
  });

  it('are set in the places of the site: a return elsewhere in another city', async () => {
    const place = (name: string, city: string) => ({ name, city, address: 'Main street', country: 'DO' });
    const own = [place('North', 'One'), place('South', 'One'), place('West', 'Two')].map((each, at) => ({
      ...each,
      branchOfficeId: `own-${at}`,
    }));
    const branch = {
      ...place('Office', 'One'),
      id: 'own-0',
      phone: '+1',
      email: 'a@example.com',
      position: null,
    };
    const site = {
      ...fakeApi(),
      places: async () => own as unknown as Awaited<ReturnType<ProductApi['places']>>,
      branches: async () => [branch],
    };
    const api = scenarioApi(site, SCENARIOS['one-way'], EURO);
    const places = await api.places('en-US');
    expect(places.map(({ id, name, country }) => [id, name, country])).toEqual([
      ['zag-air', 'North', 'DO'],
      ['zag-city', 'South', 'DO'],
      ['spu-air', 'West', 'DO'],
      // The site has fewer places than there are samples.
      ['dbv-port', 'North', 'DO'],
    ]);
    const [office, other] = await api.branches('en-US');
    expect(office).toMatchObject({ id: 'b-zag-air', name: 'Office', position: null });
    // The site states no branch of this place.
    expect(other?.name).toMatch(/^(South|West|North)$/);
    const [offer] = await offersIn(api);
    expect([offer?.pickUpPlace.name, offer?.dropOffPlace.name]).toEqual(['North', 'West']);
  });

  it('have sample places while those of the site cannot be loaded, and its own once they can', async () => {
    const own = { name: 'North', city: 'One', address: '', country: 'DO', branchOfficeId: '' };
    const responses = [Promise.reject(new ApiError(503, 'busy', null, null)), Promise.resolve([own])];
    const site = {
      ...fakeApi(),
      places: () => responses.shift() as ReturnType<ProductApi['places']>,
      branches: async () => [],
    };
    const api = scenarioApi(site, SCENARIOS['one-way'], EURO);
    expect((await api.places('en-US'))[0]?.name).toBe('Zagreb Airport');
    expect((await api.places('en-US'))[0]?.name).toBe('North');
  });

  it('have prices as long as those of the site', () => {
    const peso = { isoCode: 'ARS', symbol: '$', showSymbolAsSuffix: false, decimals: 0 };
    expect(sampleCurrency([peso])).toEqual({ isoCode: 'ARS', decimals: 0, perEuro: 1480 });
    expect(sampleCurrency([])).toEqual(EURO);
  });
});
