import { QueryClient } from '@tanstack/react-query';

/** A minute: what an author sees of others' work is not older. */
const STALE_MS = 60_000;

/** The query client of the editor. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      // Calls repeat themselves where that helps.
      queries: { retry: false, staleTime: STALE_MS },
      // Without a network a change fails at once: TanStack Query would make it later, also when it has been cancelled.
      mutations: { networkMode: 'always' },
    },
  });
