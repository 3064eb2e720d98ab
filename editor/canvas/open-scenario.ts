import { sampleCurrency, scenarioApi, scenarioTransport } from '../../src/api/http/scenario-api.ts';
import type { ScenarioId } from '../../src/api/wire/scenarios/scenario-ids.ts';
import { SCENARIOS, searchOf, viewerOf } from '../../src/api/wire/scenarios/scenarios.ts';
import { otherCurrency } from '../../src/domain/shown-currency.ts';
import { currencyOnPage, isScreenPage } from '../../src/site/system-pages.ts';
import { INERT_SERVICES } from '../../src/runtime/hydration/services.ts';
import { typeOf } from '../document/tree.ts';
import type { OpenSite } from './open-site.ts';
import type { PageData } from './page-data.ts';

/** What slow responses take longer here than for visitors: long enough to look at what is shown meanwhile. */
const LOOKED_AT = 15;

/** A site in a booking scenario. */
export function openScenario(site: OpenSite, id: ScenarioId): Omit<PageData, 'client'> {
  const scenario = { ...SCENARIOS[id], delayMs: SCENARIOS[id].delayMs * LOOKED_AT };
  const currency = sampleCurrency(site.currencies);
  const chosen = scenario.isInOtherCurrency ? otherCurrency(site.currencies) : null;
  return {
    site: { ...site, api: scenarioApi(site.api, scenario, currency) },
    scenario: {
      now: scenario.now,
      viewer: viewerOf(scenario.visitor),
      currencyOn: (pageId, { nodes }) =>
        chosen && currencyOnPage(pageId, [...nodes.values()].map(typeOf), chosen),
      searchOf: (pageId) => (isScreenPage(pageId) ? searchOf(scenario, pageId) : ''),
    },
    services: { ...INERT_SERVICES, transport: scenarioTransport(site.api, scenario, currency) },
  };
}
