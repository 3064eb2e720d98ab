import { useQuery } from '@tanstack/react-query';
import { useServices } from '../app/services.tsx';
import type { DocumentKind } from '../../src/api/wire/document-kinds.ts';
import { firstInput } from '../workspace/first-input.ts';
import { idleMoment } from '../workspace/when-idle.ts';
import { openDocument } from '../document/page-document.ts';

/** A document of a site. */
export interface VersionedDocument {
  readonly siteId: string;
  readonly kind: DocumentKind;
  readonly id: string;
}

/** Key of everything about the versions of a document in the cache of calls. */
export const versionsKey = ({ siteId, kind, id }: VersionedDocument) => ['versions', siteId, kind, id];

/** The history of a document as the server has it now, newest first, and the version that visitors see. */
export function useVersions(document: VersionedDocument) {
  const { api } = useServices();
  return useQuery({
    queryKey: versionsKey(document),
    staleTime: 0,
    // An earlier answer names another published version: a draft would be compared with it and reverted to it.
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

/** Whether visitors see a version of a document, read once somebody works with it; so it is taken before, but for templates. */
export function useHasPublished(document: VersionedDocument): boolean {
  const { api } = useServices();
  const { siteId: site, ...path } = document;
  const isPossible = document.kind !== 'pageTemplate';
  const { data = isPossible } = useQuery({
    queryKey: [...versionsKey(document), 'published'],
    enabled: isPossible,
    queryFn: async () => {
      await firstInput();
      await idleMoment();
      return (await api.call('document', { site, path })).publishedVersion !== null;
    },
  });
  return data;
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
