import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { sampleCurrency, scenarioApi, scenarioTransport } from '../../src/api/http/scenario-api.ts';
import { type ScenarioId, SCENARIOS } from '../../src/api/wire/scenarios/scenarios.ts';
import { createQueryClient } from '../../src/runtime/hydration/query-client.ts';
import { INERT_SERVICES, type IslandServices } from '../../src/runtime/hydration/services.ts';
import type { OpenSite } from './open-site.ts';

/** What slow answers take longer here than for visitors: long enough to look at what is shown meanwhile. */
const LOOKED_AT = 15;

/** Where the data of a page that is composed comes from. */
export interface PageData {
  /** The site, whose product API answers with samples in a scenario. */
  readonly site: OpenSite;
  readonly client: QueryClient;
  readonly services: IslandServices;
}

/** The data of the site itself, or with an id the samples of a booking scenario. */
export function usePageData(site: OpenSite, id: ScenarioId | null): PageData {
  const client = useQueryClient();
  return useMemo(() => {
    if (id === null) return { site, client, services: INERT_SERVICES };
    const scenario = { ...SCENARIOS[id], delayMs: SCENARIOS[id].delayMs * LOOKED_AT };
    const currency = sampleCurrency(site.currencies);
    return {
      site: { ...site, api: scenarioApi(site.api, scenario, currency) },
      // What was answered in one situation must not be shown in another.
      client: createQueryClient(),
      services: { ...INERT_SERVICES, transport: scenarioTransport(scenario, currency) },
    };
  }, [site, id, client]);
}
