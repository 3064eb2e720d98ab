import { useQuery } from '@tanstack/react-query';
import { useServices } from '../app/services.tsx';
import { openDocument } from '../document/page-document.ts';

/** Key of everything about the versions of a page in the cache of calls. */
export const versionsKey = (site: string, page: string) => ['versions', site, page];

/** The history of a page as the server has it now, newest first, and the version that visitors see. */
export function useVersions(site: string, page: string) {
  const { api } = useServices();
  return useQuery({
    queryKey: versionsKey(site, page),
    staleTime: 0,
    queryFn: async () => {
      const path = { kind: 'page', id: page };
      const [versions, { publishedVersion, isArchived }] = await Promise.all([
        api.call('documentVersions', { site, path }),
        api.call('document', { site, path }),
      ]);
      return { versions, publishedVersion, isArchived };
    },
  });
}

/** A stored version of a page, opened; a version never changes. `null`: none is asked for. */
export function useVersion(site: string, page: string, version: number | null) {
  const { api } = useServices();
  return useQuery({
    queryKey: ['version', site, page, version],
    enabled: version !== null,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const path = { kind: 'page', id: page, version: String(version) };
      const { body } = await api.call('documentVersion', { site, path });
      return { body, document: openDocument(body) };
    },
  });
}
