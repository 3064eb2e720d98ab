import { useQuery } from '@tanstack/react-query';
import { useServices } from '../app/services.tsx';
import type { DocumentKind } from '../../src/api/wire/document-kinds.ts';
import { firstInput } from '../workspace/first-input.ts';
import { idleMoment } from '../workspace/when-idle.ts';

/** A document of a site. */
export interface VersionedDocument {
  readonly siteId: string;
  readonly kind: DocumentKind;
  readonly id: string;
}

/** Key of everything about the versions of a document in the cache of calls. */
export const versionsKey = ({ siteId, kind, id }: VersionedDocument) => ['versions', siteId, kind, id];

/**
 * The version that visitors see of a document, read anew once somebody works with it, when they come back to
 * the window, and whenever something is published.
 * @param opened the one that they saw when the document was opened; `null` for none
 */
export function usePublishedVersion(document: VersionedDocument, opened: number | null): number | null {
  const { api } = useServices();
  const { siteId: site, ...path } = document;
  const { data = opened } = useQuery({
    queryKey: [...versionsKey(document), 'published'],
    enabled: document.kind !== 'pageTemplate',
    // A response of an earlier visit is older than the one that the document was opened with.
    gcTime: 0,
    staleTime: 0,
    queryFn: async () => {
      await firstInput();
      await idleMoment();
      return (await api.call('document', { site, path })).publishedVersion;
    },
  });
  return data;
}
