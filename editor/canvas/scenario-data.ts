import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ScenarioId } from '../../src/api/wire/scenarios/scenario-ids.ts';
import type { Viewer } from '../../src/domain/visibility.ts';
import { createQueryClient } from '../../src/runtime/hydration/query-client.ts';
import { INERT_SERVICES, type IslandServices } from '../../src/runtime/hydration/services.ts';
import type { OpenSite } from './open-site.ts';

/** A booking scenario as pages are shown in it. */
export interface ShownScenario {
  /** The present, in epoch milliseconds. */
  readonly now: number;
  readonly viewer: Viewer;
  /** Query of the address of a page. */
  readonly searchOf: (pageId: string) => string;
}

/** Where the data of a page that is composed comes from. */
export interface PageData {
  /** The site, whose product API answers with samples in a scenario. */
  readonly site: OpenSite;
  /** `null` for the data of the site itself. */
  readonly scenario: ShownScenario | null;
  readonly client: QueryClient;
  readonly services: IslandServices;
}

/** The data of the site itself, or with an id the samples of a booking scenario; `null` until these are loaded. */
export function usePageData(site: OpenSite, id: ScenarioId | null): PageData | null {
  const client = useQueryClient();
  const { data: code } = useQuery({
    queryKey: ['scenarios'],
    queryFn: () => import('./open-scenario.ts'),
    enabled: id !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return useMemo(() => {
    if (id === null) return { site, scenario: null, client, services: INERT_SERVICES };
    // What was answered in one situation must not be shown in another.
    return code ? { ...code.openScenario(site, id), client: createQueryClient() } : null;
  }, [site, id, client, code]);
}
