import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ScenarioId } from '../../src/api/wire/scenarios/scenario-ids.ts';
import { createQueryClient } from '../../src/runtime/hydration/query-client.ts';
import { INERT_SERVICES } from '../../src/runtime/hydration/services.ts';
import { useCode } from '../ui/on-demand/use-code.ts';
import type { OpenSite } from './open-site.ts';
import type { PageData } from './page-data.ts';

/** The data of the site itself, or with an id the samples of a booking scenario; `null` until these are loaded. */
export function usePageData(site: OpenSite, id: ScenarioId | null): PageData | null {
  const client = useQueryClient();
  const code = useCode('scenarios', () => import('./open-scenario.ts'), id !== null);
  return useMemo(() => {
    if (id === null) return { site, scenario: null, client, services: INERT_SERVICES };
    // What was answered in one situation must not be shown in another.
    return code ? { ...code.openScenario(site, id), client: createQueryClient() } : null;
  }, [site, id, client, code]);
}
