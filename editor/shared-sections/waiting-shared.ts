import type { SharedDrafts } from '../canvas/shared-drafts.ts';
import type { OpenDocument } from '../document/page-document.ts';
import { namedSection } from '../document/shared-section.ts';
import type { Publication } from '../versions/publication.ts';

/** The shared sections that a document shows, and whose drafts visitors do not see. */
export function waitingShared(document: OpenDocument, shared: Pick<SharedDrafts, 'find'>): Publication[] {
  const ids = new Set([...document.nodes.keys()].map((node) => namedSection(document, node)));
  return [...ids].flatMap((id) => {
    const draft = id === null ? undefined : shared.find(id);
    return !draft || draft.version === draft.publishedVersion
      ? []
      : [{ kind: 'sharedComponent' as const, id: draft.id, version: draft.version }];
  });
}
