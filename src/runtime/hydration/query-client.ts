import { QueryClient, QueryClientContext } from '@tanstack/react-query';
import { useContext } from 'react';
import { createSingleton } from './singleton.ts';

const FRESH_MS = 900_000;

const browserQueryClient = createSingleton(
  'query client',
  () =>
    new QueryClient({
      // The call layer repeats what may be repeated; the query layer never does.
      defaultOptions: { queries: { retry: false, staleTime: FRESH_MS, gcTime: FRESH_MS } },
    }),
);

/** The query client around this part: the request's own on the server, the tab's in the browser. */
export const usePartQueryClient = (): QueryClient => useContext(QueryClientContext) ?? browserQueryClient();
