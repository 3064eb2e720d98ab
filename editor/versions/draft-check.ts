import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { DocumentKind } from '../../src/api/wire/document-kinds.ts';
import { useServices } from '../app/services.tsx';
import { checkAnew } from '../checks/check-anew.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import type { Publication } from './publication.ts';

/** A function that makes the query of what the checks find in a stored draft. */
export function useDraftCheck() {
  const { api } = useServices();
  const { site } = useWorkspace();
  const client = useQueryClient();
  return ({ kind, id, version }: Publication) =>
    queryOptions({
      queryKey: ['draft-findings', site.id, kind, id, version],
      staleTime: 0,
      queryFn: async () => {
        const path = { kind, id, version: String(version) };
        const { body } = await api.call('documentVersion', { site: site.id, path });
        return checkAnew({ site, kind: kind as DocumentKind, id, body }, api, client);
      },
    });
}
