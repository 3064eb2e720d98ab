import { onlineManager, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { CheckedSite } from '../../src/runtime/checks/checked-site.ts';
import type { EditorApi } from '../api/editor-api.ts';
import { useServices } from '../app/services.tsx';
import type { OpenSite } from '../canvas/open-site.ts';
import { firstInput } from '../workspace/first-input.ts';
import { idleMoment } from '../workspace/when-idle.ts';

/** What documents of a site may refer to, as a query. */
export const checkedSiteQuery = (api: EditorApi, site: OpenSite) =>
  queryOptions({
    queryKey: ['checked-site', site.id],
    queryFn: async () => {
      // A page is shown and edited without it.
      await firstInput();
      await idleMoment();
      const { readCheckedSite } = await import('./read-checked-site.ts');
      return readCheckedSite(api, site);
    },
  });

/** A function that reads what documents of a site may refer to. It rejects when that cannot be loaded, at once without a network. */
export function useReadCheckedSite(site: OpenSite): () => Promise<CheckedSite> {
  const { api } = useServices();
  const client = useQueryClient();
  return useCallback(async () => {
    const query = checkedSiteQuery(api, site);
    // TanStack Query would wait for the network.
    if (!onlineManager.isOnline() && !client.getQueryData(query.queryKey)) throw new Error('no network');
    return client.ensureQueryData(query);
  }, [client, api, site]);
}
