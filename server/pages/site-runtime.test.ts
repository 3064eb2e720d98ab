import { describe, expect, it } from 'vitest';
import { NO_HISTORY } from '../content/published-pages.ts';
import type { SiteIdentity } from '../http/site-identity.ts';
import { httpApis } from './api-transport.ts';
import { createSiteRuntime } from './site-runtime.ts';

const SITE: SiteIdentity = { id: 'andes', name: 'Andes', version: 1, origin: 'https://andes.test' };
const EURO = { isoCode: 'EUR', symbol: '€', showSymbolAsSuffix: true, decimals: 2 };

/** A runtime over an API that answers from a table by path, a promise later; a number fails with that status. */
function open(responses: Record<string, unknown>) {
  const clock = { now: 1 };
  const runtime = createSiteRuntime({
    openApi: httpApis(() => async (request) => {
      const response = (await responses[request.path]) ?? {};
      return typeof response === 'number'
        ? { status: response, body: null }
        : { status: 200, body: response };
    }),
    readMedia: async () => [],
    readHistory: async () => NO_HISTORY,
    now: () => clock.now,
    report: () => undefined,
  });
  return { responses, clock, runtime };
}

describe('the currencies of a site', () => {
  it('are null without a response, and fetched again soon', async () => {
    const { responses, clock, runtime } = open({ '/api/currencies': 500, '/api/data/currencies': 500 });
    const missing = await runtime.currenciesOf(SITE);
    expect(missing).toMatchObject({ value: [], isComplete: false });
    responses['/api/currencies'] = [EURO];
    clock.now += 9_999;
    expect(await runtime.currenciesOf(SITE)).toBe(missing);
    clock.now += 1;
    const loaded = await runtime.currenciesOf(SITE);
    expect(loaded).toMatchObject({ value: [EURO], isComplete: true });
    expect(loaded.hash).not.toBe(missing.hash);
  });

  it('stay what they were when later calls fail', async () => {
    const { responses, clock, runtime } = open({ '/api/currencies': [EURO], '/api/data/currencies': 500 });
    const loaded = await runtime.currenciesOf(SITE);
    responses['/api/currencies'] = 500;
    clock.now += 900_000;
    expect(await runtime.currenciesOf(SITE)).toEqual({ ...loaded, isComplete: false });
  });
});

describe('the settings of a site', () => {
  it('of an older version that come late do not count as the last ones', async () => {
    let resolveLate: (body: object) => void = () => undefined;
    const late = new Promise<object>((resolve) => {
      resolveLate = resolve;
    });
    const { responses, runtime } = open({ '/api/globalConfigs': late });
    const old = runtime.settingsOf(SITE);
    responses['/api/globalConfigs'] = { builderHosts: ['new.test'] };
    const newer = await runtime.settingsOf({ ...SITE, version: 2 });
    resolveLate({ builderHosts: ['old.test'] });
    expect((await old).value.global.builderHosts).toEqual(['old.test']);
    expect(newer.value.global.builderHosts).toEqual(['new.test']);
    expect(runtime.lastKnownSettings(SITE.id)).toEqual(newer.value);
  });
});
