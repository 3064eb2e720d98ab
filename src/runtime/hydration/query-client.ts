import { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FRESH_MS, QUERY_DEFAULTS } from '../data/queries.ts';
import { useServices } from './use-services.ts';
import type { IslandServices } from './services.ts';

/** A query client as pages use it. */
export const createQueryClient = () =>
  new QueryClient({ defaultOptions: { queries: { ...QUERY_DEFAULTS, gcTime: FRESH_MS } } });

const clients = new WeakMap<IslandServices, QueryClient>();

function sharedClient(services: IslandServices): QueryClient {
  const known = clients.get(services);
  if (known) return known;
  const client = createQueryClient();
  // Islands have no provider above them, which would do this: without it nothing is fetched anew on return to the tab.
  client.mount();
  clients.set(services, client);
  return client;
}

/** The query client of all islands with the same services; on the server, where nothing is fetched, one for each. */
export function useIslandQueryClient(): QueryClient {
  const services = useServices();
  const [client] = useState(() =>
    typeof document === 'undefined' ? createQueryClient() : sharedClient(services),
  );
  return client;
}
