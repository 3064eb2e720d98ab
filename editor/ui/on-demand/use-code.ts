import { useQuery } from '@tanstack/react-query';

/**
 * Code that is loaded once it is needed; `undefined` until it is there. Where it cannot be loaded, it is tried again when the
 * network is back.
 * @param name the same for the same code
 */
export function useCode<Code>(name: string, load: () => Promise<Code>, isNeeded = true): Code | undefined {
  const { data } = useQuery({
    queryKey: ['code', name],
    queryFn: load,
    enabled: isNeeded,
    // It may be in the window already, or in the cache of the browser.
    networkMode: 'offlineFirst',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return data;
}
