import { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createSingleton } from './singleton.ts';

const FRESH_MS = 900_000;

const createClient = () =>
  new QueryClient({
    // The call layer repeats what may be repeated; the query layer never does.
    // A call without a network fails at once, and is told: one that waited for it would happen when nobody expects it.
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', staleTime: FRESH_MS, gcTime: FRESH_MS },
    },
  });

const browserQueryClient = createSingleton('query client', () => {
  const client = createClient();
  // Parts have no provider above them, which would do this: without it nothing is asked anew on return to the tab.
  client.mount();
  return client;
});

/** The query client of this part: the tab's in the browser; on the server, where nothing is asked, one of its own. */
export function useIslandQueryClient(): QueryClient {
  const [client] = useState(() => (typeof document === 'undefined' ? createClient() : browserQueryClient()));
  return client;
}
