import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SCENARIO_IDS, type ScenarioId } from '../../src/api/wire/scenarios/scenario-ids.ts';
import { ALL_DRAFTS } from '../../server/content/preview-access.ts';
import { mainOf, visibleText } from '../support/html.ts';
import { openSiteServer, type SiteServerUnderTest } from '../support/site-server.ts';

let server: SiteServerUnderTest;
beforeAll(async () => {
  server = await openSiteServer();
}, 60_000);
afterAll(() => server.close());

const headersOf = async (scenario: ScenarioId | null) => ({
  host: 'adria.localhost:4000',
  cookie: `__Host-preview=${await server.preview.issue('adria', { ...ALL_DRAFTS, scenario }, 3_600_000, null)}`,
});
const open = async (scenario: ScenarioId | null, path: string) => {
  const { statusCode, body } = await server.app.inject({ url: path, headers: await headersOf(scenario) });
  return { status: statusCode, main: visibleText(mainOf(body)), all: visibleText(body) };
};

/** Reads what is at an address of a site in a scenario, with its redirects followed. */
async function readerOf(site: string, scenario: ScenarioId) {
  const grant = await server.preview.issue(site, { ...ALL_DRAFTS, scenario }, 3_600_000, null);
  const read = async (url: string, more: object = {}): Promise<string> => {
    const headers = { host: `${site}.localhost:4000`, cookie: `__Host-preview=${grant}`, ...more };
    const response = await server.app.inject({ url, headers });
    return response.headers.location ? read(response.headers.location, more) : response.body;
  };
  return read;
}

describe('a preview in a booking scenario', () => {
  const SEARCH = '/en-GB/search?preview';

  it.each<[ScenarioId, string]>([
    ['one-way', '6 cars'],
    ['few-left', '1 car'],
    ['on-request', 'On request'],
    ['sold-out', 'No car is free'],
    ['closed-day', 'That day is a public holiday'],
    ['failing', 'could not'],
  ])('%s shows its sample on the search screen, and says so', async (scenario, words) => {
    const { status, main, all } = await open(scenario, SEARCH);
    expect(status).toBe(200);
    expect(main.toLowerCase()).toContain(words.toLowerCase());
    expect(all).toContain('Sample data:');
  });

  it('shows the data of the site without one', async () => {
    const { all } = await open(null, '/en-GB/?preview');
    expect(all).not.toContain('Sample data:');
    expect((await open('first-visit', '/en-GB/?preview')).all).toContain('Sample data:');
  });

  it('shows amounts in another currency of the site', async () => {
    const pricesIn = async (scenario: ScenarioId) => {
      const read = await readerOf('andes', scenario);
      return /Precios en ([A-Z]{3})/.exec(visibleText(mainOf(await read('/es-AR/search?preview'))))?.[1];
    };
    expect([await pricesIn('one-way'), await pricesIn('other-currency')]).toEqual(['ARS', 'CLP']);
  });

  it('is set in the places of the site', async () => {
    const read = await readerOf('caribe', 'one-way');
    for (const path of ['', 'search', 'checkout', 'booking-success']) {
      const text = visibleText(await read(`/en-US/${path}?preview`));
      expect(text).toContain('Sample data:');
      expect(text).toContain('Punta Cana');
      expect(text).not.toMatch(/Zagreb|Split Airport|Dubrovnik/);
    }
    const offers = await read('/api/booking/search?language=en-US', { 'x-preview': '1' });
    expect([offers.includes('Punta Cana'), offers.includes('Zagreb')]).toEqual([true, false]);
  });

  it.each(SCENARIO_IDS.filter((id) => id !== 'slow'))('%s shows every screen', async (scenario) => {
    for (const path of ['', 'search', 'checkout', 'booking-success', 'booking-error'])
      expect((await open(scenario, `/en-GB/${path}?preview`)).status).toBe(200);
  });

  it('answers the calls of its islands from the sample', async () => {
    const headers = { ...(await headersOf('one-way')), 'x-preview': '1' };
    const ask = (url: string) => server.app.inject({ url, headers });
    const offers = (await ask('/api/booking/search?x=1')).json();
    expect(offers).toHaveLength(6);
    expect((await ask('/api/booking/price')).json().car.model.id).toBe('compact-suv');
  });
});
