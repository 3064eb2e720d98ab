import { useInfiniteQuery } from '@tanstack/react-query';
import type { ResponseOf } from '../../../src/api/wire/operations/client-types.ts';
import { useServices } from '../services.tsx';

export type ActivityEntry = ResponseOf<'activity'>[number];

/** Entries of one response of the server: a shorter one is the last. */
const PART = 50;

/** What was done on a site, the newest first, in parts. */
export function useActivity(site: string) {
  const { api } = useServices();
  return useInfiniteQuery({
    queryKey: ['activity', site],
    queryFn: ({ pageParam }) =>
      api.call('activity', { site, query: pageParam === null ? {} : { before: pageParam } }),
    initialPageParam: null as number | null,
    getNextPageParam: (last): number | null => (last.length < PART ? null : (last.at(-1)?.id ?? null)),
    staleTime: 0,
  });
}
