import { useQuery } from '@tanstack/react-query';
import { useServices } from '../app/services.tsx';
import { openDocument } from '../document/page-document.ts';
import { type VersionedDocument, versionsKey } from './use-published-version.ts';

/** The history of a document as the server has it now, newest first, and the version that visitors see. */
export function useVersions(document: VersionedDocument) {
  const { api } = useServices();
  return useQuery({
    queryKey: versionsKey(document),
    staleTime: 0,
    // An earlier response names another published version: a draft would be compared with it and reverted to it.
    gcTime: 0,
    queryFn: async () => {
      const { siteId: site, ...path } = document;
      const [versions, { publishedVersion, isArchived }] = await Promise.all([
        api.call('documentVersions', { site, path }),
        api.call('document', { site, path }),
      ]);
      return { versions, publishedVersion, isArchived };
    },
  });
}

/** A stored version of a document, opened; a version never changes. `null`: none is asked for. */
export function useVersion({ siteId: site, kind, id }: VersionedDocument, version: number | null) {
  const { api } = useServices();
  return useQuery({
    queryKey: ['version', site, kind, id, version],
    enabled: version !== null,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const path = { kind, id, version: String(version) };
      const { body } = await api.call('documentVersion', { site, path });
      return { body, document: openDocument(body) };
    },
  });
}
